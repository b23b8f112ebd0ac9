import { ask, discard, NOTHING, type Option, type Rule, type Table, take } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { ConsumableId } from '../data/consumables.ts';
import {
  type ItemId,
  RARE_TREASURES,
  type RareTreasureId,
  TREASURES,
  type TreasureId,
} from '../data/items.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, Item, State } from '../state.ts';
import { trimSource } from './channel.ts';
import { shedConditions } from './conditions.ts';
import { takeUp } from './decks.ts';
import { unequip } from './equipping.ts';
import { trimFaith } from './faith.ts';
import { accursedOf, isPresent } from './figures.ts';
import { addItem, removeItem } from './pack.ts';
import { consumablesOf, dashboardOf, healthOf, weightLimitOf, weightOf } from './profile.ts';
import { isEquipped, itemCard } from './sources.ts';
import { figureOf } from './tell.ts';
import { tradePartners } from './trade.ts';

/**
 * DL-ATR-15, DL-CHN-03, DL-CHN-04, DL-FTH-02, DL-CND-07, DL-EQP-10: what follows from a change of equipment, Injuries, skills or
 * effects: Wounds below Health, and what follows from attributes.
 */
export function afterChange(table: Table<State>, accursed: Accursed): Rule {
  if (!isPresent(accursed)) return NOTHING;
  keepAlive(table.state, accursed);
  return afterAttributes(table, accursed);
}

/** DL-ATR-15: a fall of Health never kills. */
export function keepAlive(state: State, accursed: Accursed): void {
  if (accursed.wounds === 0) return;
  accursed.wounds = Math.min(accursed.wounds, Math.max(0, healthOf(state, accursed) - 1));
}

/**
 * DL-INS-02: what follows when attributes alone have changed: Source, FP, conditions, weight and Belt. Wounds stay: who has just
 * suffered the last one may still have to die of it.
 */
export function afterAttributes(table: Table<State>, accursed: Accursed): Rule {
  if (!isPresent(accursed)) return NOTHING;
  trim(table, accursed);
  return enforceLimits(table, accursed);
}

function trim(table: Table<State>, accursed: Accursed): void {
  trimSource(table, accursed);
  trimFaith(table.state, accursed);
  shedConditions(table, accursed);
}

/** DL-EQP-08 to DL-EQP-10, DL-ACC-16, DL-ACC-17: above the weight or Belt limit it discards or gives until it is within. */
export const enforceLimits = (table: Table<State>, accursed: Accursed): Rule =>
  isTooHeavy(table.state, accursed) || hasFullBelt(accursed) ? lighten(table, accursed) : NOTHING;

const isTooHeavy = (state: State, accursed: Accursed): boolean =>
  isPresent(accursed) && weightOf(accursed) > weightLimitOf(state, accursed);
const hasFullBelt = (accursed: Accursed): boolean =>
  isPresent(accursed) && consumablesOf(accursed) > beltOf(accursed);

function* lighten(table: Table<State>, accursed: Accursed): Rule {
  while (isTooHeavy(table.state, accursed))
    yield* partWithSomething(table, accursed, 'too-heavy', heavyThings(accursed), 'DL-EQP-10');
  while (hasFullBelt(accursed))
    yield* partWithSomething(table, accursed, 'belt-full', beltThings(accursed), 'DL-ACC-17');
}

/** DL-ACC-16. */
const beltOf = (accursed: Accursed): number => dashboardOf(accursed).belt;

/** Something to part with: an item, or a consumable token. */
type Thing =
  | { readonly item: Item; readonly token: null }
  | { readonly item: null; readonly token: ConsumableId };

const heavyThings = (accursed: Accursed): Thing[] =>
  oneOfEach(accursed.items.filter(item => itemCard(item).weight > 0));

const beltThings = (accursed: Accursed): Thing[] => [
  ...[...new Set(accursed.consumables)].map(token => ({ item: null, token })),
  ...oneOfEach(accursed.items.filter(item => itemCard(item).slot === 'belt')),
];

/** Cards that are alike are one thing; what is worn is not like what is packed. */
const oneOfEach = (items: readonly Item[]): Thing[] =>
  items
    .filter(
      (item, at) =>
        items.findIndex(
          one => one.id === item.id && isEquipped(one) === isEquipped(item) && one.smithed === item.smithed,
        ) === at,
    )
    .map(item => ({ item, token: null }));

interface PartOption extends Option {
  readonly thing: Thing;
  readonly to: AccursedId | null;
}

/** DL-EQP-10, DL-ACC-17: the owner chooses what, and whether it is thrown away or offered to somebody near. */
function* partWithSomething(
  table: Table<State>,
  accursed: Accursed,
  what: 'too-heavy' | 'belt-full',
  things: readonly Thing[],
  rule: RuleId,
): Rule {
  const { state } = table;
  const options = things.flatMap((thing): PartOption[] => {
    const name = thing.item?.id ?? thing.token;
    const key = thing.item?.copy ?? thing.token;
    const on = thing.item === null ? `consumable:${thing.token}` : `item:${thing.item.copy}`;
    return [
      { id: `discard:${key}`, text: 'discard-thing', thing, to: null, about: { thing: name }, on: [on] },
      ...receiversOf(state, accursed, thing).map(other => ({
        id: `give:${key}:${other.id}`,
        text: 'give-thing',
        thing,
        to: other.id,
        about: { thing: name, other: other.id },
        on: [on, figureOf(other)],
      })),
    ];
  });
  const { thing, to } = yield* ask(what, accursed.seat, options, rule, { about: { who: accursed.id } });
  const receiver = to === null ? null : accursedOf(state, to);
  if (receiver !== null && (yield* accepts(accursed, receiver, thing, rule)))
    give(table, accursed, thing, receiver, rule);
  else discardThing(table, accursed, thing);
  trim(table, accursed);
}

/** DL-ACC-17, DL-EQP-10: near enough to be handed something, and with room for it. */
const receiversOf = (state: State, accursed: Accursed, { item }: Thing): Accursed[] =>
  tradePartners(state, accursed).filter(other => {
    const card = item === null ? null : itemCard(item);
    const isBelted = card === null || card.slot === 'belt';
    return (
      weightOf(other) + (card?.weight ?? 0) <= weightLimitOf(state, other) &&
      (!isBelted || consumablesOf(other) < beltOf(other))
    );
  });

/** DL-EQP-10: what the receiver declines is discarded. Nobody asks himself. */
function* accepts(accursed: Accursed, receiver: Accursed, thing: Thing, rule: RuleId): Rule<boolean> {
  if (receiver.seat === accursed.seat) return true;
  const { id } = yield* ask(
    'accept-gift',
    receiver.seat,
    [{ id: 'accept' }, { id: 'refuse' }] as const,
    rule,
    {
      about: { who: receiver.id, other: accursed.id, thing: thing.item?.id ?? thing.token },
    },
  );
  return id === 'accept';
}

function give(table: Table<State>, accursed: Accursed, thing: Thing, receiver: Accursed, rule: RuleId): void {
  if (thing.item === null) {
    take(accursed.consumables, thing.token);
    receiver.consumables.push(thing.token);
  } else {
    const item = isEquipped(thing.item) ? unequip(table, accursed, thing.item) : thing.item;
    removeItem(accursed, item);
    addItem(receiver, item);
  }
  table.tell({
    type: 'thing-given',
    rule,
    who: accursed.id,
    figure: figureOf(accursed),
    other: receiver.id,
    thing: thing.item?.id ?? thing.token,
  });
}

function discardThing(table: Table<State>, accursed: Accursed, thing: Thing): void {
  if (thing.item !== null) return discardItem(table, accursed, thing.item);
  take(accursed.consumables, thing.token);
  tellDiscarded(table, accursed, thing.token);
}

/** DL-EQP-10, DL-EQP-16: taken off, then to the discards of its deck, or out of the game. */
export function discardItem(table: Table<State>, accursed: Accursed, item: Item): void {
  removeItem(accursed, isEquipped(item) ? unequip(table, accursed, item) : item);
  returnToDeck(table.state, item.id);
  tellDiscarded(table, accursed, item.id);
}

const tellDiscarded = (table: Table<State>, accursed: Accursed, item: ItemId | ConsumableId): void =>
  table.tell({
    type: 'thing-discarded',
    rule: 'DL-EQP-16',
    who: accursed.id,
    figure: figureOf(accursed),
    item,
  });

/** DL-EQP-16: starting equipment leaves the game. */
export function returnToDeck(state: State, item: ItemId): void {
  if (item in TREASURES) discard(takeUp(state, 'treasures'), item as TreasureId);
  else if (item in RARE_TREASURES) discard(takeUp(state, 'rareTreasures'), item as RareTreasureId);
}

/** A token, then the Belt limit (DL-ACC-16). */
export function* gainConsumable(table: Table<State>, accursed: Accursed, id: ConsumableId): Rule {
  accursed.consumables.push(id);
  table.tell({
    type: 'consumable-gained',
    rule: 'DL-ACC-16',
    who: accursed.id,
    figure: figureOf(accursed),
    consumable: id,
  });
  yield* enforceLimits(table, accursed);
}
