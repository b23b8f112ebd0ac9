import { kept, type Rule, RuleBug, type Table, take } from '@tenebrae/kernel';
import type { ConsumableId } from '../data/consumables.ts';
import { CONSUMABLE_EFFECTS, type ConsumableEffect } from '../effects/consumables.ts';
import type { Accursed, Item, State } from '../state.ts';
import { returnToDeck } from './limits.ts';
import { numbered, onItem } from './marks.ts';
import { removeItem } from './pack.ts';
import { itemCard } from './sources.ts';
import { figureOf } from './tell.ts';
import type { Deed, TurnOption } from './turn-option.ts';

/** DL-CON-02, DL-CON-08: `use:<consumable>` or `use:<copy>`, as many as it likes; Lockpicks only in a Search (DL-CON-07). */
export const CONSUMABLE_DEED: Deed = {
  rule: 'DL-CON-02',
  options(state, accursed) {
    const options: TurnOption[] = [];
    addTokens(options, state, accursed);
    addCards(options, state, accursed);
    return options;
  },
  *perform(table, accursed, { item, thing }) {
    if (item !== undefined) return yield* useCard(table, accursed, item);
    if (!take(accursed.consumables, thing as ConsumableId))
      throw new RuleBug(`DL-CON-02: ${accursed.id} has no ${thing}`);
    yield* use(table, accursed, thing as ConsumableId);
  },
};

/** Tokens of a kind are one option. */
function addTokens(options: TurnOption[], state: State, accursed: Accursed): void {
  const { consumables } = accursed;
  for (let at = 0; at < consumables.length; at++) {
    const id = consumables[at] as ConsumableId;
    if (consumables.indexOf(id) === at && effectOf(id)?.canUse(state, accursed) === true)
      options.push(tokenOption(id));
  }
}

const tokenOption = kept(
  (id: ConsumableId): TurnOption => ({
    id: `use:${id}`,
    thing: id,
    about: { consumable: id },
    on: [`consumable:${id}`],
  }),
);

/** DL-EQP-07: cards with the belt icon; those of a name are one option. */
function addCards(options: TurnOption[], state: State, accursed: Accursed): void {
  const { items } = accursed;
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    const { id, copy } = item;
    if (itemCard(item).slot !== 'belt' || items.findIndex(one => one.id === id) < at) continue;
    if (effectOf(id)?.canUse(state, accursed) === true)
      options.push({ id: useCardOf(copy), item: copy, about: { consumable: id }, on: onItem(copy) });
  }
}

const useCardOf = numbered('use');

const effectOf = (id: string): ConsumableEffect | undefined =>
  (CONSUMABLE_EFFECTS as Readonly<Record<string, ConsumableEffect | undefined>>)[id];

/** DL-CON-01, DL-EQP-16: a card goes to the discards of its deck. */
function* useCard(table: Table<State>, accursed: Accursed, copy: number): Rule {
  const card = accursed.items.find(one => one.copy === copy);
  if (card === undefined || !removeItem(accursed, card))
    throw new RuleBug(`DL-CON-02: ${accursed.id} has no such card`);
  returnToDeck(table.state, card.id);
  yield* use(table, accursed, card.id);
}

/** DL-CON-01: it is gone when it is used. */
function* use(table: Table<State>, accursed: Accursed, id: string): Rule {
  table.tell({
    type: 'consumable-used',
    rule: 'DL-CON-01',
    who: accursed.id,
    figure: figureOf(accursed),
    consumable: id,
  });
  const effect = effectOf(id);
  if (effect !== undefined) yield* effect.use(table, accursed);
}
