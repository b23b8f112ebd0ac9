import type { Square } from '@tenebrae/board';
import type { Area, FigureId, Glyph, Monster, Obstacle, State } from '../state.ts';
import { monsterSpaces, shapeOf, spacesAt } from './figures.ts';
import { profileOf } from './stats.ts';

/** What lies in a space and whether it is known: bits of `ground`. */
export const KNOWN = 1;
export const PIT = 2;
/** Rubble or water. */
export const BLOCK = 4;
export const LIT_GLYPH = 8;
export const RUBBLE = 16;
/** Heroes or allies are there, or monsters. */
export const PARTY_HERE = 32;
export const MONSTERS_HERE = 64;

/** The board as it is now, by square: who stands where, and what lies there. */
export interface BoardNow {
  /** How many heroes and allies are in a space, and how many monsters. */
  readonly party: Uint8Array;
  readonly monsters: Uint8Array;
  readonly ground: Uint8Array;
  /** What hides things from viewers that have been asked for since anything changed, and what rubble alone hides. */
  readonly screens: Map<FigureId | 'rubble' | null, Uint8Array>;
  /** Screens of before, to be used again: whoever asks for screens reads them at once. */
  readonly spare: Uint8Array[];
  /** How often anything has changed. */
  readonly changes: number;
}

/**
 * Dozens of questions about the board are asked for every decision, and hardly anything changes between them. So the answer is
 * kept, together with all that it was made from: it is looked over each time, and made anew where that has changed.
 */
interface Kept extends BoardNow {
  state: State;
  changes: number;
  grapplers: Monster[];
  auras: Monster[];
  leaders: Monster[];
  /** Areas and glyphs are replaced, never changed; obstacles are only added. Of areas it matters only which are revealed. */
  areaOf: readonly number[];
  areas: readonly Area[];
  revealed: number;
  glyphs: readonly Glyph[];
  obstacles: readonly Obstacle[];
  obstacleCount: number;
  /** Every hero, ally and monster, and where it was. */
  readonly figures: object[];
  readonly places: (number | string)[];
  /** Spaces that are counted in `party` and `monsters`, or were since all were counted. */
  readonly taken: Square[];
}

/**
 * Those of the last few states: whoever thinks ahead has a new state for every thought and soon forgets it, and then its board
 * serves for the next. So a board is read at once and never kept while anybody is asked.
 */
const BOARDS: Kept[] = [];
const MOST_BOARDS = 6;
let nextBoard = 0;
let last: Kept | null = null;

export function boardNow(state: State): BoardNow {
  const kept = keptOf(state);
  const isOldGround = isSameGround(kept, state);
  const isOldCrowd = isSameCrowd(kept, state);
  if (isOldGround && isOldCrowd) return kept;
  kept.changes += 1;
  putAwayScreens(kept);
  if (!isOldGround) layGround(kept, state);
  if (!isOldCrowd && !canFollow(kept, state)) countFigures(kept, state);
  else if (!isOldCrowd) followFigures(kept, state);
  if (!isOldGround) markFigures(kept);
  return kept;
}

/** The monsters with such an ability by what is printed for them, wherever they are; what a quest gives comes on top. */
export function printedWith(state: State, ability: Listed): readonly Monster[] {
  const kept = keptOf(state);
  if (!isSameCast(kept, state)) {
    listFigures(kept, state);
    // Where they were is not where these are.
    kept.places.length = 0;
  }
  if (ability === 'command') return kept.leaders;
  return ability === 'grapple' ? kept.grapplers : kept.auras;
}

/** What few monsters have and others must reckon with all the time. */
export type Listed = 'grapple' | 'aura' | 'command';

function keptOf(state: State): Kept {
  if (last === null || !isOf(last, state)) last = findBoard(state) ?? takeUp(state);
  return last;
}

const isOf = (kept: Kept, state: State): boolean =>
  kept.state === state && kept.ground.length === state.areaOf.length;

/** Apart, so that no closure is made where the last board is the one. */
const findBoard = (state: State): Kept | undefined => BOARDS.find(one => isOf(one, state));

/** The board that was taken up longest ago is for another state now; where the same lies on it, it need not be laid again. */
function takeUp(state: State): Kept {
  const at = nextBoard;
  nextBoard = (nextBoard + 1) % MOST_BOARDS;
  const old = BOARDS[at];
  if (old === undefined || old.ground.length !== state.areaOf.length) {
    const board = newBoard(state);
    BOARDS[at] = board;
    return board;
  }
  old.state = state;
  old.changes += 1;
  putAwayScreens(old);
  clearFigures(old);
  old.figures.length = 0;
  if (isLike(old, state)) old.obstacles = state.obstacles;
  else old.obstacleCount = -1;
  return old;
}

function putAwayScreens({ screens, spare }: Kept): void {
  if (screens.size === 0) return;
  for (const one of screens.values()) spare.push(one);
  screens.clear();
}

const newBoard = (state: State): Kept => ({
  state,
  party: new Uint8Array(state.areaOf.length),
  monsters: new Uint8Array(state.areaOf.length),
  ground: new Uint8Array(state.areaOf.length),
  grapplers: [],
  auras: [],
  leaders: [],
  screens: new Map(),
  spare: [],
  changes: 0,
  areaOf: [],
  areas: [],
  revealed: 0,
  glyphs: [],
  obstacles: [],
  obstacleCount: -1,
  figures: [],
  places: [],
  taken: [],
});

/** Whether the same lies on it in another state, perhaps a copy, which has the same things in a list of its own. */
function isLike(kept: Kept, { areaOf, areas, glyphs, obstacles }: State): boolean {
  if (kept.areaOf !== areaOf || kept.glyphs !== glyphs) return false;
  if (kept.areas.length !== areas.length || kept.revealed !== revealedOf(areas)) return false;
  if (kept.obstacleCount !== obstacles.length || kept.obstacles.length !== obstacles.length) return false;
  for (let at = 0; at < obstacles.length; at++) if (kept.obstacles[at] !== obstacles[at]) return false;
  return true;
}

const isSameGround = (kept: Kept, { areaOf, areas, glyphs, obstacles }: State): boolean =>
  kept.areaOf === areaOf &&
  kept.glyphs === glyphs &&
  kept.obstacles === obstacles &&
  kept.obstacleCount === obstacles.length &&
  areSameRevealed(kept, areas);

/** Whoever guesses what lies in hidden areas puts others in their place, and none of it is on the board. */
function areSameRevealed(kept: Kept, areas: readonly Area[]): boolean {
  if (kept.areas === areas) return true;
  if (kept.areas.length !== areas.length || kept.revealed !== revealedOf(areas)) return false;
  kept.areas = areas;
  return true;
}

/** One bit an area. */
export function revealedOf(areas: readonly Area[]): number {
  let revealed = 0;
  for (let area = 0; area < areas.length; area++) if (areas[area]?.revealed === true) revealed |= 1 << area;
  return revealed;
}

function layGround(kept: Kept, state: State): void {
  const { ground } = kept;
  const { areaOf, areas, obstacles, glyphs } = state;
  for (let square = 0; square < ground.length; square++) {
    const area = areaOf[square] ?? -1;
    // Reading a list at a negative place is slow.
    ground[square] = area >= 0 && areas[area]?.revealed === true ? KNOWN : 0;
  }
  for (const { kind, square } of obstacles) {
    const bare = (ground[square] ?? 0) & ~(PIT | BLOCK);
    ground[square] = bare | (kind === 'pit' ? PIT : BLOCK) | (kind === 'rubble' ? RUBBLE : 0);
  }
  for (const { square, active } of glyphs) if (active) ground[square] = (ground[square] ?? 0) | LIT_GLYPH;
  kept.areaOf = areaOf;
  kept.areas = areas;
  kept.revealed = revealedOf(areas);
  kept.glyphs = glyphs;
  kept.obstacles = obstacles;
  kept.obstacleCount = obstacles.length;
}

function isSameCrowd({ figures, places }: Kept, { heroes, allies, monsters }: State): boolean {
  if (places.length !== heroes.length + allies.length + monsters.length) return false;
  let at = 0;
  for (const hero of heroes) {
    if (figures[at] !== hero || places[at] !== hero.place) return false;
    at += 1;
  }
  for (const ally of allies) {
    if (figures[at] !== ally || places[at] !== ally.place) return false;
    at += 1;
  }
  for (const monster of monsters) {
    if (figures[at] !== monster || places[at] !== monster.place) return false;
    at += 1;
  }
  return true;
}

function countFigures(kept: Kept, state: State): void {
  const { party, monsters, places, taken } = kept;
  clearFigures(kept);
  if (!isSameCast(kept, state)) listFigures(kept, state);
  for (const one of state.heroes) {
    places.push(one.place);
    if (typeof one.place === 'number') count(party, taken, one.place);
  }
  for (const one of state.allies) {
    places.push(one.place);
    if (typeof one.place === 'number') count(party, taken, one.place);
  }
  for (const one of state.monsters) {
    places.push(one.place);
    for (const square of monsterSpaces(state, one)) count(monsters, taken, square);
  }
  markFigures(kept);
}

function clearFigures({ party, monsters, ground, places, taken }: Kept): void {
  for (const square of taken) {
    party[square] = 0;
    monsters[square] = 0;
    ground[square] = (ground[square] ?? 0) & ~(PARTY_HERE | MONSTERS_HERE);
  }
  taken.length = 0;
  places.length = 0;
}

/** Whether it is only that some have moved; spaces that were left are forgotten from time to time. */
const canFollow = (kept: Kept, state: State): boolean =>
  kept.places.length > 0 && kept.taken.length < MOST_TAKEN && isSameCast(kept, state);

const MOST_TAKEN = 200;

/** Counts again only those who have moved: most often one has, by a step. */
function followFigures(kept: Kept, state: State): void {
  const { party, monsters, places } = kept;
  let at = 0;
  for (const { place } of state.heroes) follow(kept, party, at++, place);
  for (const { place } of state.allies) follow(kept, party, at++, place);
  for (const one of state.monsters) {
    const from = places[at];
    if (from !== one.place && typeof from === 'number') {
      for (const square of spacesAt(state, shapeOf(one), from)) leave(kept, monsters, square);
      for (const square of monsterSpaces(state, one)) enter(kept, monsters, square);
      places[at] = one.place;
    }
    at += 1;
  }
}

function follow(kept: Kept, party: Uint8Array, at: number, place: number | string): void {
  const from = kept.places[at];
  if (from === place) return;
  if (typeof from === 'number') leave(kept, party, from);
  if (typeof place === 'number') enter(kept, party, place);
  kept.places[at] = place;
}

function leave(kept: Kept, figures: Uint8Array, square: Square): void {
  figures[square] = (figures[square] ?? 0) - 1;
  mark(kept, square);
}

function enter(kept: Kept, figures: Uint8Array, square: Square): void {
  count(figures, kept.taken, square);
  mark(kept, square);
}

function mark({ party, monsters, ground }: Kept, square: Square): void {
  const here =
    ((party[square] ?? 0) > 0 ? PARTY_HERE : 0) | ((monsters[square] ?? 0) > 0 ? MONSTERS_HERE : 0);
  ground[square] = ((ground[square] ?? 0) & ~(PARTY_HERE | MONSTERS_HERE)) | here;
}

function markFigures(kept: Kept): void {
  for (const square of kept.taken) mark(kept, square);
}

function isSameCast({ figures }: Kept, { heroes, allies, monsters }: State): boolean {
  if (figures.length !== heroes.length + allies.length + monsters.length) return false;
  let at = 0;
  for (const one of heroes) if (figures[at++] !== one) return false;
  for (const one of allies) if (figures[at++] !== one) return false;
  for (const one of monsters) if (figures[at++] !== one) return false;
  return true;
}

function listFigures(kept: Kept, state: State): void {
  kept.figures.length = 0;
  kept.figures.push(...state.heroes, ...state.allies, ...state.monsters);
  kept.grapplers = [];
  kept.auras = [];
  kept.leaders = [];
  for (const one of state.monsters) {
    const { grapple = 0, aura = 0, command = 0 } = profileOf(state, one).abilities;
    if (grapple > 0) kept.grapplers.push(one);
    if (aura > 0) kept.auras.push(one);
    if (command > 0) kept.leaders.push(one);
  }
}

/** Screens without anything on them. */
export function blankScreens({ spare, ground }: BoardNow): Uint8Array {
  const screens = spare.pop();
  if (screens === undefined) return new Uint8Array(ground.length);
  return screens.fill(0);
}

function count(figures: Uint8Array, taken: Square[], square: Square): void {
  figures[square] = (figures[square] ?? 0) + 1;
  taken.push(square);
}
