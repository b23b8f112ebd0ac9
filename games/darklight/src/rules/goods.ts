import { freeze, kept, type Option, type Table, take, type TextId } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { ConsumableId } from '../data/consumables.ts';
import type { Accursed, Item, Prop, State } from '../state.ts';
import { unequip } from './equipping.ts';
import { isInCombat } from './figures.ts';
import { keptByItem, onItem, onProp } from './marks.ts';
import { addItem, packOf, removeItem } from './pack.ts';
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

export type Verb = 'give' | 'ask';

/** DL-TRN-11: all that an Accursed could add to what it already hands over; things that are alike are one. */
export function goodsOptions(state: State, owner: Accursed, verb: Verb, handed: Goods): GoodsOption[] {
  const options: GoodsOption[] = [];
  const ways = WAYS[verb];
  if (handed.items.length === 0) {
    for (const item of packOf(owner).kinds)
      if (mayHandOver(state, owner, item)) options.push(ways.item(owner.id, item));
  } else {
    const { items } = owner;
    for (let at = 0; at < items.length; at++) {
      const item = items[at] as Item;
      if (handed.items.includes(item.copy) || isLikeEarlier(items, at, handed)) continue;
      if (mayHandOver(state, owner, item)) options.push(ways.item(owner.id, item));
    }
  }
  const named = ways.namedOf(owner.id);
  const left =
    handed.consumables.length > 0 ? leftOf(owner.consumables, handed.consumables) : owner.consumables;
  for (let at = 0; at < left.length; at++) {
    const id = left[at] as ConsumableId;
    if (left.indexOf(id) === at) options.push(named.consumable(id));
  }
  for (const { id, name, carrier } of state.dungeon?.props ?? NO_PROPS) {
    if (carrier !== owner.id || handed.props.includes(id)) continue;
    options.push({ ...newOption(verb, owner.id, `prop-${id}`, name, onProp(id)), prop: id });
  }
  if (owner.souls > handed.souls) options.push(named.souls);
  if (owner.crowns > handed.crowns) options.push(named.crowns);
  return options;
}

const NO_PROPS: readonly Prop[] = [];

const newOption = (
  verb: Verb,
  who: AccursedId,
  thing: string,
  name: string,
  on: readonly string[],
): GoodsOption => ({ id: `${verb}:${thing}`, text: WAYS[verb].text, about: { who, thing: name }, on });

const itemOptions = (verb: Verb, text: TextId) =>
  keptByItem(
    (who, { id, copy }): GoodsOption => ({
      id: `${verb}:${copy}`,
      text,
      about: { who, thing: id },
      on: onItem(copy),
      item: copy,
    }),
  );

/** The options that are the same in every deal, made once: tokens and purses of each Accursed. */
const namedOptions = (verb: Verb) =>
  kept((who: AccursedId) => ({
    consumable: kept(
      (id: ConsumableId): GoodsOption => ({
        ...newOption(verb, who, id, id, [`consumable:${id}`]),
        consumable: id,
      }),
    ),
    souls: purseOption(verb, who, 'souls'),
    crowns: purseOption(verb, who, 'crowns'),
  }));

const purseOption = (verb: Verb, who: AccursedId, purse: Purse): GoodsOption => ({
  ...newOption(verb, who, purse, `purse-${purse}`, [`accursed:${who}`]),
  purse,
});

/** How each side of a deal is worded. */
const WAYS = {
  give: { text: 'trade-give', item: itemOptions('give', 'trade-give'), namedOf: namedOptions('give') },
  ask: { text: 'trade-ask', item: itemOptions('ask', 'trade-ask'), namedOf: namedOptions('ask') },
} as const;

/** One of each kind of card that is left is offered; what is worn is not like what is packed. */
function isLikeEarlier(items: readonly Item[], at: number, handed: Goods): boolean {
  const { id, slot, smithed } = items[at] as Item;
  for (let before = 0; before < at; before++) {
    const one = items[before] as Item;
    if (one.id === id && one.slot === slot && one.smithed === smithed && !handed.items.includes(one.copy))
      return true;
  }
  return false;
}

/** Whether there is anything that it could hand over. */
export function hasAnything(state: State, owner: Accursed): boolean {
  if (owner.consumables.length > 0 || owner.souls > 0 || owner.crowns > 0) return true;
  for (const item of owner.items) if (mayHandOver(state, owner, item)) return true;
  for (const { carrier } of state.dungeon?.props ?? NO_PROPS) if (carrier === owner.id) return true;
  return false;
}

const PURSES = ['souls', 'crowns'] as const;

/** DL-EQP-10: what is handed over is taken off first, so it must be something that its owner may take off now. */
function mayHandOver(state: State, owner: Accursed, item: Item): boolean {
  if (!isEquipped(item)) return true;
  const { phase } = state;
  if (phase.kind !== 'accursed-turn') return true;
  if (phase.turn.who !== owner.id) return false;
  return !isInCombat(state) || item.slot === 'left-hand' || item.slot === 'right-hand';
}

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

/** What an Accursed can take on besides all that it has; below 0 when it has too much. */
export interface Room {
  readonly weight: number;
  readonly belt: number;
}

/** DL-EQP-09, DL-ACC-16. */
export const roomOf = (state: State, owner: Accursed): Room => ({
  weight: weightLimitOf(state, owner) - weightOf(owner),
  belt: dashboardOf(owner).belt - consumablesOf(owner),
});

/** DL-TRN-11: nobody comes to be above a weight or Belt limit by a trade. */
export function staysWithin(
  room: Room,
  owner: Accursed,
  handed: Goods,
  other: Accursed,
  received: Goods,
): boolean {
  if (received.items.length > 0 && weighing(other, received) - weighing(owner, handed) > room.weight)
    return false;
  const belted = received.consumables.length + beltedOf(other, received);
  return belted === 0 || belted - handed.consumables.length - beltedOf(owner, handed) <= room.belt;
}

const cardsOf = (owner: Accursed, { items }: Goods): Item[] =>
  owner.items.filter(item => items.includes(item.copy));

function weighing(owner: Accursed, { items }: Goods): number {
  let sum = 0;
  if (items.length > 0)
    for (const item of owner.items) if (items.includes(item.copy)) sum += itemCard(item).weight;
  return sum;
}

function beltedOf(owner: Accursed, { items }: Goods): number {
  let count = 0;
  if (items.length > 0)
    for (const item of owner.items)
      if (items.includes(item.copy) && itemCard(item).slot === 'belt') count += 1;
  return count;
}

/** DL-TRN-11, DL-EQP-10: it changes hands, unequipped. */
export function handOver(table: Table<State>, owner: Accursed, goods: Goods, receiver: Accursed): void {
  for (const card of cardsOf(owner, goods)) {
    const item = isEquipped(card) ? unequip(table, owner, card) : card;
    removeItem(owner, item);
    addItem(receiver, item);
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

/** What is handed over by either side, for the words: who has to do with whom, names, and numbers only where there are any. */
export function dealFacts(
  who: AccursedId,
  other: AccursedId,
  given: Told,
  asked: Told,
): Record<string, string | number | readonly string[]> {
  if (given.purse === null && asked.purse === null)
    return { who, other, given: given.names, asked: asked.names };
  const facts: Record<string, string | number | readonly string[]> = { who, other, given: given.names };
  if (given.purse !== null && given.purse.souls > 0) facts['given-souls'] = given.purse.souls;
  if (given.purse !== null && given.purse.crowns > 0) facts['given-crowns'] = given.purse.crowns;
  facts['asked'] = asked.names;
  if (asked.purse !== null && asked.purse.souls > 0) facts['asked-souls'] = asked.purse.souls;
  if (asked.purse !== null && asked.purse.crowns > 0) facts['asked-crowns'] = asked.purse.crowns;
  return facts;
}

/** One side of a deal as it is told; without a purse where no souls or crowns are handed over. */
export interface Told {
  readonly names: readonly string[];
  readonly purse: Goods | null;
}

export function toldOf(state: State, owner: Accursed, goods: Goods): Told {
  if (isNothing(goods)) return NOTHING_TRADED;
  const names: string[] = [];
  if (goods.items.length > 0)
    for (const { id, copy } of owner.items) if (goods.items.includes(copy)) names.push(id);
  for (const id of goods.consumables) names.push(id);
  if (goods.props.length > 0)
    for (const { id, name } of propsOf(state, owner)) if (goods.props.includes(id)) names.push(name);
  // Souls and crowns alone are still something, with a name before their numbers.
  if (names.length === 0) return { names: PURSE_ALONE, purse: goods };
  return { names, purse: goods.souls > 0 || goods.crowns > 0 ? goods : null };
}

const PURSE_ALONE = freeze(['trade-purse']);
const NOTHING_TRADED: Told = { names: freeze(['trade-nothing']), purse: null };
