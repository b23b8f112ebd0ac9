import { ask, drawOrReshuffle, type Rule, type Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import { CROWNS_A_PIP } from '../data/limits.ts';
import { type ItemCard } from '../data/item-card.ts';
import { type ItemId, ITEMS } from '../data/items.ts';
import type { Accursed, Dungeon, State } from '../state.ts';
import { newItem } from './creation.ts';
import { pickOne, rollD6 } from './dice.ts';
import { takeUp } from './decks.ts';
import { accursedOf, presentAccursed } from './figures.ts';
import { enforceLimits, returnToDeck } from './limits.ts';
import { addItem } from './pack.ts';
import { figureOf } from './tell.ts';

/** DL-SET-03: the next card; an empty deck is made anew from its discards. Null when there is none. */
export function* drawTreasure(table: Table<State>, deck: 'standard' | 'rare'): Rule<ItemId | null> {
  const { state } = table;
  return deck === 'standard'
    ? yield* drawOrReshuffle('treasure-card', takeUp(state, 'treasures'), 'DL-SET-03')
    : yield* drawOrReshuffle('rare-treasure-card', takeUp(state, 'rareTreasures'), 'DL-SET-03');
}

/** DL-OPT-01: the Loot Round, or Need or Greed if the table has agreed on it. */
export function* distribute(table: Table<State>, item: ItemId, finder: Accursed): Rule {
  const { state } = table;
  if (presentAccursed(state).length === 0) return returnToDeck(state, item);
  const receiver = state.options['need-or-greed']
    ? yield* needOrGreed(table, item)
    : yield* lootRound(state, item, finder);
  yield* receiveItem(table, receiver, item);
}

/** DL-LOT-01 to DL-LOT-04: the finder chooses among those who have not received a card in this Loot Round. */
function* lootRound(state: State, item: ItemId, finder: Accursed): Rule<Accursed> {
  const { dungeon } = state;
  const present = presentAccursed(state);
  const waiting = present.filter(({ id }) => dungeon?.served.includes(id) !== true);
  const eligible = waiting.length > 0 ? waiting : present;
  const { who } = yield* ask(
    'loot-receiver',
    finder.seat,
    eligible.map(({ id }) => ({
      id: `give:${id}`,
      text: 'choose-accursed',
      who: id,
      about: { who: id },
      on: [`accursed:${id}`],
    })),
    'DL-LOT-01',
    { about: { who: finder.id, item } },
  );
  if (dungeon !== null) serve(dungeon, present, who);
  return accursedOf(state, who);
}

/** DL-LOT-02, DL-LOT-03: when all who are present have received one, a new Loot Round starts. */
function serve(dungeon: Dungeon, present: readonly Accursed[], who: AccursedId): void {
  if (present.every(({ id }) => dungeon.served.includes(id))) dungeon.served = [];
  dungeon.served = [...dungeon.served, who];
  if (present.every(({ id }) => dungeon.served.includes(id))) dungeon.served = [];
}

/** DL-OPT-03: what one declares, the strongest first. */
export const CLAIMS = ['need', 'greed', 'pass'] as const;
type Claim = (typeof CLAIMS)[number];

/** DL-OPT-03 to DL-OPT-05: all declare in secret, then Need goes before Greed, and Greed before Pass; at random among equals. */
function* needOrGreed(table: Table<State>, item: ItemId): Rule<Accursed> {
  const { state } = table;
  const present = presentAccursed(state);
  const claims = present.length === 1 ? {} : yield* declare(table, present, item);
  const best = CLAIMS.find(claim => present.some(({ id }) => claims[id] === claim));
  return yield* pickOne(
    'loot-draw',
    present.filter(({ id }) => claims[id] === best),
    'DL-OPT-04',
  );
}

/** DL-OPT-04: nobody sees what the others have said before all have. */
function* declare(
  table: Table<State>,
  present: readonly Accursed[],
  item: ItemId,
): Rule<Partial<Record<AccursedId, Claim>>> {
  // Outside a dungeon there is no place for what is hidden, and no more to hide than here.
  const claims = table.state.dungeon?.declared ?? {};
  for (const accursed of present) {
    const { claim } = yield* ask(
      'claim-loot',
      accursed.seat,
      CLAIMS.map(one => ({ id: one, text: `claim-${one}`, claim: one })),
      'DL-OPT-03',
      { about: { who: accursed.id, item } },
    );
    claims[accursed.id] = claim;
  }
  // Shown together while they lie open, then put away.
  for (const { id } of present)
    table.tell({ type: `claimed-${claims[id]}`, rule: 'DL-OPT-04', who: id, item, reveals: true });
  if (table.state.dungeon !== null) table.state.dungeon.declared = {};
  return claims;
}

/** DL-OPT-04: from then on what was declared is open to everyone. */
export const haveAllDeclared = (state: State): boolean =>
  presentAccursed(state).every(({ id }) => state.dungeon?.declared[id] !== undefined);

/** DL-LOT-01: into the Inventory, or resolved at once (slot none); then the limits count. */
export function* receiveItem(table: Table<State>, accursed: Accursed, item: ItemId): Rule {
  const { state } = table;
  table.tell({
    type: 'item-received',
    rule: 'DL-LOT-01',
    who: accursed.id,
    figure: figureOf(accursed),
    item,
    reveals: true,
  });
  const { slot }: ItemCard = ITEMS[item];
  if (slot === 'none') return yield* openPurse(table, accursed, item);
  addItem(accursed, newItem(state, item));
  yield* enforceLimits(table, accursed);
}

/** coin-purse: crowns at once, then it is discarded (DL-EQP-16). */
function* openPurse(table: Table<State>, accursed: Accursed, item: ItemId): Rule {
  const amount = CROWNS_A_PIP * (yield* rollD6('coin-purse-crowns', 'DL-LOT-01', accursed.seat));
  accursed.crowns += amount;
  returnToDeck(table.state, item);
  table.tell({
    type: 'crowns-found',
    rule: 'DL-LOT-01',
    who: accursed.id,
    figure: figureOf(accursed),
    item,
    amount,
  });
}
