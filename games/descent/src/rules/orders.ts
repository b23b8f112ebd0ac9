import { freeze, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { type OrderId, ORDERS } from '../data/actions.ts';
import type { Hero, HeroTurn, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { partsOf } from './effects-of.ts';
import { isUndecided, turnOf } from './movement-points.ts';
import { NOTHING } from './nothing.ts';

/** DJ-ORD-01, DJ-ORD-02, DJ-ORD-06, DJ-ORD-22: `order:<kind>`, once in a ready turn, or instead of all else when stunned. */
export function orderOptions(state: State, hero: Hero): readonly ActionOption[] {
  const turn = turnOf(state, hero);
  if (turn === null || hero.order !== null || !mayPlaceOrder(turn)) return NO_OPTIONS;
  return ORDER_OPTIONS;
}

const ORDER_OPTIONS: readonly ActionOption[] = ORDERS.map(order =>
  freeze({
    id: `order:${order}`,
    action: 'order',
    order,
    about: { order },
    on: [`order:${order}`],
  }),
);

/** DJ-HRT-12, DJ-EFF-05: whether the turn has an order to place. */
export function mayPlaceOrder(turn: HeroTurn): boolean {
  if (turn.orderPlaced) return false;
  return turn.action === 'ready' || (turn.action === 'stunned' && isUndecided(turn));
}

export function placeOrder(table: Table<State>, hero: Hero, { order }: ActionOption): Rule {
  const turn = turnOf(table.state, hero);
  if (turn === null || order === undefined) return NOTHING;
  useUpOrder(turn);
  giveOrder(table, hero, order, turn.action === 'stunned' ? 'DJ-EFF-05' : 'DJ-ORD-01');
  return NOTHING;
}

/** The order of this turn is placed, wherever; a stunned hero has chosen it instead of moving and attacking. */
export function useUpOrder(turn: HeroTurn): void {
  turn.orderPlaced = true;
  if (turn.action !== 'stunned') return;
  turn.half = 'order';
  turn.attacks = 0;
}

/** DJ-ORD-01: puts an order beside a hero who has none. */
export function giveOrder(table: Table<State>, hero: Hero, order: OrderId, rule: RuleId): void {
  hero.order = order;
  table.tell({ type: 'order-placed', rule, hero: hero.id, order });
}

/** DJ-ORD-03, DJ-ORD-05, DJ-ORD-14, DJ-ORD-17: takes a hero's order away, if it is one of these. */
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

/**
 * Effects that may be used at any time (Silhouette); called between any two things that happen, in every turn, and never
 * between the roll of an attack and its wounds.
 */
export const offerAnyTime = (table: Table<State>): Rule =>
  table.state.heroes.some(mayReactAtAnyTime) ? offerToAll(table) : NOTHING;

export const mayReactAtAnyTime = (hero: Hero): boolean => partsOf(hero).atAnyTime.length > 0;

function* offerToAll(table: Table<State>): Rule {
  const { heroes, attacks } = table.state;
  if (attacks.some(({ step }) => step !== 'declared')) return;
  for (const hero of heroes)
    for (const effect of partsOf(hero).atAnyTime) yield* effect.atAnyTime(table, hero);
}
