import type { RuleId, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DD-RST-06: one shared pool. */
export function gainGold(table: Table<State>, amount: number, rule: RuleId): void {
  if (amount <= 0) return;
  table.state.campaign.gold += amount;
  table.tell({ type: 'gold-gained', rule, amount, gold: table.state.campaign.gold });
}

/** DD-HAM-25: never below 0; whoever offers a price looks first whether it can be paid. Says how much was lost. */
export function loseGold(table: Table<State>, amount: number, rule: RuleId): number {
  const lost = Math.min(amount, table.state.campaign.gold);
  if (lost <= 0) return 0;
  table.state.campaign.gold -= lost;
  table.tell({ type: 'gold-spent', rule, amount: lost, gold: table.state.campaign.gold });
  return lost;
}
export const canPay = (state: State, amount: number): boolean => state.campaign.gold >= amount;
