import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import { BOULDER_LANE, BOULDER_ROLL, PLANE } from '../data/limits.ts';
import type { Boulder, Character, PlacedEvent, Plan, State, TileNumber } from '../state.ts';
import { makeProne } from './conditions.ts';
import { rollDice } from './dice.ts';
import { discardEvent } from './events.ts';
import { baseOf, baseSquares, characters, dungeonOf, ground, squaresOf } from './figures.ts';
import { archwayAt, boulderSquares, type Ground, isAdjacent, isWalkable, tilesAt } from './ground.ts';
import { setAside } from './movement.ts';
import { archwayOf, changeBoulder, tileOf } from './plan.ts';
import { figureOf, nameOf } from './tell.ts';
import { passesTest } from './tests.ts';
import { isThere } from './tile-rules.ts';
import { inflictDamage } from './wounds.ts';

/** DL-TRM-12, evt-rolling-boulder: put at the far end of its lane, and it rolls; without a lane the card is discarded. */
export function* placeBoulder(table: Table<State>, event: PlacedEvent): Rule {
  const dungeon = dungeonOf(table.state);
  const lane = laneOf(table.state, event.tile);
  if (lane === null || lane.rows.length < BOULDER_LANE) return discardEvent(table, event);
  const last = lane.rows.slice(-2).flat();
  const boulder: Boulder = {
    square: Math.min(...last),
    rolls: sidewards(-lane.step),
    event: event.id,
  };
  table.tell({
    type: 'boulder-placed',
    rule: 'DL-TRM-12',
    event: 'evt-rolling-boulder',
    square: boulder.square,
  });
  yield* comeTo(table, boulder);
  if (dungeon.plan.boulder !== null) yield* rollBoulder(table, event);
}

/** evt-rolling-boulder: up to six squares along its arrow; what stops it removes it. */
export function* rollBoulder(table: Table<State>, event: PlacedEvent): Rule {
  const dungeon = dungeonOf(table.state);
  for (let rolled = 0; rolled < BOULDER_ROLL; rolled++) {
    const { boulder } = dungeon.plan;
    if (boulder === null || boulder.event !== event.id) return;
    const next = { ...boulder, square: boulder.square + stepOf(boulder) };
    if (!canRoll(dungeon.plan, ground(table.state), boulder, next)) return removeBoulder(table, event);
    yield* comeTo(table, next);
  }
}

interface Lane {
  /** Pairs of squares, the first at the Entrance. */
  readonly rows: readonly (readonly [Square, Square])[];
  /** From one row to the next. */
  readonly step: number;
}

/** The two rows or columns that run straight from the Entrance into the tile until a square is not walkable. */
function laneOf(state: State, tile: TileNumber): Lane | null {
  const dungeon = dungeonOf(state);
  const { entrance } = tileOf(dungeon, tile);
  const outer = entrance === null ? null : archwayOf(dungeon, entrance).outer;
  if (outer === null) return null;
  const board = ground(state);
  const isOwn = (square: Square) => archwayAt(board, square) < 0 && tilesAt(board, square).includes(tile);
  // Inwards is where the tile goes on: nothing of it lies on the other side of its Entrance.
  const across = Math.abs(outer[1] - outer[0]) === 1 ? PLANE : 1;
  const step = outer.some(square => isOwn(square - across)) ? -across : across;
  const rows: (readonly [Square, Square])[] = [];
  for (let [a, b] = outer; isOwn(a) && isOwn(b) && isWalkable(board, a) && isWalkable(board, b); ) {
    rows.push([a, b]);
    [a, b] = [a + step, b + step];
  }
  return { rows, step };
}

const sidewards = (step: number): Boulder['rolls'] => ({
  x: (Math.abs(step) === 1 ? Math.sign(step) : 0) as -1 | 0 | 1,
  y: (Math.abs(step) === 1 ? 0 : Math.sign(step)) as -1 | 0 | 1,
});

const stepOf = ({ rolls }: Boulder): number => rolls.x + rolls.y * PLANE;

/** No wall, solid object, closed door or end of the placed squares before it. */
function canRoll(plan: Plan, board: Ground, boulder: Boulder, next: Boulder): boolean {
  const held = boulderSquares(plan);
  return squaresUnder(next)
    .filter(square => !held.includes(square))
    .every(square => isWalkable(board, square) && isAdjacent(board, square - stepOf(boulder), square));
}

const squaresUnder = ({ square }: Boulder): readonly Square[] => baseSquares(2, square);

/**
 * It comes to its next squares. Who is there is struck, and set aside while the Boulder is off the board, so that nobody ever
 * shares a square with it. If someone finds no room, it stops there and then.
 */
function* comeTo(table: Table<State>, next: Boulder): Rule {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const under = squaresUnder(next);
  const isUnder = (figure: Character) => squaresOf(figure).some(square => under.includes(square));
  const struck = characters(state).filter(isUnder);
  for (const figure of struck) if (isThere(state, figure)) yield* strike(table, figure);
  changeBoulder(dungeon, null);
  for (const figure of struck) {
    if (!isThere(state, figure) || !isUnder(figure)) continue;
    const room = roomFor(state, figure, next);
    if (room.length > 0) yield* setAside(table, figure, figure.square, room);
  }
  if (struck.some(figure => isThere(state, figure) && isUnder(figure))) {
    const event = dungeon.events.find(({ id }) => id === next.event);
    if (event !== undefined) removeBoulder(table, event);
    return;
  }
  changeBoulder(dungeon, next);
  table.tell({
    type: 'boulder-rolled',
    rule: 'DL-TRM-12',
    event: 'evt-rolling-boulder',
    square: next.square,
  });
}

/** Agility 5 Test; failed: 2d6 damage and Prone. */
function* strike(table: Table<State>, figure: Character): Rule {
  const event = 'evt-rolling-boulder';
  table.tell({ type: 'boulder-struck', rule: 'DL-TRM-12', who: nameOf(figure), figure: figureOf(figure) });
  if (yield* passesTest(table, figure, 'agility', 5, 'DL-EVT-09', { event })) return;
  const damage = yield* rollDice('event-damage', [2, 6], 'DL-EVT-09');
  yield* inflictDamage(table, figure, damage, { kind: 'event', by: null, rule: 'DL-EVT-09' });
  if (isThere(table.state, figure)) makeProne(table, figure, 'DL-CND-10');
}

/** Squares outside the lane, or behind the Boulder, with room for the whole base. */
function roomFor(state: State, figure: Character, boulder: Boulder): Square[] {
  const board = ground(state);
  const held = new Set(
    characters(state)
      .filter(one => one !== figure)
      .flatMap(squaresOf),
  );
  const isGood = (square: Square) =>
    isWalkable(board, square) && !held.has(square) && !isAhead(boulder, square);
  return board.squares.filter(square => baseSquares(baseOf(figure), square).every(isGood));
}

/** Under the Boulder, or before it in its two lines. */
function isAhead({ square, rolls }: Boulder, other: Square): boolean {
  const across = (other % PLANE) - (square % PLANE);
  const down = Math.floor(other / PLANE) - Math.floor(square / PLANE);
  const isInLane = rolls.x === 0 ? across === 0 || across === 1 : down === 0 || down === 1;
  const forward = rolls.x === 0 ? down * rolls.y : across * rolls.x;
  // Its own two rows: 0 and 1 from its top left square, 0 and -1 when it rolls the other way.
  const back = rolls.x + rolls.y > 0 ? 0 : -1;
  return isInLane && forward >= back;
}

function removeBoulder(table: Table<State>, event: PlacedEvent): void {
  changeBoulder(dungeonOf(table.state), null);
  table.tell({ type: 'boulder-stopped', rule: 'DL-TRM-12', event: 'evt-rolling-boulder' });
  discardEvent(table, event);
}
