import {
  fits,
  footprint,
  type Grid,
  isAdjacent,
  neighbours,
  type Place,
  type Shape,
  type Square,
  stepsFrom,
  waysFrom,
} from '@tenebrae/board';

/** What follows from a grid alone: grids are replaced, never changed, so it is worked out once for each. */
export interface Geometry {
  readonly width: number;
  /** By square: bit n for a step in direction n of DIRECTIONS. */
  readonly ways: Uint8Array;
  /** By square, nine numbers: how many are adjacent, -1 before anybody asks, and which, straight ones first, as a walk goes. */
  readonly around: Int16Array;
  /** By square: the adjacent ones, clockwise from the north. */
  readonly beside: (readonly Square[] | undefined)[];
  readonly bodies: Map<Shape, Body>;
}

/** How a figure of several spaces lies and steps, by place. */
export interface Body {
  readonly spaces: (readonly Square[] | undefined)[];
  readonly isRoom: (boolean | undefined)[];
  readonly steps: (readonly Step[] | undefined)[];
}

/** A step that walls and doors allow, with the spaces that it newly covers. */
export interface Step {
  readonly to: Place;
  readonly entered: readonly Square[];
}

const GEOMETRIES = new WeakMap<Grid, Geometry>();
/** Nearly every question is about the same grid as the last one. */
let last: { readonly grid: Grid; readonly geometry: Geometry } | null = null;

export function geometryOf(grid: Grid): Geometry {
  if (last !== null && last.grid === grid) return last.geometry;
  let geometry = GEOMETRIES.get(grid);
  if (geometry === undefined) {
    geometry = survey(grid);
    GEOMETRIES.set(grid, geometry);
  }
  last = { grid, geometry };
  return geometry;
}

function survey(grid: Grid): Geometry {
  const ways = new Uint8Array(grid.squares.length);
  for (let square = 0; square < ways.length; square++) ways[square] = waysFrom(grid, square);
  return {
    width: grid.width,
    ways,
    around: new Int16Array(AROUND * ways.length).fill(-1),
    beside: blank(ways.length),
    bodies: new Map(),
  };
}

const AROUND = 9;

/** A list that is filled as it is asked for. */
const blank = (length: number): undefined[] => new Array<undefined>(length).fill(undefined);

/** A door was turned: only what lies around its edges is worked out anew. */
export function inheritGeometry(from: Grid, to: Grid, edges: readonly (readonly [Square, Square])[]): void {
  const known = GEOMETRIES.get(from);
  if (known === undefined) return;
  const ways = known.ways.slice();
  const around = known.around.slice();
  const beside = known.beside.slice();
  for (const edge of edges) {
    for (const end of edge) {
      for (const row of [end - to.width, end, end + to.width]) {
        for (const square of [row - 1, row, row + 1]) {
          if (square < 0 || square >= ways.length) continue;
          ways[square] = waysFrom(to, square);
          around[AROUND * square] = -1;
          beside[square] = undefined;
        }
      }
    }
  }
  const bodies = new Map<Shape, Body>();
  for (const [shape, body] of known.bodies) bodies.set(shape, inheritBody(to, body, edges));
  GEOMETRIES.set(to, { width: to.width, ways, around, beside, bodies });
}

/** Farther than any body reaches with a step. */
const NEAR = 5;

function inheritBody(to: Grid, body: Body, edges: readonly (readonly [Square, Square])[]): Body {
  const isRoom = body.isRoom.slice();
  const steps = body.steps.slice();
  const size = to.squares.length;
  for (const edge of edges) {
    for (const end of edge) {
      for (let y = -NEAR; y <= NEAR; y++) {
        for (let x = -NEAR; x <= NEAR; x++) {
          const square = end + y * to.width + x;
          if (square < 0 || square >= size) continue;
          isRoom[square] = undefined;
          isRoom[square + size] = undefined;
          steps[square] = undefined;
          steps[square + size] = undefined;
        }
      }
    }
  }
  return { spaces: body.spaces, isRoom, steps };
}

/** Where in `around` the squares adjacent to one are written: their number, then they themselves. */
export function aroundSquare(grid: Grid, { around }: Geometry, square: Square): number {
  const at = AROUND * square;
  if ((around[at] ?? -1) < 0) {
    const steps = stepsFrom(grid, square);
    around[at] = steps.length;
    around.set(steps, at + 1);
  }
  return at;
}

export const besideSquare = (grid: Grid, square: Square): readonly Square[] =>
  (geometryOf(grid).beside[square] ??= neighbours(grid, square));

export function bodyOf({ bodies, ways }: Geometry, shape: Shape): Body {
  let body = bodies.get(shape);
  if (body === undefined) {
    const places = 2 * ways.length;
    body = { spaces: blank(places), isRoom: blank(places), steps: blank(places) };
    bodies.set(shape, body);
  }
  return body;
}

/** DJ-LRG-02: the spaces that a large figure covers. */
export function bodySpaces(grid: Grid, shape: Shape, place: Place): readonly Square[] {
  const { spaces } = bodyOf(geometryOf(grid), shape);
  return (spaces[place] ??= footprint(grid, shape, place));
}

/** DJ-LRG-14: whether a large figure has room there, as far as walls and doors go. */
export const hasRoomAt = (grid: Grid, { isRoom }: Body, shape: Shape, place: Place): boolean =>
  (isRoom[place] ??= fits(grid, shape, place));

/** DJ-LRG-07 to DJ-LRG-10: the single steps of a large figure, straight ones first. */
export function bodySteps(grid: Grid, { steps }: Body, shape: Shape, from: Place): readonly Step[] {
  return (steps[from] ??= stepsFrom(grid, from, { shape, gait: 'turn' }).map(to => {
    const covered = bodySpaces(grid, shape, from);
    return { to, entered: bodySpaces(grid, shape, to).filter(square => !covered.includes(square)) };
  }));
}

/** DJ-BRD-02: the same answer as the board's isAdjacent, looked up. */
export function areBeside(grid: Grid, a: Square, b: Square): boolean {
  const { width, ways } = geometryOf(grid);
  if (width < 3) return isAdjacent(grid, a, b);
  const open = ways[a] ?? 0;
  switch (b - a) {
    case -width:
      return (open & 1) !== 0;
    case 1 - width:
      return (open & 2) !== 0;
    case 1:
      return (open & 4) !== 0;
    case width + 1:
      return (open & 8) !== 0;
    case width:
      return (open & 16) !== 0;
    case width - 1:
      return (open & 32) !== 0;
    case -1:
      return (open & 64) !== 0;
    case -width - 1:
      return (open & 128) !== 0;
    default:
      return false;
  }
}

/**
 * DJ-LOS-02: the same answer as the board's hasLineOfSight, over the table of ways: each crossing of a side or a corner is one
 * step of the line, and what blocks is one look at `screens`.
 */
export function isLineFree(grid: Grid, from: Square, to: Square, screens: Uint8Array): boolean {
  const { width, ways } = geometryOf(grid);
  const fromRow = Math.floor(from / width);
  const toRow = Math.floor(to / width);
  const across = to - toRow * width - (from - fromRow * width);
  const down = toRow - fromRow;
  const columns = across < 0 ? -across : across;
  const rows = down < 0 ? -down : down;
  const stepX = across < 0 ? -1 : 1;
  const wayX = across < 0 ? WEST : EAST;
  const stepY = down < 0 ? -width : width;
  const wayY = down < 0 ? NORTH : SOUTH;
  const corner = cornerWay(across, down);
  let lead = rows - columns;
  let square = from;
  while (square !== to) {
    const open = ways[square] ?? 0;
    if (lead < 0) {
      if ((open & wayX) === 0) return false;
      square += stepX;
      lead += 2 * rows;
    } else if (lead > 0) {
      if ((open & wayY) === 0) return false;
      square += stepY;
      lead -= 2 * columns;
    } else {
      if ((open & corner) === 0) return false;
      square += stepX + stepY;
      lead += 2 * (rows - columns);
    }
    if (screens[square] === 1 && square !== to) return false;
  }
  return true;
}

const NORTH = 1;
const EAST = 4;
const SOUTH = 16;
const WEST = 64;

function cornerWay(across: number, down: number): number {
  if (down < 0) return across < 0 ? 128 : 2;
  return across < 0 ? 32 : 8;
}
