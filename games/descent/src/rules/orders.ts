import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { OrderId } from '../data/actions.ts';
import type { Hero, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';

/** DJ-ORD-01, DJ-ORD-02, DJ-ORD-22: `order:<kind>`, once in a ready turn, or instead of all else when stunned. */
export function orderOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

export function placeOrder(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}

/** DJ-ORD-01: puts an order beside a hero who has none. */
export function giveOrder(table: Table<State>, hero: Hero, order: OrderId, rule: RuleId): void {
  hero.order = order;
  table.tell({ type: 'order-placed', rule, hero: hero.id, order });
}

/** DJ-ORD-03: takes a hero's order away, if it is one of these. */
export function removeOrder(
  table: Table<State>,
  hero: Hero,
  rule: RuleId,
  ...orders: readonly OrderId[]
): void {
  if (hero.order === null || !orders.includes(hero.order)) return;
  table.tell({ type: 'order-removed', rule, hero: hero.id, order: hero.order });
  hero.order = null;
}

/** Effects that may be used at any time (Silhouette); called between any two things that happen, in every turn. */
export function offerAnyTime(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
