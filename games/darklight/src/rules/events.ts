import { ask, discard, draw, reshuffle, type Rule, type Table, take } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import { type EventCard, type EventId, EVENTS } from '../data/events.ts';
import { EVENT_EFFECTS, type EventEffect } from '../effects/events.ts';
import type { Character, Dungeon, PlacedEvent, State, TileNumber } from '../state.ts';
import { cardsOf, takeUp } from './decks.ts';
import { accursedOf, dungeonOf, isWithin, leaderOf, presentAccursed, seatOf, tilesOf } from './figures.ts';
import { heartWindow } from './heart.ts';
import { tileOf } from './plan.ts';
import { questEventsStart } from './quests.ts';
import { settle } from './settle.ts';
import { nameOf } from './tell.ts';

/** DL-RND-01, DL-EVT-03, DL-EVT-07, DL-HRT-05: the phase starts; then one Event a beat, the Heart between two; in combat too. */
export function* playEvents(table: Table<State>): Rule {
  const { state } = table;
  const { phase } = state;
  if (phase.kind !== 'events') return;
  if (phase.waiting === null) return yield* startEvents(table);
  const id = phase.waiting.shift();
  const event = dungeonOf(state).events.find(one => one.id === id);
  if (event !== undefined) yield* activateEvent(table, event);
  yield* settle(table);
  if (phase.waiting.length > 0) yield* heartWindow(table);
  else state.phase = { kind: 'turns' };
}

/** What the quest does, what stays on tiles, and which Events are activated. */
function* startEvents(table: Table<State>): Rule {
  const { state } = table;
  yield* questEventsStart(table);
  yield* settle(table);
  for (const event of [...dungeonOf(state).events]) {
    const effect = effectOf(event);
    if (effect?.each === undefined) continue;
    yield* effect.each(table, event);
    yield* settle(table);
  }
  const waiting = yield* activatedEvents(table);
  state.phase = waiting.length > 0 ? { kind: 'events', waiting } : { kind: 'turns' };
}

/**
 * DL-EVT-03 to DL-EVT-05, DL-EVT-08: all that are Inactive now on tiles with a living Accursed, also those placed in this
 * round's Darkness Roll and Exploration; tile by tile as the leader says, on each the oldest first (DL-EVT-02).
 */
export function* activatedEvents(table: Table<State>): Rule<number[]> {
  const { state } = table;
  const { events } = dungeonOf(state);
  const inactive = events.filter(({ card, tile }) => card === null && accursedOn(state, tile).length > 0);
  const waiting: number[] = [];
  for (let tiles = [...new Set(inactive.map(({ tile }) => tile))]; tiles.length > 0; ) {
    const { tile } = yield* ask(
      'events-tile',
      leaderOf(state).seat,
      tiles.sort((a, b) => a - b).map(one => tileOption(dungeonOf(state), one)),
      'DL-EVT-03',
    );
    waiting.push(...inactive.filter(one => one.tile === tile).map(({ id }) => id));
    tiles = tiles.filter(one => one !== tile);
  }
  return waiting;
}

const tileOption = (dungeon: Dungeon, tile: TileNumber) => ({
  id: `tile:${tile}`,
  text: 'choose-tile',
  tile,
  about: { tile: tileOf(dungeon, tile).card },
  on: [`tile:${tile}`],
});

/** DL-EVT-01, DL-EVT-06: turned face up and resolved; discarded unless it stays. */
export function* activateEvent(table: Table<State>, event: PlacedEvent): Rule {
  const dungeon = dungeonOf(table.state);
  const card = yield* draw('event-card', takeUp(dungeon, 'eventDeck'), 'DL-EVT-03');
  if (card === null) return;
  event.card = card;
  table.tell({
    type: 'event-activated',
    rule: 'DL-EVT-03',
    event: card,
    tile: tileOf(dungeon, event.tile).card,
    number: event.tile,
    reveals: true,
  });
  yield* EVENT_EFFECTS[card].activate(table, event);
  const { stays }: EventCard = EVENTS[card];
  if (stays === 'no') discardEvent(table, event);
}

/** DL-EVT-06. */
export function discardEvent(table: Table<State>, event: PlacedEvent): void {
  const dungeon = dungeonOf(table.state);
  if (!take(dungeon.events, event) || event.card === null) return;
  discard(takeUp(dungeon, 'eventDeck'), event.card);
  table.tell({ type: 'event-discarded', rule: 'DL-EVT-06', event: event.card });
}

/** What an Event that is face up does. */
export const effectOf = ({ card }: PlacedEvent): EventEffect | null =>
  card === null ? null : EVENT_EFFECTS[card];

/** The Events of a kind that lie face up. */
export const eventsOf = (state: State, card: EventId): PlacedEvent[] =>
  dungeonOf(state).events.filter(event => event.card === card);

/** DL-EVT-01, DL-EVT-02, DL-DRK-08, DL-EXP-10, DL-SET-03: an Event face down beside a tile, under those that are there. */
export function placeEvent(table: Table<State>, tile: TileNumber): void {
  const dungeon = dungeonOf(table.state);
  if (eventsLeft(dungeon) === 0) reshuffle(takeUp(dungeon, 'eventDeck'));
  if (eventsLeft(dungeon) === 0) return;
  const id = dungeon.nextEvent++;
  dungeon.events.push({ id, tile, card: null, searched: 0, archway: null });
  table.tell({
    type: 'event-placed',
    rule: 'DL-EVT-01',
    tile: tileOf(dungeon, tile).card,
    number: tile,
  });
}

/** Cards of the deck that do not lie Inactive beside a tile. */
const eventsLeft = ({ eventDeck, events }: Dungeon): number =>
  cardsOf(eventDeck) - events.filter(({ card }) => card === null).length;

/** DL-TRM-06: the tile an Accursed is in; in an archway its player decides which. */
export function* tileOfAccursed(table: Table<State>, who: AccursedId): Rule<TileNumber> {
  return yield* tileOfFigure(table, accursedOf(table.state, who));
}

/** DL-TRM-05, DL-TRM-06: of a Monster in an archway the leader decides. */
export function* tileOfFigure(table: Table<State>, figure: Character): Rule<TileNumber> {
  const { state } = table;
  const { tile } = yield* ask(
    'which-tile',
    seatOf(state, figure),
    tilesOf(state, figure).map(one => tileOption(dungeonOf(state), one)),
    'DL-TRM-06',
    { about: { who: nameOf(figure) } },
  );
  return tile;
}

/** DL-EVT-09: the living Accursed on the tile of an Event. */
export const accursedOn = (state: State, tile: TileNumber) =>
  presentAccursed(state).filter(one => isWithin(state, one, tile));
