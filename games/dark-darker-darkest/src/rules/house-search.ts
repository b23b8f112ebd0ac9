import { type Rng, throwDie } from '@tenebrae/kernel';
import type { TileEdge } from '../data/tiles.ts';
import type { TileIndex } from '../state.ts';
import { isFinishable } from './house-figures.ts';
import {
  fits,
  LEAVES,
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
  leaves: readonly Placements[],
): Sketch | null {
  const laid = sketch.laid.slice();
  const open = sketch.open.slice();
  laid[index] = placed;
  for (let other = 0; other < open.length; other += 1) {
    if (laid[other] !== null) continue;
    open[other] = (open[other] as Placements) & (leaves[other] as Placements);
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
  search.steps -= 1;
  if (search.steps < 0) return null;
  const index = nextPosition(sketch, search);
  if (index === null) return finished(sketch);
  for (let left = sketch.open[index] as Placements; left !== 0; ) {
    const bit = chosenBit(left, search);
    left &= ~(1 << bit);
    const placed = PLACEMENTS[index]?.[bit] as Placement;
    const next = withTile(sketch, index, placed, LEAVES[index]?.[bit] as readonly Placements[]);
    const house = next === null ? null : findHouse(next, search);
    if (house !== null) return house;
  }
  return null;
}

function finished({ laid }: Sketch): readonly Placement[] | null {
  const plan = laid as readonly Placement[];
  return isFinishable(plan) ? plan : null;
}

function nextPosition({ laid, open }: Sketch, { rng }: Search): TileIndex | null {
  let fewest = Infinity;
  let best: TileIndex[] = [];
  for (let index = 0; index < laid.length; index += 1) {
    if (laid[index] !== null) continue;
    const size = sizeOf(open[index] as Placements);
    if (size > fewest) continue;
    if (size < fewest) best = [];
    fewest = size;
    best.push(index);
  }
  return best[rng === null || best.length < 2 ? 0 : throwDie(rng, best.length) - 1] ?? null;
}

function chosenBit(set: Placements, { rng }: Search): number {
  let skipped = rng === null ? 0 : throwDie(rng, sizeOf(set)) - 1;
  for (let bit = 0; ; bit += 1) {
    if ((set & (1 << bit)) === 0) continue;
    if (skipped === 0) return bit;
    skipped -= 1;
  }
}
