import { discard, drawOrReshuffle, type Rule, shuffleIn, type Table } from '@tenebrae/kernel';
import { RARE_TREASURES, type RareTreasureId, TREASURES, type TreasureId } from '../data/items.ts';
import { SETTLEMENTS, type SettlementId } from '../data/settlements.ts';
import type { Settlement, State, StockCard } from '../state.ts';
import { takeUp } from './decks.ts';

/** DL-SRV-23: cards for sale; coin purses are laid aside and replaced. Null when the deck is short. */
export function* drawStock(
  state: State,
  deck: 'standard' | 'rare',
): Rule<TreasureId | RareTreasureId | null> {
  if (deck === 'rare')
    return yield* drawOrReshuffle('stock-card', takeUp(state, 'rareTreasures'), 'DL-SRV-23');
  const treasures = takeUp(state, 'treasures');
  const purses: TreasureId[] = [];
  let card = yield* drawOrReshuffle('stock-card', treasures, 'DL-SRV-23');
  while (card !== null && TREASURES[card].slot === 'none') {
    purses.push(card);
    card = yield* drawOrReshuffle('stock-card', treasures, 'DL-SRV-23');
  }
  for (const purse of purses) discard(treasures, purse);
  return card;
}

/** DL-SRV-23, DL-SRV-46: the stock on arrival; a short deck makes it smaller. */
export function* layOutStock(table: Table<State>, kind: SettlementId): Rule<StockCard[]> {
  const { standard, rare } = SETTLEMENTS[kind];
  const stock: StockCard[] = [];
  for (let at = 0; at < standard; at++) yield* addToStock(table, stock, 'standard');
  for (let at = 0; at < rare; at++) yield* addToStock(table, stock, 'rare');
  return stock;
}

/** DL-SRV-23: one card more, open for all to see. */
export function* addToStock(table: Table<State>, stock: StockCard[], deck: 'standard' | 'rare'): Rule {
  const item = yield* drawStock(table.state, deck);
  if (item === null) return;
  stock.push({ item, copy: table.state.nextItem++ });
  table.tell({ type: 'put-on-sale', rule: 'DL-SRV-23', item, reveals: true });
}

/** DL-SRV-23: what was not sold goes back to its deck. */
export function putStockBack(state: State, { stock }: Settlement): void {
  const isRare = (id: TreasureId | RareTreasureId): id is RareTreasureId => id in RARE_TREASURES;
  shuffleIn(takeUp(state, 'rareTreasures'), stock.map(({ item }) => item).filter(isRare));
  shuffleIn(
    takeUp(state, 'treasures'),
    stock.map(({ item }) => item).filter((id): id is TreasureId => !isRare(id)),
  );
  stock.length = 0;
}
