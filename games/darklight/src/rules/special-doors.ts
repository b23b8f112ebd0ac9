import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { EventId } from '../data/events.ts';
import type {
  Accursed,
  ArchwayNumber,
  Character,
  DoorKind,
  PlacedEvent,
  State,
  TileNumber,
} from '../state.ts';
import { pickOne } from './dice.ts';
import { isBesideDoor } from './doors.ts';
import { discardEvent, eventsOf } from './events.ts';
import { baseOf, baseSquares, characters, dungeonOf, ground, squaresOf } from './figures.ts';
import { archwayAt, isWalkable, tilesAt } from './ground.ts';
import { setAside } from './movement.ts';
import { distanceTo, walkingDistancesFrom } from './paths.ts';
import { onArchway } from './marks.ts';
import { archwayOf, archwaysOf, changeArchway, tileOf } from './plan.ts';
import { retarget } from './targeting.ts';
import { passesTest } from './tests.ts';
import { figureOf } from './tell.ts';
import { type Deed, NO_OPTIONS } from './turn-option.ts';

/** DL-TRM-08: which Event brings which door. */
const DOOR_EVENTS = {
  'guillotine': 'evt-guillotine',
  'portcullis': 'evt-portcullis',
  'wailing-wall': 'evt-wailing-wall',
  'broken': 'evt-broken-door',
} as const satisfies Partial<Record<DoorKind, EventId>>;
type SpecialDoor = keyof typeof DOOR_EVENTS;

/** DL-TRM-08: a special door comes to stand in an archway; one that stood there before is gone (DL-TRM-15). */
export function standDoor(
  table: Table<State>,
  event: PlacedEvent,
  archway: ArchwayNumber,
  door: SpecialDoor,
): void {
  const dungeon = dungeonOf(table.state);
  for (const other of [...dungeon.events])
    if (other !== event && other.archway === archway) discardEvent(table, other);
  event.archway = archway;
  const { to, opened } = archwayOf(dungeon, archway);
  // A Broken Door with nothing beyond counts as opened by an Accursed now (DL-EXP-01).
  const isFirst = door === 'broken' && to === null && opened === null;
  changeArchway(dungeon, archway, { door, ...(isFirst && { opened: dungeon.round }) });
  table.tell({ type: 'special-door-placed', rule: 'DL-TRM-08', event: DOOR_EVENTS[door], archway });
}

/** The archways of a tile that are so. */
export const archwaysThat = (
  state: State,
  tile: TileNumber,
  is: (door: DoorKind) => boolean,
): ArchwayNumber[] =>
  archwaysOf(dungeonOf(state), tile).filter(one => is(archwayOf(dungeonOf(state), one).door));

/** DL-TRM-10: one of some archways at random; null when there is none. */
export function* randomArchway(archways: readonly ArchwayNumber[]): Rule<ArchwayNumber | null> {
  if (archways.length === 0) return null;
  const { id } = yield* pickOne(
    'random-archway',
    archways.map(one => ({ id: one })),
    'DL-TRM-10',
  );
  return id;
}

/** evt-portcullis: it falls in the Entrance; who stands there is set on the nearest Free square of either tile. */
export function* dropPortcullis(table: Table<State>, event: PlacedEvent): Rule {
  const { state } = table;
  const { entrance } = tileOf(dungeonOf(state), event.tile);
  if (entrance === null) return discardEvent(table, event);
  const { squares, from, to } = archwayOf(dungeonOf(state), entrance);
  const board = ground(state);
  const isBeside = (square: Square) =>
    archwayAt(board, square) !== entrance &&
    isWalkable(board, square) &&
    tilesAt(board, square).some(tile => tile === from || tile === to);
  const isUnder = (figure: Character) => squaresOf(figure).some(square => squares.includes(square));
  for (const figure of characters(state).filter(isUnder)) {
    const room = board.squares.filter(square => baseSquares(baseOf(figure), square).every(isBeside));
    yield* setAside(table, figure, figure.square, room);
  }
  // Whoever finds no room holds it up.
  if (characters(state).some(isUnder)) return discardEvent(table, event);
  standDoor(table, event, entrance, 'portcullis');
  yield* retarget(table);
}

/** evt-portcullis: an Accursed beside it may give up its Attack Phase, also in combat, to lift it. */
export const LIFT_DEED: Deed = {
  rule: 'DL-TRM-08',
  options(state, accursed) {
    if (dungeonOf(state).events.length === 0) return NO_OPTIONS;
    return eventsOf(state, 'evt-portcullis').flatMap(({ archway }) =>
      archway !== null && isBesideDoor(state, accursed, archway)
        ? [{ id: `lift:${archway}`, archway, on: onArchway(archway) }]
        : [],
    );
  },
  *perform(table, accursed, { archway }) {
    const { phase } = table.state;
    if (phase.kind === 'accursed-turn') phase.turn.part = 'after-attack';
    const event = eventsOf(table.state, 'evt-portcullis').find(one => one.archway === archway);
    if (event === undefined) return;
    const passed = yield* passesTest(table, accursed, 'strength', 5, 'DL-TRM-08', {
      event: 'evt-portcullis',
    });
    if (!passed) return;
    removeDoor(table, event, accursed);
    yield* retarget(table);
  },
};

/** evt-wailing-wall: one try to open it, the Movement point paid before; says whether it is open. */
export function* tryWailingWall(
  table: Table<State>,
  accursed: Accursed,
  archway: ArchwayNumber,
): Rule<boolean> {
  const event = eventsOf(table.state, 'evt-wailing-wall').find(one => one.archway === archway);
  const passed = yield* passesTest(table, accursed, 'mind', 5, 'DL-TRM-08', { event: 'evt-wailing-wall' });
  if (!passed || event === undefined) return false;
  removeDoor(table, event, accursed);
  yield* retarget(table);
  return true;
}

/** evt-broken-door: the closed door of the tile nearest to an Accursed there; ties at random. */
export function* nearestClosedDoor(
  table: Table<State>,
  tile: TileNumber,
  from: Square,
): Rule<ArchwayNumber | null> {
  const { state } = table;
  const board = ground(state);
  const distances = walkingDistancesFrom(board, [from]);
  const doors = archwaysThat(state, tile, door => door === 'closed').map(archway => ({
    archway,
    distance: Math.min(...edgeOn(state, archway, tile).map(square => distanceTo(board, distances, square))),
  }));
  const nearest = Math.min(...doors.map(({ distance }) => distance));
  return yield* randomArchway(
    doors.filter(({ distance }) => distance === nearest).map(({ archway }) => archway),
  );
}

/** The edge squares of a tile beside an archway. */
function edgeOn(state: State, archway: ArchwayNumber, tile: TileNumber): readonly Square[] {
  const { inner, outer, from } = archwayOf(dungeonOf(state), archway);
  return from === tile ? inner : (outer ?? inner);
}

/** A special door is gone: the archway stands open, and the card is discarded. */
export function removeDoor(table: Table<State>, event: PlacedEvent, by: Accursed): void {
  const dungeon = dungeonOf(table.state);
  const { archway, card } = event;
  if (archway === null || card === null) return;
  const { opened } = archwayOf(dungeon, archway);
  changeArchway(dungeon, archway, { door: 'none', opened: opened ?? dungeon.round });
  table.tell({
    type: 'special-door-removed',
    rule: 'DL-TRM-08',
    event: card,
    archway,
    who: by.id,
    figure: figureOf(by),
  });
  discardEvent(table, event);
}
