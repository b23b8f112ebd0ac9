import { ask, DONE, kept, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { ItemCard, Slot, SlotKind } from '../data/item-card.ts';
import type { Accursed, Item, State } from '../state.ts';
import { isInCombat } from './figures.ts';
import { afterChange } from './limits.ts';
import { keptByItem, numbered, onItem } from './marks.ts';
import { packOf } from './pack.ts';
import { attributeOf, dashboardOf } from './profile.ts';
import { isEquipped, isUnused, itemCard, sourceWith, useUp } from './sources.ts';
import { figureOf } from './tell.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';

export const HANDS = ['right-hand', 'left-hand'] as const satisfies readonly Slot[];

/** DL-EQP-02, DL-EQP-03, DL-EQP-07: where each kind is worn. Consumables sit in the belt without a slot of their own. */
const SLOTS_OF: Readonly<Record<SlotKind, readonly Slot[]>> = {
  'head': ['head'],
  'body': ['body'],
  'cloak': ['cloak'],
  'feet': ['feet'],
  'hand': HANDS,
  'two-hands': ['right-hand'],
  'trinket': ['trinket-1', 'trinket-2'],
  'belt': [],
  'none': [],
};

/** DL-EQP-02 to DL-EQP-06, DL-EQP-13: `equip:<copy>:<slot>` and `unequip:<copy>`; in combat only hands. */
export const EQUIP_DEED: Deed = {
  rule: 'DL-EQP-05',
  options: (state, accursed) => changesOf(state, accursed, isInCombat(state)),
  perform: (table, accursed, option) => change(table, accursed, option),
};

/** DL-EQP-06, talent changes-hands-late: hand items, once a turn before or after a phase. */
export const QUICK_HANDS_DEED: Deed = {
  rule: 'DL-EQP-06',
  options(state, accursed) {
    const source = sourceWith(accursed, 'changes-hands-late');
    return source !== undefined &&
      isUnused(accursed, source.id) &&
      changesOf(state, accursed, true).length > 0
      ? [{ id: 'change-hands', thing: source.id, about: { skill: source.id }, on: [`skill:${source.id}`] }]
      : NO_OPTIONS;
  },
  *perform(table, accursed, { thing }) {
    useUp(accursed, String(thing));
    table.tell({
      type: 'hands-changed',
      rule: 'DL-EQP-06',
      who: accursed.id,
      figure: figureOf(accursed),
      skill: String(thing),
    });
    for (;;) {
      const option: TurnOption = yield* ask(
        'change-hands-now',
        accursed.seat,
        [...changesOf(table.state, accursed, true), DONE],
        'DL-EQP-06',
        { about: { who: accursed.id } },
      );
      if (option === DONE) return;
      yield* change(table, accursed, option);
    }
  },
};

/** All that may be put on or taken off now. What was put on this turn is not taken off again: whoever regrets it, undoes it. */
function changesOf(state: State, accursed: Accursed, handsOnly: boolean): TurnOption[] {
  const options: TurnOption[] = [];
  const taken = takenSlots(accursed);
  const { kinds, cards } = packOf(accursed);
  for (let at = 0; at < kinds.length; at++) {
    const item = kinds[at] as Item;
    const card = cards[at] as ItemCard;
    if (handsOnly && !SLOTS_OF[card.slot].includes('right-hand')) continue;
    if (isEquipped(item)) {
      if (isUnused(accursed, putOn(item.copy))) options.push(takeOff(accursed.id, item));
      continue;
    }
    // Slots of a kind are the same to the rules: the first free one is as good as the other.
    const slot = slotFor(state, accursed, card, taken);
    if (slot !== undefined) options.push(putInto(slot)(accursed.id, item));
  }
  return options;
}

const takeOff = keptByItem(
  (who, { id, copy }): TurnOption => ({
    item: copy,
    about: { who, item: id },
    id: `unequip:${copy}`,
    on: onItem(copy),
  }),
);

const putInto = kept((slot: Slot) =>
  keptByItem(
    (who, { id, copy }): TurnOption => ({
      item: copy,
      id: `equip:${copy}:${slot}`,
      thing: slot,
      about: { who, item: id, slot },
      on: [...onItem(copy), `slot:${slot}`],
    }),
  ),
);

function change(table: Table<State>, accursed: Accursed, { item: copy, thing }: TurnOption): Rule {
  const item = accursed.items.find(one => one.copy === copy);
  if (item === undefined) throw new RuleBug(`DL-EQP-05: ${accursed.id} has no such item`);
  if (isEquipped(item)) unequip(table, accursed, item);
  else equip(table, accursed, item, thing as Slot);
  return afterChange(table, accursed);
}

/** DL-EQP-02 to DL-EQP-04, DL-EQP-13: the slots an item may go to now. */
export function slotsFor(state: State, accursed: Accursed, item: Item): Slot[] {
  const taken = takenSlots(accursed);
  const card = itemCard(item);
  return isWearable(state, accursed, card, taken)
    ? SLOTS_OF[card.slot].filter(one => !taken.includes(one))
    : [];
}

/** The first of them. */
function slotFor(state: State, accursed: Accursed, card: ItemCard, taken: readonly Slot[]): Slot | undefined {
  for (const slot of SLOTS_OF[card.slot])
    if (!taken.includes(slot)) return isWearable(state, accursed, card, taken) ? slot : undefined;
  return undefined;
}

/** DL-EQP-13: strong enough; and both hands are free for what takes both (DL-EQP-04). */
function isWearable(
  state: State,
  accursed: Accursed,
  { slot, strength = 0 }: ItemCard,
  taken: readonly Slot[],
): boolean {
  if (strength > 0 && strength > attributeOf(state, accursed, 'strength')) return false;
  return slot !== 'two-hands' || !(taken.includes(HANDS[0]) || taken.includes(HANDS[1]));
}

/** Slots that hold something, or cannot be used. */
function takenSlots(accursed: Accursed): readonly Slot[] {
  const { taken } = packOf(accursed);
  return accursed.lostHands.length === 0 ? taken : [...taken, ...accursed.lostHands];
}

/** DL-EQP-04: whether an item occupies a slot; a two-handed one holds both hands. */
export const isHeldIn = (item: Item, slot: Slot): boolean =>
  item.slot === slot ||
  (item.slot === 'right-hand' && slot === 'left-hand' && itemCard(item).slot === 'two-hands');

/** DL-EQP-12, DL-ACC-08: worn from now; a Stamina token it gives comes Spent. The caller goes on with `afterChange`. */
export function equip(table: Table<State>, accursed: Accursed, item: Item, slot: Slot): void {
  changeItem(accursed, item, slot, item.smithed);
  useUp(accursed, putOn(item.copy));
  accursed.stamina.spent += itemCard(item).gives?.stamina ?? 0;
  changeFaith(table.state, accursed, item, 1);
  table.tell({
    type: 'item-equipped',
    rule: 'DL-EQP-12',
    who: accursed.id,
    figure: figureOf(accursed),
    item: item.id,
    slot,
  });
}

/** DL-EQP-01, DL-ACC-08: of the Stamina it gave a Spent token goes first. Gives it back as it is now; the caller goes on with `afterChange` (DL-CHN-04). */
export function unequip(table: Table<State>, accursed: Accursed, item: Item): Item {
  const packed = changeItem(accursed, item, null, item.smithed);
  const { stamina } = accursed;
  for (let tokens = itemCard(item).gives?.stamina ?? 0; tokens > 0; tokens--) {
    if (stamina.spent > 0) stamina.spent -= 1;
    else if (stamina.unspent > 0) stamina.unspent -= 1;
  }
  changeFaith(table.state, accursed, item, -1);
  table.tell({
    type: 'item-unequipped',
    rule: 'DL-EQP-01',
    who: accursed.id,
    figure: figureOf(accursed),
    item: item.id,
  });
  return packed;
}

/** An item as it is from now on, in the place of what it was. */
export function changeItem(accursed: Accursed, item: Item, slot: Slot | null, smithed: boolean): Item {
  const changed: Item = { id: item.id, copy: item.copy, slot, smithed };
  const items = accursed.items.slice();
  items[items.indexOf(item)] = changed;
  accursed.items = items;
  return changed;
}

/** DL-FTH-03: FP of the start of a dungeon hang on what is worn when it begins, and before round 1 that may still change. */
function changeFaith(state: State, accursed: Accursed, item: Item, sign: 1 | -1): void {
  if (state.phase.kind !== 'preparation' || dashboardOf(accursed).class !== 'exorcism') return;
  accursed.faith = Math.max(0, accursed.faith + sign * (itemCard(item).gives?.startingFaith ?? 0));
}

/** Used up for this turn (rules/sources.ts). */
const putOn = numbered('put-on');
