import { copyGrid, type Grid, neighbours, setEdge, type Square } from '@tenebrae/board';
import { revealedOf } from '../rules/board-now.ts';
import { stairPairs } from '../rules/spaces.ts';
import type { Door, State } from '../state.ts';

/** The way from anywhere to the nearest of some goals; asked with `stepsFrom`. */
export interface Way {
  /** By goal: the steps to it from every square, see `NO_WAY`, and by how much it is as good as one farther away. */
  readonly fields: readonly Uint8Array[];
  readonly handicaps: readonly number[];
}

/** A goal that is as good as one so many steps farther away. */
export interface Goal {
  readonly square: Square;
  readonly handicap: number;
}

/** Stands in a field for a square from which no way leads; no map is so large that a way is as long. */
const NO_WAY = 255;

/** The steps from a square to whichever goal is best for its handicap, Infinity where no way leads to any. */
export function stepsFrom({ fields, handicaps }: Way, square: Square): number {
  let least = Infinity;
  for (let goal = 0; goal < fields.length; goal++) {
    const steps = fields[goal]?.[square] ?? NO_WAY;
    if (steps === NO_WAY) continue;
    const all = steps + (handicaps[goal] ?? 0);
    if (all < least) least = all;
  }
  return least;
}

export function stepsFromAny(way: Way, squares: readonly Square[]): number {
  let least = Infinity;
  for (const square of squares) least = Math.min(least, stepsFrom(way, square));
  return least;
}

/** The way of heroes to some squares: over revealed floor, through doors that they can open, up and down stairs. */
export const wayOfHeroes = (state: State, goals: readonly Square[]): Way =>
  wayOver(landOf(state, 'heroes'), goals);

/** The same to whichever goal is best for its handicap. */
export function wayToGoals(state: State, goals: readonly Goal[]): Way {
  const land = landOf(state, 'heroes');
  return {
    fields: goals.map(({ square }) => fieldAround(land, square)),
    handicaps: goals.map(({ handicap }) => handicap),
  };
}

/** The way of monsters: normal doors between revealed areas. */
export const wayOfMonsters = (state: State, goals: readonly Square[]): Way =>
  wayOver(landOf(state, 'monsters'), goals);

const wayOver = (land: Land, goals: readonly Square[]): Way => ({
  fields: goals.map(square => fieldAround(land, square)),
  handicaps: NO_HANDICAPS,
});

const NO_HANDICAPS: readonly number[] = [];

/**
 * The map as one side plans its ways: doors that it could open stand open. It changes seldom, with doors, revealed areas and
 * obstacles, so the steps to each square are worked out once, when they are first asked for.
 */
interface Land {
  /** No other has it. */
  readonly number: number;
  readonly grid: Grid;
  /** By square 1 where its area is revealed and nothing bars the way. */
  readonly ground: Uint8Array;
  readonly stairs: readonly (readonly [Square, Square])[];
  readonly around: (readonly Square[] | undefined)[];
  readonly fields: (Uint8Array | undefined)[];
}

type Side = 'heroes' | 'monsters';

/** By the grid as it is, then by all else that a land is made from. */
const LANDS = new WeakMap<Grid, Map<string, Land>>();
/** Rubble may fall anywhere: of very many lands the old ones are forgotten. */
const MOST_LANDS = 48;

/**
 * The last land of each side with what it was made from: dozens of questions are asked about the same, and every future that is
 * thought of has copies of these lists.
 */
interface Last {
  readonly grid: Grid;
  readonly doors: State['doors'];
  /** Which areas are revealed. */
  readonly revealed: number;
  readonly obstacles: State['obstacles'];
  readonly staircases: State['staircases'];
  readonly runekeys: State['runekeys'];
  /** Whether monsters use stairs. */
  readonly faq: boolean;
  readonly land: Land;
}
const LAST: Record<Side, Last | null> = { heroes: null, monsters: null };

function landOf(state: State, side: Side): Land {
  const last = LAST[side];
  if (last !== null && isSame(last, state)) return last.land;
  const { grid, doors, areas, obstacles, staircases, runekeys } = state;
  const land = findLand(state, side);
  LAST[side] = {
    grid,
    doors,
    revealed: revealedOf(areas),
    obstacles: obstacles.slice(),
    staircases: staircases.slice(),
    runekeys: runekeys.slice(),
    faq: state.options.faq,
    land,
  };
  return land;
}

const isSame = (
  last: Last,
  { grid, doors, areas, obstacles, staircases, runekeys, options }: State,
): boolean =>
  last.grid === grid &&
  last.doors === doors &&
  last.faq === options.faq &&
  last.revealed === revealedOf(areas) &&
  areAlike(last.obstacles, obstacles) &&
  areAlike(last.staircases, staircases) &&
  areAlike(last.runekeys, runekeys);

function areAlike<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

function findLand(state: State, side: Side): Land {
  const opened: Door[] = [];
  const isUsable = side === 'heroes' ? isUsableByHeroes : isUsableByMonsters;
  let key = side === 'heroes' || state.options.faq ? 's' : '';
  for (const door of state.doors) {
    const opens = door.state === 'closed' && isUsable(state, door);
    if (opens) opened.push(door);
    key += opens ? '1' : '0';
  }
  key += ',';
  for (const { revealed } of state.areas) key += revealed ? '1' : '0';
  for (const { kind, square } of state.obstacles) if (kind !== 'pit') key += `,${kind}${square}`;
  for (const { square, colour } of state.staircases) key += `,${colour}${square}`;
  const known = LANDS.get(state.grid) ?? new Map<string, Land>();
  LANDS.set(state.grid, known);
  let land = known.get(key);
  if (land === undefined) {
    if (known.size >= MOST_LANDS) known.clear();
    land = newLand(state, opened, key.startsWith('s'));
    known.set(key, land);
  }
  return land;
}

const isUsableByHeroes = ({ runekeys }: State, { rune, placed }: Door): boolean =>
  placed && (rune === null || runekeys.includes(rune));

const isUsableByMonsters = (state: State, { rune, placed, areas }: Door): boolean =>
  placed && rune === null && areas.every(area => state.areas[area]?.revealed ?? false);

function newLand(state: State, opened: readonly Door[], withStairs: boolean): Land {
  const { areaOf, areas, obstacles } = state;
  const grid = copyGrid(state.grid);
  for (const { edges } of opened) for (const [a, b] of edges) setEdge(grid, a, b, 'open-door');
  const ground = Uint8Array.from(areaOf, area => (areas[area]?.revealed === true ? 1 : 0));
  for (const { kind, square } of obstacles) if (kind !== 'pit') ground[square] = 0;
  const size = grid.squares.length;
  lands += 1;
  return {
    number: lands,
    grid,
    ground,
    stairs: withStairs ? stairPairs(state) : [],
    around: new Array<undefined>(size).fill(undefined),
    fields: new Array<undefined>(size).fill(undefined),
  };
}

/** Lands made so far. */
let lands = 0;

/** Stands for the map as monsters walk it now, with all that lies on it but pits: the same number, the same map. */
export const landNumber = (state: State): number => landOf(state, 'monsters').number;

const fieldAround = (land: Land, goal: Square): Uint8Array => (land.fields[goal] ??= flood(land, goal));

function flood({ grid, ground, stairs, around }: Land, goal: Square): Uint8Array {
  const field = new Uint8Array(ground.length).fill(NO_WAY);
  const queue: Square[] = [goal];
  field[goal] = 0;
  for (const square of queue) {
    const steps = (field[square] ?? 0) + 1;
    for (const next of (around[square] ??= neighbours(grid, square))) {
      if (ground[next] !== 1 || field[next] !== NO_WAY) continue;
      field[next] = steps;
      queue.push(next);
    }
    for (const [near, far] of stairs) {
      if (near !== square || field[far] !== NO_WAY) continue;
      field[far] = steps;
      queue.push(far);
    }
  }
  return field;
}
