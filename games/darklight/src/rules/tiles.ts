import {
  createGrid,
  type Grid,
  OFFSETS,
  type QuarterTurns,
  setPillar,
  SIDES,
  type Side,
  type Square,
  turnSide,
} from '@tenebrae/board';
import {
  type Arrow,
  type DungeonCard,
  DUNGEON_CARDS,
  type DungeonCardId,
  type TileDrawing,
} from '../data/dungeon-cards.ts';
import { PLANE } from '../data/limits.ts';
import type { PlacedTile } from '../state.ts';

/** How a tile lies: its top left square as it lies, and how often it is turned clockwise. */
export interface Laying {
  readonly x: number;
  readonly y: number;
  readonly turns: QuarterTurns;
}

/** A tile unturned. */
export interface TileShape {
  readonly width: number;
  readonly height: number;
  /** Its squares, with its columns; no square is rock. */
  readonly grid: Grid;
  /** The sign of every square, row by row. */
  readonly signs: string;
}

export const cardOf = (id: DungeonCardId): DungeonCard => DUNGEON_CARDS[id];

/** The shape of a laid tile: its card's, or that of its own drawing. */
export function shapeOf({ card, drawn }: PlacedTile): TileShape {
  if (drawn === null) return cardShape(card);
  let shape = DRAWN_SHAPES.get(drawn);
  if (shape === undefined) {
    shape = drawnShape(drawn, cardOf(card).corners ?? []);
    DRAWN_SHAPES.set(drawn, shape);
  }
  return shape;
}

const DRAWN_SHAPES = new WeakMap<readonly string[], TileShape>();
const CARD_SHAPES = new Map<DungeonCardId, TileShape>();

/** The shape on a Dungeon card; worked out once. */
export function cardShape(id: DungeonCardId): TileShape {
  const known = CARD_SHAPES.get(id);
  if (known !== undefined) return known;
  const card = cardOf(id);
  const shape = drawnShape(card.rows, card.corners ?? []);
  CARD_SHAPES.set(id, shape);
  return shape;
}

function drawnShape(rows: readonly string[], corners: NonNullable<TileDrawing['corners']>): TileShape {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const signs = rows.join('');
  const grid = createGrid(width, height, (x, y) => signs[y * width + x] !== '#');
  for (const [x, y] of corners) {
    if (x > 0 && y > 0 && x < width && y < height)
      setPillar(grid, (y - 1) * width + x - 1, y * width + x, true);
  }
  return { width, height, grid, signs };
}

/** Where a square of the unturned tile lies on the plane; also squares beside the tile. Null off the plane. */
export function onPlane(shape: TileShape, laying: Laying, x: number, y: number): Square | null {
  const [column, row] = turned(shape, laying.turns, x, y);
  const [planeX, planeY] = [laying.x + column, laying.y + row];
  return planeX < 0 || planeY < 0 || planeX >= PLANE || planeY >= PLANE ? null : planeY * PLANE + planeX;
}

/** Where a square of the unturned tile is when the tile is turned, from its top left square. */
function turned({ width, height }: TileShape, turns: QuarterTurns, x: number, y: number): Point {
  switch (turns) {
    case 0:
      return [x, y];
    case 1:
      return [height - 1 - y, x];
    case 2:
      return [width - 1 - x, height - 1 - y];
    case 3:
      return [y, width - 1 - x];
  }
}

/** The squares of a tile so laid, in the order of its own grid; null if any leaves the plane. */
export function tileSquares(shape: TileShape, { x, y, turns }: Laying): Square[] | null {
  const turned = turnedSquares(shape, turns);
  const squares = new Array<Square>(turned.length);
  for (let at = 0; at < turned.length; at++) {
    const [column, row] = turned[at] as Point;
    const [planeX, planeY] = [x + column, y + row];
    if (planeX < 0 || planeY < 0 || planeX >= PLANE || planeY >= PLANE) return null;
    squares[at] = planeY * PLANE + planeX;
  }
  return squares;
}

/** Where its squares are when it is turned so: tried again and again, so worked out once. */
function turnedSquares(shape: TileShape, turns: QuarterTurns): readonly Point[] {
  let byTurns = TURNED.get(shape);
  if (byTurns === undefined) {
    byTurns = [];
    TURNED.set(shape, byTurns);
  }
  return (byTurns[turns] ??= turnAll(shape, turns));
}

const TURNED = new WeakMap<TileShape, (readonly Point[] | undefined)[]>();

function turnAll(shape: TileShape, turns: QuarterTurns): readonly Point[] {
  const points: Point[] = [];
  for (let at = 0; at < shape.signs.length; at++)
    if (shape.signs[at] !== '#')
      points.push(turned(shape, turns, at % shape.width, Math.floor(at / shape.width)));
  return points;
}

export interface ArchwayPlace {
  /** The edge squares of the tile, and the archway's squares beside them. */
  readonly inner: readonly [Square, Square];
  readonly squares: readonly [Square, Square];
}

/** DL-TRM-04: where the archway at an arrow of a tile so laid has its squares; null off the plane. */
export function archwayPlace(shape: TileShape, laying: Laying, arrow: Arrow): ArchwayPlace | null {
  const { inside, outside } = arrowSquares(shape, arrow);
  const lie = ([x, y]: Point): Square | null => onPlane(shape, laying, x, y);
  const [a, b, c, d] = [lie(inside[0]), lie(inside[1]), lie(outside[0]), lie(outside[1])];
  if (a === null || b === null || c === null || d === null) return null;
  return { inner: [a, b], squares: [c, d] };
}

type Point = readonly [x: number, y: number];

/** The two edge squares at an arrow of the unturned tile, and the squares beside them outside. */
export function arrowSquares(
  shape: TileShape,
  { side, first, inset = 0 }: Arrow,
): { inside: [Point, Point]; outside: [Point, Point] } {
  const edge = (at: number): Point => {
    if (side === 'north') return [at, inset];
    if (side === 'south') return [at, shape.height - 1 - inset];
    return side === 'west' ? [inset, at] : [shape.width - 1 - inset, at];
  };
  const { x, y } = OFFSETS[side];
  const beside = ([column, row]: Point): Point => [column + x, row + y];
  const inside: [Point, Point] = [edge(first), edge(first + 1)];
  return { inside, outside: [beside(inside[0]), beside(inside[1])] };
}

/**
 * DL-EXP-05: how a tile lies when this arrow of it is joined to an archway that leads out to `outwards`; null if the tile
 * would leave the plane.
 */
export function layingAt(
  shape: TileShape,
  arrow: Arrow,
  archway: readonly [Square, Square],
  outwards: Side,
): Laying | null {
  // The arrow's side must face the archway.
  const turns = ((SIDES.indexOf(turnSide(outwards, 2)) - SIDES.indexOf(arrow.side) + 4) % 4) as QuarterTurns;
  const place = archwayPlace(shape, { x: MIDDLE, y: MIDDLE, turns }, arrow);
  if (place === null) return null;
  // The archway's squares may come out the other way round; their first in reading order must meet.
  const found = Math.min(...place.squares);
  const wanted = Math.min(...archway);
  const laying = {
    x: MIDDLE + (wanted % PLANE) - (found % PLANE),
    y: MIDDLE + Math.floor(wanted / PLANE) - Math.floor(found / PLANE),
    turns,
  };
  return tileSquares(shape, laying) === null ? null : laying;
}

/** Room for a tile on every side. */
const MIDDLE = PLANE / 2;

/** The side to which an archway leads out of its tile. */
export function outwardsOf({ inner, squares }: ArchwayPlace): Side {
  const step = squares[0] - inner[0];
  return step === 1 ? 'east' : step === -1 ? 'west' : step > 0 ? 'south' : 'north';
}
