import { ask, type Facts, kept, NOTHING, type Option, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import { type Accursed, NOWHERE, type State, type TileNumber } from '../state.ts';
import { accursedOf, dungeonOf, isPresent, tilesOf } from './figures.ts';
import {
  addGoods,
  addGoodsOptions,
  dealFacts,
  type Goods,
  type GoodsOption,
  handOver,
  hasAnything,
  isNothing,
  noGoods,
  type Purse,
  staysWithin,
  toldOf,
} from './goods.ts';
import { afterChange } from './limits.ts';
import { isUnused, useUp } from './sources.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';

/** DL-TRN-11: `trade:<accursed>` with one on the same or an adjacent tile; one deal with each, of any size, at a Turn Start. */
export const TRADE_DEED: Deed = {
  rule: 'DL-TRN-11',
  options(state, accursed) {
    let options: TurnOption[] | null = null;
    for (const partner of state.accursed) {
      if (!isPartner(state, accursed, partner) || !isUnused(accursed, dealWith(partner.id))) continue;
      if (hasGoods(state, accursed, partner)) (options ??= []).push(dealsOf(accursed.id)(partner.id));
    }
    return options ?? NO_OPTIONS;
  },
  perform(table, accursed, { other }) {
    if (other === undefined) return NOTHING;
    useUp(accursed, dealWith(other));
    return tradeWith(table, accursed, accursedOf(table.state, other));
  },
};

const dealsOf = kept((who: AccursedId) =>
  kept(
    (other: AccursedId): TurnOption => ({
      id: `trade:${other}`,
      other,
      about: { who, other },
      on: [`accursed:${other}`],
    }),
  ),
);

/** DL-TRN-11, DL-TRM-14: living Accursed on the same or an adjacent tile; outside a dungeon and before round 1 all. */
export const tradePartners = (state: State, accursed: Accursed): Accursed[] =>
  state.accursed.filter(one => isPartner(state, accursed, one));

function isPartner(state: State, accursed: Accursed, other: Accursed): boolean {
  if (other === accursed || !isPresent(other)) return false;
  if (state.dungeon === null || accursed.square === NOWHERE) return true;
  return isOnOrBeside(state, other, tilesOf(state, accursed));
}

/** Whether one of its tiles is among some, or adjacent to one of them. */
function isOnOrBeside(state: State, accursed: Accursed, tiles: readonly TileNumber[]): boolean {
  for (const tile of tilesOf(state, accursed)) {
    if (tiles.includes(tile)) return true;
    for (const { from, to } of dungeonOf(state).plan.archways)
      if (to !== null && ((from === tile && tiles.includes(to)) || (to === tile && tiles.includes(from))))
        return true;
  }
  return false;
}

const hasGoods = (state: State, one: Accursed, other: Accursed): boolean =>
  hasAnything(state, one) || hasAnything(state, other);

/**
 * DL-TRN-11: what is given and what is asked for is named thing by thing; then the partner agrees or declines. What one player
 * moves between Accursed of his own needs nobody's agreement.
 */
export function* tradeWith(table: Table<State>, accursed: Accursed, partner: Accursed): Rule {
  const { state } = table;
  const deal = yield* makeDeal(table, accursed, partner);
  if (deal === null) return;
  const [given, asked] = [toldOf(state, accursed, deal.given), toldOf(state, partner, deal.asked)];
  const isOwn = accursed.seat === partner.seat;
  if (!isOwn && !(yield* agrees(partner, dealFacts(partner.id, accursed.id, given, asked)))) {
    table.tell({ type: 'trade-declined', rule: 'DL-TRN-11', who: partner.id, other: accursed.id });
    return;
  }
  handOver(table, accursed, deal.given, partner);
  handOver(table, partner, deal.asked, accursed);
  const facts = dealFacts(accursed.id, partner.id, given, asked);
  table.tell({ type: 'traded', rule: 'DL-TRN-11', ...facts });
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
    const options: GoodsOption[] = [];
    addGoodsOptions(options, state, accursed, 'give', deal.given);
    const gives = options.length;
    addGoodsOptions(options, state, partner, 'ask', deal.asked);
    if (mayPropose(state, accursed, partner, deal)) options.push(PROPOSE);
    options.push(PASS);
    const [given, asked] = [toldOf(state, accursed, deal.given), toldOf(state, partner, deal.asked)];
    const about = dealFacts(accursed.id, partner.id, given, asked);
    const choice = yield* ask<GoodsOption>('trade-deal', accursed.seat, options, 'DL-TRN-11', { about });
    if (choice === PASS) return null;
    if (choice === PROPOSE) return deal;
    const isGiven = options.indexOf(choice) < gives;
    const [owner, handed] = isGiven ? [accursed, deal.given] : [partner, deal.asked];
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
  const amounts: AmountOption[] = [];
  for (let one = 1; one < TEN && one <= most; one++) amounts.push(amountOf(one));
  for (let tens = TEN; tens <= most; tens += TEN) amounts.push(amountOf(tens));
  if (amounts.at(-1)?.amount !== most) amounts.push(amountOf(most));
  const about = { who: accursed.id, thing: purse === 'souls' ? 'purse-souls' : 'purse-crowns', most };
  const { amount } = yield* ask('trade-amount', accursed.seat, amounts, 'DL-TRN-11', { about });
  return amount;
}

interface AmountOption extends Option {
  readonly amount: number;
}

const AMOUNTS: (AmountOption | undefined)[] = [];
const amountOf = (amount: number): AmountOption =>
  (AMOUNTS[amount] ??= { id: `amount:${amount}`, amount, about: { amount } });

const TEN = 10;

function* agrees(partner: Accursed, about: Facts): Rule<boolean> {
  const { id } = yield* ask('agree-to-trade', partner.seat, AGREEMENT, 'DL-TRN-11', { about });
  return id === 'agree';
}

const AGREEMENT = [{ id: 'agree' }, { id: 'decline' }] as const;

/** Used up for this turn: what has changed hands does not go back at once. Whoever regrets a deal, undoes it. */
const dealWith = kept((partner: AccursedId) => `trade:${partner}`);
