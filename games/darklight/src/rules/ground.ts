import {
  copyGrid,
  createGrid,
  type Grid,
  hasLineOfSight,
  isOnGrid,
  layFloor,
  layTile,
  neighbours,
  setEdge,
  type Square,
  squareAt,
} from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Archway, Plan, TileNumber } from '../state.ts';
import { onPlane, shapeOf } from './tiles.ts';
import { isOpen } from './plan.ts';

/** `exit` is a stair of the Dungeon Exit, `stair` one between the levels. */
export type Terrain = 'floor' | 'exit' | 'high' | 'stair' | 'stream' | 'solid' | 'archway';

/** What the plan makes of the plane: worked out once for each plan. Squares are numbers of the plane, row by row. */
export interface Ground {
  /** All squares that lie there, in reading order; of closed archways only those of a Portcullis, not walkable. */
  readonly squares: readonly Square[];
  /** The place of a square in `squares`, -1 if it is not there. The lists below go by place. */
  readonly place: Int16Array;
  /** DL-MOV-03, DL-MOV-04: the adjacent squares, clockwise from the north. */
  readonly near: readonly (readonly Square[])[];
  /** DL-TRM-11: the squares one step away when distance is counted. */
  readonly spans: readonly (readonly Square[])[];
  readonly terrain: readonly Terrain[];
  /** DL-ELV-07: 0 or 1; null counts as level with either. */
  readonly levels: readonly (0 | 1 | null)[];
  /** DL-TRM-02, DL-TRM-05: the tiles a square belongs to. */
  readonly tiles: readonly (readonly TileNumber[])[];
  /** Solid objects and the Boulder are not walkable. */
  readonly walkable: readonly boolean[];
  /** The archway of each square, -1 for none. */
  readonly archways: Int16Array;
  /** For lines of sight: what is crossed there does not stop them. */
  readonly sight: Grid;
}

const GROUNDS = new WeakMap<Plan, Ground>();
const DOORLESS = new WeakMap<Plan, Ground>();

/** The ground as it is. */
export const groundOf = (plan: Plan): Ground => remembered(GROUNDS, plan, isOpenArchway);

/** DL-MOV-06: the ground as it would be for Monsters, with every door between explored tiles open. */
export const doorlessGroundOf = (plan: Plan): Ground =>
  remembered(
    DOORLESS,
    plan,
    archway => isOpenArchway(archway) || (archway.door === 'closed' && archway.to !== null),
  );

const isOpenArchway = ({ door }: Archway): boolean => isOpen(door);

function remembered(known: WeakMap<Plan, Ground>, plan: Plan, opens: (archway: Archway) => boolean): Ground {
  let ground = known.get(plan);
  if (ground === undefined) {
    ground = build(plan, opens);
    known.set(plan, ground);
  }
  return ground;
}

const EMPTY = createGrid(PLANE, PLANE, () => false);

function build(plan: Plan, opens: (archway: Archway) => boolean): Ground {
  const steps = layPlan(plan, opens);
  const hasPortcullis = plan.archways.some(({ door }) => door === 'portcullis');
  // A Portcullis has squares that count for distance and sight, but nothing is adjacent to them.
  const shows = (archway: Archway) => opens(archway) || archway.door === 'portcullis';
  const sight = hasPortcullis ? layPlan(plan, shows) : steps;
  const kinds = terrainOf(plan, shows);
  const squares = [...kinds.keys()].sort((a, b) => a - b);
  const place = new Int16Array(PLANE * PLANE).fill(-1);
  for (const [at, square] of squares.entries()) place[square] = at;
  const boulder = boulderSquares(plan);
  const fallen = plan.archways.flatMap(one => (one.door === 'portcullis' ? one.squares : []));
  const isWalkable = (square: Square) =>
    kinds.get(square)?.terrain !== 'solid' && !boulder.includes(square) && !fallen.includes(square);
  const links = bentLinks(plan, opens);
  const archways = new Int16Array(squares.length).fill(-1);
  for (const [at, archway] of plan.archways.entries()) {
    for (const square of archway.squares) if (shows(archway)) archways[place[square] ?? 0] = at;
  }
  const linked = (grid: Grid, square: Square, closes?: (square: Square) => boolean) => [
    ...neighbours(grid, square, closes).filter(one => (place[one] ?? -1) >= 0),
    ...(links.get(square) ?? []),
  ];
  return {
    squares,
    place,
    near: squares.map(square => linked(steps, square, one => !isWalkable(one))),
    spans: squares.map(square => linked(sight, square)),
    terrain: squares.map(square => kinds.get(square)?.terrain ?? 'floor'),
    levels: squares.map(square => kinds.get(square)?.level ?? null),
    tiles: squares.map(square => kinds.get(square)?.tiles ?? []),
    walkable: squares.map(isWalkable),
    archways,
    sight,
  };
}

/** The squares of the tiles and of the archways that open, walled off from each other where nothing joins them. */
function layPlan(plan: Plan, opens: (archway: Archway) => boolean): Grid {
  const grid = copyGrid(EMPTY);
  for (const tile of plan.tiles) layTile(grid, shapeOf(tile).grid, tile);
  for (const archway of plan.archways) {
    if (!opens(archway)) continue;
    for (const square of archway.squares) {
      layFloor(grid, square);
      wallIn(grid, square);
    }
  }
  for (const archway of plan.archways) if (opens(archway)) joinArchway(grid, archway);
  return grid;
}

function joinArchway(grid: Grid, { squares, inner, outer, bent }: Archway): void {
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

interface Kind {
  readonly terrain: Terrain;
  readonly level: 0 | 1 | null;
  readonly tiles: readonly TileNumber[];
}

const SIGNS = {
  '.': { terrain: 'floor', level: 0 },
  's': { terrain: 'exit', level: 0 },
  '^': { terrain: 'high', level: 1 },
  '=': { terrain: 'stair', level: null },
  '~': { terrain: 'stream', level: 0 },
  'o': { terrain: 'solid', level: 0 },
} as const satisfies Record<string, Pick<Kind, 'terrain' | 'level'>>;

function terrainOf(plan: Plan, opens: (archway: Archway) => boolean): Map<Square, Kind> {
  const kinds = new Map<Square, Kind>();
  for (const [number, tile] of plan.tiles.entries()) {
    const shape = shapeOf(tile);
    for (let at = 0; at < shape.signs.length; at++) {
      const sign = SIGNS[shape.signs[at] as keyof typeof SIGNS];
      if (shape.signs[at] === '#') continue;
      const square = onPlane(shape, tile, at % shape.width, Math.floor(at / shape.width));
      if (square !== null) kinds.set(square, { ...(sign ?? SIGNS['.']), tiles: [number] });
    }
  }
  for (const archway of plan.archways) {
    if (!opens(archway)) continue;
    const tiles = archway.to === null ? [archway.from] : [archway.from, archway.to];
    for (const at of [0, 1] as const) {
      // DL-ELV-07: level with the squares on both of its sides.
      const inside = kinds.get(archway.inner[at])?.level ?? null;
      const outside = archway.outer === null ? inside : (kinds.get(archway.outer[at])?.level ?? null);
      const level = inside === outside ? inside : null;
      kinds.set(archway.squares[at], { terrain: 'archway', level, tiles });
    }
  }
  return kinds;
}

/** DL-EXP-12 (4): the squares that a bent passage makes adjacent, as they would be if the tile lay behind the archway. */
function bentLinks(plan: Plan, opens: (archway: Archway) => boolean): Map<Square, Square[]> {
  const links = new Map<Square, Square[]>();
  const link = (a: Square, b: Square) => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };
  for (const archway of plan.archways) {
    const { squares, outer, bent, to } = archway;
    if (!bent || outer === null || to === null || !opens(archway)) continue;
    const along = outer[1] - outer[0];
    for (const at of [0, 1] as const) {
      link(squares[at], outer[at]);
      link(squares[at], outer[at === 0 ? 1 : 0]);
    }
    // The neighbours of the Entrance along its edge touch the archway at a corner, where no wall stands between.
    const tile = plan.tiles[to];
    const edge = tile === undefined ? [] : [outer[0] - along, outer[1] + along];
    for (const [at, square] of edge.entries()) {
      if (tile !== undefined && isTileSquare(tile, square)) link(squares[at as 0 | 1], square);
    }
  }
  return links;
}

function isTileSquare(tile: Plan['tiles'][number], square: Square): boolean {
  const shape = shapeOf(tile);
  for (let at = 0; at < shape.signs.length; at++) {
    if (shape.signs[at] === '#' || shape.signs[at] === 'o') continue;
    if (onPlane(shape, tile, at % shape.width, Math.floor(at / shape.width)) === square) return true;
  }
  return false;
}

/** DL-TRM-12: the squares of the Boulder. */
export const boulderSquares = ({ boulder }: Plan): Square[] =>
  boulder === null
    ? []
    : [boulder.square, boulder.square + 1, boulder.square + PLANE, boulder.square + PLANE + 1];

// What is asked of a ground.

export const isThere = (ground: Ground, square: Square): boolean => (ground.place[square] ?? -1) >= 0;

export const nearOf = (ground: Ground, square: Square): readonly Square[] =>
  ground.near[ground.place[square] ?? -1] ?? [];

/** DL-MOV-03, DL-MOV-04: a side or a corner shared, and nothing between; a bent passage counts as if it were straight. */
export const isAdjacent = (ground: Ground, a: Square, b: Square): boolean => nearOf(ground, a).includes(b);

export const isWalkable = (ground: Ground, square: Square): boolean =>
  ground.walkable[ground.place[square] ?? -1] ?? false;

export const terrainAt = (ground: Ground, square: Square): Terrain | null =>
  ground.terrain[ground.place[square] ?? -1] ?? null;

export const levelAt = (ground: Ground, square: Square): 0 | 1 | null =>
  ground.levels[ground.place[square] ?? -1] ?? null;

/** DL-TRM-02, DL-TRM-05: one tile, or the two that an archway joins. */
export const tilesAt = (ground: Ground, square: Square): readonly TileNumber[] =>
  ground.tiles[ground.place[square] ?? -1] ?? [];

export const archwayAt = (ground: Ground, square: Square): number =>
  ground.archways[ground.place[square] ?? -1] ?? -1;

/** DL-ELV-01, DL-ELV-02: up only by the stairs, down anywhere. */
export const mayClimb = (ground: Ground, from: Square, to: Square): boolean =>
  !(levelAt(ground, from) === 0 && levelAt(ground, to) === 1);

/** DL-LOS-01, DL-LOS-02, DL-EXP-12: light is another matter. */
export const hasSight = (ground: Ground, from: Square, to: Square): boolean =>
  from === to || hasLineOfSight(ground.sight, from, to) || isAdjacent(ground, from, to);
