import { ask, draw, PASS, type Rule, RuleBug, type Table, take } from '@tenebrae/kernel';
import { CHESTS } from '../data/chests.ts';
import type { ItemId } from '../data/items.ts';
import type { Accursed, Chest, PlacedEvent, State } from '../state.ts';
import { takeUp } from './decks.ts';
import { effectOf } from './events.ts';
import { dungeonOf, isInCombat, tilesOf } from './figures.ts';
import { returnToDeck } from './limits.ts';
import { distribute, drawTreasure, receiveItem } from './loot.ts';
import { hasTalent } from './sources.ts';
import { figureOf } from './tell.ts';
import { passesTest } from './tests.ts';
import { hasSecondDraw } from './tile-rules.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';

/** DL-SRC-01, DL-SRC-02, DL-SRC-07: `search:chest:<id>` or `search:event:<id>` on its tile, in place of the Attack Phase. */
export const SEARCH_DEED: Deed = {
  rule: 'DL-SRC-01',
  options(state, accursed) {
    if (isInCombat(state)) return NO_OPTIONS;
    const tiles = tilesOf(state, accursed);
    const { chests, events } = dungeonOf(state);
    const options: TurnOption[] = [];
    for (const chest of chests)
      if (tiles.includes(chest.tile) && isWorthSearching(accursed, chest)) options.push(chestOption(chest));
    for (const event of events)
      if (tiles.includes(event.tile) && effectOf(event)?.search !== undefined)
        options.push(eventOption(event));
    return options;
  },
  *perform(table, accursed, { verb, thing }) {
    const { state } = table;
    const { phase } = state;
    if (phase.kind === 'accursed-turn') phase.turn.part = 'after-attack';
    const { chests, events } = dungeonOf(state);
    const chest = chests.find(({ id }) => verb === 'chest' && id === thing);
    const event = events.find(({ id }) => verb === 'event' && id === thing);
    if (chest !== undefined) yield* openChest(table, accursed, chest);
    else if (event !== undefined) yield* searchEvent(table, accursed, event);
  },
};

const chestOption = ({ id, token }: Chest): TurnOption => ({
  id: `search:chest:${id}`,
  text: token === null ? 'search-chest' : 'search-locked-chest',
  verb: 'chest',
  thing: id,
  on: [`chest:${id}`],
});

const eventOption = ({ id, card }: PlacedEvent): TurnOption => ({
  id: `search:event:${id}`,
  text: 'search-event',
  verb: 'event',
  thing: id,
  about: { event: card },
  on: [`event:${id}`],
});

/** DL-SRC-04, DL-SRC-07: not one that is open, nor one known to be Locked without any means against its lock. */
const isWorthSearching = (accursed: Accursed, { open, front }: Chest): boolean =>
  !open && (front === null || hasLockpick(accursed) || hasTalent(accursed, 'picks-locks'));

const hasLockpick = (accursed: Accursed): boolean => accursed.consumables.includes('lockpick');

function* searchEvent(table: Table<State>, accursed: Accursed, event: PlacedEvent): Rule {
  const search = effectOf(event)?.search;
  if (search === undefined) throw new RuleBug('DL-SRC-02: nothing to search');
  yield* search(table, event, accursed);
}

/** DL-SRC-03 to DL-SRC-06: turned over; treasure by its front. */
export function* openChest(table: Table<State>, searcher: Accursed, chest: Chest): Rule {
  yield* turnOver(table, searcher, chest);
  if (chest.front === 'locked' && !(yield* unlocks(table, searcher))) {
    table.tell({ type: 'chest-stayed-locked', rule: 'DL-SRC-04', ...about(searcher), chest: chest.token });
    return;
  }
  chest.open = true;
  if (chest.front === 'locked') yield* findRare(table, searcher, false);
  if (chest.front === 'rare') yield* findRare(table, searcher, true);
  else yield* findStandard(table, searcher, chest);
}

/** DL-SRC-03: which token it is, is decided now. It stays open for all to see. */
function* turnOver(table: Table<State>, searcher: Accursed, chest: Chest): Rule {
  if (chest.token !== null) return;
  const token = yield* draw('chest-token', takeUp(dungeonOf(table.state), 'chestTokens'), 'DL-SRC-03');
  if (token === null) throw new RuleBug('DL-TRS-01: there are fewer Chest tokens than Chests');
  chest.token = token;
  chest.front = CHESTS[token];
  table.tell({
    type: 'chest-turned',
    rule: 'DL-SRC-03',
    ...about(searcher),
    chest: token,
    number: chest.id,
    reveals: true,
  });
}

/** DL-SRC-04, DL-SRC-05, DL-CON-07: a Lockpick of its own, or nimble fingers; otherwise the Search is wasted. */
function* unlocks(table: Table<State>, searcher: Accursed): Rule<boolean> {
  const choice = yield* ask(
    'locked-chest',
    searcher.seat,
    [
      ...(hasLockpick(searcher) ? [{ id: 'use-lockpick', on: ['consumable:lockpick'] } as const] : []),
      ...(hasTalent(searcher, 'picks-locks') ? [{ id: 'pick-lock', on: [figureOf(searcher)] } as const] : []),
      PASS,
    ],
    'DL-SRC-04',
    { about: { who: searcher.id } },
  );
  if (choice.id === 'pick-lock') return yield* passesTest(table, searcher, 'agility', 5, 'DL-SRC-04');
  if (choice === PASS) return false;
  take(searcher.consumables, 'lockpick');
  table.tell({ type: 'consumable-used', rule: 'DL-CON-07', ...about(searcher), consumable: 'lockpick' });
  return true;
}

/** DL-SRC-05, DL-SRC-06: for the searcher itself, outside the Loot Round, or by the Loot Round. */
function* findRare(table: Table<State>, searcher: Accursed, isShared: boolean): Rule {
  const item = yield* drawTreasure(table, 'rare');
  if (item === null) return;
  tellFound(table, searcher, item);
  if (isShared) yield* distribute(table, item, searcher);
  else yield* receiveItem(table, searcher, item);
}

/** DL-SRC-03, DL-SRC-05: the talent looks for a second one in an Open Chest; the armoury exchanges one. */
function* findStandard(table: Table<State>, searcher: Accursed, chest: Chest): Rule {
  const { state } = table;
  let item = yield* drawTreasure(table, 'standard');
  if (item === null) return;
  tellFound(table, searcher, item);
  if (chest.front === 'open' && hasTalent(searcher, 'draws-two-from-chests'))
    item = yield* chooseOfTwo(table, searcher, item);
  if (hasSecondDraw(state, chest.tile)) item = yield* maybeExchange(table, searcher, item);
  yield* distribute(table, item, searcher);
}

/** out-scavenger: one is kept for the Loot Round, the other discarded. */
function* chooseOfTwo(table: Table<State>, searcher: Accursed, first: ItemId): Rule<ItemId> {
  const second = yield* drawTreasure(table, 'standard');
  if (second === null) return first;
  tellFound(table, searcher, second);
  const { item } = yield* ask(
    'choose-treasure',
    searcher.seat,
    [...new Set([first, second])].map(one => ({
      id: `keep:${one}`,
      text: 'keep-treasure',
      item: one,
      about: { item: one },
    })),
    'DL-SRC-03',
    { about: { who: searcher.id } },
  );
  tellLeft(table, searcher, item === first ? second : first);
  return item;
}

/** armoury: the card found may once be exchanged for the next. */
function* maybeExchange(table: Table<State>, searcher: Accursed, found: ItemId): Rule<ItemId> {
  const choice = yield* ask(
    'exchange-treasure',
    searcher.seat,
    [{ id: 'draw-another' }, { id: 'keep-it' }] as const,
    'DL-EXP-07',
    { about: { who: searcher.id, item: found } },
  );
  if (choice.id === 'keep-it') return found;
  tellLeft(table, searcher, found);
  const next = yield* drawTreasure(table, 'standard');
  if (next === null) throw new RuleBug('DL-SET-03: the card just discarded is gone');
  tellFound(table, searcher, next);
  return next;
}

function tellFound(table: Table<State>, searcher: Accursed, item: ItemId): void {
  table.tell({ type: 'treasure-found', rule: 'DL-SRC-03', ...about(searcher), item, reveals: true });
}

/** DL-EQP-16: a card that nobody takes. */
function tellLeft(table: Table<State>, searcher: Accursed, item: ItemId): void {
  returnToDeck(table.state, item);
  table.tell({ type: 'treasure-left', rule: 'DL-EQP-16', ...about(searcher), item });
}

const about = (accursed: Accursed) => ({ who: accursed.id, figure: figureOf(accursed) });
