import { DUNGEON_CARDS, type DungeonCard, PLANE } from '@tenebrae/darklight/data';
import type { Archway, Dungeon } from './view.ts';

/** The side of a square in the drawing. */
export const S = 46;
/** Thickness of the walls around a tile. */
export const WALL = 10;

export const columnOf = (square: number): number => square % PLANE;
export const rowOf = (square: number): number => Math.floor(square / PLANE);

export interface Cell {
  readonly square: number;
  readonly x: number;
  readonly y: number;
  /** As on the card: `.` floor, `^` high, `=` stair, `~` stream, `o` object, `s` the way out. */
  readonly sign: string;
}

/** A box on the plane, in squares; `right` and `bottom` are beyond the last. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LaidTile extends Box {
  readonly number: number;
  readonly card: Dungeon['plan']['tiles'][number]['card'];
  readonly turns: number;
  readonly cells: readonly Cell[];
  readonly columns: readonly { readonly x: number; readonly y: number }[];
}

type Tile = Dungeon['plan']['tiles'][number];

/** The squares of a tile where they lie on the table. */
export function layTile(tile: Tile, number: number): LaidTile {
  const card: DungeonCard = DUNGEON_CARDS[tile.card];
  const rows = tile.drawn ?? card.rows;
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const place = turner(width, height, tile.turns);
  const cells: Cell[] = [];
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries()) {
      if (sign === '#') continue;
      // The middle of a square turns into the middle of a square.
      const [column, line] = place(x + 0.5, y + 0.5);
      const [planeX, planeY] = [tile.x + column - 0.5, tile.y + line - 0.5];
      cells.push({ square: planeY * PLANE + planeX, x: planeX, y: planeY, sign });
    }
  const columns = (card.corners ?? []).map(([x, y]) => {
    const [column, line] = place(x, y);
    return { x: tile.x + column, y: tile.y + line };
  });
  return {
    number,
    card: tile.card,
    turns: tile.turns,
    cells,
    columns,
    ...boxOf(cells.map(({ square }) => square)),
  };
}

/** Turns a point of a drawing clockwise with it. */
function turner(width: number, height: number, turns: number): (x: number, y: number) => [number, number] {
  return (x, y) => {
    let [column, row, wide, high] = [x, y, width, height];
    for (let turn = 0; turn < turns; turn++) [column, row, wide, high] = [high - row, column, high, wide];
    return [column, row];
  };
}

export function boxOf(squares: readonly number[]): Box {
  const columns = squares.map(columnOf);
  const rows = squares.map(rowOf);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

export const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;
const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** The picture does not move for a step: it does when something lies outside of it, or when it is far too wide. */
export const steadily = (before: Box | null, wanted: Box): Box =>
  before !== null && isWithin(wanted, before) && areaOf(before) <= areaOf(wanted) * 2.2 ? before : wanted;

/** Where an archway lies: the middle of its two squares, and whether one walks through it from west to east. */
export interface Gate extends Box {
  readonly number: number;
  /** The tile it belongs to. */
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly across: boolean;
  /** Away from the tile it belongs to. */
  readonly out: { readonly x: number; readonly y: number };
}

export function gateOf({ squares, inner, from }: Archway, number: number): Gate {
  const box = boxOf(squares);
  const out = {
    x: columnOf(squares[0]) - columnOf(inner[0]),
    y: rowOf(squares[0]) - rowOf(inner[0]),
  };
  return {
    ...box,
    number,
    from,
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    across: out.x !== 0,
    out,
  };
}

/** Where Chests and Events of a tile lie: on its wall at the upper right, one beside the other. */
export const tokenSpot = (tile: Box, place: number): { x: number; y: number } => ({
  x: tile.right - 0.3 - place * 0.72,
  y: tile.top - 0.32,
});
