import { copyGrid, type Grid, neighbours, setEdge, type Square } from '@tenebrae/board';
import { stairPairs } from '../rules/spaces.ts';
import type { Door, State } from '../state.ts';

/** Steps from every square to the nearest of some, Infinity where no way leads. */
export type Field = Float64Array;

/** A goal that is as good as one so many steps farther away. */
export interface Goal {
  readonly square: Square;
  readonly handicap: number;
}

/** The map as somebody plans his way: doors that he could open stand open. Kept as long as no door changes. */
const OPENED = new WeakMap<Grid, Map<string, Grid>>();

function opened(state: State, isUsable: (door: Door) => boolean): Grid {
  const doors = state.doors.filter(door => door.state === 'closed' && isUsable(door));
  if (doors.length === 0) return state.grid;
  const known = OPENED.get(state.grid) ?? new Map<string, Grid>();
  OPENED.set(state.grid, known);
  const key = doors.map(({ id }) => id).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const grid = copyGrid(state.grid);
  for (const { edges } of doors) for (const [a, b] of edges) setEdge(grid, a, b, 'open-door');
  known.set(key, grid);
  return grid;
}

const isUnlocked = (state: State, { rune, placed }: Door): boolean =>
  placed && (rune === null || state.runekeys.includes(rune));

const heroGrid = (state: State): Grid => opened(state, door => isUnlocked(state, door));

/** The way of heroes to some squares: over revealed floor, through doors that they can open, up and down stairs. */
export const wayOfHeroes = (state: State, goals: readonly Square[]): Field =>
  flood(
    state,
    heroGrid(state),
    goals.map(square => ({ square, handicap: 0 })),
    true,
  );

/** The same to whichever goal is best for its handicap. */
export const wayToGoals = (state: State, goals: readonly Goal[]): Field =>
  flood(state, heroGrid(state), goals, true);

/** The way of monsters: normal doors between revealed areas; no farther than so many steps. */
export function wayOfMonsters(state: State, goals: readonly Square[], most = Infinity): Field {
  const isKnown = ({ areas }: Door): boolean => areas.every(area => state.areas[area]?.revealed ?? false);
  return flood(
    state,
    opened(state, door => door.placed && door.rune === null && isKnown(door)),
    goals.map(square => ({ square, handicap: 0 })),
    state.options.faq,
    most,
  );
}

/** The squares around each, kept for each grid: grids are replaced, never changed. */
const AROUND = new WeakMap<Grid, (readonly Square[] | undefined)[]>();

function flood(
  state: State,
  grid: Grid,
  goals: readonly Goal[],
  withStairs: boolean,
  most = Infinity,
): Field {
  const field = new Float64Array(grid.squares.length).fill(Infinity);
  const isOpen = ground(state);
  const around = AROUND.get(grid) ?? [];
  AROUND.set(grid, around);
  const pairs = withStairs ? stairPairs(state) : [];
  const rings: Square[][] = [];
  const reach = (square: Square, steps: number): void => {
    if (steps >= (field[square] ?? 0)) return;
    field[square] = steps;
    (rings[steps] ??= []).push(square);
  };
  for (const { square, handicap } of goals) reach(square, handicap);
  for (let steps = 0; steps < rings.length && steps < most; steps++) {
    for (const square of rings[steps] ?? []) {
      if (field[square] !== steps) continue;
      for (const next of (around[square] ??= neighbours(grid, square)))
        if (isOpen[next] === 1) reach(next, steps + 1);
      for (const [near, far] of pairs) if (near === square) reach(far, steps + 1);
    }
  }
  return field;
}

/** What is known of a map changes seldom: kept for each set of revealed areas and obstacles. */
const GROUNDS = new WeakMap<readonly number[], Map<string, Uint8Array>>();

/** By square 1 where its area is revealed and nothing bars the way. */
function ground({ areaOf, areas, obstacles }: State): Uint8Array {
  let key = '';
  for (const { revealed } of areas) key += revealed ? '1' : '0';
  for (const { kind, square } of obstacles) if (kind !== 'pit') key += `,${square}`;
  const known = GROUNDS.get(areaOf) ?? new Map<string, Uint8Array>();
  GROUNDS.set(areaOf, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const squares = Uint8Array.from(areaOf, area => (areas[area]?.revealed === true ? 1 : 0));
  for (const { kind, square } of obstacles) if (kind !== 'pit') squares[square] = 0;
  known.set(key, squares);
  return squares;
}

export function stepsTo(field: Field, squares: readonly Square[]): number {
  let least = Infinity;
  for (const square of squares) least = Math.min(least, field[square] ?? Infinity);
  return least;
}
