import { copyGrid, type Edge, type Grid, setEdge, type Square } from '@tenebrae/board';
import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { changed } from '../changed.ts';
import { COSTS } from '../data/limits.ts';
import { questRules } from '../effects/quests.ts';
import type { Door, FigureId, Hero, Monster, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { revealArea, revealSeen } from './exploring.ts';
import { heroFigure, isOnBoard, monsterFigure, monsterSpaces, nameOf } from './figures.ts';
import { inheritGeometry } from './geometry.ts';
import { monsterPointsOf, pointsOf, spendMonsterPoints, spendPoints } from './movement-points.ts';
import { spaceName } from './options.ts';
import { offerCards } from './overlord-window.ts';
import { areAdjacent } from './spaces.ts';

export function doorOf(state: State, id: string): Door {
  const door = state.doors.find(one => one.id === id);
  if (door === undefined) throw new RuleBug(`DJ-DOR-01: there is no door ${id}`);
  return door;
}

/** A door as it is now; all are alike to the machine. */
export const newDoor = ({ id, rune, edges, areas }: Door, state: Door['state'], placed: boolean): Door => ({
  id,
  rune,
  edges,
  areas,
  state,
  placed,
});

/** DJ-DOR-02, DJ-DOR-05: a door's state, and with it what lies between its spaces. */
export function setDoor(state: State, door: Door, to: Door['state']): void {
  state.doors = changed(state.doors, one => (one.id === door.id ? newDoor(one, to, one.placed) : one));
  const before = state.grid;
  const grid = copyGrid(before);
  for (const [a, b] of door.edges) setEdge(grid, a, b, edgeOf(to));
  state.grid = sameAsBefore(state, grid) ?? grid;
  if (state.grid === grid) inheritGeometry(before, grid, door.edges);
}

/**
 * A map with the same doors open has often been seen before, in this game or another: then the same grid is taken, with all
 * that has been worked out about it.
 */
function sameAsBefore({ areaOf, doors }: State, grid: Grid): Grid | null {
  let known = GRIDS.get(areaOf);
  if (known === undefined || known.size >= MOST_GRIDS) {
    known = new Map();
    GRIDS.set(areaOf, known);
  }
  const key = doors.map(door => door.state).join();
  const before = known.get(key);
  if (before !== undefined && isSameGrid(before, grid)) return before;
  known.set(key, grid);
  return null;
}

/** By map, and by the state of its doors. */
const GRIDS = new WeakMap<readonly number[], Map<string, Grid>>();
const MOST_GRIDS = 64;

function isSameGrid(one: Grid, other: Grid): boolean {
  if (one.width !== other.width || one.squares.length !== other.squares.length) return false;
  for (let square = 0; square < one.squares.length; square++)
    if (one.squares[square] !== other.squares[square]) return false;
  return true;
}

export const edgeOf = (state: Door['state']): Edge => {
  if (state === 'gone') return 'free';
  return state === 'open' ? 'open-door' : 'closed-door';
};

/** DJ-DOR-04: the spaces next to a door's closed position: those at its edges and those beyond the ends of its line. */
export function spacesAtDoor(state: State, door: Door): readonly Square[] {
  const kept = doorsOf(state.grid);
  let spaces = kept.get(door.edges);
  if (spaces === undefined) {
    spaces = findSpacesAt(state, door);
    kept.set(door.edges, spaces);
  }
  return spaces;
}

/** By grid and edges, neither of which is ever changed. */
type BesideDoors = Map<Door['edges'], readonly Square[]>;
const BESIDE = new WeakMap<Grid, BesideDoors>();
/** Nearly every question is about the same grid as the last one. */
let last: { readonly grid: Grid; readonly kept: BesideDoors } | null = null;

function doorsOf(grid: Grid): BesideDoors {
  if (last !== null && last.grid === grid) return last.kept;
  let kept = BESIDE.get(grid);
  if (kept === undefined) {
    kept = new Map();
    BESIDE.set(grid, kept);
  }
  last = { grid, kept };
  return kept;
}

function findSpacesAt(state: State, door: Door): readonly Square[] {
  const spaces = new Set(door.edges.flat());
  for (const [a, b] of door.edges) {
    const along = b - a === 1 || a - b === 1 ? state.grid.width : 1;
    for (const square of [a, b]) {
      for (const beyond of [square - along, square + along])
        if (areAdjacent(state, square, beyond)) spaces.add(beyond);
    }
  }
  return [...spaces];
}

/** DJ-ACT-07, DJ-ACT-09, DJ-DOR-03 to DJ-DOR-12: `open-door:<id>`, `close-door:<id>`. */
export function doorOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (!isOnBoard(hero) || hero.fallen || points < COSTS.door) return NO_OPTIONS;
  let options: ActionOption[] | null = null;
  for (const door of state.doors) {
    if (!door.placed || !spacesAtDoor(state, door).includes(hero.place) || !isUnlocked(state, door)) continue;
    const option = optionOf(state, door);
    if (option !== null) (options ??= []).push(option);
  }
  return options ?? NO_OPTIONS;
}

/** DJ-DOR-09, DJ-DOR-10: without a rune, or with one whose runekey has been found. */
const isUnlocked = (state: State, { rune }: Door): boolean => rune === null || state.runekeys.includes(rune);

function optionOf(state: State, door: Door): ActionOption | null {
  if (!door.placed) return null;
  if (door.state === 'closed') return doorOption(state, 'open-door', door);
  return door.state === 'open' && mayClose(state, door) ? doorOption(state, 'close-door', door) : null;
}

/** DJ-DOR-06, DJ-DOR-14: only a large monster across its line keeps it open, or the quest. */
function mayClose(state: State, door: Door): boolean {
  if (questRules(state).mayClose?.(state, door) === false) return false;
  return !state.monsters.some(monster => {
    const spaces = monsterSpaces(state, monster);
    return door.edges.some(([a, b]) => spaces.includes(a) && spaces.includes(b));
  });
}

function doorOption(state: State, action: string, door: Door): ActionOption {
  return {
    id: `${action}:${door.id}`,
    action,
    door: door.id,
    cost: COSTS.door,
    about: { space: spaceName(state, door.edges[0]?.[0] ?? 0), cost: COSTS.door },
    on: [`door:${door.id}`],
  };
}

/** DJ-DOR-03, DJ-DOR-12, DJ-EXP-01, DJ-TIM-05: then areas are revealed, and a trap may be sprung. */
export function* useDoor(table: Table<State>, hero: Hero, option: ActionOption): Rule {
  const { state } = table;
  const door = doorOf(state, option.door ?? '');
  spendPoints(state, hero, COSTS.door, door.rune === null ? 'DJ-ACT-07' : 'DJ-ACT-09');
  turnDoor(table, door, heroFigure(hero));
  if (doorOf(state, door.id).state !== 'open') return;
  yield* revealSeen(table);
  if (isOnBoard(hero)) yield* offerCards(table, { kind: 'door-opened', hero, door });
}

/** DJ-DOR-06, DJ-DOR-08, DJ-DOR-13: normal doors between revealed areas; a quest may say otherwise. */
export function monsterDoorOptions(
  state: State,
  monster: Monster,
  points = monsterPointsOf(state, monster),
): readonly ActionOption[] {
  if (monster.fallen || points < COSTS.door) return NO_OPTIONS;
  const spaces = monsterSpaces(state, monster);
  let options: ActionOption[] | null = null;
  for (const door of state.doors) {
    if (!door.placed || door.rune !== null || !haveCommon(spacesAtDoor(state, door), spaces)) continue;
    if (!mayMonsterUse(state, monster, door)) continue;
    const option = optionOf(state, door);
    if (option !== null) (options ??= []).push(option);
  }
  return options ?? NO_OPTIONS;
}

function haveCommon(ones: readonly Square[], others: readonly Square[]): boolean {
  for (const one of others) if (ones.includes(one)) return true;
  return false;
}

function mayMonsterUse(state: State, monster: Monster, door: Door): boolean {
  const isKnown = door.areas.every(area => state.areas[area]?.revealed ?? false);
  if (door.state !== 'closed') return isKnown;
  return isKnown || (questRules(state).mayMonsterOpen?.(state, monster, door) ?? false);
}

/** Where a quest lets it open a door to an unrevealed area, that area is revealed at once. */
export function* useDoorAsMonster(table: Table<State>, monster: Monster, option: ActionOption): Rule {
  const { state } = table;
  const door = doorOf(state, option.door ?? '');
  spendMonsterPoints(state, monster, COSTS.door);
  turnDoor(table, door, monsterFigure(monster));
  if (doorOf(state, door.id).state !== 'open') return;
  for (const area of door.areas) yield* revealArea(table, area);
  yield* revealSeen(table);
}

/** DJ-DOR-05: an open door comes back to its place, a closed one is laid aside. */
function turnDoor(table: Table<State>, door: Door, figure: FigureId): void {
  const { state } = table;
  const opens = door.state === 'closed';
  setDoor(state, door, opens ? 'open' : 'closed');
  table.tell({
    type: opens ? 'door-opened' : 'door-closed',
    rule: 'DJ-DOR-03',
    door: door.id,
    figure,
    name: nameOf(state, figure),
    space: spaceName(state, door.edges[0]?.[0] ?? 0),
  });
}

/** A quest opens a door: no cost and no trap, but areas are revealed. */
export function* openByQuest(table: Table<State>, door: Door, to: 'open' | 'gone'): Rule {
  const { state } = table;
  setDoor(state, door, to);
  table.tell({
    type: to === 'open' ? 'door-swung' : 'door-gone',
    rule: 'DJ-DOR-05',
    door: door.id,
    space: spaceName(state, door.edges[0]?.[0] ?? 0),
  });
  yield* revealSeen(table);
}
