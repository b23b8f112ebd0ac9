import { ask, DONE, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Slot, SlotKind } from '../data/item-card.ts';
import type { Accursed, Item, State } from '../state.ts';
import { isInCombat } from './figures.ts';
import { afterChange } from './limits.ts';
import { attributeOf, dashboardOf } from './profile.ts';
import { isEquipped, isUnused, itemCard, sourceWith, useUp } from './sources.ts';
import { figureOf } from './tell.ts';
import type { Deed, TurnOption } from './turn-option.ts';

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
      : [];
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
  for (const [at, item] of accursed.items.entries()) {
    const { copy, id } = item;
    if (handsOnly && !SLOTS_OF[itemCard(item).slot].includes('right-hand')) continue;
    if (isEquipped(item)) {
      if (isUnused(accursed, putOn(item)))
        options.push({
          item: copy,
          about: { who: accursed.id, item: id },
          id: `unequip:${copy}`,
          on: [`item:${copy}`],
        });
      continue;
    }
    if (accursed.items.findIndex(one => isLike(one, item)) < at) continue;
    // Slots of a kind are the same to the rules: the first free one is as good as the other.
    const [slot] = slotsFor(state, accursed, item);
    if (slot === undefined) continue;
    options.push({
      item: copy,
      id: `equip:${copy}:${slot}`,
      thing: slot,
      about: { who: accursed.id, item: id, slot },
      on: [`item:${copy}`, `slot:${slot}`],
    });
  }
  return options;
}

/** Two cards of a name in the Inventory are the same to wear. */
const isLike = (a: Item, b: Item): boolean =>
  a.id === b.id && a.smithed === b.smithed && !isEquipped(a) && !isEquipped(b);

function* change(table: Table<State>, accursed: Accursed, { item: copy, thing }: TurnOption): Rule {
  const item = accursed.items.find(one => one.copy === copy);
  if (item === undefined) throw new RuleBug(`DL-EQP-05: ${accursed.id} has no such item`);
  if (isEquipped(item)) unequip(table, accursed, item);
  else equip(table, accursed, item, thing as Slot);
  yield* afterChange(table, accursed);
}

/** DL-EQP-02 to DL-EQP-04, DL-EQP-13: the slots an item may go to now. */
export function slotsFor(state: State, accursed: Accursed, item: Item): Slot[] {
  const { slot, strength = 0 } = itemCard(item);
  if (strength > 0 && strength > attributeOf(state, accursed, 'strength')) return [];
  if (slot === 'two-hands' && !HANDS.every(hand => isFree(accursed, hand))) return [];
  return SLOTS_OF[slot].filter(one => isFree(accursed, one));
}

const isFree = (accursed: Accursed, slot: Slot): boolean =>
  !accursed.lostHands.includes(slot) && !accursed.items.some(item => isHeldIn(item, slot));

/** DL-EQP-04: whether an item occupies a slot; a two-handed one holds both hands. */
export const isHeldIn = (item: Item, slot: Slot): boolean =>
  item.slot === slot ||
  (item.slot === 'right-hand' && slot === 'left-hand' && itemCard(item).slot === 'two-hands');

/** DL-EQP-12, DL-ACC-08: worn from now; a Stamina token it gives comes Spent. The caller goes on with `afterChange`. */
export function equip(table: Table<State>, accursed: Accursed, item: Item, slot: Slot): void {
  item.slot = slot;
  useUp(accursed, putOn(item));
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

/** DL-EQP-01, DL-ACC-08: of the Stamina it gave a Spent token goes first. The caller goes on with `afterChange` (DL-CHN-04). */
export function unequip(table: Table<State>, accursed: Accursed, item: Item): void {
  item.slot = null;
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
}

/** DL-FTH-03: FP of the start of a dungeon hang on what is worn when it begins, and before round 1 that may still change. */
function changeFaith(state: State, accursed: Accursed, item: Item, sign: 1 | -1): void {
  if (state.phase.kind !== 'preparation' || dashboardOf(accursed).class !== 'exorcism') return;
  accursed.faith = Math.max(0, accursed.faith + sign * (itemCard(item).gives?.startingFaith ?? 0));
}

/** Used up for this turn (rules/sources.ts). */
const putOn = ({ copy }: Item): string => `put-on:${copy}`;
