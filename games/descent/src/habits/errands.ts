import type { Square } from '@tenebrae/board';
import { POTIONS } from '../data/actions.ts';
import { itemOf } from '../data/items.ts';
import { COSTS, POTION_LIMIT } from '../data/limits.ts';
import { questOf } from '../data/quests.ts';
import { spacesAtDoor } from '../rules/doors.ts';
import { isOnBoard, monsterSpaces, type OnBoard } from '../rules/figures.ts';
import { isRevealed } from '../rules/spaces.ts';
import { maxWounds } from '../rules/stats.ts';
import type { Hero, Marker, State } from '../state.ts';
import { worthOfMonster } from './blows.ts';
import { hasOwnErrand, questErrands } from './quest-errands.ts';
import { apart, nearestApart } from './risks.ts';
import { type Field, type Goal, wayOfHeroes, wayToGoals } from './ways.ts';

/** Somewhere worth going, and what it is worth in conquest. */
export interface Errand {
  readonly squares: readonly Square[];
  readonly worth: number;
  /** Done by being there: whoever stands there has done it, or cannot. */
  readonly atOnce?: boolean;
  /** It takes one: who is farther away than another leaves it to him. */
  readonly forOne?: boolean;
}

/** What a hero could go for on the board as it is known; the worths are ours, found by play. */
export function errandsOf(state: State, hero: Hero): Errand[] {
  const isWell = hero.wounds * 2 >= maxWounds(hero);
  return [
    ...questErrands(state, hero),
    ...(wantsTown(state, hero) && isCalmFor(state, hero) ? townErrand(state, hero) : []),
    ...state.markers.flatMap(marker => markerErrand(state, hero, marker)),
    ...state.glyphs.flatMap(({ square, active }) =>
      active ? [] : [{ squares: [square], worth: 3.4, atOnce: true, forOne: true }],
    ),
    ...doorErrands(state),
    ...stairErrands(state),
    ...monsterErrands(state, isWell),
  ];
}

function markerErrand(state: State, hero: Hero, { what, square }: Marker): Errand[] {
  if (typeof square !== 'number') return [];
  const worth = worthOfMarker(state, hero, what);
  return worth > 0 ? [{ squares: [square], worth, atOnce: what.kind !== 'chest', forOne: true }] : [];
}

function worthOfMarker(state: State, hero: Hero, what: Marker['what']): number {
  switch (what.kind) {
    case 'money':
      return 0.7;
    case 'healing':
    case 'vitality': {
      const held = POTIONS.reduce((sum, potion) => sum + hero.potions[potion].equipped, 0);
      return held < POTION_LIMIT ? 0.7 : 0;
    }
    case 'chest':
      return 2.2;
    case 'runekey':
      return 3.6;
    case 'relic':
      return hero.items.filter(({ card }) => itemOf(card).set === 'relic').length < 2 ? 3 : 0;
    case 'encounter':
      return questOf(state.quest.id).encounters[what.encounter]?.by === 'hero' &&
        !hasOwnErrand(what.encounter)
        ? 2
        : 0;
  }
}

/** Doors behind which nobody has looked. */
const doorErrands = (state: State): Errand[] =>
  state.doors
    .filter(
      ({ placed, state: now, rune, areas }) =>
        placed &&
        now === 'closed' &&
        (rune === null || state.runekeys.includes(rune)) &&
        areas.some(area => state.areas[area]?.revealed === false),
    )
    .map(door => ({
      squares: spacesAtDoor(state, door).filter(square => isRevealed(state, square)),
      worth: door.rune === null ? 2.6 : 3,
    }));

/** Stairs whose other end nobody has seen. */
const stairErrands = (state: State): Errand[] =>
  state.staircases
    .filter(one => !state.staircases.some(other => other !== one && other.colour === one.colour))
    .map(({ square }) => ({ squares: [square], worth: 2 }));

const monsterErrands = (state: State, isWell: boolean): Errand[] =>
  state.monsters.flatMap(monster => {
    const worth = worthOfMonster(state, monster);
    return isWell || worth > 2.5
      ? [{ squares: monsterSpaces(state, monster), worth: 0.3 + worth * 0.8 }]
      : [];
  });

/** What a step towards something farther away leaves of its worth: three quarters after a run. */
const FADING = 0.965;
/** More than any errand is worth. */
const MOST = 12;

/** What is left of the worth of something that waits for another turn. */
const LATER = 0.78;

/** What there is to gain from every square on: the worth of the errand that is best from there, less for every step. */
export interface Prospects {
  readonly field: Field;
  /** With so many points left to do what takes more than being there. */
  worthAt(square: Square, points: number): number;
}

export function prospectsOf(state: State, hero: OnBoard<Hero>): Prospects {
  const others = state.heroes.filter(isOnBoard).filter(({ id }) => id !== hero.id);
  const goals: Goal[] = [];
  const done = new Map<Square, number>();
  const opened = new Map<Square, number>();
  for (const { squares, worth, atOnce, forOne } of errandsOf(state, hero)) {
    if (atOnce === true && squares.includes(hero.place)) continue;
    const [first] = squares;
    if (first === undefined) continue;
    const far = nearestApart(state, hero.place, squares);
    const isLeft = forOne === true && others.some(({ place }) => apart(state, place, first) + 1 < far);
    const handicap = Math.round(Math.log((worth * (isLeft ? 0.5 : 1)) / MOST) / Math.log(FADING));
    for (const square of squares) goals.push({ square, handicap: Math.max(0, handicap) });
    if (forOne === true) (atOnce === true ? done : opened).set(first, worth);
  }
  const field = wayToGoals(state, goals);
  return {
    field,
    worthAt: (square, points) => {
      const steps = field[square] ?? Infinity;
      const later = steps === Infinity ? 0 : LATER * MOST * FADING ** steps;
      const now = done.get(square) ?? (points >= COSTS.chest ? opened.get(square) : undefined) ?? 0;
      return Math.max(later, now + 0.3 * later);
    },
  };
}

/** The steps of all heroes on the board to the nearest errand of any, for judging how things stand. */
export function stepsToErrands(state: State): number {
  const [first] = state.heroes.filter(isOnBoard);
  if (first === undefined) return 0;
  const goals = errandsOf(state, first)
    .filter(({ worth }) => worth >= 1)
    .flatMap(({ squares }) => squares);
  if (goals.length === 0) return 0;
  const field = wayOfHeroes(state, goals);
  let sum = 0;
  for (const hero of state.heroes) if (isOnBoard(hero)) sum += Math.min(20, field[hero.place] ?? 20);
  return sum;
}

/** No monster is near. */
export const isCalmFor = (state: State, { place }: Hero): boolean =>
  typeof place === 'number' &&
  !state.monsters.some(monster => nearestApart(state, place, monsterSpaces(state, monster)) <= CALM);

const CALM = 6;

/** Whether he has money for a treasure, or is hurt and has money for potions. */
export function wantsTown({ options, opened }: State, hero: Hero): boolean {
  const { equipped, pack } = hero.potions.healing;
  const isFor = (colour: (typeof opened)[number], coins: number): boolean =>
    hero.coins >= coins && (!options.faq || opened.includes(colour));
  return (
    isFor('copper', 250) ||
    isFor('silver', 500) ||
    hero.coins >= 600 ||
    (hero.coins >= 100 && equipped + pack === 0 && hero.wounds * 2 < maxWounds(hero))
  );
}

const townErrand = (state: State, { coins }: Hero): Errand[] =>
  state.glyphs.flatMap(({ square, active }) =>
    active ? [{ squares: [square], worth: 1.2 + coins / 500 }] : [],
  );
