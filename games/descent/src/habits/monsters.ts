import { anchorOf, type Place, type Square } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import { HEROES } from '../data/heroes.ts';
import { activationOf } from '../rules/activation.ts';
import {
  allyFigure,
  findMonster,
  heroFigure,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  shapeOf,
  spacesAt,
} from '../rules/figures.ts';
import { hasLine, screensFor } from '../rules/sight.ts';
import { monsterSpeed } from '../rules/stats.ts';
import { questRules } from '../effects/quests.ts';
import type { FigureId, Monster, State } from '../state.ts';
import { expectedWounds, goodRange, monsterBlow, worthOfWounds } from './blows.ts';
import { apart } from './risks.ts';
import {
  asWeight,
  each,
  type Habit,
  keenly,
  nameIn,
  onlyBestMove,
  SELDOM,
  verbOf,
  type Weight,
} from './weights.ts';
import { type Field, stepsTo, wayOfMonsters } from './ways.ts';

/** Somebody to hunt, and what he is worth. */
interface Prey {
  readonly figure: FigureId;
  readonly square: Square;
  readonly worth: number;
}

/** The heroes on the board and allies who may be attacked; who is worth more and nearer to death comes first. */
export function preyOf(state: State): Prey[] {
  const heroes = state.heroes.filter(isOnBoard).map(hero => ({
    figure: heroFigure(hero),
    square: hero.place,
    worth: HEROES[hero.id].conquest * (1 + 4 / (1 + hero.wounds)),
  }));
  const { mayAttackAlly } = questRules(state);
  const allies = state.allies
    .filter(isOnBoard)
    .filter(ally => mayAttackAlly?.(state, ally) ?? true)
    .map(ally => ({ figure: allyFigure(ally), square: ally.place, worth: 3 * (1 + 4 / (1 + ally.wounds)) }));
  return [...heroes, ...allies];
}

/** What an attack from some spaces is worth: the best prey that it reaches with good hope and sees. */
function worthFrom(state: State, monster: Monster, spaces: readonly Square[], screens: Uint8Array): number {
  const blow = monsterBlow(state, monster);
  const far = goodRange(blow) + (blow.arms.type === 'melee' ? 0 : 2);
  let best = 0;
  for (const { figure, square } of preyOf(state)) {
    const from = spaces.filter(space => apart(state, space, square) <= far);
    if (from.length === 0) continue;
    const range = Math.min(...from.map(space => apart(state, space, square)));
    const worth = worthOfWounds(state, figure, expectedWounds(state, blow, figure, range));
    if (worth > best && from.some(space => hasLine(state, space, square, screens))) best = worth;
  }
  return best;
}

/** Whoever can strike is activated first, the strongest before the others. */
export const activateNext: Habit = (state, question) => {
  const goals = preyOf(state).map(({ square }) => square);
  const field = goals.length === 0 ? null : wayOfMonsters(state, goals);
  return question.options.map(option => {
    if (verbOf(option) !== 'activate') return verbOf(option) === 'play' ? 30 : SELDOM / 10;
    const monster = findMonster(state, Number(option.id.split(':').at(-1)));
    if (monster === undefined) return 1;
    const steps = field === null ? 20 : stepsTo(field, monsterSpaces(state, monster));
    const near = steps <= monsterSpeed(state, monster) + goodRange(monsterBlow(state, monster));
    return (near ? 10 : 2) + (monster.rank === 'master' ? 1 : 0);
  });
};

/** Strikes where it can, and otherwise goes where it soon will. */
export const monsterActs: Habit = (state, question) => {
  const active = state.overlord.turn?.active;
  const monster = active ? findMonster(state, active.monster) : undefined;
  if (monster === undefined) return question.options.map(() => 1);
  const weigh = weigher(state, monster);
  return onlyBestMove(question.options, question.options.map(weigh));
};

const VERBS: Readonly<Record<string, number>> = {
  'break-bar': 40,
  'lift-bar': 40,
  'burrow': 4,
  'swap-places': 1,
  'climb': 3000,
  'jump': 30,
  'close-door': 0.02,
  'discard-one': 0.02,
};

function weigher(state: State, monster: Monster): Weight {
  const attacks = activationOf(state, monster)?.attacks ?? 0;
  const screens = screensFor(state, monsterFigure(monster));
  const standing = worthFrom(state, monster, monsterSpaces(state, monster), screens);
  const moves = moveWeigher(state, monster, attacks > 0, screens, standing);
  return option => {
    switch (verbOf(option)) {
      case 'attack':
        return standing > 0 ? 1e5 : 0.001;
      case 'move':
      case 'stairs':
        return moves(option);
      case 'open-door':
        return attacks > 0 && standing === 0 ? 40 : 0.02;
      case 'end-activation':
        return attacks > 0 && standing === 0 ? 0.5 : 10;
      default:
        return VERBS[verbOf(option)] ?? 1;
    }
  };
}

/** With an attack to make towards the prey, as far away from it as the attack carries; afterwards it stays. */
function moveWeigher(
  state: State,
  monster: Monster,
  hunts: boolean,
  screens: Uint8Array,
  standing: number,
): Weight {
  const prey = preyOf(state);
  const carrier = relicField(state, monster);
  if (carrier !== null) return byField(state, monster, carrier);
  if (!hunts || prey.length === 0) return () => 0.02;
  const best = prey.reduce((one, other) => (other.worth > one.worth * 1.5 ? other : one));
  const field = wayOfMonsters(
    state,
    prey.map(({ square }) => square),
  );
  const toBest = wayOfMonsters(state, [best.square]);
  const shape = shapeOf(monster);
  const here = stepsTo(field, monsterSpaces(state, monster));
  return option => {
    const spaces = spacesAt(state, shape, Number(nameIn(option)));
    if (isCrowded(state, monster, spaces)) return 0;
    const worth = worthFrom(state, monster, spaces, screens);
    const steps = stepsTo(field, spaces);
    const gain = Number.isFinite(steps) ? Math.min(here, 40) - steps : -8;
    const toHim = Math.min(20, stepsTo(toBest, spaces)) * 0.05;
    if (worth > standing + 0.1) return keenly(2.5 + Math.min(2, worth) - toHim);
    return standing > 0 ? 0.01 : keenly(1 + 0.25 * gain - toHim);
  };
}

function byField(state: State, monster: Monster, field: Field): Weight {
  const shape = shapeOf(monster);
  const here = stepsTo(field, monsterSpaces(state, monster));
  return option => {
    const steps = stepsTo(field, spacesAt(state, shape, Number(nameIn(option))));
    return Number.isFinite(steps) ? asWeight(2 + Math.min(here, 40) - steps) : 0;
  };
}

/** In the quest of the relics masters carry them off: to a relic, and with one to the rift. */
function relicField(state: State, monster: Monster): Field | null {
  if (state.quest.id !== 'four-lights' || monster.rank !== 'master' || state.quest.counters['rift'] !== 1)
    return null;
  const goals = state.markers.flatMap(({ what, square }) => {
    if (typeof square !== 'number') return [];
    const isGoal =
      monster.carries.length > 0
        ? what.kind === 'encounter' && what.encounter.startsWith('rift')
        : what.kind === 'relic';
    return isGoal ? [square] : [];
  });
  return goals.length === 0 ? null : wayOfMonsters(state, goals);
}

/** New monsters stand as near to the heroes as they may. */
export const placeNear: Habit = (state, question) => {
  const goals = preyOf(state).map(({ square }) => square);
  if (goals.length === 0) return question.options.map(({ id }) => (id === 'pass' ? SELDOM : 1));
  const field = wayOfMonsters(state, goals);
  return question.options.map(option => {
    if (option.id === 'pass' || option.id === 'done') return SELDOM / 100;
    const square = anchorOf(state.grid, Number(nameIn(option)) as Place);
    return asWeight(30 - Math.min(29, field[square] ?? 29));
  });
};

/** A hero is pushed or blown where it hurts: anywhere, as good as any. */
export const whoever: Habit = each(state => option => {
  const prey = preyOf(state).find(({ figure }) => figure === (option as Option & { figure?: string }).figure);
  return option.id === 'pass' ? 0.2 : (prey?.worth ?? 1) ** 2;
});

/** Where another monster stands it would have to go on. */
const isCrowded = (state: State, { id }: Monster, spaces: readonly Square[]): boolean =>
  state.monsters.some(
    other => other.id !== id && monsterSpaces(state, other).some(square => spaces.includes(square)),
  );
