import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { type Accursed, NOWHERE, type State } from '../state.ts';
import { accursedOf, dungeonOf, presentAccursed, tilesOf } from './figures.ts';
import {
  addGoods,
  type Goods,
  type GoodsOption,
  goodsOptions,
  handOver,
  hasAnything,
  isNothing,
  noGoods,
  type Purse,
  staysWithin,
  tellGoods,
} from './goods.ts';
import { afterChange } from './limits.ts';
import { adjacentTiles } from './plan.ts';
import { isUnused, useUp } from './sources.ts';
import { figureOf } from './tell.ts';
import type { Deed } from './turn-option.ts';

/** DL-TRN-11: `trade:<accursed>` with one on the same or an adjacent tile; one deal with each, of any size, at a Turn Start. */
export const TRADE_DEED: Deed = {
  rule: 'DL-TRN-11',
  options: (state, accursed) =>
    tradePartners(state, accursed)
      .filter(partner => isUnused(accursed, dealWith(partner)) && hasGoods(state, accursed, partner))
      .map(partner => ({
        id: `trade:${partner.id}`,
        other: partner.id,
        about: { who: accursed.id, other: partner.id },
        on: [figureOf(partner)],
      })),
  *perform(table, accursed, { other }) {
    if (other === undefined) return;
    const partner = accursedOf(table.state, other);
    useUp(accursed, dealWith(partner));
    yield* tradeWith(table, accursed, partner);
  },
};

/** DL-TRN-11, DL-TRM-14: living Accursed on the same or an adjacent tile; outside a dungeon and before round 1 all. */
export function tradePartners(state: State, accursed: Accursed): Accursed[] {
  const others = presentAccursed(state).filter(one => one !== accursed);
  if (state.dungeon === null || accursed.square === NOWHERE || others.length === 0) return others;
  const own = tilesOf(state, accursed);
  const near = new Set([...own, ...own.flatMap(tile => adjacentTiles(dungeonOf(state), tile))]);
  return others.filter(one => tilesOf(state, one).some(tile => near.has(tile)));
}

const hasGoods = (state: State, ...both: readonly [Accursed, Accursed]): boolean =>
  both.some(one => hasAnything(state, one));

/**
 * DL-TRN-11: what is given and what is asked for is named thing by thing; then the partner agrees or declines. What one player
 * moves between Accursed of his own needs nobody's agreement.
 */
export function* tradeWith(table: Table<State>, accursed: Accursed, partner: Accursed): Rule {
  const { state } = table;
  const deal = yield* makeDeal(table, accursed, partner);
  if (deal === null) return;
  const facts = {
    ...tellGoods(state, accursed, deal.given, 'given'),
    ...tellGoods(state, partner, deal.asked, 'asked'),
  };
  if (!(yield* agrees(accursed, partner, facts))) {
    table.tell({ type: 'trade-declined', rule: 'DL-TRN-11', who: partner.id, other: accursed.id });
    return;
  }
  handOver(table, accursed, deal.given, partner);
  handOver(table, partner, deal.asked, accursed);
  table.tell({ type: 'traded', rule: 'DL-TRN-11', who: accursed.id, other: partner.id, ...facts });
  yield* afterChange(table, accursed);
  yield* afterChange(table, partner);
}

interface TradeDeal {
  readonly given: Goods;
  readonly asked: Goods;
}

/** Each choice adds to the deal, so it ends; null when it is called off. */
function* makeDeal(table: Table<State>, accursed: Accursed, partner: Accursed): Rule<TradeDeal | null> {
  const { state } = table;
  const deal: TradeDeal = { given: noGoods(), asked: noGoods() };
  for (;;) {
    const gives = goodsOptions(state, accursed, 'give', deal.given);
    const asks = goodsOptions(state, partner, 'ask', deal.asked);
    const choice = yield* ask<GoodsOption>(
      'trade-deal',
      accursed.seat,
      [...gives, ...asks, ...(mayPropose(state, accursed, partner, deal) ? [PROPOSE] : []), PASS],
      'DL-TRN-11',
      {
        about: {
          who: accursed.id,
          other: partner.id,
          ...tellGoods(state, accursed, deal.given, 'given'),
          ...tellGoods(state, partner, deal.asked, 'asked'),
        },
      },
    );
    if (choice.id === PASS.id) return null;
    if (choice.id === PROPOSE.id) return deal;
    const [owner, handed] = gives.includes(choice) ? [accursed, deal.given] : [partner, deal.asked];
    const { purse } = choice;
    const amount =
      purse === undefined ? 1 : yield* chooseAmount(accursed, purse, owner[purse] - handed[purse]);
    addGoods(handed, choice, amount);
  }
}

const PROPOSE: GoodsOption = { id: 'propose' };

const mayPropose = (
  state: State,
  accursed: Accursed,
  partner: Accursed,
  { given, asked }: TradeDeal,
): boolean =>
  !(isNothing(given) && isNothing(asked)) &&
  staysWithin(state, accursed, given, partner, asked) &&
  staysWithin(state, partner, asked, accursed, given);

/** Any number can be put together of these: more may be added to the same deal. */
function* chooseAmount(accursed: Accursed, purse: Purse, most: number): Rule<number> {
  const amounts = new Set<number>();
  for (let one = 1; one < TEN && one <= most; one++) amounts.add(one);
  for (let tens = TEN; tens <= most; tens += TEN) amounts.add(tens);
  amounts.add(most);
  const { amount } = yield* ask(
    'trade-amount',
    accursed.seat,
    [...amounts].map(one => ({ id: `amount:${one}`, amount: one, about: { amount: one } })),
    'DL-TRN-11',
    { about: { who: accursed.id, thing: `purse-${purse}`, most } },
  );
  return amount;
}

const TEN = 10;

function* agrees(
  accursed: Accursed,
  partner: Accursed,
  facts: Record<string, string[] | number>,
): Rule<boolean> {
  if (accursed.seat === partner.seat) return true;
  const { id } = yield* ask(
    'agree-to-trade',
    partner.seat,
    [{ id: 'agree' }, { id: 'decline' }] as const,
    'DL-TRN-11',
    { about: { who: partner.id, other: accursed.id, ...facts } },
  );
  return id === 'agree';
}

/** Used up for this turn: what has changed hands does not go back at once. Whoever regrets a deal, undoes it. */
const dealWith = (partner: Accursed): string => `trade:${partner.id}`;
