import type { Grid, Square } from '@tenebrae/board';
import { GUST_OF_WIND_SIGHT } from '../data/limits.ts';
import type { Area, FigureId, State } from '../state.ts';
import {
  allyFigure,
  blocksSight,
  figureOf,
  heroesOnBoard,
  heroFigure,
  isHero,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  pieceOf,
  spacesOf,
} from './figures.ts';
import { blankScreens, boardNow, revealedOf } from './board-now.ts';
import { isLineFree } from './geometry.ts';
import { areAdjacent, isRevealed, rangeBetween, stairPairs } from './spaces.ts';

/** What stands in the way of a look: one flag a square. */
export type Screens = Uint8Array;

/**
 * DJ-LOS-03, DJ-LOS-04, DJ-LOS-07, DJ-PRP-05: rubble and every figure but the viewer's own spaces; the two ends of a line
 * never block it (the board's part). For spawning monsters hide nothing (DJ-SPN-07).
 */
export function screensFor(state: State, viewer: FigureId | null, withMonsters = true): Screens {
  if (!withMonsters) return putUpScreens(state, viewer, false, new Uint8Array(state.grid.squares.length));
  const now = boardNow(state);
  let screens = now.screens.get(viewer);
  if (screens === undefined) {
    screens = putUpScreens(state, viewer, true, blankScreens(now));
    now.screens.set(viewer, screens);
  }
  return screens;
}

function putUpScreens(
  state: State,
  viewer: FigureId | null,
  withMonsters: boolean,
  screens: Uint8Array,
): Screens {
  for (const { kind, square } of state.obstacles) if (kind === 'rubble') screens[square] = 1;
  const looking = viewer !== null && isHero(viewer) ? figureOf(state, viewer) : null;
  const looker = looking?.kind === 'hero' ? looking.hero : null;
  for (const hero of state.heroes)
    if (typeof hero.place === 'number' && hero !== looker) screens[hero.place] = 1;
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
  isLineFree(state.grid, from, to, screens);

/** DJ-BRD-03, DJ-LOS-01, DJ-LOS-05, DJ-LOS-06, DJ-LOS-08, DJ-LOS-11: whether a figure sees a space, from any of its own. */
export function canSee(
  state: State,
  viewer: FigureId,
  to: Square,
  screens = screensFor(state, viewer),
): boolean {
  for (const from of spacesOf(state, viewer)) if (seesFrom(state, viewer, from, to, screens)) return true;
  return false;
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
  if (state.staircases.length === 0) return false;
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
  return figure !== null && pieceOf(figure).fallen;
}

/** DJ-SPN-06, DJ-SPN-07, DJ-SPN-13: whether a hero would see the space if no monster were there; Boggs looks like a hero. */
export const isSeenForSpawning = (state: State, square: Square): boolean =>
  spawnWatchers(state).some(sees => sees(square));

/** The same for many spaces: each hero on the board, and Boggs, as a test of what he would see (DJ-SPN-12). */
export function spawnWatchers(state: State): ((square: Square) => boolean)[] {
  const watchers = heroesOnBoard(state).map(hero => {
    const viewer = heroFigure(hero);
    const screens = screensFor(state, viewer, false);
    const { place, fallen } = hero;
    if (fallen || state.gust) return (square: Square): boolean => canSee(state, viewer, square, screens);
    return (square: Square): boolean =>
      square === place ||
      hasLine(state, place, square, screens) ||
      seesByStairs(state, place, square, screens);
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
  const open = spacesOpenToKnown(state);
  const stairs = hiddenStairs(state);
  if (open.length === 0 && stairs.length === 0) return NO_AREAS;
  const seen = new Set<number>();
  for (const hero of heroesOnBoard(state)) {
    const viewer = heroFigure(hero);
    const screens = screensFor(state, viewer);
    for (const [near, area] of stairs) if (seesDown(state, viewer, hero.place, near, screens)) seen.add(area);
    for (const square of open) {
      const area = state.areaOf[square] ?? -1;
      if (seen.has(area)) continue;
      if (seesFrom(state, viewer, hero.place, square, screens)) seen.add(area);
    }
  }
  return [...seen].sort((a, b) => a - b);
}

const NO_AREAS: number[] = [];

/**
 * The spaces of unrevealed areas that lie open to a revealed one, or to such an area: hardly ever any, and no line leads to
 * others. Looked for at every step, so the answer is kept for each grid and each choice of revealed areas.
 */
function spacesOpenToKnown(state: State): readonly Square[] {
  const { grid, areas } = state;
  if (lastOpen === null || lastOpen.grid !== grid || lastOpen.areas !== areas)
    lastOpen = { grid, areas, open: openToKnown(state) };
  return lastOpen.open;
}

/** Areas, too, are replaced and never changed, and most often nothing has come of the last step. */
let lastOpen: {
  readonly grid: Grid;
  readonly areas: readonly Area[];
  readonly open: readonly Square[];
} | null = null;

function openToKnown(state: State): readonly Square[] {
  const { grid, areas } = state;
  const revealed = revealedOf(areas);
  let known = OPEN.get(grid);
  if (known === undefined) {
    known = new Map();
    OPEN.set(grid, known);
  }
  let open = known.get(revealed);
  if (open === undefined) {
    open = findOpenSpaces(state);
    known.set(revealed, open);
  }
  return open;
}

/** Grids are replaced, never changed. */
const OPEN = new WeakMap<Grid, Map<number, readonly Square[]>>();

function findOpenSpaces(state: State): readonly Square[] {
  const { areaOf, areas } = state;
  const isOpen = areas.map(({ revealed }) => revealed);
  const areaAt = (square: Square): number => areaOf[square] ?? -1;
  const joins = bordersOf(state).filter(([a, b]) => areAdjacent(state, a, b));
  for (let found = true; found; ) {
    found = false;
    for (const [a, b] of joins) {
      if (isOpen[areaAt(a)] === isOpen[areaAt(b)]) continue;
      isOpen[areaAt(a)] = true;
      isOpen[areaAt(b)] = true;
      found = true;
    }
  }
  return areaOf.flatMap((area, square) =>
    isOpen[area] === true && !isRevealed(state, square) ? [square] : [],
  );
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
  if (state.staircases.length === 0 || !state.areas.some(hidesStairs)) return NO_STAIRS;
  return state.areas.flatMap(({ revealed, contents }, area) =>
    revealed
      ? []
      : contents.staircases.flatMap(({ colour }) =>
          state.staircases.filter(one => one.colour === colour).map(one => [one.square, area] as const),
        ),
  );
}

const NO_STAIRS: (readonly [Square, number])[] = [];
const hidesStairs = ({ revealed, contents }: Area): boolean => !revealed && contents.staircases.length > 0;

/** DJ-LOS-09: on the staircase, or beside one that nobody stands on. */
function seesDown(state: State, viewer: FigureId, from: Square, near: Square, screens: Screens): boolean {
  if (isInPit(state, viewer)) return false;
  return from === near || (areAdjacent(state, from, near) && screens[near] !== 1);
}

/** Whether a space is shared by two figures just now (DJ-MOV-07). */
export function isShared(state: State, square: Square): boolean {
  const { party, monsters } = boardNow(state);
  return (party[square] ?? 0) + (monsters[square] ?? 0) > 1;
}
