import type { RuleId } from '@tenebrae/kernel';
import type { Hero, HeroTurn, Monster, State } from '../state.ts';

/** The turn of this hero, if it is his. */
export function turnOf(state: State, hero: Hero): HeroTurn | null {
  return state.turn?.hero === hero.id ? state.turn : null;
}

/** DJ-MOV-12, DJ-EFF-13, DJ-ABL-17: points that a hero may spend now; none under Web or Grapple or after a charge. */
export function pointsOf(_state: State, _hero: Hero): number {
  throw new Error('not written yet');
}

/** The same for the monster under activation. */
export function monsterPointsOf(_state: State, _monster: Monster): number {
  throw new Error('not written yet');
}

/** Takes points off; a ready or stunned hero who spends the first one has chosen to move (DJ-HRT-12). */
export function spendPoints(_state: State, _hero: Hero, _count: number, _rule: RuleId): void {
  throw new Error('not written yet');
}

export function spendMonsterPoints(_state: State, _monster: Monster, _count: number): void {
  throw new Error('not written yet');
}

/** DJ-ABL-17: next to an enemy with Grapple that it is not immune to. */
export function isGrappled(_state: State, _figure: `hero:${string}` | `monster:${number}`): boolean {
  throw new Error('not written yet');
}
