import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/**
 * DJ-ORD-11 to DJ-ORD-13, DJ-ORD-19, DJ-ORD-20: in the overlord's turn each hero with a guard order is asked in seat order
 * whether he interrupts, as a window; nobody during an interrupt attack.
 */
export function offerGuards(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
