import { anchorOf, type Place, type Square } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import { HEROES } from '../data/heroes.ts';
import { boardNow } from '../rules/board-now.ts';
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
import { biteOf, type Blow, goodRange, type Mark, markOf, monsterBlow, worthOfBlow } from './blows.ts';
import { apart, nearestApart } from './risks.ts';
import { each, type Habit, nameIn, onlyBest, placeIn, SELDOM, verbOf, type Weight } from './weights.ts';
import { stepsFrom, stepsFromAny, type Way, wayOfMonsters } from './ways.ts';

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

/** What a monster attacks with, and whom it could attack. */
interface Hunt {
  readonly state: State;
  readonly monster: Monster;
  readonly blow: Blow;
  readonly far: number;
  readonly prey: readonly Prey[];
  /** By prey. */
  readonly marks: readonly Mark[];
  readonly screens: Uint8Array;
}

function huntOf(state: State, monster: Monster): Hunt {
  const blow = monsterBlow(state, monster);
  const far = goodRange(blow) + (blow.arms.type === 'melee' ? 0 : 2);
  const prey = preyOf(state);
  return {
    state,
    monster,
    blow,
    far,
    prey,
    marks: prey.map(({ figure }) => markOf(state, blow, figure)),
    screens: screensFor(state, monsterFigure(monster)),
  };
}

/** What an attack from some spaces is worth: the best prey that it reaches with good hope and sees. */
function worthFrom({ state, blow, far, prey, marks, screens }: Hunt, spaces: readonly Square[]): number {
  let best = 0;
  for (const [at, { square }] of prey.entries()) {
    const range = nearestApart(state, square, spaces);
    const mark = marks[at];
    if (range > far || mark === undefined) continue;
    const worth = worthOfBlow(blow, mark, range);
    if (worth <= best) continue;
    const sees = spaces.some(
      space => apart(state, space, square) <= far && hasLine(state, space, square, screens),
    );
    if (sees) best = worth;
  }
  return best;
}

/** Whoever can strike is activated first, the hardest first; then those who come nearer, the nearest first. */
export const activateNext: Habit = (state, question) => {
  const way = wayOfMonsters(
    state,
    preyOf(state).map(({ square }) => square),
  );
  const scores = question.options.map(option => {
    if (verbOf(option) !== 'activate') return verbOf(option) === 'play' ? 50 : -50;
    const monster = findMonster(state, Number(option.id.split(':').at(-1)));
    if (monster === undefined) return 0;
    const blow = monsterBlow(state, monster);
    const steps = stepsFromAny(way, monsterSpaces(state, monster));
    const near = steps <= monsterSpeed(state, monster) + goodRange(blow);
    return (near ? 20 + biteOf(state, monster) : 0) - Math.min(20, steps) * 0.1;
  });
  return onlyBest(scores);
};

/** Strikes where it can, and otherwise goes where it soon will. */
export const monsterActs: Habit = (state, question) => {
  const active = state.overlord.turn?.active;
  const monster = active ? findMonster(state, active.monster) : undefined;
  if (monster === undefined) return question.options.map(() => 1);
  return question.options.map(weigher(state, monster, question.options));
};

const VERBS: Readonly<Record<string, number>> = {
  'break-bar': 3,
  'lift-bar': 3,
  'burrow': 0.3,
  'swap-places': 0.1,
  'climb': 1e4,
  'jump': 0.1,
  'close-door': 1e-6,
  'discard-one': 1e-6,
};

/** How much more readily the better of two moves is made. */
const KEENNESS = 25;

function weigher(state: State, monster: Monster, options: readonly Option[]): Weight {
  const attacks = activationOf(state, monster)?.attacks ?? 0;
  const hunt = huntOf(state, monster);
  const standing = worthFrom(hunt, monsterSpaces(state, monster));
  const moves = moveScores(hunt, attacks > 0, standing, options);
  const best = Math.max(-Infinity, ...moves.values());
  return option => {
    switch (verbOf(option)) {
      case 'attack':
        return standing > 0 ? 1e3 : 1e-6;
      case 'move':
      case 'stairs': {
        const score = moves.get(option) ?? -Infinity;
        return score === -Infinity ? 0 : Math.exp(Math.max(-40, KEENNESS * (score - best)));
      }
      case 'open-door':
        return attacks > 0 && standing === 0 ? 3 : 1e-4;
      case 'end-activation':
        return attacks > 0 && standing === 0 ? 1e-4 : 10;
      default:
        return VERBS[verbOf(option)] ?? 0.01;
    }
  };
}

/** With an attack to make to where it is worth most, or nearer to it; afterwards it stays. */
function moveScores(
  hunt: Hunt,
  hunts: boolean,
  standing: number,
  options: readonly Option[],
): ReadonlyMap<Option, number> {
  const { state, monster, prey, far } = hunt;
  const scores = new Map<Option, number>();
  const shape = shapeOf(monster);
  const carrier = relicWay(state, monster);
  if (carrier === null && (!hunts || prey.length === 0 || standing > 0.9)) return scores;
  const way =
    carrier ??
    wayOfMonsters(
      state,
      prey.map(({ square }) => square),
    );
  const best = prey.reduce<Prey | null>(
    (one, other) => (one === null || other.worth > one.worth ? other : one),
    null,
  );
  for (const option of options) {
    const verb = verbOf(option);
    if (verb !== 'move' && verb !== 'stairs') continue;
    const spaces = spacesAt(state, shape, placeIn(option));
    if (isCrowded(state, monster, spaces)) continue;
    const steps = Math.min(40, stepsFromAny(way, spaces));
    if (carrier !== null) {
      scores.set(option, -steps);
      continue;
    }
    const worth = worthFrom(hunt, spaces);
    const toHim = best === null ? 0 : Math.min(20, nearestApart(state, best.square, spaces)) * 0.004;
    // Who strikes from afar does so from as far as he can.
    const distance = far > 2 ? Math.min(far, steps) * 0.015 : 0;
    if (worth > standing + 0.05) scores.set(option, 1 + worth + distance);
    else if (standing === 0) scores.set(option, -0.05 * steps - toHim);
  }
  return scores;
}

/** In the quest of the relics masters carry them off: to a relic, and with one to the rift. */
function relicWay(state: State, monster: Monster): Way | null {
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
  const way = wayOfMonsters(state, goals);
  return question.options.map(option => {
    if (option.id === 'pass' || option.id === 'done') return SELDOM / 100;
    const square = anchorOf(state.grid, Number(nameIn(option)) as Place);
    return Math.exp(-1.5 * Math.min(29, stepsFrom(way, square)));
  });
};

/** A hero is pushed or blown where it hurts: anywhere, as good as any. */
export const whoever: Habit = each(state => option => {
  const prey = preyOf(state).find(({ figure }) => figure === (option as Option & { figure?: string }).figure);
  return option.id === 'pass' ? 0.2 : (prey?.worth ?? 1) ** 2;
});

/** Where another monster stands it would have to go on. */
function isCrowded(state: State, monster: Monster, spaces: readonly Square[]): boolean {
  const { monsters } = boardNow(state);
  const own = monsterSpaces(state, monster);
  for (const square of spaces) if ((monsters[square] ?? 0) > (own.includes(square) ? 1 : 0)) return true;
  return false;
}
