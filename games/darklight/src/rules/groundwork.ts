import {
  createGrid,
  copyGrid,
  type Grid,
  isOnGrid,
  layFloor,
  layTile,
  setEdge,
  type Square,
  squareAt,
} from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Archway, PlacedTile, Plan, TileNumber } from '../state.ts';
import { onPlane, shapeOf } from './tiles.ts';

/** `exit` is a stair of the Dungeon Exit (DL-SET-15), `stair` one between the levels. */
export type Terrain = 'floor' | 'exit' | 'high' | 'stair' | 'stream' | 'solid' | 'archway';

/** What a square is, whatever stands in the archways. */
export interface Kind {
  readonly square: Square;
  readonly terrain: Terrain;
  /** DL-ELV-07: 0 or 1; null counts as level with either. */
  readonly level: 0 | 1 | null;
  /** DL-TRM-02, DL-TRM-05: the tiles it belongs to. */
  readonly tiles: readonly TileNumber[];
  /** The archway that it is a square of; -1 for none. */
  readonly archway: number;
  /** The archways that change what is adjacent to it when they open and close. */
  readonly touched: readonly number[];
  /** Squares that a bent passage joins to it, each with its archway (DL-EXP-12). */
  readonly links: readonly Link[];
  /** What is next to it, if it is a square of a tile that no archway touches: the same in whatever plan its tile lies. */
  readonly beside: Beside;
}

/** As far as anybody has asked. */
export interface Beside {
  near: readonly Square[] | null;
  spans: readonly Square[] | null;
}

export interface Link {
  readonly to: Square;
  readonly archway: number;
}

/**
 * What hangs on the tiles alone. Doors open and close far more often than a tile is laid, so this is worked out once for a
 * list of tiles, and grounds are made from it.
 */
export interface Groundwork {
  /** The tiles walled off from each other, without any archway. */
  readonly grid: Grid;
  /** Squares of tiles and of all archways, in reading order. */
  readonly kinds: readonly Kind[];
}

const KNOWN = new WeakMap<readonly PlacedTile[], Groundwork>();

/** The groundwork of a plan. Archways come with the tiles and stay where they are, so it goes by the list of tiles. */
export function groundworkOf(plan: Plan): Groundwork {
  let known = KNOWN.get(plan.tiles);
  if (known === undefined) {
    known = work(plan);
    KNOWN.set(plan.tiles, known);
  }
  return known;
}

/** A copy is made for every ground. In bytes it takes an eighth of the room, and a grid only ever reads and writes numbers. */
const EMPTY: Grid = {
  width: PLANE,
  height: PLANE,
  squares: Uint8Array.from(createGrid(PLANE, PLANE, () => false).squares) as unknown as number[],
};

function work(plan: Plan): Groundwork {
  const grid = gridOf(plan.tiles);
  const bare = bareKinds(plan);
  const touched = touchedSquares(plan);
  const links = bentLinks(plan, bare);
  const kinds: Kind[] = [];
  for (const square of Int32Array.from(bare.keys()).sort()) {
    const kind = bare.get(square) as Kind;
    const near: readonly number[] = touched.get(square) ?? NONE;
    const linked = links.get(square);
    if (linked === undefined) {
      kinds.push(near.length === 0 ? kind : { ...kind, touched: near });
      continue;
    }
    const joined = linked.map(({ archway }) => archway).filter(archway => !near.includes(archway));
    kinds.push({ ...kind, touched: [...near, ...new Set(joined)], links: linked });
  }
  return { grid, kinds };
}

/** The tiles laid so far, by the last of them: the next plan has one more, and that alone is then laid. */
const LAID = new WeakMap<PlacedTile, { readonly tiles: readonly PlacedTile[]; readonly grid: Grid }>();

function gridOf(tiles: readonly PlacedTile[]): Grid {
  const [before, last] = [tiles.at(-2), tiles.at(-1)];
  const known = before === undefined ? undefined : LAID.get(before);
  const isBefore =
    known?.tiles.length === tiles.length - 1 && known.tiles.every((one, at) => one === tiles[at]);
  const grid = copyGrid(isBefore ? known.grid : EMPTY);
  for (const tile of isBefore ? tiles.slice(-1) : tiles) layTile(grid, shapeOf(tile).grid, tile);
  if (last !== undefined) LAID.set(last, { tiles, grid });
  return grid;
}

const NONE: readonly never[] = [];

const SIGNS = {
  '.': { terrain: 'floor', level: 0 },
  's': { terrain: 'exit', level: 0 },
  '^': { terrain: 'high', level: 1 },
  '=': { terrain: 'stair', level: null },
  '~': { terrain: 'stream', level: 0 },
  'o': { terrain: 'solid', level: 0 },
} as const satisfies Record<string, Pick<Kind, 'terrain' | 'level'>>;

/** The squares of tiles and archways, before it is known what touches and links them. */
function bareKinds(plan: Plan): Map<Square, Kind> {
  const kinds = new Map<Square, Kind>();
  for (let number = 0; number < plan.tiles.length; number++)
    for (const kind of kindsOfTile(plan.tiles[number] as PlacedTile, number)) kinds.set(kind.square, kind);
  for (const [number, archway] of plan.archways.entries()) {
    // DL-EXP-13: with a tile beyond, who stands there is within both at once.
    const tiles = archway.to === null ? [archway.from] : [archway.from, archway.to];
    for (const at of [0, 1] as const) {
      // DL-ELV-07: level with the squares on both of its sides.
      const inside = kinds.get(archway.inner[at])?.level ?? null;
      const outside = archway.outer === null ? inside : (kinds.get(archway.outer[at])?.level ?? null);
      const level = inside === outside ? inside : null;
      const square = archway.squares[at];
      kinds.set(square, newKind(square, 'archway', level, tiles, number));
    }
  }
  return kinds;
}

const newKind = (
  square: Square,
  terrain: Terrain,
  level: Kind['level'],
  tiles: readonly TileNumber[],
  archway: number,
): Kind => ({
  square,
  terrain,
  level,
  tiles,
  archway,
  touched: NONE,
  links: NONE,
  beside: { near: null, spans: null },
});

/** A tile stays where it lies, and what its number is. */
const KINDS = new WeakMap<PlacedTile, { readonly number: TileNumber; readonly kinds: readonly Kind[] }>();

function kindsOfTile(tile: PlacedTile, number: TileNumber): readonly Kind[] {
  const known = KINDS.get(tile);
  if (known?.number === number) return known.kinds;
  const shape = shapeOf(tile);
  const tiles = [number];
  const kinds: Kind[] = [];
  for (let at = 0; at < shape.signs.length; at++) {
    if (shape.signs[at] === '#') continue;
    const { terrain, level } = SIGNS[shape.signs[at] as keyof typeof SIGNS] ?? SIGNS['.'];
    const square = onPlane(shape, tile, at % shape.width, Math.floor(at / shape.width));
    if (square !== null) kinds.push(newKind(square, terrain, level, tiles, -1));
  }
  KINDS.set(tile, { number, kinds });
  return kinds;
}

/** The squares on and around each archway: only there does a door change anything. */
function touchedSquares(plan: Plan): Map<Square, number[]> {
  const touched = new Map<Square, number[]>();
  for (let number = 0; number < plan.archways.length; number++)
    for (const middle of (plan.archways[number] as Archway).squares)
      for (const square of squaresAround(middle)) {
        const numbers = touched.get(square);
        if (numbers === undefined) touched.set(square, [number]);
        else if (numbers.at(-1) !== number) numbers.push(number);
      }
  return touched;
}

/** A square and the eight around it, walls or not. */
export function squaresAround(square: Square): Square[] {
  const [above, below] = [square - PLANE, square + PLANE];
  return [above - 1, above, above + 1, square - 1, square, square + 1, below - 1, below, below + 1];
}

/** Whether one square is among those around the other. */
export function isAround(square: Square, other: Square): boolean {
  const apart = Math.abs(other - square);
  return apart <= 1 || (apart >= PLANE - 1 && apart <= PLANE + 1);
}

/** DL-EXP-12 (4): the squares that a bent passage makes adjacent, as they would be if the tile lay behind the archway. */
function bentLinks(plan: Plan, kinds: ReadonlyMap<Square, Kind>): Map<Square, Link[]> {
  const links = new Map<Square, Link[]>();
  for (const [archway, { squares, outer, bent, to }] of plan.archways.entries()) {
    if (!bent || outer === null || to === null) continue;
    const add = (a: Square, b: Square) => links.set(a, [...(links.get(a) ?? []), { to: b, archway }]);
    const link = (a: Square, b: Square) => {
      add(a, b);
      add(b, a);
    };
    for (const at of [0, 1] as const) {
      link(squares[at], outer[at]);
      link(squares[at], outer[at === 0 ? 1 : 0]);
      // The neighbour of the Entrance along its edge touches the archway at a corner, where no wall stands between.
      const beside = outer[at] + outer[at] - outer[at === 0 ? 1 : 0];
      const kind = kinds.get(beside);
      if (kind?.tiles.includes(to) === true && kind.archway < 0 && kind.terrain !== 'solid')
        link(squares[at], beside);
    }
  }
  return links;
}

/** A copy of the tiles with some archways laid between them. */
export function layArchways(grid: Grid, archways: readonly Archway[]): Grid {
  const laid = copyGrid(grid);
  for (const { squares } of archways) {
    for (const square of squares) {
      layFloor(laid, square);
      wallIn(laid, square);
    }
  }
  for (const archway of archways) join(laid, archway);
  return laid;
}

function join(grid: Grid, { squares, inner, outer, bent }: Archway): void {
  setEdge(grid, squares[0], squares[1], 'free');
  for (const at of [0, 1] as const) {
    setEdge(grid, squares[at], inner[at], 'free');
    if (outer !== null && !bent) setEdge(grid, squares[at], outer[at], 'free');
  }
}

function wallIn(grid: Grid, square: Square): void {
  const [x, y] = [square % PLANE, Math.floor(square / PLANE)];
  for (const [left, top] of [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ] as const) {
    if (isOnGrid(grid, left, top)) setEdge(grid, square, squareAt(grid, left, top), 'wall');
  }
}
