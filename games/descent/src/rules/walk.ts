import {
  anchorOf,
  ONE_SQUARE,
  type Place,
  type Reach,
  type Shape,
  type Square,
  type Walk,
} from '@tenebrae/board';
import type { FigureId, State } from '../state.ts';
import { PIT } from './board-now.ts';
import { type Flood, floodFrom, isLastFlood, pathIn, type Stops } from './flood.ts';
import { figureOf, isMonster, monsterSpaces, NOWHERE, spacesAt } from './figures.ts';
import { bodySpaces } from './geometry.ts';
import { kitOf } from './kit.ts';
import {
  canEnter,
  isEmptyFor,
  isEnemyIn,
  mayEndAt,
  mayStopAt,
  type Mover,
  moverOf,
  newcomer,
  passes,
} from './mover.ts';
import { neighboursOf } from './spaces.ts';
import { isImmune, monstersWith } from './stats.ts';

/** DJ-ABL-15: flying figures, and an Acrobat, pass enemies and obstacles. */
export function passesEverything(state: State, id: FigureId): boolean {
  const figure = figureOf(state, id);
  return figure !== null && passes(state, figure);
}

/**
 * DJ-MOV-03, DJ-MOV-04, DJ-MOV-06, DJ-MOV-09, DJ-MOV-10, DJ-LRG-07 to DJ-LRG-10, DJ-PRP-09: how a figure steps, as the board
 * package walks it. A one-space figure goes no farther from a pit into which it falls, nor from where an enemy grapples
 * it; for large ones see `reachOf`.
 */
export function walkOf(state: State, id: FigureId): Walk {
  const mover = moverOf(state, id);
  const enters = (square: Square): boolean => canEnter(mover, square);
  if (mover.body !== null) return { shape: mover.shape, gait: 'turn', canEnter: enters };
  const held = grappledSpaces(state, id);
  const [own] = mover.own;
  const isStop = (square: Square): boolean =>
    square !== own && ((!mover.passes && isPitIn(mover, square)) || held?.[square] === 1);
  return { canEnter: enters, cost: from => (isStop(from) ? Infinity : 1) };
}

const isPitIn = ({ now }: Mover, square: Square): boolean => ((now.ground[square] ?? 0) & PIT) !== 0;

/** DJ-ABL-17, DJ-MOV-08: the spaces next to enemies with Grapple, where no further point can be spent; null for none. */
function grappledSpaces(state: State, id: FigureId): Uint8Array | null {
  const spaces = isMonster(id) ? spacesOfGrapplingHeroes(state) : spacesOfGrapplingMonsters(state);
  if (spaces === null || isImmune(state, id, 'grapple')) return null;
  const squares = new Uint8Array(state.grid.squares.length);
  for (const space of spaces) for (const square of neighboursOf(state, space)) squares[square] = 1;
  return squares;
}

function spacesOfGrapplingHeroes(state: State): Square[] | null {
  let spaces: Square[] | null = null;
  for (const hero of state.heroes)
    if (typeof hero.place === 'number' && kitOf(hero).ranks.grapple > 0) (spaces ??= []).push(hero.place);
  return spaces;
}

function spacesOfGrapplingMonsters(state: State): Square[] | null {
  let spaces: Square[] | null = null;
  for (const monster of monstersWith(state, 'grapple'))
    (spaces ??= []).push(...monsterSpaces(state, monster));
  return spaces;
}

/** Where a figure could walk for so many points; read at once, see `Flood`. */
export function floodOf(state: State, id: FigureId, mover: Mover, from: Place, points: number): Flood {
  const stops = stopsOf(state, id, mover);
  const flood = floodFrom(mover, from, points, stops);
  if (stops === null && mover.mayEnter === null) noteFlood(flood, state, id, mover, from, points);
  return flood;
}

/** The places of a cheapest path that a figure would take to a place, without its start; none if it cannot get there. */
export function pathOf(state: State, id: FigureId, from: Place, points: number, to: Place): Place[] {
  const mover = moverOf(state, id);
  const stops = stopsOf(state, id, mover);
  const isKnown = stops === null && mover.mayEnter === null && isNoted(state, id, mover, from, points);
  const flood = isKnown && noted.flood !== null ? noted.flood : floodFrom(mover, from, points, stops, to);
  return pathIn(flood, to);
}

/**
 * The last search that nothing but the board had a say in, and all that it was made from: whoever is offered the places that he
 * can walk to, and takes one, need not have his way searched for again.
 */
const noted: {
  flood: Flood | null;
  mark: number;
  grid: State['grid'] | null;
  now: Mover['now'] | null;
  changes: number;
  id: FigureId | null;
  passes: boolean;
  from: Place;
  points: number;
} = {
  flood: null,
  mark: 0,
  grid: null,
  now: null,
  changes: 0,
  id: null,
  passes: false,
  from: 0,
  points: 0,
};

function noteFlood(
  flood: Flood,
  state: State,
  id: FigureId,
  mover: Mover,
  from: Place,
  points: number,
): void {
  noted.flood = flood;
  noted.mark = flood.mark;
  noted.grid = state.grid;
  noted.now = mover.now;
  noted.changes = mover.now.changes;
  noted.id = id;
  noted.passes = mover.passes;
  noted.from = from;
  noted.points = points;
}

const isNoted = (state: State, id: FigureId, mover: Mover, from: Place, points: number): boolean =>
  noted.flood !== null &&
  isLastFlood(noted.flood, noted.mark) &&
  noted.grid === state.grid &&
  noted.now === mover.now &&
  noted.changes === mover.now.changes &&
  noted.id === id &&
  noted.passes === mover.passes &&
  noted.from === from &&
  noted.points === points;

/** Every place that a figure could walk to for so many points, with what it costs; read it with costTo and pathTo. */
export function reachOf(state: State, id: FigureId, from: Place, points: number): Reach {
  const flood = floodOf(state, id, moverOf(state, id), from, points);
  const costs = new Int32Array(2 * state.grid.squares.length).fill(-1);
  const cameFrom = new Int32Array(costs.length);
  const places = Array.from(flood.places.subarray(0, flood.count));
  for (const place of places) {
    costs[place] = flood.costs[place] ?? 0;
    cameFrom[place] = flood.cameFrom[place] ?? 0;
  }
  return { start: from, places, costs, cameFrom };
}

/** DJ-LRG-03, DJ-ABL-17: where a figure is grappled, and where a large one falls, it cannot walk on; null if there is no such place. */
function stopsOf(state: State, id: FigureId, mover: Mover): Stops {
  const held = grappledSpaces(state, id);
  if (mover.body === null) return held === null ? null : place => held[place] === 1;
  const falls = !mover.passes && hasPitsFor(state, mover.shape);
  if (!falls && held === null) return null;
  return place => {
    const spaces = bodySpaces(state.grid, mover.shape, place);
    if (held !== null && spaces.some(square => held[square] === 1)) return true;
    return falls && spaces.every(square => isPitIn(mover, square));
  };
}

function hasPitsFor({ obstacles }: State, { width, height }: Shape): boolean {
  let pits = 0;
  for (const { kind } of obstacles) if (kind === 'pit') pits += 1;
  return pits >= width * height;
}

/**
 * DJ-BRD-08, DJ-MOV-07, DJ-LRG-13, DJ-LRG-14, DJ-GLY-06, DJ-ABL-16: whether a figure may end its movement here: on the board,
 * revealed, empty, no blocking obstacle, and for monsters no active glyph. Pits are no hindrance.
 */
export const mayEnd = (state: State, id: FigureId, place: Place): boolean =>
  mayEndAt(moverOf(state, id), place);

/** The same for many places of one figure. */
export function enderOf(state: State, id: FigureId): (place: Place) => boolean {
  const mover = moverOf(state, id);
  return place => mayEndAt(mover, place);
}

/** DJ-BRD-08, DJ-LRG-14: the places where a new monster, or with `of` a new ally, may be put on the board, `instead` of a figure that leaves spaces. */
export function placerOf(
  state: State,
  shape: Shape = ONE_SQUARE,
  of: 'monster' | 'ally' = 'monster',
  instead: readonly Square[] = NOWHERE,
): (place: Place) => boolean {
  const mover = newcomer(state, shape, of, instead);
  return place => mayEndAt(mover, place);
}

/** The places where a figure may stop of its own will: an Acrobat not in a pit either. */
export function stopperOf(state: State, id: FigureId): (place: Place) => boolean {
  const mover = moverOf(state, id);
  return place => mayStopAt(mover, place);
}

/** DJ-MOV-07, DJ-GLY-06: whether from a place where it may not stop a figure gets to one where it may for so many points. */
export function canMoveOn(
  state: State,
  id: FigureId,
  place: Place,
  points: number,
  mover = moverOf(state, id),
): boolean {
  if (points < 1) return false;
  const stops = mover.body === null ? stopsOf(state, id, mover) : null;
  // Most often there is room on the next space.
  for (const far of [1, points]) {
    const { places, count } = floodFrom(mover, place, far, stops, -1, 1);
    for (let at = 0; at < count; at++) if (mayStopAt(mover, places[at] ?? place)) return true;
  }
  return false;
}

/** Whether somebody other than the figure itself stands in a place it would cover. */
export function isTaken(state: State, id: FigureId, place: Place): boolean {
  const mover = moverOf(state, id);
  return spacesAt(state, mover.shape, place).some(square => !isEmptyFor(mover, square));
}

/** Whether an enemy of the figure stands in a space. */
export const isEnemyAt = (state: State, id: FigureId, square: Square): boolean =>
  isEnemyIn(moverOf(state, id), square);

/** The square that names a place on the board, for highlighting. */
export const anchorSquare = (state: State, place: Place): Square => anchorOf(state.grid, place);
