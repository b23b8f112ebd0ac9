import {
  anchorOf,
  findPathToNearest,
  fits,
  type Grid,
  ONE_SQUARE,
  type Place,
  reach,
  type Reach,
  type Shape,
  type Square,
  stepsFrom,
  type Walk,
} from '@tenebrae/board';
import { questRules } from '../effects/quests.ts';
import type { FigureId, Obstacle, State } from '../state.ts';
import { effectsOf } from './effects-of.ts';
import {
  type Figure,
  figureOf,
  heroFigure,
  heroesOnBoard,
  isMonster,
  monsterFigure,
  monsterSpaces,
  shapeOfFigure,
  spacesAt,
  spacesOf,
} from './figures.ts';
import { isActiveGlyph, neighboursOf } from './spaces.ts';
import { hasAbility, isImmune } from './stats.ts';

/** Who stands where, for one question about moving: by square 0 for nobody, 1 for a friend, 2 for an enemy. */
type Standing = Uint8Array;
const FRIEND = 1;
const ENEMY = 2;

function standing(state: State, mover: FigureId | null, isOwn: boolean): Standing {
  const squares = new Uint8Array(state.grid.squares.length);
  for (const hero of state.heroes) {
    if (typeof hero.place === 'number' && mover !== `hero:${hero.id}`)
      squares[hero.place] = isOwn ? ENEMY : FRIEND;
  }
  for (const ally of state.allies) {
    if (typeof ally.place === 'number' && mover !== `ally:${ally.id}`)
      squares[ally.place] = isOwn ? ENEMY : FRIEND;
  }
  for (const monster of state.monsters) {
    if (mover === `monster:${monster.id}`) continue;
    for (const square of monsterSpaces(state, monster)) squares[square] = isOwn ? FRIEND : ENEMY;
  }
  return squares;
}

/** What lies where, the same way: by square 0 for nothing, 1 for a pit, 2 for rubble or water. */
const PIT = 1;
const BLOCK = 2;

/** Obstacles are hardly ever laid, so what lies where is kept as long as their list is the same. */
const TERRAINS = new WeakMap<readonly Obstacle[], { readonly count: number; readonly squares: Uint8Array }>();

function terrain({ obstacles, grid }: State): Uint8Array {
  const known = TERRAINS.get(obstacles);
  if (known?.count === obstacles.length && known.squares.length === grid.squares.length) return known.squares;
  const squares = new Uint8Array(grid.squares.length);
  for (const { kind, square } of obstacles) squares[square] = kind === 'pit' ? PIT : BLOCK;
  TERRAINS.set(obstacles, { count: obstacles.length, squares });
  return squares;
}

/** DJ-EXP-05: by square 1 where its area is revealed; kept for each map and each set of revealed areas. */
const KNOWN = new WeakMap<readonly number[], Map<number, Uint8Array>>();

function knownSpaces({ areaOf, areas }: State): Uint8Array {
  let key = 0;
  for (let area = 0; area < areas.length; area++) if (areas[area]?.revealed === true) key |= 1 << area;
  let kept = KNOWN.get(areaOf);
  if (kept === undefined) {
    kept = new Map();
    KNOWN.set(areaOf, kept);
  }
  const before = kept.get(key);
  if (before !== undefined) return before;
  const squares = Uint8Array.from(areaOf, area => (areas[area]?.revealed === true ? 1 : 0));
  kept.set(key, squares);
  return squares;
}

/** DJ-ABL-15: flying figures, and an Acrobat, pass enemies and obstacles. */
export function passesEverything(state: State, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (figure?.kind === 'hero') return effectsOf(figure.hero).some(effect => effect.movesThrough === true);
  if (figure?.kind !== 'monster' || !hasAbility(state, id, 'fly')) return false;
  return !(questRules(state).isGrounded?.(state, figure.monster) ?? false);
}

/**
 * DJ-MOV-03, DJ-MOV-04, DJ-MOV-06, DJ-MOV-09, DJ-MOV-10, DJ-LRG-07 to DJ-LRG-10, DJ-PRP-09: how a figure steps, as the board
 * package walks it: friends may be passed, enemies, rubble, water and unrevealed spaces not. A one-space figure goes no
 * farther from a pit into which it falls, nor from where an enemy grapples it; for large ones see `reachOf`.
 */
export function walkOf(state: State, id: FigureId): Walk {
  const figure = figureOf(state, id);
  const shape = shapeOfFigure(state, id);
  const others = standing(state, id, isMonster(id));
  const ground = terrain(state);
  const passes = passesEverything(state, id);
  const isSmall = isOneSpace(shape);
  const known = knownSpaces(state);
  const isAllowed = permission(state, figure);
  const canEnter = (square: Square): boolean => {
    if (known[square] !== 1 || (isAllowed !== null && !isAllowed(square))) return false;
    if (passes) return true;
    if (others[square] === ENEMY || ground[square] === BLOCK) return false;
    return !isSmall || ground[square] !== PIT || others[square] === 0;
  };
  if (!isSmall) return { shape, gait: 'turn', canEnter };
  const held = grappledSpaces(state, id);
  const [own] = spacesOf(state, id);
  const stops = (square: Square): boolean =>
    square !== own && ((!passes && ground[square] === PIT) || held?.[square] === 1);
  return { canEnter, cost: from => (stops(from) ? Infinity : 1) };
}

const isOneSpace = ({ width, height }: Shape): boolean => width === 1 && height === 1;

/** What the quest says of the spaces that a figure may enter; null where it says nothing. */
function permission(state: State, figure: Figure | null): ((square: Square) => boolean) | null {
  const { mayMonsterEnter, mayAllyEnter, mayHeroEnter } = questRules(state);
  if (figure?.kind === 'monster')
    return mayMonsterEnter === undefined ? null : square => mayMonsterEnter(state, figure.monster, square);
  if (figure?.kind === 'ally')
    return mayAllyEnter === undefined ? null : square => mayAllyEnter(state, figure.ally, square);
  return mayHeroEnter === undefined ? null : square => mayHeroEnter(state, square);
}

/** DJ-ABL-17, DJ-MOV-08: the spaces next to enemies with Grapple, where no further point can be spent; null for none. */
function grappledSpaces(state: State, id: FigureId): Uint8Array | null {
  const enemies = isMonster(id)
    ? heroesOnBoard(state).map(heroFigure)
    : state.monsters.map(monster => monsterFigure(monster));
  const grapplers = enemies.filter(enemy => hasAbility(state, enemy, 'grapple'));
  if (grapplers.length === 0 || isImmune(state, id, 'grapple')) return null;
  const squares = new Uint8Array(state.grid.squares.length);
  for (const grappler of grapplers) {
    for (const space of spacesOf(state, grappler))
      for (const square of neighboursOf(state, space)) squares[square] = 1;
  }
  return squares;
}

/** Every place that a figure could walk to for so many points, with what it costs; read it with costTo and pathTo. */
export function reachOf(state: State, id: FigureId, from: Place, points: number): Reach {
  const walk = walkOf(state, id);
  if (walk.shape === undefined) return reachOfOne(state, from, points, walk);
  const stops = stopsOf(state, id, walk.shape);
  if (stops === null) return reach(state.grid, from, points, walk);
  return reachUntil(state, from, points, walk, stops);
}

/** The spaces around a space, straight ones first, kept for each grid: grids are replaced, never changed. */
const AROUND = new WeakMap<Grid, (readonly Square[] | undefined)[]>();

function aroundOf(grid: Grid): (square: Square) => readonly Square[] {
  let kept = AROUND.get(grid);
  if (kept === undefined) {
    kept = [];
    AROUND.set(grid, kept);
  }
  const known = kept;
  return square => (known[square] ??= stepsFrom(grid, square));
}

/** The search for a figure of one space, whose every step costs one point: several times as fast as the general one. */
function reachOfOne({ grid }: State, start: Square, points: number, { canEnter, cost }: Walk): Reach {
  const costs = new Int32Array(grid.squares.length).fill(-1);
  const cameFrom = new Int32Array(costs.length);
  const places: Place[] = [start];
  const around = aroundOf(grid);
  costs[start] = 0;
  for (let next = 0; next < places.length; next++) {
    const place = places[next] ?? start;
    const price = (costs[place] ?? 0) + 1;
    if (price > points) break;
    if (cost?.(place, place) === Infinity) continue;
    for (const to of around(place)) {
      if (costs[to] !== -1 || canEnter?.(to) === false) continue;
      costs[to] = price;
      cameFrom[to] = place;
      places.push(to);
    }
  }
  return { start, places, costs, cameFrom };
}

/** DJ-LRG-03, DJ-ABL-17: the places from which a large figure cannot walk on; null if the board has none. */
function stopsOf(state: State, id: FigureId, shape: Shape): ((place: Place) => boolean) | null {
  const ground = terrain(state);
  const pits = state.obstacles.filter(({ kind }) => kind === 'pit').length;
  const falls = pits >= shape.width * shape.height && !passesEverything(state, id);
  const held = grappledSpaces(state, id);
  if (!falls && held === null) return null;
  return place => {
    const spaces = spacesAt(state, shape, place);
    if (held !== null && spaces.some(square => held[square] === 1)) return true;
    return falls && spaces.every(square => ground[square] === PIT);
  };
}

/** A search over single steps of one point each, that goes no farther from some places. */
function reachUntil(
  state: State,
  start: Place,
  points: number,
  walk: Walk,
  stops: (place: Place) => boolean,
): Reach {
  const costs = new Int32Array(2 * state.grid.squares.length).fill(-1);
  const cameFrom = new Int32Array(costs.length);
  const places: Place[] = [start];
  costs[start] = 0;
  for (const place of places) {
    const cost = (costs[place] ?? 0) + 1;
    if (cost > points || (place !== start && stops(place))) continue;
    for (const to of stepsFrom(state.grid, place, walk)) {
      if ((costs[to] ?? 0) >= 0) continue;
      costs[to] = cost;
      cameFrom[to] = place;
      places.push(to);
    }
  }
  return { start, places, costs, cameFrom };
}

/**
 * DJ-BRD-08, DJ-MOV-07, DJ-LRG-13, DJ-LRG-14, DJ-GLY-06, DJ-ABL-16: whether a figure may end its movement here: on the board,
 * revealed, empty, no blocking obstacle, and for monsters no active glyph. Pits are no hindrance.
 */
export const mayEnd = (state: State, id: FigureId, place: Place): boolean => enderOf(state, id)(place);

/** The same for many places of one figure. */
export function enderOf(state: State, id: FigureId): (place: Place) => boolean {
  const figure = figureOf(state, id);
  const isFree = freeSpaces(state, id, isMonster(id));
  const isAllowed = permission(state, figure);
  const { mayMonsterEnd } = questRules(state);
  const isLegal = (square: Square): boolean => {
    if (!isFree(square) || (isAllowed !== null && !isAllowed(square))) return false;
    return figure?.kind !== 'monster' || (mayMonsterEnd?.(state, figure.monster, square) ?? true);
  };
  const shape = shapeOfFigure(state, id);
  return place => fits(state.grid, shape, place, isLegal);
}

/** DJ-BRD-08, DJ-LRG-14: the places where a new monster, or with `of` a new ally, may be put on the board. */
export function placerOf(
  state: State,
  shape: Shape = ONE_SQUARE,
  of: 'monster' | 'ally' = 'monster',
): (place: Place) => boolean {
  const isFree = freeSpaces(state, null, of === 'monster');
  return place => fits(state.grid, shape, place, isFree);
}

function freeSpaces(state: State, id: FigureId | null, forMonster: boolean): (square: Square) => boolean {
  const others = standing(state, id, forMonster);
  const ground = terrain(state);
  const known = knownSpaces(state);
  return square =>
    others[square] === 0 &&
    ground[square] !== BLOCK &&
    known[square] === 1 &&
    !(forMonster && isActiveGlyph(state, square));
}

/** The places where a figure may stop of its own will: an Acrobat not in a pit either. */
export function stopperOf(state: State, id: FigureId): (place: Place) => boolean {
  const mayEndAt = enderOf(state, id);
  if (isMonster(id) || !passesEverything(state, id)) return mayEndAt;
  const ground = terrain(state);
  return place => ground[place] !== PIT && mayEndAt(place);
}

/** DJ-MOV-07, DJ-GLY-06: whether from a place where it may not stop a figure gets to one where it may for so many points. */
export function canMoveOn(
  state: State,
  id: FigureId,
  place: Place,
  points: number,
  mayStop = stopperOf(state, id),
  walk = walkOf(state, id),
): boolean {
  if (points < 1) return false;
  // Most often there is room on the next space.
  if (stepsFrom(state.grid, place, walk).some(mayStop)) return true;
  const path = findPathToNearest(state.grid, place, mayStop, walk);
  return path !== undefined && path.length <= points;
}

/** Whether somebody other than the figure itself stands in a place it would cover. */
export function isTaken(state: State, id: FigureId, place: Place): boolean {
  const others = standing(state, id, isMonster(id));
  return spacesAt(state, shapeOfFigure(state, id), place).some(square => (others[square] ?? 0) >= FRIEND);
}

/** Whether an enemy of the figure stands in a space. */
export const isEnemyAt = (state: State, id: FigureId, square: Square): boolean =>
  standing(state, id, isMonster(id))[square] === ENEMY;

/** The square that names a place on the board, for highlighting. */
export const anchorSquare = (state: State, place: Place): Square => anchorOf(state.grid, place);
