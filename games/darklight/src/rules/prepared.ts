import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { MonsterId } from '../data/monsters.ts';
import type { Dungeon, Monster, State, TileNumber } from '../state.ts';
import { baseSquares, cardOfMonster, dungeonOf, ground, isOfKind } from './figures.ts';
import { isWalkable } from './ground.ts';
import { addMonster, type Changes, inSupply, roomFor } from './newcomers.ts';
import { distanceTo, FAR, walkingDistancesFrom } from './paths.ts';
import { archwayOf, archwaysOf, isOpen, tileOf } from './plan.ts';
import { retarget } from './targeting.ts';
import { onPlane, shapeOf } from './tiles.ts';

/** DL-PRP-01 to DL-PRP-06, DL-BOS-01, DL-BOS-03: on the chessboard of the tile, farthest from its Entrance. */
export function* placePrepared(
  table: Table<State>,
  monsters: readonly MonsterId[],
  tile: TileNumber,
  changes: Changes = {},
): Rule<Monster[]> {
  const { state } = table;
  const fields = [chessboard(state, tile, wayInto(state, tile), 'farthest')];
  const placed: Monster[] = [];
  for (const kind of inOrder(inSupply(table, monsters))) {
    const square = nextSquare(state, kind, fields);
    if (square === null) continue;
    placed.push(addMonster(table, kind, square, 'DL-PRP-02', changes));
    // DL-PRP-06: who stands in the archway is targeted, at random among several.
    yield* retarget(table);
  }
  return placed;
}

/** DL-PRP-01, DL-PRP-06: ranged before melee, then lower Initiative, then as the card names them; type by type. */
function inOrder(monsters: readonly MonsterId[]): MonsterId[] {
  const rank = (kind: MonsterId) => (isOfKind(kind, 'ranged') ? 0 : 1);
  return [...new Set(monsters)]
    .sort((a, b) => rank(a) - rank(b) || cardOfMonster(a).initiative - cardOfMonster(b).initiative)
    .flatMap(kind => monsters.filter(one => one === kind));
}

/** A tile or an archway on which Monsters are placed. */
interface Field {
  readonly tile: TileNumber;
  /** The best square first. */
  readonly squares: readonly FieldSquare[];
  readonly hasColours: boolean;
  /** That of the first Monster of a single square placed there (DL-PRP-02, DL-PRP-05). */
  colour: number | null;
}

interface FieldSquare {
  readonly square: Square;
  readonly colour: number;
  /** Lower is better: steps from the Entrance, or their negative. */
  readonly rank: number;
  /** Its place in the tile's own grid, row by row. */
  readonly place: number;
}

/** DL-PRP-02, DL-PRP-04: the squares of a tile by walking distance, then by row and column of its own grid. */
function chessboard(
  state: State,
  tile: TileNumber,
  from: readonly Square[],
  best: 'farthest' | 'nearest',
): Field {
  const board = ground(state);
  const distances = walkingDistancesFrom(board, from);
  const placed = tileOf(dungeonOf(state), tile);
  const shape = shapeOf(placed);
  const squares: FieldSquare[] = [];
  for (let y = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++) {
      const square = onPlane(shape, placed, x, y) ?? -1;
      const distance = distanceTo(board, distances, square);
      if (!isWalkable(board, square) || distance === FAR || shape.signs[y * shape.width + x] === '#')
        continue;
      const rank = best === 'farthest' ? -distance : distance;
      squares.push({ square, colour: (x + y) % 2, rank, place: y * shape.width + x });
    }
  }
  squares.sort((a, b) => a.rank - b.rank);
  return { tile, squares, hasColours: true, colour: null };
}

/** DL-PRP-02: the squares of the Entrance archway, or those of the tile behind it if it is shut. The Stairway Up has its only door. */
function wayInto(state: State, tile: TileNumber): readonly Square[] {
  const dungeon = dungeonOf(state);
  const number = tileOf(dungeon, tile).entrance ?? archwaysOf(dungeon, tile)[0];
  if (number === undefined) return [];
  const { squares, inner, outer, to } = archwayOf(dungeon, number);
  return isWalkable(ground(state), squares[0]) ? squares : to === tile ? (outer ?? inner) : inner;
}

/** DL-PRP-02 to DL-PRP-05: the next square for this type; when a field is full, the next one behind it. Null: there is none. */
function nextSquare(state: State, kind: MonsterId, fields: Field[]): Square | null {
  const isFree = roomFor(state, kind);
  for (let at = 0; ; at++) {
    if (at === fields.length) {
      const behind = fieldsBehind(state, fields);
      if (behind.length === 0) return null;
      fields.push(...behind);
    }
    const field = fields[at] as Field;
    const square =
      cardOfMonster(kind).base === 1 ? singleSquare(field, isFree) : largePosition(field, isFree);
    if (square !== null) return square;
  }
}

/** DL-PRP-02, DL-PRP-03: the best Free square of the colour, or of the other when there is none. */
function singleSquare(field: Field, isFree: (square: Square) => boolean): Square | null {
  const free = field.squares.filter(one => isFree(one.square));
  const taken =
    free.find(one => field.colour === null || !field.hasColours || one.colour === field.colour) ?? free[0];
  if (taken === undefined) return null;
  field.colour ??= taken.colour;
  return taken.square;
}

/** DL-PRP-05: the position whose nearest square is the best; colours do not matter. */
function largePosition({ squares, hasColours }: Field, isFree: (square: Square) => boolean): Square | null {
  if (!hasColours) return null;
  const known = new Map(squares.map(one => [one.square, one]));
  let best: { readonly square: Square; readonly rank: number; readonly place: number } | null = null;
  for (const { square } of squares) {
    const covered = baseSquares(2, square).flatMap(one => known.get(one) ?? []);
    if (covered.length < baseSquares(2, square).length || !isFree(square)) continue;
    const rank = Math.max(...covered.map(one => one.rank));
    const place = Math.min(...covered.map(one => one.place));
    if (best === null || rank < best.rank || (rank === best.rank && place < best.place))
      best = { square, rank, place };
  }
  return best?.square ?? null;
}

/** DL-PRP-04: through the Entrance: its two squares, then the tile beyond, nearest first. */
function fieldsBehind(state: State, fields: readonly Field[]): Field[] {
  const dungeon: Dungeon = dungeonOf(state);
  const { tile } = fields.at(-1) as Field;
  const { entrance } = tileOf(dungeon, tile);
  if (entrance === null) return [];
  const { squares, from, door } = archwayOf(dungeon, entrance);
  if (!isOpen(door)) return [];
  const archway = [...squares]
    .sort((a, b) => a - b)
    .map((square, rank) => ({ square, colour: 0, rank, place: rank }));
  return [
    { tile, squares: archway, hasColours: false, colour: null },
    chessboard(state, from, squares, 'nearest'),
  ];
}
