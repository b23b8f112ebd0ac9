import type { Square } from '@tenebrae/board';
import type { Area, FigureId, Glyph, Monster, Obstacle, State } from '../state.ts';
import { monsterSpaces } from './figures.ts';
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
}

/**
 * Dozens of questions about the board are asked for every decision, and hardly anything changes between them. So the answer is
 * kept for every state, together with all that it was made from: it is looked over each time, and made anew where that
 * has changed.
 */
interface Kept extends BoardNow {
  grapplers: Monster[];
  auras: Monster[];
  /** Areas and glyphs are replaced, never changed; obstacles are only added. */
  areaOf: readonly number[];
  areas: readonly Area[];
  glyphs: readonly Glyph[];
  obstacles: readonly Obstacle[];
  obstacleCount: number;
  /** Every hero, ally and monster, and where it was. */
  readonly figures: object[];
  readonly places: (number | string)[];
  /** Spaces that are counted in `party` and `monsters`. */
  readonly taken: Square[];
}

const KEPT = new WeakMap<State, Kept>();
let last: { readonly state: State; readonly kept: Kept } | null = null;

export function boardNow(state: State): BoardNow {
  const kept = keptOf(state);
  const isOldGround = isSameGround(kept, state);
  const isOldCrowd = isSameCrowd(kept, state);
  if (isOldGround && isOldCrowd) return kept;
  for (const screens of kept.screens.values()) kept.spare.push(screens);
  kept.screens.clear();
  if (!isOldGround) layGround(kept, state);
  if (!isOldCrowd) countFigures(kept, state);
  else markFigures(kept);
  return kept;
}

/** The monsters with Grapple or Aura by what is printed for them, wherever they are; what a quest gives comes on top. */
export function printedWith(state: State, ability: 'grapple' | 'aura'): readonly Monster[] {
  const kept = keptOf(state);
  if (!isSameCast(kept, state)) {
    listFigures(kept, state);
    // Where they were is not where these are.
    kept.places.length = 0;
  }
  return ability === 'grapple' ? kept.grapplers : kept.auras;
}

function keptOf(state: State): Kept {
  if (last !== null && last.state === state && last.kept.ground.length === state.areaOf.length)
    return last.kept;
  let kept = KEPT.get(state);
  if (kept === undefined || kept.ground.length !== state.areaOf.length) {
    kept = emptyBoard(state.areaOf.length);
    KEPT.set(state, kept);
  }
  last = { state, kept };
  return kept;
}

const emptyBoard = (size: number): Kept => ({
  party: new Uint8Array(size),
  monsters: new Uint8Array(size),
  ground: new Uint8Array(size),
  grapplers: [],
  auras: [],
  screens: new Map(),
  spare: [],
  areaOf: [],
  areas: [],
  glyphs: [],
  obstacles: [],
  obstacleCount: -1,
  figures: [],
  places: [],
  taken: [],
});

const isSameGround = (kept: Kept, { areaOf, areas, glyphs, obstacles }: State): boolean =>
  kept.areaOf === areaOf &&
  kept.areas === areas &&
  kept.glyphs === glyphs &&
  kept.obstacles === obstacles &&
  kept.obstacleCount === obstacles.length;

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
  const { party, monsters, ground, places, taken } = kept;
  for (const square of taken) {
    party[square] = 0;
    monsters[square] = 0;
    ground[square] = (ground[square] ?? 0) & ~(PARTY_HERE | MONSTERS_HERE);
  }
  taken.length = 0;
  places.length = 0;
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

function markFigures({ party, monsters, ground, taken }: Kept): void {
  for (const square of taken) {
    const here =
      ((party[square] ?? 0) > 0 ? PARTY_HERE : 0) | ((monsters[square] ?? 0) > 0 ? MONSTERS_HERE : 0);
    ground[square] = (ground[square] ?? 0) | here;
  }
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
  kept.grapplers = state.monsters.filter(one => (profileOf(state, one).abilities.grapple ?? 0) > 0);
  kept.auras = state.monsters.filter(one => (profileOf(state, one).abilities.aura ?? 0) > 0);
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
