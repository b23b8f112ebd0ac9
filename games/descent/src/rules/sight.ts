import { hasLineOfSight, type Square } from '@tenebrae/board';
import { GUST_OF_WIND_SIGHT } from '../data/limits.ts';
import type { FigureId, State } from '../state.ts';
import {
  allyFigure,
  blocksSight,
  figureOf,
  figuresAt,
  heroesOnBoard,
  heroFigure,
  isHero,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  spacesOf,
} from './figures.ts';
import { areAdjacent, isRevealed, rangeBetween, stairPairs } from './spaces.ts';

/** What stands in the way of a look: one flag a square. */
export type Screens = Uint8Array;

/**
 * DJ-LOS-03, DJ-LOS-04, DJ-LOS-07, DJ-PRP-05: rubble and every figure but the viewer's own spaces; the two ends of a line
 * never block it (the board's part). For spawning monsters hide nothing (DJ-SPN-07).
 */
export function screensFor(state: State, viewer: FigureId | null, withMonsters = true): Screens {
  const screens = new Uint8Array(state.grid.squares.length);
  for (const { kind, square } of state.obstacles) if (kind === 'rubble') screens[square] = 1;
  for (const hero of state.heroes) {
    if (typeof hero.place === 'number' && heroFigure(hero) !== viewer) screens[hero.place] = 1;
  }
  for (const ally of state.allies) {
    if (isOnBoard(ally) && allyFigure(ally) !== viewer && blocksSight(state, ally)) screens[ally.place] = 1;
  }
  if (!withMonsters) return screens;
  for (const monster of state.monsters) {
    if (monsterFigure(monster) === viewer) continue;
    for (const square of monsterSpaces(state, monster)) screens[square] = 1;
  }
  return screens;
}

/** DJ-LOS-02: one line between two spaces; walls, closed doors and corners are the board's part. */
export const hasLine = (state: State, from: Square, to: Square, screens: Screens): boolean =>
  hasLineOfSight(state.grid, from, to, square => screens[square] === 1);

/** DJ-BRD-03, DJ-LOS-01, DJ-LOS-05, DJ-LOS-06, DJ-LOS-08, DJ-LOS-11: whether a figure sees a space, from any of its own. */
export function canSee(
  state: State,
  viewer: FigureId,
  to: Square,
  screens = screensFor(state, viewer),
): boolean {
  return spacesOf(state, viewer).some(from => seesFrom(state, viewer, from, to, screens));
}

/** DJ-LOS-05, DJ-LOS-10, DJ-LRG-12: whether it sees a space from this one of its spaces. */
export function seesFrom(
  state: State,
  viewer: FigureId,
  from: Square,
  to: Square,
  screens = screensFor(state, viewer),
): boolean {
  if (from === to) return true;
  if (isInPit(state, viewer)) return state.options.faq && areAdjacent(state, from, to);
  if (
    state.gust &&
    isHero(viewer) &&
    Math.min(...spacesOf(state, viewer).map(space => rangeBetween(state, space, to))) > GUST_OF_WIND_SIGHT
  )
    return false;
  return hasLine(state, from, to, screens) || seesByStairs(state, from, to, screens);
}

/** DJ-LOS-09: from an end to the other end and the spaces around it, or from beside one end to the other. */
function seesByStairs(state: State, from: Square, to: Square, screens: Screens): boolean {
  for (const [near, far] of stairPairs(state)) {
    if (from === near && to === far) return true;
    if (from === near && areAdjacent(state, far, to) && screens[far] !== 1) return true;
    if (to === far && areAdjacent(state, from, near) && screens[near] !== 1) return true;
  }
  return false;
}

/** DJ-LOS-11: from at least one of its spaces to at least one of the other's; heroes in the town neither see nor are seen. */
export function seesFigure(state: State, viewer: FigureId, other: FigureId): boolean {
  const screens = screensFor(state, viewer);
  return spacesOf(state, other).some(to => canSee(state, viewer, to, screens));
}

/** DJ-LOS-08, DJ-PRP-03: whoever has fallen into a pit sees nothing but its own space. */
export function isInPit(state: State, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (figure === null) return false;
  if (figure.kind === 'hero') return figure.hero.fallen;
  return figure.kind === 'ally' ? figure.ally.fallen : figure.monster.fallen;
}

/** DJ-SPN-06, DJ-SPN-07, DJ-SPN-13: whether a hero would see the space if no monster were there; Boggs looks like a hero. */
export const isSeenForSpawning = (state: State, square: Square): boolean =>
  spawnWatchers(state).some(sees => sees(square));

/** The same for many spaces: each hero on the board, and Boggs, as a test of what he would see (DJ-SPN-12). */
export function spawnWatchers(state: State): ((square: Square) => boolean)[] {
  const watchers = heroesOnBoard(state).map(hero => {
    const viewer = heroFigure(hero);
    const screens = screensFor(state, viewer, false);
    return (square: Square): boolean => canSee(state, viewer, square, screens);
  });
  const boggs = state.familiars.find(one => one.id === 'boggs')?.place;
  if (typeof boggs !== 'number') return watchers;
  const screens = screensFor(state, null, false);
  watchers.push(square => {
    if (state.gust && rangeBetween(state, boggs, square) > GUST_OF_WIND_SIGHT) return false;
    return hasLine(state, boggs, square, screens) || seesByStairs(state, boggs, square, screens);
  });
  return watchers;
}

/** DJ-EXP-01, DJ-EXP-05: the unrevealed areas that a hero on the board sees some space of, the lower number first. */
export function areasInSight(state: State): number[] {
  const seen = new Set<number>();
  const edges = openToUnknown(state);
  const stairs = hiddenStairs(state);
  if (!edges && stairs.length === 0) return [];
  for (const hero of heroesOnBoard(state)) {
    const viewer = heroFigure(hero);
    const screens = screensFor(state, viewer);
    for (const [near, area] of stairs) if (seesDown(state, viewer, hero.place, near, screens)) seen.add(area);
    for (let square = 0; edges && square < state.areaOf.length; square++) {
      const area = state.areaOf[square] ?? -1;
      if (area < 0 || seen.has(area) || isRevealed(state, square)) continue;
      if (seesFrom(state, viewer, hero.place, square, screens)) seen.add(area);
    }
  }
  return [...seen].sort((a, b) => a - b);
}

/** Whether any unrevealed space lies open to a revealed one: hardly ever, and without it no line leads into the unknown. */
function openToUnknown(state: State): boolean {
  const { areaOf, areas } = state;
  if (areas.every(area => area.revealed)) return false;
  const isKnown = (square: Square): boolean => areas[areaOf[square] ?? -1]?.revealed ?? false;
  return bordersOf(state).some(([a, b]) => isKnown(a) !== isKnown(b) && areAdjacent(state, a, b));
}

/** Where spaces of two areas share an edge: a map's areas never change, so that this is found once for each. */
const BORDERS = new WeakMap<readonly number[], (readonly [Square, Square])[]>();

function bordersOf({ areaOf, grid }: State): (readonly [Square, Square])[] {
  const known = BORDERS.get(areaOf);
  if (known !== undefined) return known;
  const borders = areaOf.flatMap((area, square) =>
    [square + 1, square + grid.width]
      .filter(other => area >= 0 && (areaOf[other] ?? -1) >= 0 && areaOf[other] !== area)
      .map(other => [square, other] as const),
  );
  BORDERS.set(areaOf, borders);
  return borders;
}

/** DJ-EXP-03: staircases on the board whose other end is in an unrevealed area, with that area. */
function hiddenStairs(state: State): (readonly [Square, number])[] {
  if (state.staircases.length === 0) return [];
  return state.areas.flatMap(({ revealed, contents }, area) =>
    revealed
      ? []
      : contents.staircases.flatMap(({ colour }) =>
          state.staircases.filter(one => one.colour === colour).map(one => [one.square, area] as const),
        ),
  );
}

/** DJ-LOS-09: on the staircase, or beside one that nobody stands on. */
function seesDown(state: State, viewer: FigureId, from: Square, near: Square, screens: Screens): boolean {
  if (isInPit(state, viewer)) return false;
  return from === near || (areAdjacent(state, from, near) && screens[near] !== 1);
}

/** Whether a space is shared by two figures just now (DJ-MOV-07). */
export const isShared = (state: State, square: Square): boolean => figuresAt(state, square).length > 1;
