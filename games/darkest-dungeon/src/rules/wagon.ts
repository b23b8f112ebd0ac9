import {
  ask,
  DONE,
  drawOrReshuffle,
  type Option,
  type Rule,
  shuffleIn,
  type Table,
  take,
} from '@tenebrae/kernel';
import { TRINKET_PRICES, TRINKET_SALES, WAGON_STOCK } from '../data/buildings.ts';
import { MARKET_BONUS } from '../data/hamlet-events.ts';
import { type TrinketId, trinketOf } from '../data/trinkets.ts';
import type { Hero, State } from '../state.ts';
import { hamletOf, isIn } from './figures.ts';
import { canPay, gainGold, loseGold } from './gold.ts';
import { gainTrinket } from './trinkets.ts';

/** DD-BLD-05, DD-BLD-06: a visit: one Trinket sold and one bought, either or both, in any order. */
export function* trade(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  if (hamletOf(state).wagon === null) yield* stockWagon(table);
  const left: Deal[] = ['sell', 'buy'];
  while (left.length > 0 && isIn(state, hero)) {
    const deals = dealOptions(state, hero, left);
    if (deals.length === 0) return;
    const about = { hero: hero.id, gold: state.campaign.gold };
    const choice = yield* ask('trade-trinkets', hero.seat, [...deals, DONE], 'DD-BLD-06', { about });
    if (!('deal' in choice)) return;
    take(left, choice.deal);
    if (choice.deal === 'sell') sell(table, hero, choice.trinket);
    else yield* buy(table, hero, choice.trinket);
  }
}

type Deal = 'sell' | 'buy';
type DealOption = Option & { readonly deal: Deal; readonly trinket: TrinketId };

/** DD-BLD-05: the Nomad Wagon shows its stock at the first visit of a phase; a later upgrade does not change it. */
export function* stockWagon(table: Table<State>): Rule {
  const { state } = table;
  const { decks, campaign } = state;
  const stock: TrinketId[] = [];
  const counts = WAGON_STOCK[campaign.buildings['nomad-wagon'] - 1] ?? [];
  for (const [at, deck] of decks.trinkets.entries())
    for (let left = counts[at] ?? 0; left > 0; left -= 1) {
      const trinket = yield* drawOrReshuffle('wagon-stock', deck, 'DD-BLD-05');
      if (trinket !== null) stock.push(trinket);
    }
  hamletOf(state).wagon = stock;
  table.tell({ type: 'wagon-stocked', rule: 'DD-BLD-05', trinkets: [...stock], reveals: true });
}

/** Whether a Hero could do anything at the Wagon: it is worth a look as long as nobody knows its stock. */
export const canTrade = (state: State, hero: Hero): boolean =>
  hamletOf(state).wagon === null || dealOptions(state, hero, ['sell', 'buy']).length > 0;

/** DD-BLD-06, DD-HAM-25. */
function dealOptions(state: State, hero: Hero, left: readonly Deal[]): DealOption[] {
  const options: DealOption[] = [];
  if (left.includes('sell'))
    for (const { id } of hero.trinkets) options.push(dealOption('sell', id, salePrice(state, id)));
  if (left.includes('buy'))
    for (const id of hamletOf(state).wagon ?? [])
      if (canPay(state, purchasePrice(id))) options.push(dealOption('buy', id, purchasePrice(id)));
  return options;
}

const dealOption = (deal: Deal, trinket: TrinketId, gold: number): DealOption => ({
  id: `${deal}:${trinket}`,
  text: `${deal}-trinket`,
  deal,
  trinket,
  about: { trinket, gold },
  on: [`trinket:${trinket}`],
});

const purchasePrice = (trinket: TrinketId): number => TRINKET_PRICES[trinketOf(trinket).level - 1] ?? 0;

/** Wanderers' Market: more for each Trinket sold in this phase. */
const salePrice = (state: State, trinket: TrinketId): number =>
  (TRINKET_SALES[trinketOf(trinket).level - 1] ?? 0) +
  (hamletOf(state).event === 'wanderers-market' ? MARKET_BONUS : 0);

/** DD-BLD-16: what is sold is not on offer before the party leaves. */
function sell(table: Table<State>, hero: Hero, trinket: TrinketId): void {
  const { state } = table;
  hero.trinkets = hero.trinkets.filter(({ id }) => id !== trinket);
  hamletOf(state).sold.push(trinket);
  table.tell({ type: 'trinket-sold', rule: 'DD-BLD-06', hero: hero.id, trinket });
  gainGold(table, salePrice(state, trinket), 'DD-BLD-06');
}

/** DD-BLD-06, DD-TRI-01, DD-TRI-02: the limit of Trinkets holds as for any other that is gained. */
function* buy(table: Table<State>, hero: Hero, trinket: TrinketId): Rule {
  const { state } = table;
  take(hamletOf(state).wagon ?? [], trinket);
  loseGold(table, purchasePrice(trinket), 'DD-BLD-06');
  table.tell({ type: 'trinket-bought', rule: 'DD-BLD-06', hero: hero.id, trinket });
  yield* gainTrinket(table, hero, trinket, 'DD-BLD-06');
}

/** DD-BLD-05, DD-BLD-16: sold and unsold Trinkets go back to the decks of their Levels. */
export function closeWagon(state: State): void {
  const hamlet = hamletOf(state);
  const back = [...(hamlet.wagon ?? []), ...hamlet.sold];
  for (const [at, deck] of state.decks.trinkets.entries())
    shuffleIn(
      deck,
      back.filter(id => trinketOf(id).level === at + 1),
    );
  hamlet.wagon = null;
  hamlet.sold = [];
}
