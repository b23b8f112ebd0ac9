import { ask, DONE, kept, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Slot, SlotKind } from '../data/item-card.ts';
import type { Accursed, Item, State } from '../state.ts';
import { isInCombat } from './figures.ts';
import { afterChange } from './limits.ts';
import { keptByItem, numbered, onItem } from './marks.ts';
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
  const { items } = accursed;
  const taken = takenSlots(accursed);
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    if (handsOnly && !SLOTS_OF[itemCard(item).slot].includes('right-hand')) continue;
    if (isEquipped(item)) {
      if (isUnused(accursed, putOn(item.copy))) options.push(takeOff(accursed.id, item));
      continue;
    }
    if (isLikeEarlier(items, at)) continue;
    // Slots of a kind are the same to the rules: the first free one is as good as the other.
    const slot = slotFor(state, accursed, item, taken);
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

function isLikeEarlier(items: readonly Item[], at: number): boolean {
  for (let before = 0; before < at; before++)
    if (isLike(items[before] as Item, items[at] as Item)) return true;
  return false;
}

/** Two cards of a name in the Inventory are the same to wear. */
const isLike = (a: Item, b: Item): boolean =>
  a.id === b.id && a.smithed === b.smithed && !isEquipped(a) && !isEquipped(b);

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
  return isWearable(state, accursed, item, taken)
    ? SLOTS_OF[itemCard(item).slot].filter(one => !taken.includes(one))
    : [];
}

/** The first of them. */
function slotFor(state: State, accursed: Accursed, item: Item, taken: readonly Slot[]): Slot | undefined {
  for (const slot of SLOTS_OF[itemCard(item).slot])
    if (!taken.includes(slot)) return isWearable(state, accursed, item, taken) ? slot : undefined;
  return undefined;
}

/** DL-EQP-13: strong enough; and both hands are free for what takes both (DL-EQP-04). */
function isWearable(state: State, accursed: Accursed, item: Item, taken: readonly Slot[]): boolean {
  const { slot, strength = 0 } = itemCard(item);
  if (strength > 0 && strength > attributeOf(state, accursed, 'strength')) return false;
  return slot !== 'two-hands' || !(taken.includes(HANDS[0]) || taken.includes(HANDS[1]));
}

/** Slots that hold something, or cannot be used. */
function takenSlots({ items, lostHands }: Accursed): Slot[] {
  const taken: Slot[] = [];
  for (const item of items) {
    if (item.slot === null) continue;
    taken.push(item.slot);
    if (isHeldIn(item, 'left-hand')) taken.push('left-hand');
  }
  for (const hand of lostHands) taken.push(hand);
  return taken;
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
  accursed.items[accursed.items.indexOf(item)] = changed;
  return changed;
}

/** DL-FTH-03: FP of the start of a dungeon hang on what is worn when it begins, and before round 1 that may still change. */
function changeFaith(state: State, accursed: Accursed, item: Item, sign: 1 | -1): void {
  if (state.phase.kind !== 'preparation' || dashboardOf(accursed).class !== 'exorcism') return;
  accursed.faith = Math.max(0, accursed.faith + sign * (itemCard(item).gives?.startingFaith ?? 0));
}

/** Used up for this turn (rules/sources.ts). */
const putOn = numbered('put-on');
