import type { Square } from '@tenebrae/board';
import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { PowerFace } from '../data/dice.ts';
import { OVERLORD_CARDS } from '../data/overlord-cards.ts';
import { countFaces, rollPower } from '../rules/dice.ts';
import { spacesAtDoor } from '../rules/doors.ts';
import { sumOf } from '../rules/effects-of.ts';
import { figuresAt, heroesOnBoard, heroFigure, isOnBoard, OVERLORD } from '../rules/figures.ts';
import { forceMove } from '../rules/forced-moves.ts';
import { addTokens, transform } from '../rules/lingering.ts';
import { figureOption, spaceName, squareOption } from '../rules/options.ts';
import type { Occurrence } from '../rules/overlord-window.ts';
import { maybeFall } from '../rules/pits.ts';
import { trapPower } from '../rules/powers.ts';
import {
  areAdjacent,
  glyphAt,
  isRevealed,
  markersAt,
  neighboursOf,
  obstacleAt,
  staircaseAt,
} from '../rules/spaces.ts';
import { isImmune } from '../rules/stats.ts';
import { inflictWounds } from '../rules/wounds.ts';
import type { Hero, State } from '../state.ts';

type WoundingTrap = 'crushing-block' | 'spiked-pit' | 'explosive-door' | 'explosive-rune';

/** DJ-OVC-16: the hero whom it concerns is still on the board. */
export function isHeroHere(_state: State, occurrence: Occurrence): boolean {
  return 'hero' in occurrence && isOnBoard(occurrence.hero);
}

/** He stands where he stepped, and it is an empty space in the sense of traps. */
export function isTrapSpace(state: State, occurrence: Occurrence): boolean {
  if (occurrence.kind !== 'hero-moved') return false;
  const { hero, square } = occurrence;
  return hero.place === square && isBare(state, square) && figuresAt(state, square).length === 1;
}

/** Without obstacle and marker of any kind, treasure, encounter, glyph or staircase. */
function isBare(state: State, square: Square): boolean {
  return (
    isRevealed(state, square) &&
    obstacleAt(state, square) === null &&
    glyphAt(state, square) === null &&
    staircaseAt(state, square) === null &&
    markersAt(state, square).length === 0
  );
}

/** The spaces next to one that are empty in the sense of traps. */
export const emptySpacesAround = (state: State, square: Square): Square[] =>
  neighboursOf(state, square)
    .filter(next => isBare(state, next) && figuresAt(state, next).length === 0)
    .sort((a, b) => a - b);

/** Crushing Block: not next to an obstacle. */
export function mayCrush(state: State, occurrence: Occurrence): boolean {
  if (!isTrapSpace(state, occurrence) || occurrence.kind !== 'hero-moved') return false;
  return neighboursOf(state, occurrence.square).every(next => obstacleAt(state, next) === null);
}

const CRUSHING_BLOCK_DICE = 4;

/** Crushing Block: wounds; the overlord moves him aside and rubble fills the space; with nowhere to go he stays. */
export function* crush(table: Table<State>, occurrence: Occurrence): Rule {
  if (occurrence.kind !== 'hero-moved') return;
  const { state } = table;
  const { hero, square } = occurrence;
  const faces = yield* rollAgainst(hero, CRUSHING_BLOCK_DICE);
  yield* wound(table, [hero], 'crushing-block', () => countFaces(faces, 'surge'));
  if (hero.place === square) {
    const aside = emptySpacesAround(state, square);
    if (aside.length === 0) return;
    const options = aside.map(next => squareOption(state, 'push', next));
    const about = { hero: hero.id };
    const chosen = yield* ask('push-hero', OVERLORD, options, 'DJ-OVC-10', { about });
    yield* forceMove(table, heroFigure(hero), chosen.square ?? square, 'DJ-MOV-15');
  }
  lay(table, 'rubble', square);
}

/** Spiked Pit: it opens under him; with a blank he gets away, if there is an empty space. */
export function* digPit(table: Table<State>, occurrence: Occurrence): Rule {
  if (occurrence.kind !== 'hero-moved') return;
  const { state } = table;
  const { hero, square } = occurrence;
  lay(table, 'pit', square);
  const faces = yield* rollAgainst(hero, 1);
  const aside = emptySpacesAround(state, square);
  if (!faces.includes('blank') || aside.length === 0) {
    yield* maybeFall(table, heroFigure(hero), woundsOf(state, hero, 'spiked-pit'));
    return;
  }
  const options = aside.map(next => squareOption(state, 'aside', next));
  const about = { hero: hero.id };
  const chosen = yield* ask('step-aside', hero.seat, options, 'DJ-OVC-10', { about });
  yield* forceMove(table, heroFigure(hero), chosen.square ?? square, 'DJ-MOV-15');
}

/** Pits and rubble of cards stay for the rest of the game; their markers never run out. */
function lay(table: Table<State>, kind: 'pit' | 'rubble', square: Square): void {
  const { state } = table;
  state.obstacles.push({ kind, square });
  const space = spaceName(state, square);
  table.tell({ type: 'obstacle-laid', rule: 'DJ-OVC-10', obstacle: kind, square, space });
}

/** Paralyzing Gas: without a blank the rest of his action is lost (DJ-HRT-16), and he is stunned if the overlord likes. */
export function* releaseGas(table: Table<State>, occurrence: Occurrence): Rule {
  if (!('hero' in occurrence)) return;
  const { state } = table;
  const { hero } = occurrence;
  const faces = yield* rollAgainst(hero, 1);
  if (faces.includes('blank')) return resisted(table, hero);
  if (state.turn?.hero === hero.id && state.turn.over === 'no') state.turn.over = 'action';
  table.tell({ type: 'hero-paralyzed', rule: 'DJ-OVC-10', hero: hero.id });
  const figure = heroFigure(hero);
  if (isImmune(state, figure, 'stun')) return;
  const options = [figureOption(state, 'give-stun', figure), PASS];
  const chosen = yield* ask('stun-hero', OVERLORD, options, 'DJ-OVC-10', { about: { hero: hero.id } });
  if ('figure' in chosen) addTokens(table, figure, 'stun', 1, 'DJ-OVC-10');
}

const EXPLOSIVE_DOOR_DICE = 4;

/** Explosive Door: every hero next to the door, each for himself. */
export function* blowUpDoor(table: Table<State>, occurrence: Occurrence): Rule {
  if (occurrence.kind !== 'door-opened') return;
  const spaces = spacesAtDoor(table.state, occurrence.door);
  const heroes = heroesOnBoard(table.state).filter(hero => spaces.includes(hero.place));
  yield* explode(table, heroes, 'explosive-door', EXPLOSIVE_DOOR_DICE, 1);
}

const EXPLOSIVE_RUNE_DICE = 3;
const EXPLOSIVE_RUNE_SURGE = 2;

/** Explosive Rune: the opener and every hero next to the chest. */
export function* blowUpRune(table: Table<State>, occurrence: Occurrence): Rule {
  if (occurrence.kind !== 'chest-opened') return;
  const { state } = table;
  const { hero: opener, chest } = occurrence;
  const { square } = chest;
  const heroes = heroesOnBoard(state).filter(
    hero => hero === opener || (typeof square === 'number' && areAdjacent(state, square, hero.place)),
  );
  yield* explode(table, heroes, 'explosive-rune', EXPLOSIVE_RUNE_DICE, EXPLOSIVE_RUNE_SURGE);
}

/** Each rolls for himself; the wounds of all come at once. */
function* explode(
  table: Table<State>,
  heroes: readonly Hero[],
  trap: WoundingTrap,
  dice: number,
  forSurge: number,
): Rule {
  const saved = new Map<Hero, number>();
  for (const hero of heroes) saved.set(hero, forSurge * countFaces(yield* rollAgainst(hero, dice), 'surge'));
  yield* wound(table, heroes, trap, hero => saved.get(hero) ?? 0);
}

/** DJ-EFF-09: Curse of the Monkey God. */
export function* curse(table: Table<State>, occurrence: Occurrence): Rule {
  if (!('hero' in occurrence)) return;
  const { hero } = occurrence;
  const faces = yield* rollAgainst(hero, 1);
  if (faces.includes('blank')) resisted(table, hero);
  else transform(table, hero, 'DJ-EFF-09');
}

/** Black dice against a trap, with those that a skill adds. */
export function* rollAgainst(hero: Hero, dice: number): Rule<PowerFace[]> {
  return yield* rollPower('against-trap', dice + sumOf(hero, 'trap-dice'), 'DJ-OVC-10', hero.seat);
}

export function resisted(table: Table<State>, hero: Hero): void {
  table.tell({ type: 'trap-resisted', rule: 'DJ-OVC-10', hero: hero.id });
}

/** Wounds of traps: no armor and no shield stops them. */
function* wound(
  table: Table<State>,
  heroes: readonly Hero[],
  trap: WoundingTrap,
  saved: (hero: Hero) => number,
): Rule {
  const { state } = table;
  const hits = heroes.map(hero => ({
    figure: heroFigure(hero),
    wounds: woundsOf(state, hero, trap, saved(hero)),
  }));
  yield* inflictWounds(table, hits, { kind: 'trap', card: trap }, 'DJ-OVC-10');
}

/** The printed number, more by Trapmaster, less by what was saved and by skill, never below 0. */
function woundsOf(state: State, hero: Hero, trap: WoundingTrap, saved = 0): number {
  const printed = OVERLORD_CARDS[trap].wounds + trapPower(state).wounds;
  return Math.max(0, printed - saved + sumOf(hero, 'trap-wounds'));
}
