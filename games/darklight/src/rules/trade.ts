import { ask, type Facts, kept, NOTHING, type Option, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import { type Accursed, NOWHERE, type State, type TileNumber } from '../state.ts';
import { accursedOf, dungeonOf, isPresent, tilesOf } from './figures.ts';
import {
  addGoods,
  dealFacts,
  type Goods,
  type GoodsOption,
  goodsOptions,
  handOver,
  hasAnything,
  isNothing,
  noGoods,
  type Purse,
  type Room,
  roomOf,
  staysWithin,
  type Told,
  toldOf,
  type Verb,
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
  const deal = yield* makeDeal(table.state, accursed, partner);
  if (deal === null) return;
  const { given, asked } = deal;
  const isOwn = accursed.seat === partner.seat;
  if (!isOwn && !(yield* agrees(partner, dealFacts(partner.id, accursed.id, given.told, asked.told)))) {
    table.tell({ type: 'trade-declined', rule: 'DL-TRN-11', who: partner.id, other: accursed.id });
    return;
  }
  handOver(table, accursed, given.goods, partner);
  handOver(table, partner, asked.goods, accursed);
  const facts = dealFacts(accursed.id, partner.id, given.told, asked.told);
  table.tell({ type: 'traded', rule: 'DL-TRN-11', ...facts });
  yield* afterChange(table, accursed);
  yield* afterChange(table, partner);
}

interface TradeDeal {
  readonly given: Side;
  readonly asked: Side;
}

/** What one side hands over so far, how that is told, and what could be added to it. */
interface Side {
  readonly owner: Accursed;
  readonly goods: Goods;
  readonly told: Told;
  readonly options: readonly GoodsOption[];
}

const sideOf = (state: State, owner: Accursed, verb: Verb, goods: Goods): Side => ({
  owner,
  goods,
  told: toldOf(state, owner, goods),
  options: goodsOptions(state, owner, verb, goods),
});

/** Each choice adds to the deal, so it ends; null when it is called off. */
function* makeDeal(state: State, accursed: Accursed, partner: Accursed): Rule<TradeDeal | null> {
  let given = sideOf(state, accursed, 'give', noGoods());
  let asked = sideOf(state, partner, 'ask', noGoods());
  let rooms: Rooms | null = null;
  for (;;) {
    const options = given.options.slice();
    for (const option of asked.options) options.push(option);
    if (!(isNothing(given.goods) && isNothing(asked.goods))) {
      rooms ??= [roomOf(state, accursed), roomOf(state, partner)];
      if (mayPropose(rooms, given, asked)) options.push(PROPOSE);
    }
    options.push(PASS);
    const about = dealFacts(accursed.id, partner.id, given.told, asked.told);
    const choice = yield* ask<GoodsOption>('trade-deal', accursed.seat, options, 'DL-TRN-11', { about });
    if (choice === PASS) return null;
    if (choice === PROPOSE) return { given, asked };
    const isGiven = given.options.includes(choice);
    const { owner, goods } = isGiven ? given : asked;
    const { purse } = choice;
    const amount =
      purse === undefined ? 1 : yield* chooseAmount(accursed, purse, owner[purse] - goods[purse]);
    addGoods(goods, choice, amount);
    if (isGiven) given = sideOf(state, owner, 'give', goods);
    else asked = sideOf(state, owner, 'ask', goods);
  }
}

const PROPOSE: GoodsOption = { id: 'propose' };

/** Of whoever gives, and of whoever is asked: nothing changes hands before the deal is made. */
type Rooms = readonly [Room, Room];

const mayPropose = ([own, others]: Rooms, given: Side, asked: Side): boolean =>
  staysWithin(own, given.owner, given.goods, asked.owner, asked.goods) &&
  staysWithin(others, asked.owner, asked.goods, given.owner, given.goods);

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
