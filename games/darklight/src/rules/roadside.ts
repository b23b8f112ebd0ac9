import { ask, discard, PARTY, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { TreasureId } from '../data/items.ts';
import { TREASURES } from '../data/items.ts';
import type { Accursed, State } from '../state.ts';
import { pickOne } from './dice.ts';
import { takeUp } from './decks.ts';
import { accursedOf } from './figures.ts';
import { able, pay } from './group.ts';
import { afterChange, discardItem } from './limits.ts';
import { receiveItem } from './loot.ts';
import { drawStock } from './stock.ts';

/** hz-bog: one item card it owns, drawn at random, is gone. */
export function* loseRandomItem(table: Table<State>, accursed: Accursed): Rule {
  if (accursed.items.length === 0) return;
  const { id: copy } = yield* pickOne(
    'random-item',
    accursed.items.map(item => ({ id: item.copy })),
    'DL-SRV-15',
  );
  const item = accursed.items.find(one => one.copy === copy);
  if (item === undefined) return;
  discardItem(table, accursed, item);
  yield* afterChange(table, accursed);
}

/** hz-wandering-trader: some Standard Treasures, each for whoever pays its value; what nobody buys is discarded. */
export function* tradeWithWanderer(table: Table<State>, count: number): Rule {
  const { state } = table;
  const wares: TreasureId[] = [];
  for (let left = count; left > 0; left--) {
    const item = yield* drawStock(state, 'standard');
    if (item !== null) wares.push(item as TreasureId);
  }
  table.tell({ type: 'wares-shown', rule: 'DL-SRV-15', items: [...wares], reveals: true });
  while (wares.length > 0) {
    const sales = wares.flatMap((item, place) => salesOf(state, item, place));
    const sale = yield* ask('buy-from-trader', PARTY, [...sales, PASS], 'DL-SRV-15');
    if (!('item' in sale)) break;
    const buyer = accursedOf(state, sale.who);
    wares.splice(sale.place, 1);
    pay(table, buyer, 'crowns', TREASURES[sale.item].value, 'DL-SRV-15');
    yield* receiveItem(table, buyer, sale.item);
  }
  for (const item of wares) discard(takeUp(state, 'treasures'), item);
}

/** Who can pay for it; of two cards of a name one is offered. */
const salesOf = (state: State, item: TreasureId, place: number) =>
  able(state)
    .filter(({ crowns }) => crowns >= TREASURES[item].value)
    .map(({ id }) => ({
      id: `buy:${item}:${place}:${id}`,
      text: 'buy-for',
      who: id,
      item,
      place,
      about: { who: id, item, amount: TREASURES[item].value },
      on: [`accursed:${id}`],
    }));
