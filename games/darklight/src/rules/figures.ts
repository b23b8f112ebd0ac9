import type { Square } from '@tenebrae/board';
import { RuleBug, type Seat } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import { PLANE } from '../data/limits.ts';
import { type MonsterCard, type MonsterId, type MonsterKeyword, MONSTERS } from '../data/monsters.ts';
import {
  type Accursed,
  type Ally,
  type AllyId,
  type Character,
  type Dungeon,
  type Monster,
  NOWHERE,
  type State,
  type TileNumber,
  type Victim,
  type VictimId,
} from '../state.ts';
import { alike } from './alike.ts';
import {
  boulderSquares,
  type Ground,
  groundOf,
  hasSight,
  isAdjacent,
  levelAt,
  nearOf,
  tilesAt,
} from './ground.ts';
import { bySquare } from './marks.ts';
import { distanceBetween } from './paths.ts';
import { adjacentTiles } from './plan.ts';

/** The dungeon under way. Rules of a dungeon are never run outside one. */
export function dungeonOf(state: State): Dungeon {
  if (state.dungeon === null) throw new RuleBug('DL-SET-13: there is no dungeon');
  return state.dungeon;
}

export const ground = (state: State): Ground => groundOf(dungeonOf(state).plan);

// Who is who.

export function accursedOf(state: State, id: AccursedId): Accursed {
  for (const one of state.accursed) if (one.id === id) return one;
  throw new RuleBug(`DL-ACC-01: ${id} takes no part`);
}

export function monsterOf(state: State, id: number): Monster {
  for (const one of dungeonOf(state).monsters) if (one.id === id) return one;
  throw new RuleBug(`DL-MON-01: no Monster ${id}`);
}

export function allyOf(state: State, id: AllyId): Ally {
  for (const one of dungeonOf(state).allies) if (one.id === id) return one;
  throw new RuleBug(`DL-SET-08: no ally piece ${id}`);
}

export const victimOf = (state: State, id: VictimId): Victim =>
  id.startsWith('ally-') ? allyOf(state, id as AllyId) : accursedOf(state, id as AccursedId);

export const cardOfMonster = (kind: MonsterId): MonsterCard => cardNamed(kind) as MonsterCard;
const cardNamed = alike<MonsterCard>(MONSTERS);

export const isOfKind = (kind: MonsterId, keyword: MonsterKeyword): boolean =>
  cardOfMonster(kind).keywords.includes(keyword);

/** DL-ACC-10, DL-ACC-11. */
export function leaderOf(state: State): Accursed {
  if (state.leader === null) throw new RuleBug('DL-ACC-10: nobody carries the Cursed Heart');
  return accursedOf(state, state.leader);
}

/** Who is asked for a figure: its player, or the leader for Monsters and ally pieces (DL-TRM-06, DL-ACC-11). */
export const seatOf = (state: State, figure: Character): Seat =>
  figure.is === 'accursed' ? figure.seat : leaderOf(state).seat;

/** DL-LOT-01: alive and in the dungeon; outside a dungeon, not lost. */
export const isPresent = (one: Accursed): boolean => one.status.kind === 'in';
export const presentAccursed = (state: State): Accursed[] => state.accursed.filter(isPresent);
export const isDead = (one: Accursed): boolean => one.status.kind === 'dead';

/** The living of the players' side on the board: Monsters target, reach and count ally pieces as Accursed. */
export function victims(state: State): Victim[] {
  const there: Victim[] = [];
  for (const one of state.accursed) if (isPresent(one) && one.square !== NOWHERE) there.push(one);
  if (state.dungeon !== null)
    for (const one of state.dungeon.allies) if (one.status === 'in') there.push(one);
  return there;
}

/** DL-MON-01: Monsters that fight; one that sleeps does not. */
export const awake = (state: State): Monster[] => dungeonOf(state).monsters.filter(one => !one.asleep);

/** DL-MON-01. */
export function isInCombat({ dungeon }: State): boolean {
  if (dungeon !== null) for (const one of dungeon.monsters) if (!one.asleep) return true;
  return false;
}

/** Everyone that stands on the board, the dead excepted. */
export function characters(state: State): Character[] {
  const all: Character[] = victims(state);
  for (const one of dungeonOf(state).monsters) all.push(one);
  return all;
}

/** DL-TRM-01: the living enemies of a figure that fight. */
export const enemiesOf = (state: State, figure: Character): Character[] =>
  figure.is === 'monster' ? victims(state) : awake(state);

// Where they stand.

export const baseOf = (figure: Character): 1 | 2 =>
  figure.is === 'monster' ? cardOfMonster(figure.kind).base : 1;
export const isLarge = (figure: Character): boolean => baseOf(figure) > 1;

/** DL-LRG-01: all squares of its base. */
export const squaresOf = (figure: Character): readonly Square[] => baseSquares(baseOf(figure), figure.square);

export function baseSquares(base: 1 | 2, square: Square): readonly Square[] {
  if (base === 1 && square >= 0) return (SINGLE[square] ??= [square]);
  return base === 1 ? [square] : [square, square + 1, square + PLANE, square + PLANE + 1];
}

/** Most figures stand on one square, and where they stand is asked all the time. */
const SINGLE = bySquare<readonly Square[]>();

export function isAnyAmong(squares: readonly Square[], among: readonly Square[]): boolean {
  for (const one of squares) if (among.includes(one)) return true;
  return false;
}

export const characterAt = (state: State, square: Square): Character | undefined =>
  characters(state).find(one => squaresOf(one).includes(square));

/** DL-MOV-05, DL-TRM-12: the squares that someone or the Boulder holds, but for one figure's own. */
export function blockedSquares(state: State, but?: Character): Square[] {
  const { plan, monsters, allies } = dungeonOf(state);
  const blocked = boulderSquares(plan);
  for (const one of state.accursed)
    if (one !== but && isPresent(one) && one.square !== NOWHERE) blocked.push(one.square);
  for (const one of allies) if (one !== but && one.status === 'in') blocked.push(one.square);
  for (const one of monsters) if (one !== but) for (const square of squaresOf(one)) blocked.push(square);
  return blocked;
}

/** DL-TRM-02, DL-TRM-05, DL-LRG-05: the tiles a figure is within. */
export function tilesOf(state: State, figure: Character): readonly TileNumber[] {
  const board = ground(state);
  return isLarge(figure) ? tilesUnder(board, squaresOf(figure)) : tilesAt(board, figure.square);
}

const tilesUnder = (board: Ground, squares: readonly Square[]): TileNumber[] => [
  ...new Set(squares.flatMap(square => tilesAt(board, square))),
];

export const isWithin = (state: State, figure: Character, tile: TileNumber): boolean =>
  tilesOf(state, figure).includes(tile);

/** Characters within a tile. */
export const charactersWithin = (state: State, tile: TileNumber): Character[] =>
  characters(state).filter(one => isWithin(state, one, tile));

/** DL-LRG-03: any square of one touches any square of the other. */
export function areAdjacent(state: State, a: Character, b: Character): boolean {
  const board = ground(state);
  const [ones, others] = [squaresOf(a), squaresOf(b)];
  for (const one of ones) if (isAnyAmong(others, nearOf(board, one))) return true;
  return false;
}

export function isBeside(state: State, figure: Character, square: Square): boolean {
  const board = ground(state);
  for (const one of squaresOf(figure)) if (isAdjacent(board, one, square)) return true;
  return false;
}

export const adjacentEnemies = (state: State, figure: Character): Character[] =>
  enemiesOf(state, figure).filter(one => areAdjacent(state, figure, one));

/** Whether any enemy is beside it. */
export function hasAdjacentEnemy(state: State, figure: Character): boolean {
  for (const one of enemiesOf(state, figure)) if (areAdjacent(state, figure, one)) return true;
  return false;
}

export const distanceApart = (state: State, a: Character, b: Character): number =>
  distanceBetween(ground(state), squaresOf(a), squaresOf(b));

// Levels (DL-ELV).

/** DL-ELV-05, DL-LRG-04: null on stairs and for those who ignore elevation: neither higher nor lower than anyone. */
export const levelOf = (state: State, figure: Character): 0 | 1 | null =>
  ignoresElevation(figure) ? null : levelAt(ground(state), figure.square);

/** DL-LRG-04: large bases, and Monsters that drift. */
export const ignoresElevation = (figure: Character): boolean =>
  isLarge(figure) || (figure.is === 'monster' && cardOfMonster(figure.kind).moves === 'drifts');

/** DL-ELV-03, DL-ELV-04: a stands higher than b. */
export const isHigher = (state: State, a: Character, b: Character): boolean =>
  levelOf(state, a) === 1 && levelOf(state, b) === 0;

export const areOnDifferentLevels = (state: State, a: Character, b: Character): boolean =>
  isHigher(state, a, b) || isHigher(state, b, a);

// Light and sight (DL-LOS).

/** DL-LOS-03: the leader's tiles and those adjacent to them. */
export function litTiles(state: State): Set<TileNumber> {
  const dungeon = dungeonOf(state);
  const own = tilesOf(state, leaderOf(state));
  return new Set([...own, ...own.flatMap(tile => adjacentTiles(dungeon, tile))]);
}

/** DL-LOS-03: whether a square is on a lit tile, or on an archway of one. */
export function isLit(state: State, square: Square): boolean {
  const { plan } = dungeonOf(state);
  const own = tilesOf(state, leaderOf(state));
  for (const tile of tilesAt(ground(state), square)) {
    if (own.includes(tile)) return true;
    for (const { from, to } of plan.archways)
      if (to !== null && ((from === tile && own.includes(to)) || (to === tile && own.includes(from))))
        return true;
  }
  return false;
}

/** DL-LOS-01, DL-LOS-03, DL-LOS-04: an Accursed or an ally piece sees only what is lit. */
export function seesSquare(state: State, figure: Character, square: Square): boolean {
  const board = ground(state);
  if (figure.is !== 'monster') return hasSight(board, figure.square, square) && isLit(state, square);
  for (const one of squaresOf(figure)) if (hasSight(board, one, square)) return true;
  return false;
}

/** DL-LRG-03: the most favourable square counts. */
export function sees(state: State, figure: Character, other: Character): boolean {
  for (const square of squaresOf(other)) if (seesSquare(state, figure, square)) return true;
  return false;
}
