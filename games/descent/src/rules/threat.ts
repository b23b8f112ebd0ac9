import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { OverlordDeckCard } from '../data/overlord-cards.ts';
import type { State } from '../state.ts';

/** DJ-ATK-17, DJ-OVT-02, DJ-TRS-12: the overlord takes tokens. */
export function gainThreat(table: Table<State>, count: number, rule: RuleId): void {
  if (count <= 0) return;
  table.state.overlord.threat += count;
  table.tell({ type: 'threat-gained', rule, count, threat: table.state.overlord.threat });
}

/** Never below nothing. */
export function loseThreat(table: Table<State>, count: number, rule: RuleId): void {
  const lost = Math.min(count, table.state.overlord.threat);
  if (lost === 0) return;
  table.state.overlord.threat -= lost;
  table.tell({ type: 'threat-lost', rule, count: lost, threat: table.state.overlord.threat });
}

/** DJ-OVC-05, DJ-OVC-18: the printed cost with all changes (Mok, Trapmaster), at least 0. */
export function costOf(_state: State, _card: OverlordDeckCard): number {
  throw new Error('not written yet');
}

/** DJ-OVC-04: threat and the values of all other cards in hand together reach the cost. */
export function canPay(_state: State, _card: OverlordDeckCard): boolean {
  throw new Error('not written yet');
}

/** DJ-OVC-03 to DJ-OVC-06: asks for discards until the cost is there, pays, and takes the card out of the hand. */
export function payFor(_table: Table<State>, _card: OverlordDeckCard): Rule {
  throw new Error('not written yet');
}

/** DJ-OVC-01, DJ-OVT-03: draws cards one by one, told to the overlord only; the last card of the deck costs conquest. */
export function drawCards(_table: Table<State>, _count: number, _rule: RuleId): Rule {
  throw new Error('not written yet');
}
