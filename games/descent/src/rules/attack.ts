import type { Rule, Seat, Table } from '@tenebrae/kernel';
import type { Attack, FigureId, State } from '../state.ts';

/** What is settled before an attack is declared; the rest is asked. */
export interface AttackPlan {
  readonly attacker: FigureId;
  readonly seat: Seat;
  readonly source: Attack['source'];
  readonly interrupt: Attack['interrupt'];
  /** The only figure that may be attacked (Alertness, Counter Attack). */
  readonly only?: FigureId;
}

/**
 * DJ-ATK-01: the steps of every attack: declare (space, area, template), Taunt, Aim, guards, roll, re-rolls, miss, spending,
 * range, wounds, what follows. The attack stands in `state.attacks` while it lasts. Gives it, or null if it was lost.
 */
export function attack(_table: Table<State>, _plan: AttackPlan): Rule<Attack | null> {
  throw new Error('not written yet');
}
