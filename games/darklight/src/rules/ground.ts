import { type Grid, hasLineOfSight, neighbours, type Square } from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Archway, Plan, TileNumber } from '../state.ts';
import {
  type Groundwork,
  groundworkOf,
  type Kind,
  layArchways,
  squaresAround,
  type Terrain,
} from './groundwork.ts';
import { isOpen } from './plan.ts';

export type { Terrain } from './groundwork.ts';

/** What the plan makes of the plane: worked out once for each plan. Squares are numbers of the plane, row by row. */
export interface Ground {
  /** All squares that lie there, in reading order; of closed archways only those of a Portcullis, not walkable. */
  readonly squares: readonly Square[];
  /** The place of a square in `squares`, -1 if it is not there. The lists below go by place. */
  readonly place: Int16Array;
  /** DL-MOV-03, DL-MOV-04: the adjacent squares, clockwise from the north. */
  readonly near: readonly (readonly Square[])[];
  /** The places of those of `near` that can be walked on, one place after the other; those of a place begin at `firstStep`. */
  readonly steps: Int16Array;
  readonly firstStep: Int16Array;
  /** DL-TRM-11: the squares one step away when distance is counted. */
  readonly spans: readonly (readonly Square[])[];
  readonly terrain: readonly Terrain[];
  /** DL-ELV-07: 0 or 1; null counts as level with either. */
  readonly levels: readonly (0 | 1 | null)[];
  /** DL-TRM-02, DL-TRM-05: the tiles a square belongs to. */
  readonly tiles: readonly (readonly TileNumber[])[];
  /** Solid objects and the Boulder are not walkable. */
  readonly walkable: readonly boolean[];
  /** DL-MOV-09: the Movement points for stepping on each, 0 where nobody walks. */
  readonly prices: Uint8Array;
  /** DL-ELV-01: the level of each as a number; stairs are UNEVEN. */
  readonly heights: Uint8Array;
  /** The archway of each square, -1 for none. */
  readonly archways: Int16Array;
  /** For lines of sight: what is crossed there does not stop them. */
  readonly sight: Grid;
  /** What has been worked out on it so far, by the place it was seen or counted from: a ground never changes. */
  readonly known: {
    /** UNSEEN, SEEN, or 0 where nobody has looked yet. */
    readonly sights: (Uint8Array | undefined)[];
    /** DL-TRM-11: steps to every place. */
    readonly distances: (Int16Array | undefined)[];
  };
}
const SEEN = 1;
const UNSEEN = 2;

/** A stream costs 2 (necrostream, sunken-cistern). */
const STREAM_COST = 2;
/** DL-ELV-02: stairs are level with either side. */
const UNEVEN = 2;

const GROUNDS = new WeakMap<Plan, Ground>();
const DOORLESS = new WeakMap<Plan, Ground>();
const CLEARED = new WeakMap<Plan, Ground>();

/** The plan asked for last, and its ground: a plan never changes, and the next question is mostly about the same one. */
let lastPlan: Plan | null = null;
let lastGround: Ground | null = null;

/** The ground as it is. */
export function groundOf(plan: Plan): Ground {
  if (plan === lastPlan && lastGround !== null) return lastGround;
  lastGround = remembered(GROUNDS, plan, stateOf);
  lastPlan = plan;
  return lastGround;
}

/** DL-MOV-06: the ground as it would be for Monsters, with every door between explored tiles open. */
export const doorlessGroundOf = (plan: Plan): Ground => remembered(DOORLESS, plan, stateWithoutDoors);

/** For planning: the ground as it would be if nothing stood in the archways between explored tiles. */
export const clearedGroundOf = (plan: Plan): Ground => remembered(CLEARED, plan, stateWhenCleared);

/** What a door makes of an archway: a wall, squares to walk on, or squares that only sight and distance cross. */
type Passage = typeof WALLED | typeof OPEN | typeof BARRED;
const WALLED = 0;
const OPEN = 1;
const BARRED = 2;
const PASSAGES = 3;

const stateOf = ({ door }: Archway): Passage =>
  isOpen(door) ? OPEN : door === 'portcullis' ? BARRED : WALLED;

const stateWithoutDoors = (archway: Archway): Passage =>
  archway.door === 'closed' && archway.to !== null ? OPEN : stateOf(archway);

const stateWhenCleared = (archway: Archway): Passage => (archway.to !== null ? OPEN : stateOf(archway));

function remembered(
  known: WeakMap<Plan, Ground>,
  plan: Plan,
  passageOf: (archway: Archway) => Passage,
): Ground {
  let ground = known.get(plan);
  if (ground === undefined) {
    ground = groundWith(plan, plan.archways.map(passageOf));
    known.set(plan, ground);
  }
  return ground;
}

/** What was made of a groundwork before: whole grounds by their passages, and the squares next to each square. */
interface Made {
  readonly grounds: Map<string, Ground>;
  /** By kind, then by the passages that touch it; nothing of those that none touches. */
  readonly near: readonly Lists[];
  readonly spans: readonly Lists[];
}
type Lists = (readonly Square[] | undefined)[];

const MADE = new WeakMap<Groundwork, Made>();
const UNTOUCHED: Lists = [];
const NO_STEPS: Int16Array = new Int16Array(0);

function groundWith(plan: Plan, passages: readonly Passage[]): Ground {
  const groundwork = groundworkOf(plan);
  let made = MADE.get(groundwork);
  if (made === undefined) {
    const lists = () => groundwork.kinds.map(({ touched }) => (touched.length === 0 ? UNTOUCHED : []));
    made = { grounds: new Map(), near: lists(), spans: lists() };
    MADE.set(groundwork, made);
  }
  // The Boulder never comes to rest for long: grounds with it are not worth remembering.
  if (plan.boulder !== null) return build(plan, passages, groundwork, made);
  const name = passages.join('');
  let ground = made.grounds.get(name);
  if (ground === undefined) {
    ground = build(plan, passages, groundwork, made);
    made.grounds.set(name, ground);
  }
  return ground;
}

function build(plan: Plan, passages: readonly Passage[], { grid, kinds }: Groundwork, made: Made): Ground {
  const open = plan.archways.filter((_, at) => passages[at] === OPEN);
  const steps = open.length === 0 ? grid : layArchways(grid, open);
  // A Portcullis has squares that count for distance and sight, but nothing is adjacent to them.
  const sight = passages.includes(BARRED)
    ? layArchways(
        grid,
        plan.archways.filter((_, at) => passages[at] !== WALLED),
      )
    : steps;
  const there: number[] = [];
  for (let at = 0; at < kinds.length; at++) {
    const { archway } = kinds[at] as Kind;
    if (archway < 0 || passages[archway] !== WALLED) there.push(at);
  }
  const place = new Int16Array(PLANE * PLANE).fill(-1);
  const archways = new Int16Array(there.length).fill(-1);
  const boulder = boulderSquares(plan);
  const besideBoulder = new Set(boulder.length === 0 ? boulder : boulder.flatMap(squaresAround));
  const ground = {
    squares: new Array<Square>(there.length),
    place,
    near: new Array<readonly Square[]>(there.length),
    steps: NO_STEPS,
    firstStep: new Int16Array(there.length + 1),
    spans: new Array<readonly Square[]>(there.length),
    terrain: new Array<Terrain>(there.length),
    levels: new Array<0 | 1 | null>(there.length),
    tiles: new Array<readonly TileNumber[]>(there.length),
    walkable: new Array<boolean>(there.length),
    prices: new Uint8Array(there.length),
    heights: new Uint8Array(there.length),
    archways,
    sight,
    known: { sights: [], distances: [] },
  };
  for (let at = 0; at < there.length; at++) {
    const { square, terrain, level, tiles, archway } = kinds[there[at] as number] as Kind;
    ground.squares[at] = square;
    place[square] = at;
    ground.terrain[at] = terrain;
    ground.levels[at] = level;
    ground.tiles[at] = tiles;
    archways[at] = archway;
    ground.walkable[at] =
      terrain !== 'solid' &&
      passages[archway] !== BARRED &&
      !(besideBoulder.size > 0 && boulder.includes(square));
    ground.prices[at] = ground.walkable[at] !== true ? 0 : terrain === 'stream' ? STREAM_COST : 1;
    ground.heights[at] = level ?? UNEVEN;
  }
  const closesCorners = (square: Square) => ground.walkable[place[square] ?? -1] !== true;
  for (let at = 0; at < there.length; at++) {
    const number = there[at] as number;
    const kind = kinds[number] as Kind;
    if (besideBoulder.size > 0 && besideBoulder.has(kind.square)) {
      ground.near[at] = linked(steps, kind, passages, closesCorners);
      ground.spans[at] = linked(sight, kind, passages);
    } else if (kind.touched.length === 0) {
      ground.near[at] = kind.beside.near ??= linked(steps, kind, passages, closesCorners);
      ground.spans[at] = kind.beside.spans ??= linked(sight, kind, passages);
    } else {
      const code = codeOf(kind, passages);
      const [nears, spans] = [made.near[number] as Lists, made.spans[number] as Lists];
      ground.near[at] = nears[code] ??= linked(steps, kind, passages, closesCorners);
      ground.spans[at] = spans[code] ??= linked(sight, kind, passages);
    }
  }
  ground.steps = stepsOf(ground);
  return ground;
}

/** The places that can be walked to from each; where those of each begin is noted in `firstStep`. */
function stepsOf({ near, place, prices, firstStep }: Ground): Int16Array {
  const steps: number[] = [];
  for (let at = 0; at < near.length; at++) {
    for (const square of near[at] as readonly Square[]) {
      const to = place[square] as number;
      if (prices[to] !== 0) steps.push(to);
    }
    firstStep[at + 1] = steps.length;
  }
  return new Int16Array(steps);
}

/** The passages that touch a square, as one number. */
function codeOf({ touched }: Kind, passages: readonly Passage[]): number {
  let code = 0;
  for (const archway of touched) code = code * PASSAGES + (passages[archway] as Passage);
  return code;
}

/** The squares next to one; for counting distance without `closesCorners`. */
function linked(
  grid: Grid,
  { square, links }: Kind,
  passages: readonly Passage[],
  closesCorners?: (square: Square) => boolean,
): readonly Square[] {
  const near = neighbours(grid, square, closesCorners);
  const isWay = (passage: Passage | undefined) =>
    passage === OPEN || (passage === BARRED && closesCorners === undefined);
  for (const { to, archway } of links) if (isWay(passages[archway])) near.push(to);
  return near;
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
export function hasSight(ground: Ground, from: Square, to: Square): boolean {
  const [here, there] = [ground.place[from] ?? -1, ground.place[to] ?? -1];
  if (here < 0 || there < 0) return isInSight(ground, from, to);
  const sights = (ground.known.sights[here] ??= new Uint8Array(ground.squares.length));
  if (sights[there] === 0) sights[there] = isInSight(ground, from, to) ? SEEN : UNSEEN;
  return sights[there] === SEEN;
}

const isInSight = (ground: Ground, from: Square, to: Square): boolean =>
  from === to || hasLineOfSight(ground.sight, from, to) || isAdjacent(ground, from, to);
