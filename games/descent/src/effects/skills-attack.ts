import type { Square } from '@tenebrae/board';
import { ask, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { AttackType } from '../data/abilities.ts';
import type { SkillId } from '../data/skills.ts';
import { attack } from '../rules/attack.ts';
import { exhaustSkill } from '../rules/carrying.ts';
import { killMonster } from '../rules/death.ts';
import { spendFatigue } from '../rules/fatigue.ts';
import {
  areEnemies,
  figuresAt,
  heroesOnBoard,
  heroFigure,
  isMonster,
  isOnBoard,
  monsterFigure,
  spacesOf,
} from '../rules/figures.ts';
import { blocksMovement, distance, distanceBetween, isRevealed, neighboursOf } from '../rules/spaces.ts';
import { lineOfAttack, retarget } from '../rules/targets.ts';
import type { Attack, FigureId, Hero, State } from '../state.ts';
import type { Effect } from './effect.ts';
import { offerExtraAttack, reactions, sourceOption, wantsSkill } from './extra-attacks.ts';
import { monstersWithin } from './near.ts';

const RULE: RuleId = 'DJ-CRD-10';

const CLEAVING_FATIGUE = 1;
const FURTHER_ATTACK_FATIGUE = 2;
const ALERTNESS_FATIGUE = 2;
const TAUNT_SPACES = 5;
const RETRIBUTION_SPACES = 3;
const SPIRIT_SPACES = 10;

/** Cleaving: a melee attack that killed an enemy, then another with the same weapon, and again. */
export const CLEAVING: Effect = {
  *afterAttack(table, hero, made) {
    const hasKilled = made.killed.some(figure => areEnemies(figure, heroFigure(hero)));
    if (made.type === 'melee' && hasKilled)
      yield* offerExtraAttack(table, hero, made, 'cleaving', CLEAVING_FATIGUE);
  },
};

/** Rapid Fire: after a ranged attack another, and again. */
export const RAPID_FIRE: Effect = {
  *afterAttack(table, hero, made) {
    if (made.type === 'ranged')
      yield* offerExtraAttack(table, hero, made, 'rapid-fire', FURTHER_ATTACK_FATIGUE);
  },
};

/** Quick Casting: after a magic attack another; the card is exhausted. */
export const QUICK_CASTING: Effect = {
  *afterAttack(table, hero, made) {
    const card = hero.skills.find(({ id }) => id === 'quick-casting');
    if (made.type !== 'magic' || card === undefined || card.exhausted) return;
    // Exhausted before the further attack, which comes here again.
    exhaustSkill(hero, card.id, true);
    const isUsed = yield* offerExtraAttack(table, hero, made, 'quick-casting', FURTHER_ATTACK_FATIGUE);
    if (!isUsed) exhaustSkill(hero, card.id, false);
  },
};

/** Counter Attack: an enemy that misses, and stands where he can reach it, is struck at once. */
export const COUNTER_ATTACK: Effect = {
  *onEnemyMissed(table, hero, missed) {
    if (areEnemies(missed.attacker, heroFigure(hero)))
      yield* strikeAtOnce(table, hero, missed.attacker, 'counter', 'melee');
  },
};

/** Alertness: an enemy that comes next to him by its own movement is attacked at once. */
export const ALERTNESS: Effect = {
  *onEnemyStep(table, hero, monster) {
    if (hero.fatigue >= ALERTNESS_FATIGUE)
      yield* strikeAtOnce(table, hero, monsterFigure(monster), 'alertness', null);
  },
};

const REACTIONS = {
  counter: { ask: 'strike-back', verb: 'counter', skill: 'counter-attack', fatigue: 0 },
  alertness: { ask: 'strike-first', verb: 'alert', skill: 'alertness', fatigue: ALERTNESS_FATIGUE },
} as const satisfies Record<string, { ask: string; verb: string; skill: SkillId; fatigue: number }>;

function* strikeAtOnce(
  table: Table<State>,
  hero: Hero,
  only: FigureId,
  interrupt: 'alertness' | 'counter',
  type: AttackType | null,
): Rule {
  const sources = reactions(table.state, hero, only, interrupt, type);
  if (sources.length === 0) return;
  const { ask: question, verb, skill, fatigue } = REACTIONS[interrupt];
  const options = sources.map(source => sourceOption(verb, source));
  const chosen = yield* ask(question, hero.seat, [...options, PASS], RULE, {
    window: true,
    concerns: [hero.seat],
    about: { hero: hero.id, skill, cost: fatigue },
  });
  if (!('source' in chosen)) return;
  if (fatigue > 0) spendFatigue(table, hero, fatigue, RULE);
  table.tell({ type: 'skill-used', rule: RULE, hero: hero.id, skill });
  const { source } = chosen;
  yield* attack(table, { attacker: heroFigure(hero), seat: hero.seat, source, interrupt, only });
}

/** Taunt: an enemy near him attacks his space instead of the one it has declared, if it could; not Breath or Sweep. */
export const TAUNT: Effect = {
  *onEnemyDeclared(table, hero, declared) {
    const { state } = table;
    if (!isOnBoard(hero) || !canTaunt(state, hero, declared)) return;
    if (!(yield* wantsSkill(hero, 'taunt', 0, 'window'))) return;
    table.tell({ type: 'skill-used', rule: RULE, hero: hero.id, skill: 'taunt' });
    retarget(state, declared, hero.place, heroFigure(hero));
  },
};

function canTaunt(state: State, hero: Hero, { attacker, target, area, ...rest }: Attack): boolean {
  const id = heroFigure(hero);
  if (!isOnBoard(hero) || !areEnemies(attacker, id) || target === null || target === hero.place) return false;
  if (area !== 'single' && area !== 'blast') return false;
  if (distanceBetween(state, [hero.place], spacesOf(state, attacker)) > TAUNT_SPACES) return false;
  return lineOfAttack(state, { attacker, target, area, ...rest }, hero.place) !== null;
}

/** Crack Shot: the line of a ranged or magic attack may start in an empty space next to him. */
export const CRACK_SHOT: Effect = {
  linesFrom: (state, hero, type) =>
    type === 'melee' || !isOnBoard(hero)
      ? []
      : neighboursOf(state, hero.place).filter(square => isEmptySpace(state, square)),
};

/** DJ-BRD-08. */
const isEmptySpace = (state: State, square: Square): boolean =>
  isRevealed(state, square) && !blocksMovement(state, square) && figuresAt(state, square).length === 0;

/** Spiritwalker: a magic attack may start where another hero stands. */
export const SPIRITWALKER: Effect = {
  attacksFrom(state, hero, type) {
    if (type !== 'magic' || !isOnBoard(hero)) return [];
    const { place } = hero;
    return heroesOnBoard(state)
      .filter(one => one.id !== hero.id && distance(state, place, one.place) <= SPIRIT_SPACES)
      .map(one => one.place);
  },
};

/** Divine Retribution: whoever among the enemies has no name dies with him, if an enemy's attack or Aura killed him. */
export const DIVINE_RETRIBUTION: Effect = {
  *onKilled(table, hero, cause) {
    const { state } = table;
    if ((cause.kind !== 'attack' && cause.kind !== 'aura') || !isMonster(cause.by)) return;
    const doomed = monstersWithin(state, hero, RETRIBUTION_SPACES).filter(({ named }) => named === null);
    if (doomed.length === 0) return;
    table.tell({ type: 'skill-used', rule: RULE, hero: hero.id, skill: 'divine-retribution' });
    for (const monster of doomed) {
      if (state.monsters.includes(monster))
        yield* killMonster(table, monster, { kind: 'aura', by: heroFigure(hero) });
    }
  },
};
