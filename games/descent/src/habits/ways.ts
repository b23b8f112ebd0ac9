import { copyGrid, distancesFrom, type Grid, setEdge, type Square } from '@tenebrae/board';
import { isRevealed, stairPairs } from '../rules/spaces.ts';
import type { Door, State } from '../state.ts';

/** Steps from every square to the nearest of some, Infinity where no way leads. */
export type Field = Float64Array;

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

/** The way of heroes to some squares: over revealed floor, through doors that they can open, up and down stairs. */
export function wayOfHeroes(state: State, goals: readonly Square[]): Field {
  return flood(
    state,
    opened(state, door => isUnlocked(state, door)),
    goals,
    true,
  );
}

/** The way of monsters: normal doors between revealed areas. */
export function wayOfMonsters(state: State, goals: readonly Square[]): Field {
  const isKnown = ({ areas }: Door): boolean => areas.every(area => state.areas[area]?.revealed ?? false);
  return flood(
    state,
    opened(state, door => door.placed && door.rune === null && isKnown(door)),
    goals,
    state.options.faq,
  );
}

function flood(state: State, grid: Grid, goals: readonly Square[], withStairs: boolean): Field {
  const blocked = new Set<Square>();
  for (const { kind, square } of state.obstacles) if (kind !== 'pit') blocked.add(square);
  const canEnter = (square: Square): boolean => isRevealed(state, square) && !blocked.has(square);
  const pairs = withStairs ? stairPairs(state) : [];
  if (pairs.length === 0) return distancesFrom(grid, goals, { canEnter });
  const links = (square: Square): Square[] => pairs.filter(([near]) => near === square).map(([, far]) => far);
  return distancesFrom(grid, goals, { canEnter, links });
}

export const stepsTo = (field: Field, squares: readonly Square[]): number =>
  Math.min(...squares.map(square => field[square] ?? Infinity));
