import { ask, type Rule, type Table, take } from '@tenebrae/kernel';
import { type ConsumableId, CONSUMABLES } from '../data/consumables.ts';
import { ITEMS, STARTING_ITEM_PRICE, STARTING_ITEMS } from '../data/items.ts';
import { CROWNS_A_SOUL } from '../data/limits.ts';
import { HAGGLE_PERCENT } from '../data/settlements.ts';
import type { Accursed, Item, Settlement, State, StockCard } from '../state.ts';
import { mayTithe, tithe } from './dread.ts';
import { campaignOf, earn, pay } from './group.ts';
import { afterChange, discardItem, gainConsumable } from './limits.ts';
import { receiveItem } from './loot.ts';
import { consumablesOf, dashboardOf } from './profile.ts';
import { figureOf } from './tell.ts';
import { passesTest } from './tests.ts';
import type { TurnOption } from './turn-option.ts';

/** DL-SRV-22 to DL-SRV-26, DL-SRV-46: broker, purchases, sales, tithe. */
export function marketOptions(state: State, accursed: Accursed): TurnOption[] {
  const { settlement } = campaignOf(state);
  if (settlement === null) return [];
  return [
    ...brokerOptions(accursed),
    ...settlement.stock.flatMap(card => cardOptions(settlement, accursed, card)),
    ...tokenOptions(accursed),
    ...saleOptions(accursed),
    ...(mayTithe(state) ? [{ id: 'tithe', verb: 'tithe' }] : []),
  ];
}

/** DL-SRV-22: one soul, or all of them. */
const brokerOptions = ({ id, souls }: Accursed): TurnOption[] =>
  [...new Set([1, souls])]
    .filter(count => count <= souls)
    .map(count => ({
      id: `broker:${count}`,
      verb: 'broker',
      count,
      about: { who: id, souls: count, crowns: count * CROWNS_A_SOUL },
      on: [`accursed:${id}`],
    }));

/** DL-SRV-24, DL-SRV-25: at its value, or after a Test; nobody haggles twice over a card on a day. */
function cardOptions(
  { noDeal }: Settlement,
  { id, crowns }: Accursed,
  { item, copy }: StockCard,
): TurnOption[] {
  if (noDeal.some(one => one.who === id && one.card === copy)) return [];
  const price = ITEMS[item].value;
  const more = { item: copy, about: { who: id, item, amount: price }, on: [`stock:${copy}`] };
  return [
    ...(crowns >= price ? [{ id: `buy:${copy}`, verb: 'buy', ...more }] : []),
    ...(crowns >= lessFor(price) ? [{ id: `haggle:${copy}`, verb: 'haggle', ...more }] : []),
  ];
}

/** DL-SRV-24, DL-SRV-46: without limit, as far as there is room in the Belt. */
const tokenOptions = (accursed: Accursed): TurnOption[] =>
  consumablesOf(accursed) >= dashboardOf(accursed).belt
    ? []
    : (Object.keys(CONSUMABLES) as ConsumableId[])
        .filter(token => accursed.crowns >= CONSUMABLES[token].price)
        .map(token => ({
          id: `buy-token:${token}`,
          verb: 'buy-token',
          thing: token,
          about: { who: accursed.id, item: token, amount: CONSUMABLES[token].price },
          on: [`consumable:${token}`],
        }));

/** DL-SRV-24: half of the value, rounded down; starting equipment for 5. Cards that are alike are one option. */
const saleOptions = ({ id: who, items }: Accursed): TurnOption[] =>
  items
    .filter((item, at) => items.findIndex(one => isLike(one, item)) === at)
    .map(item => ({
      id: `sell:${item.copy}`,
      verb: 'sell',
      item: item.copy,
      about: { who, item: item.id, amount: salePrice(item) },
      on: [`item:${item.copy}`],
    }));

const isLike = (a: Item, b: Item): boolean => a.id === b.id && a.slot === b.slot && a.smithed === b.smithed;

/** DL-SRV-24. */
export const salePrice = ({ id }: Item): number =>
  id in STARTING_ITEMS ? STARTING_ITEM_PRICE : Math.floor(ITEMS[id].value / 2);

/** DL-SRV-25: the price after a passed and after a failed Test. */
export const lessFor = (price: number): number => Math.ceil((price * (100 - HAGGLE_PERCENT)) / 100);
export const moreFor = (price: number): number => Math.ceil((price * (100 + HAGGLE_PERCENT)) / 100);

/** DL-SRV-22 to DL-SRV-26. */
export function* doBusiness(table: Table<State>, accursed: Accursed, option: TurnOption): Rule {
  const { settlement } = campaignOf(table.state);
  const { count = 1, item, thing } = option;
  const card = settlement?.stock.find(({ copy }) => copy === item);
  switch (option.verb) {
    case 'broker':
      pay(table, accursed, 'souls', count, 'DL-SRV-22');
      return earn(table, accursed, count * CROWNS_A_SOUL, 'DL-SRV-22');
    case 'buy':
      if (card !== undefined) yield* buy(table, accursed, card, ITEMS[card.item].value);
      return;
    case 'haggle':
      if (card !== undefined) yield* haggle(table, accursed, card);
      return;
    case 'buy-token':
      return yield* buyToken(table, accursed, thing as ConsumableId);
    case 'sell':
      return yield* sell(table, accursed, item);
    case 'tithe':
    case undefined:
    default:
      return yield* tithe(table);
  }
}

/** DL-SRV-24, DL-SRV-46: paid for, and its buyer obeys its limits at once. */
function* buy(table: Table<State>, accursed: Accursed, card: StockCard, price: number): Rule {
  const { settlement } = campaignOf(table.state);
  if (settlement !== null) take(settlement.stock, card);
  pay(table, accursed, 'crowns', price, 'DL-SRV-24');
  table.tell({
    type: 'bought',
    rule: 'DL-SRV-24',
    who: accursed.id,
    figure: figureOf(accursed),
    item: card.item,
    amount: price,
  });
  yield* receiveItem(table, accursed, card.item);
}

/** DL-SRV-25: the price falls or rises; then the buyer takes it or has no deal for this card today. */
function* haggle(table: Table<State>, accursed: Accursed, card: StockCard): Rule {
  const { settlement } = campaignOf(table.state);
  const value = ITEMS[card.item].value;
  const passed = yield* passesTest(table, accursed, 'charisma', 5, 'DL-SRV-25');
  const price = passed ? lessFor(value) : moreFor(value);
  const about = { who: accursed.id, item: card.item, amount: price };
  const { id } = yield* ask(
    'take-the-deal',
    accursed.seat,
    [...(accursed.crowns >= price ? [{ id: 'take-it', about }] : []), { id: 'leave-it', about }],
    'DL-SRV-25',
    { about },
  );
  if (id === 'take-it') return yield* buy(table, accursed, card, price);
  settlement?.noDeal.push({ who: accursed.id, card: card.copy });
  table.tell({ type: 'no-deal', rule: 'DL-SRV-25', ...about });
}

function* buyToken(table: Table<State>, accursed: Accursed, token: ConsumableId): Rule {
  const { price } = CONSUMABLES[token];
  pay(table, accursed, 'crowns', price, 'DL-SRV-24');
  table.tell({
    type: 'bought',
    rule: 'DL-SRV-24',
    who: accursed.id,
    figure: figureOf(accursed),
    item: token,
    amount: price,
  });
  yield* gainConsumable(table, accursed, token);
}

function* sell(table: Table<State>, accursed: Accursed, copy: number | undefined): Rule {
  const item = accursed.items.find(one => one.copy === copy);
  if (item === undefined) return;
  const price = salePrice(item);
  table.tell({
    type: 'sold',
    rule: 'DL-SRV-24',
    who: accursed.id,
    figure: figureOf(accursed),
    item: item.id,
    amount: price,
  });
  discardItem(table, accursed, item);
  earn(table, accursed, price, 'DL-SRV-24');
  yield* afterChange(table, accursed);
}
