import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import { AMBUSH_TILES, PLANE } from '../data/limits.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Character, Monster, State, TileNumber, Victim } from '../state.ts';
import { pickOne } from './dice.ts';
import {
  areAdjacent,
  baseSquares,
  cardOfMonster,
  dungeonOf,
  ground,
  isOfKind,
  squaresOf,
  tilesOf,
  victims,
} from './figures.ts';
import { hasSight, isThere, nearOf, tilesAt } from './ground.ts';
import { isLeftToProgram, leaderChooses } from './leader.ts';
import { onSquare } from './marks.ts';
import { addMonster, type Changes, inSupply, roomFor } from './newcomers.ts';
import { distancesFrom, distanceTo, FAR, walkingDistancesFrom } from './paths.ts';
import { adjacentTiles } from './plan.ts';
import { initiativeOf } from './profile.ts';
import { assignTarget, retarget } from './targeting.ts';

/** DL-AMB-01 to DL-AMB-06: melee types next to the Accursed, evenly; ranged ones far off in sight. */
export function* placeAmbush(
  table: Table<State>,
  monsters: readonly MonsterId[],
  changes: Changes = {},
): Rule<Monster[]> {
  const there = inSupply(table, monsters);
  const kinds = [...new Set(there)];
  const count = (kind: MonsterId) => there.filter(one => one === kind).length;
  const placed: Monster[] = [];
  for (const kind of kinds.filter(one => !isOfKind(one, 'ranged')))
    placed.push(...(yield* spread(table, kind, count(kind), changes)));
  for (const kind of kinds.filter(one => isOfKind(one, 'ranged')))
    placed.push(...(yield* placeFarOff(table, kind, count(kind), changes)));
  return placed;
}

/** DL-AMB-01 to DL-AMB-03: a melee type shared out, one Monster each in turn; the odd ones to some drawn at random. */
function* spread(table: Table<State>, kind: MonsterId, count: number, changes: Changes): Rule<Monster[]> {
  const { state } = table;
  const served = victims(state).sort((a, b) => initiativeOf(state, b) - initiativeOf(state, a));
  if (served.length === 0) return [];
  const placed: Monster[] = [];
  for (let share = Math.floor(count / served.length); share > 0; share--)
    for (const victim of served) placed.push(...(yield* placeBeside(table, kind, victim, changes)));
  let undrawn: Victim[] = served;
  for (let odd = count % served.length; odd > 0; odd--) {
    const drawn = yield* pickOne('random-accursed', undrawn, 'DL-AMB-02');
    undrawn = undrawn.filter(one => one !== drawn);
    placed.push(...(yield* placeBeside(table, kind, drawn, changes)));
  }
  return placed;
}

/** DL-MON-08: Special Spawning of some: each next to one Accursed drawn at random. */
export function* placeAtRandom(
  table: Table<State>,
  monsters: readonly MonsterId[],
  changes: Changes = {},
): Rule<Monster[]> {
  const placed: Monster[] = [];
  for (const kind of inSupply(table, monsters)) {
    const there = victims(table.state);
    if (there.length === 0) break;
    const victim = yield* pickOne('random-accursed', there, 'DL-MON-08');
    placed.push(...(yield* placeBeside(table, kind, victim, changes)));
  }
  return placed;
}

/** DL-AMB-07: an Ambush of one. */
export function* placeNextTo(
  table: Table<State>,
  kind: MonsterId,
  count: number,
  figure: Character,
  changes: Changes = {},
): Rule<Monster[]> {
  const placed: Monster[] = [];
  for (const one of inSupply(table, new Array<MonsterId>(count).fill(kind)))
    placed.push(...(yield* placeBeside(table, one, figure, changes)));
  return placed;
}

/** DL-AMB-01, DL-AMB-05, DL-AMB-06: adjacent to this one and against it, or as near as there is room; none if there is none. */
function* placeBeside(
  table: Table<State>,
  kind: MonsterId,
  figure: Character,
  changes: Changes,
): Rule<Monster[]> {
  const { state } = table;
  const squares = squaresBeside(state, kind, figure);
  if (squares.length === 0) return [];
  const square = yield* chooseSquare(table, kind, squares, 'DL-AMB-01');
  const monster = addMonster(table, kind, square, 'DL-AMB-01', changes);
  if (figure.is !== 'monster' && !monster.asleep && areAdjacent(state, monster, figure))
    assignTarget(table, monster, figure.id, 'why-ambush', 'DL-AMB-05');
  yield* retarget(table);
  return [monster];
}

/** DL-AMB-01, DL-AMB-06: positions that touch the figure; if there is none, those nearest to it by walking distance. */
function squaresBeside(state: State, kind: MonsterId, figure: Character): Square[] {
  const board = ground(state);
  const { base } = cardOfMonster(kind);
  const hasRoom = roomFor(state, kind);
  const own = squaresOf(figure);
  const touching = new Set<Square>();
  for (const square of own)
    for (const one of nearOf(board, square))
      for (const anchor of anchorsOver(base, one)) touching.add(anchor);
  const beside: Square[] = [];
  for (const square of touching) if (isThere(board, square) && hasRoom(square)) beside.push(square);
  if (beside.length > 0) return beside.sort((a, b) => a - b);
  const room = board.squares.filter(hasRoom);
  const distances = walkingDistancesFrom(board, own);
  const away = (square: Square) =>
    Math.min(...baseSquares(base, square).map(one => distanceTo(board, distances, one)));
  const nearest = Math.min(...room.map(away));
  return nearest >= FAR ? [] : room.filter(square => away(square) === nearest);
}

/** Where the top left square of a base can be that covers a square. */
const anchorsOver = (base: 1 | 2, square: Square): readonly Square[] =>
  base === 1 ? baseSquares(1, square) : [square, square - 1, square - PLANE, square - PLANE - 1];

/** DL-AMB-04: one at a time, as far as possible from all Accursed and in line of sight of one, at most 2 tiles away. */
function* placeFarOff(
  table: Table<State>,
  kind: MonsterId,
  count: number,
  changes: Changes,
): Rule<Monster[]> {
  const placed: Monster[] = [];
  for (let left = count; left > 0; left--) {
    const squares = squaresFarOff(table.state, kind);
    if (squares.length === 0) break;
    const square = yield* chooseSquare(table, kind, squares, 'DL-AMB-04');
    placed.push(addMonster(table, kind, square, 'DL-AMB-04', changes));
    yield* retarget(table);
  }
  return placed;
}

/** DL-AMB-04: the best squares: in sight if any is, then far from the nearest Accursed, then far from all of them. */
function squaresFarOff(state: State, kind: MonsterId): Square[] {
  const board = ground(state);
  const { base } = cardOfMonster(kind);
  const there = victims(state);
  const tiles = tilesWithin(state, AMBUSH_TILES);
  const distances = there.map(one => distancesFrom(board, squaresOf(one)));
  const room = board.squares
    .filter(roomFor(state, kind))
    .filter(square => tilesAt(board, square).some(tile => tiles.has(tile)))
    .map(square => {
      const away = distances.map(from =>
        Math.min(...baseSquares(base, square).map(one => distanceTo(board, from, one))),
      );
      return { square, nearest: Math.min(...away), sum: away.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ nearest }) => nearest < FAR)
    .sort((a, b) => b.nearest - a.nearest || b.sum - a.sum || a.square - b.square);
  const isSeen = ({ square }: { readonly square: Square }) =>
    baseSquares(base, square).some(one => there.some(victim => hasSight(board, victim.square, one)));
  const best = room.find(isSeen);
  const isAsGood = (one: (typeof room)[number], other: (typeof room)[number] | undefined) =>
    one.nearest === other?.nearest && one.sum === other.sum;
  return room
    .filter(one => (best === undefined ? isAsGood(one, room[0]) : isAsGood(one, best) && isSeen(one)))
    .map(({ square }) => square);
}

/** DL-AMB-04, DL-TRM-14: tiles so many archways from the tile of any Accursed; one in an archway counts for both. */
function tilesWithin(state: State, steps: number): Set<TileNumber> {
  const tiles = new Set(victims(state).flatMap(one => tilesOf(state, one)));
  for (let step = 0; step < steps; step++)
    for (const tile of [...tiles])
      for (const other of adjacentTiles(dungeonOf(state), tile)) tiles.add(other);
  return tiles;
}

/** DL-BEH-02: among equal squares the leader chooses, or the program. */
function* chooseSquare(
  table: Table<State>,
  kind: MonsterId,
  squares: readonly Square[],
  rule: RuleId,
): Rule<Square> {
  const [first] = squares;
  if (first !== undefined && isLeftToProgram(table)) return first;
  const { square } = yield* leaderChooses(
    table,
    'place-monster',
    squares.map(one => ({ id: `square:${one}`, text: 'choose-square', square: one, on: onSquare(one) })),
    rule,
    { monster: kind },
  );
  return square;
}
