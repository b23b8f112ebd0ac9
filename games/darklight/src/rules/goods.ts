import { type Option, type Table, take } from '@tenebrae/kernel';
import type { ConsumableId } from '../data/consumables.ts';
import type { Accursed, Item, Prop, State } from '../state.ts';
import { unequip } from './equipping.ts';
import { isInCombat } from './figures.ts';
import { consumablesOf, dashboardOf, weightLimitOf, weightOf } from './profile.ts';
import { isEquipped, itemCard } from './sources.ts';

/** What one side of a trade hands over: items by their `copy`, Props by their id. */
export interface Goods {
  readonly items: number[];
  readonly consumables: ConsumableId[];
  readonly props: number[];
  souls: number;
  crowns: number;
}

export const noGoods = (): Goods => ({ items: [], consumables: [], props: [], souls: 0, crowns: 0 });

export const isNothing = ({ items, consumables, props, souls, crowns }: Goods): boolean =>
  items.length + consumables.length + props.length + souls + crowns === 0;

/** DL-TRN-11: something that may still be added to one side of a deal. */
export interface GoodsOption extends Option {
  readonly item?: number;
  readonly consumable?: ConsumableId;
  readonly prop?: number;
  readonly purse?: Purse;
}
export type Purse = 'souls' | 'crowns';

/** DL-TRN-11: all that an Accursed could add to what it already hands over; things that are alike are one option. */
export function goodsOptions(
  state: State,
  owner: Accursed,
  verb: 'give' | 'ask',
  handed: Goods,
): GoodsOption[] {
  const option = (thing: string | number, name: string, on: string): GoodsOption => ({
    id: `${verb}:${thing}`,
    text: verb === 'give' ? 'trade-give' : 'trade-ask',
    about: { who: owner.id, thing: name },
    on: [on],
  });
  const items = alike(owner.items.filter(item => !handed.items.includes(item.copy))).filter(item =>
    mayHandOver(state, owner, item),
  );
  const tokens = [...new Set(leftOf(owner.consumables, handed.consumables))];
  return [
    ...items.map(({ id, copy }) => ({ ...option(copy, id, `item:${copy}`), item: copy })),
    ...tokens.map(id => ({ ...option(id, id, `consumable:${id}`), consumable: id })),
    ...propsOf(state, owner)
      .filter(({ id }) => !handed.props.includes(id))
      .map(({ id, name }) => ({ ...option(`prop-${id}`, name, `prop:${id}`), prop: id })),
    ...PURSES.filter(purse => owner[purse] > handed[purse]).map(purse => ({
      ...option(purse, `purse-${purse}`, `accursed:${owner.id}`),
      purse,
    })),
  ];
}

/** Whether there is anything that it could hand over. */
export const hasAnything = (state: State, owner: Accursed): boolean =>
  owner.consumables.length > 0 ||
  owner.souls > 0 ||
  owner.crowns > 0 ||
  owner.items.some(item => mayHandOver(state, owner, item)) ||
  propsOf(state, owner).length > 0;

const PURSES = ['souls', 'crowns'] as const;

/** DL-EQP-10: what is handed over is taken off first, so it must be something that its owner may take off now. */
function mayHandOver(state: State, owner: Accursed, item: Item): boolean {
  if (!isEquipped(item)) return true;
  const { phase } = state;
  if (phase.kind !== 'accursed-turn') return true;
  if (phase.turn.who !== owner.id) return false;
  return !isInCombat(state) || item.slot === 'left-hand' || item.slot === 'right-hand';
}

/** One of each kind of card; what is worn is not like what is packed. */
const alike = (items: readonly Item[]): Item[] =>
  items.filter(
    (item, at) =>
      items.findIndex(one => one.id === item.id && one.slot === item.slot && one.smithed === item.smithed) ===
      at,
  );

function leftOf<T>(all: readonly T[], handed: readonly T[]): T[] {
  const left = [...all];
  for (const one of handed) take(left, one);
  return left;
}

const propsOf = (state: State, owner: Accursed): Prop[] =>
  (state.dungeon?.props ?? []).filter(({ carrier }) => carrier === owner.id);

export function addGoods(
  handed: Goods,
  { item, consumable, prop, purse }: GoodsOption,
  amount: number,
): void {
  if (item !== undefined) handed.items.push(item);
  if (consumable !== undefined) handed.consumables.push(consumable);
  if (prop !== undefined) handed.props.push(prop);
  if (purse !== undefined) handed[purse] += amount;
}

/** DL-TRN-11: nobody comes to be above a weight or Belt limit by a trade. */
export function staysWithin(
  state: State,
  owner: Accursed,
  handed: Goods,
  other: Accursed,
  received: Goods,
): boolean {
  const out = cardsOf(owner, handed);
  const into = cardsOf(other, received);
  const weight = weightOf(owner) - weighing(out) + weighing(into);
  const consumables =
    consumablesOf(owner) -
    handed.consumables.length -
    belted(out) +
    received.consumables.length +
    belted(into);
  return (
    (into.length === 0 || weight <= weightLimitOf(state, owner)) &&
    (received.consumables.length + belted(into) === 0 || consumables <= dashboardOf(owner).belt)
  );
}

const cardsOf = (owner: Accursed, { items }: Goods): Item[] =>
  owner.items.filter(item => items.includes(item.copy));
const weighing = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + itemCard(item).weight, 0);
const belted = (items: readonly Item[]): number =>
  items.filter(item => itemCard(item).slot === 'belt').length;

/** DL-TRN-11, DL-EQP-10: it changes hands, unequipped. */
export function handOver(table: Table<State>, owner: Accursed, goods: Goods, receiver: Accursed): void {
  for (const item of cardsOf(owner, goods)) {
    if (isEquipped(item)) unequip(table, owner, item);
    take(owner.items, item);
    receiver.items.push(item);
  }
  for (const consumable of goods.consumables) {
    take(owner.consumables, consumable);
    receiver.consumables.push(consumable);
  }
  for (const prop of propsOf(table.state, owner)) {
    if (!goods.props.includes(prop.id)) continue;
    prop.carrier = receiver.id;
    prop.square = receiver.square;
  }
  for (const purse of PURSES) {
    owner[purse] -= goods[purse];
    receiver[purse] += goods[purse];
  }
}

/** The names of what is handed over, for the words; numbers only where there are any. */
export function tellGoods(
  state: State,
  owner: Accursed,
  goods: Goods,
  side: 'given' | 'asked',
): Record<string, string[] | number> {
  const names = [
    ...cardsOf(owner, goods).map(({ id }) => id),
    ...goods.consumables,
    ...propsOf(state, owner)
      .filter(({ id }) => goods.props.includes(id))
      .map(({ name }) => name),
  ];
  return {
    [side]: isNothing(goods) ? ['trade-nothing'] : names,
    ...(goods.souls > 0 && { [`${side}-souls`]: goods.souls }),
    ...(goods.crowns > 0 && { [`${side}-crowns`]: goods.crowns }),
  };
}
