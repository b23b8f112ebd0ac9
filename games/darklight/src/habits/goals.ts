import type { Square } from '@tenebrae/board';
import { dungeonOf, isInCombat, leaderOf, presentAccursed } from '../rules/figures.ts';
import {
  clearedGroundOf,
  doorlessGroundOf,
  type Ground,
  isWalkable,
  nearOf,
  terrainAt,
  tilesAt,
} from '../rules/ground.ts';
import { type Distances, distanceTo, FAR, walkingDistancesFrom } from '../rules/paths.ts';
import { squaresOfProp } from '../rules/props.ts';
import type { Accursed, Archway, Dungeon, State, TileNumber } from '../state.ts';
import { needsRest } from './care.ts';

/** How far every square of a ground is from some of them. */
export interface Way {
  readonly board: Ground;
  readonly distances: Distances;
}

/** Where the group wants to be, and how far every square is from there. */
export interface Goal extends Way {
  readonly kind: 'door' | 'prop' | 'exit' | 'room' | 'chest' | 'ally' | 'stay';
  /** The door to be opened, or to be waited at. */
  readonly archway: number | null;
}

/** Quests in which a room is held, or what comes next comes there. */
const HELD: readonly string[] = ['q-necrostream-3', 'q-sanctuary-4', 'q-crypt-3', 'q-chapel-6'];

/** Outside combat: out with what is carried, to Props, to Chests, to the room that is held, to the next door. */
export function goalOf(state: State, accursed: Accursed): Goal {
  const dungeon = dungeonOf(state);
  const board = doorlessGroundOf(dungeon.plan);
  const to = (kind: Goal['kind'], squares: readonly Square[], archway: number | null = null): Goal => ({
    kind,
    archway,
    ...wayTo(dungeon, accursed.square, squares),
  });
  // What is lost is left behind.
  if (dungeon.quest.outcome === 'failed') return to('exit', exits(board));
  const carries = dungeon.props.some(({ carrier }) => carrier === accursed.id);
  if (carries) return to('exit', exits(board));
  const props = dungeon.props.filter(({ carrier, done }) => carrier === null && !done);
  if (props.length > 0 && !isInCombat(state))
    return to(
      'prop',
      props.flatMap(prop => beside(board, squaresOfProp(state, prop))),
    );
  const allies = dungeon.allies.filter(one => one.status === 'in').map(one => one.square);
  if (allies.length > 0) return to('ally', beside(board, allies));
  if (dungeon.props.some(({ carrier }) => carrier !== null)) return to('exit', exits(board));
  const chest = chestFor(state, dungeon, board, accursed);
  if (chest !== null) return to('chest', squaresOn(board, chest));
  if (dungeon.quest.room !== null && HELD.includes(dungeon.quest.id))
    return to('room', squaresOn(board, dungeon.quest.room));
  const leader = leaderOf(state);
  if (needsRest(state)) return to('stay', beside(board, [leader.square]));
  const door = nextDoor(dungeon, board, leader) ?? nextDoor(dungeon, clearedGroundOf(dungeon.plan), leader);
  return door === null ? to('stay', [leader.square]) : to('door', [...door.inner], door.number);
}

/** How far every square is from some, and on which ground: through doors, and where no such way leads through whatever bars it. */
export function wayTo({ plan }: Dungeon, from: Square, squares: readonly Square[]): Way {
  const board = doorlessGroundOf(plan);
  const distances = walkingDistancesFrom(board, squares, true);
  if (squares.length === 0 || distanceTo(board, distances, from) < FAR) return { board, distances };
  const cleared = clearedGroundOf(plan);
  return { board: cleared, distances: walkingDistancesFrom(cleared, squares, true) };
}

const exits = (board: Ground): Square[] =>
  board.squares.filter(square => terrainAt(board, square) === 'exit');

const squaresOn = (board: Ground, tile: TileNumber): Square[] =>
  board.squares.filter(square => isWalkable(board, square) && tilesAt(board, square).includes(tile));

export const beside = (board: Ground, squares: readonly Square[]): Square[] =>
  squares.flatMap(square => [square, ...nearOf(board, square)]).filter(square => isWalkable(board, square));

/** How far one goes for a Chest. */
const CHEST_WAY = 12;

/** The nearest Closed Chest, for whoever is nearest to it. */
function chestFor(state: State, dungeon: Dungeon, board: Ground, accursed: Accursed): TileNumber | null {
  const chests = dungeon.chests.filter(({ open, front }) => !open && front === null);
  let best: { tile: TileNumber; way: number } | null = null;
  for (const { tile } of chests) {
    const distances = walkingDistancesFrom(board, squaresOn(board, tile), true);
    const way = distanceTo(board, distances, accursed.square);
    const isNearest = presentAccursed(state).every(
      one => one === accursed || distanceTo(board, distances, one.square) >= way,
    );
    if (isNearest && way < CHEST_WAY && (best === null || way < best.way)) best = { tile, way };
  }
  return best?.tile ?? null;
}

/** One door for all, of those that the leader can come to: that which stands open already, else the nearest. */
function nextDoor(
  { plan }: Dungeon,
  board: Ground,
  leader: Accursed,
): { readonly inner: Archway['inner']; readonly number: number } | null {
  const distances = walkingDistancesFrom(board, [leader.square]);
  let best: { inner: Archway['inner']; number: number; way: number } | null = null;
  for (const [number, { inner, to, opened }] of plan.archways.entries()) {
    if (to !== null) continue;
    const way =
      Math.min(...inner.map(square => distanceTo(board, distances, square))) - (opened === null ? 0 : 100);
    if (way < FAR - 200 && (best === null || way < best.way)) best = { inner, number, way };
  }
  return best;
}

/** How near all must be before a door is opened. */
const TOGETHER = 7;

/** Whether everyone who can come has come. */
export function isGathered(state: State, { board, distances }: Goal): boolean {
  return presentAccursed(state).every(one => {
    const way = distanceTo(board, distances, one.square);
    return way <= TOGETHER || way >= FAR;
  });
}

export const farFrom = ({ board, distances }: Goal, square: Square): number =>
  distanceTo(board, distances, square);

/** From a square to those of the Dungeon Exit. */
export function wayOut(state: State, from: Square): Goal {
  const dungeon = dungeonOf(state);
  const squares = exits(doorlessGroundOf(dungeon.plan));
  return { kind: 'exit', archway: null, ...wayTo(dungeon, from, squares) };
}
