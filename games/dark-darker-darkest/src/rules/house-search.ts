import { type Rng, throwDie } from '@tenebrae/kernel';
import type { TileEdge } from '../data/tiles.ts';
import type { TileIndex } from '../state.ts';
import { isFinishable } from './house-figures.ts';
import {
  fits,
  leaves,
  leavesAt,
  leftAt,
  NEIGHBOURS,
  OPPOSITE_SIDES,
  type Placement,
  type Placements,
  PLACEMENTS,
  POSITIONS,
  sizeOf,
  WELL_TURNED,
} from './house-placements.ts';

/** A house of which only some tiles lie, and what may still lie at each other position. */
export interface Sketch {
  readonly laid: readonly (Placement | null)[];
  readonly open: readonly Placements[];
}

export const EMPTY_HOUSE: Sketch = { laid: WELL_TURNED.map(() => null), open: WELL_TURNED };

/** DDD-HOU-06: the sketch with one tile more; null if some position is left without a tile that fits. */
export function lay(sketch: Sketch, index: TileIndex, placed: Placement): Sketch | null {
  for (let side = 0; side < OPPOSITE_SIDES.length; side += 1) {
    const other = sketch.laid[NEIGHBOURS[index]?.[side] ?? -1] ?? null;
    const facing = OPPOSITE_SIDES[side] as number;
    if (other !== null && !fits(placed.edges[side] as TileEdge, other.edges[facing] as TileEdge)) return null;
  }
  return withTile(
    sketch,
    index,
    placed,
    POSITIONS.map((_, other) => leftAt(other, placed, index)),
  );
}

/** The sketch with a tile that fits what lies already, and what that leaves at each position. */
function withTile(
  sketch: Sketch,
  index: TileIndex,
  placed: Placement,
  left: readonly Placements[],
): Sketch | null {
  const laid = sketch.laid.slice();
  const open = sketch.open.slice();
  laid[index] = placed;
  for (let other = 0; other < open.length; other += 1) {
    if (laid[other] !== null) continue;
    open[other] = (open[other] as Placements) & (left[other] as Placements);
    if (open[other] === 0) return null;
  }
  return { laid, open };
}

/** Every way to lay a tile at a position that fits what lies already. */
export const waysToLay = (sketch: Sketch, index: TileIndex): Placement[] =>
  (PLACEMENTS[index] ?? []).filter((_, bit) => ((sketch.open[index] as Placements) & (1 << bit)) !== 0);

/** How a search goes about it: by chance, or always the first; and how many tiles it may lay before it gives up. */
export interface Search {
  readonly rng: Rng | null;
  steps: number;
}

/**
 * A finished house that grows out of the sketch, by backtracking: next is a position where the fewest placements fit.
 * Null when there is none, or when the search has used up its steps.
 */
export function findHouse(sketch: Sketch, search: Search): readonly Placement[] | null {
  const laid = sketch.laid.slice();
  for (let index = 0; index < sketch.open.length; index += 1) OPEN[index] = sketch.open[index] as Placements;
  return extend(laid, 0, search) ? (laid as Placement[]) : null;
}

/** What may lie at each position after each tile of the search, a row a tile; a search is over before the next begins. */
const OPEN = new Int32Array(POSITIONS.length * (POSITIONS.length + 1));

/** Lays the rest of the house, of which so many tiles lie since the search began; says whether it could. */
function extend(laid: (Placement | null)[], depth: number, search: Search): boolean {
  search.steps -= 1;
  if (search.steps < 0) return false;
  const row = depth * POSITIONS.length;
  const index = nextPosition(laid, row, search);
  if (index < 0) return isFinishable(laid as readonly Placement[]);
  for (let left = OPEN[row + index] as Placements; left !== 0; ) {
    const bit = chosenBit(left, search);
    left &= ~(1 << bit);
    laid[index] = PLACEMENTS[index]?.[bit] as Placement;
    if (leavesEnough(laid, row, leavesAt(index, bit)) && extend(laid, depth + 1, search)) return true;
  }
  laid[index] = null;
  return false;
}

/** Works out the next row; false if some position is left without a tile that fits. */
function leavesEnough(laid: readonly (Placement | null)[], row: number, left: number): boolean {
  for (let other = 0; other < laid.length; other += 1) {
    const open = (OPEN[row + other] as Placements) & leaves(left, other);
    if (open === 0 && laid[other] === null) return false;
    OPEN[row + POSITIONS.length + other] = open;
  }
  return true;
}

const FEWEST = new Int32Array(POSITIONS.length);

/** One of the positions where the fewest placements fit; -1 when every tile lies. */
function nextPosition(laid: readonly (Placement | null)[], row: number, { rng }: Search): TileIndex {
  let fewest = Infinity;
  let count = 0;
  for (let index = 0; index < laid.length; index += 1) {
    if (laid[index] !== null) continue;
    const size = sizeOf(OPEN[row + index] as Placements);
    if (size > fewest) continue;
    if (size < fewest) count = 0;
    fewest = size;
    FEWEST[count++] = index;
  }
  if (count === 0) return -1;
  return FEWEST[rng === null || count < 2 ? 0 : throwDie(rng, count) - 1] as TileIndex;
}

function chosenBit(set: Placements, { rng }: Search): number {
  let rest = set;
  for (let skipped = rng === null ? 0 : throwDie(rng, sizeOf(set)) - 1; skipped > 0; skipped -= 1)
    rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
