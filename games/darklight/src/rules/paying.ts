import { ask, PARTY, type Rule, type Table, take } from '@tenebrae/kernel';
import { type ConsumableId, CONSUMABLES } from '../data/consumables.ts';
import type { HazardPrice } from '../data/hazards.ts';
import type { Accursed, Item, State } from '../state.ts';
import { accursedOf } from './figures.ts';
import { able } from './group.ts';
import { discardItem } from './limits.ts';
import { itemCard } from './sources.ts';
import { figureOf } from './tell.ts';

type Wanted = HazardPrice['consumable'];

/** Whether an Accursed has a consumable of that kind to give: a token, or for any kind a card too (DL-EQP-07). */
export const hasToken = (accursed: Accursed, wanted: Wanted): boolean =>
  tokensOf(accursed, wanted).length + cardsOf(accursed, wanted).length > 0;

const tokensOf = ({ consumables }: Accursed, wanted: Wanted): ConsumableId[] =>
  [...new Set(consumables)].filter(id => wanted === 'any' || id === wanted);

const cardsOf = ({ items }: Accursed, wanted: Wanted): Item[] =>
  wanted === 'any' ? items.filter(item => itemCard(item).slot === 'belt') : [];

/** DL-SRV-15: one consumable of the group is given up; whose and which, the group says. */
export function* payToken(table: Table<State>, wanted: Wanted): Rule {
  const options = able(table.state).flatMap(accursed => [
    ...tokensOf(accursed, wanted).map(token => ({
      id: `give-up:${accursed.id}:${token}`,
      who: accursed.id,
      token,
      item: null,
      about: { who: accursed.id, thing: token },
      on: [`consumable:${token}`],
    })),
    ...cardsOf(accursed, wanted).map(({ id, copy }) => ({
      id: `give-up:${accursed.id}:${copy}`,
      who: accursed.id,
      token: null,
      item: copy,
      about: { who: accursed.id, thing: id },
      on: [`item:${copy}`],
    })),
  ]);
  const { who, token, item } = yield* ask('give-up-what', PARTY, options, 'DL-SRV-15');
  const giver = accursedOf(table.state, who);
  const card = giver.items.find(({ copy }) => copy === item);
  if (card !== undefined) return discardItem(table, giver, card);
  if (token === null) return;
  take(giver.consumables, token);
  table.tell({ type: 'gave-up', rule: 'DL-SRV-15', who, figure: figureOf(giver), thing: token });
}

/** A consumable token of choice for somebody. */
export function* chooseToken(accursed: Accursed): Rule<ConsumableId> {
  const { token } = yield* ask(
    'choose-consumable',
    accursed.seat,
    (Object.keys(CONSUMABLES) as ConsumableId[]).map(one => ({
      id: `consumable:${one}`,
      text: 'take-consumable',
      token: one,
      about: { consumable: one },
      on: [`consumable:${one}`],
    })),
    'DL-SRV-15',
    { about: { who: accursed.id } },
  );
  return token;
}
