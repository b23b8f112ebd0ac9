import { BEST_TO_HIT, WORST_TO_HIT } from '../data/limits.ts';
import type { Character, State } from '../state.ts';
import { type Attack, isShot } from './attack.ts';
import { monsterHooksOf, sumOfHooks } from './attack-hooks.ts';
import { cardOfMonster, dungeonOf, hasAdjacentEnemy, isHigher } from './figures.ts';
import { sumOf } from './sources.ts';

/** DL-ATK-07, DL-DUA-06: all modifiers of the To Hit die, summed: what helps is added to it, what hinders taken off. */
export function toHitModifier(state: State, attack: Attack): number {
  const { attacker, defender, blow } = attack;
  let sum = blow.modifier;
  sum += sumOf(state, attacker, isShot(blow) ? 'rangedToHit' : 'meleeToHit');
  sum += sumOf(state, defender, 'attackedToHit');
  if (isShot(blow)) sum += sumOf(state, defender, 'shotToHit');
  if (hasHigherGround(state, attacker, defender)) sum += HIGHER_GROUND;
  if (defender.prone) sum += AGAINST_PRONE;
  if (isPointBlank(state, attack)) sum += POINT_BLANK;
  return sum + sumOfHooks(state, attack, 'toHit') + cardModifier(state, attack);
}

/** DL-ELV-04. */
const HIGHER_GROUND = 1;
/** DL-CND-11. */
const AGAINST_PRONE = 1;
/** Talent shoots-when-adjacent: without it nobody shoots there at all (DL-ATK-13). */
const POINT_BLANK = -1;

/** DL-ELV-04, DL-LRG-04: a drifting Monster ignores elevation, for itself and for those who strike at it. */
const hasHigherGround = (state: State, attacker: Character, defender: Character): boolean =>
  isHigher(state, attacker, defender) && !drifts(attacker) && !drifts(defender);

const drifts = (figure: Character): boolean =>
  figure.is === 'monster' && cardOfMonster(figure.kind).moves === 'drifts';

const isPointBlank = (state: State, { attacker, blow }: Attack): boolean =>
  blow.kind === 'ranged' && attacker.is === 'accursed' && hasAdjacentEnemy(state, attacker);

/** DL-ATK-17: what the Monster's own card and those of other Monsters say. */
function cardModifier(state: State, attack: Attack): number {
  const { attacker } = attack;
  if (attacker.is !== 'monster') return 0;
  let sum = monsterHooksOf(attacker).toHit?.(state, attacker, attack) ?? 0;
  for (const other of dungeonOf(state).monsters)
    if (other !== attacker && !other.asleep) sum += monsterHooksOf(other).aura?.(state, other, attacker) ?? 0;
  return sum;
}

/** DL-ATK-06, DL-CRT-01, DL-CRT-02: what the die itself must show, for those who weigh an attack; null without a roll. */
export function neededToHit(state: State, attack: Attack): number | null {
  const { toHit } = attack.blow;
  if (toHit === null) return null;
  return Math.min(WORST_TO_HIT, Math.max(BEST_TO_HIT, toHit - toHitModifier(state, attack)));
}
