import type { Square } from '@tenebrae/board';
import { POTIONS } from '../data/actions.ts';
import { itemOf } from '../data/items.ts';
import { POTION_LIMIT } from '../data/limits.ts';
import { questOf } from '../data/quests.ts';
import { spacesAtDoor } from '../rules/doors.ts';
import { isOnBoard, monsterSpaces, type OnBoard } from '../rules/figures.ts';
import { isRevealed } from '../rules/spaces.ts';
import { maxWounds } from '../rules/stats.ts';
import type { Hero, Marker, State } from '../state.ts';
import { worthOfMonster } from './blows.ts';
import { hasOwnErrand, questErrands } from './quest-errands.ts';
import { nearestApart } from './risks.ts';
import { type Field, wayOfHeroes } from './ways.ts';

/** Somewhere worth going, and how many steps out of the way it is worth. */
export interface Errand {
  readonly squares: readonly Square[];
  readonly worth: number;
}

/** What a hero could go for on the board as it is known; the weights are ours, found by play. */
export function errandsOf(state: State, hero: Hero): Errand[] {
  const isWell = hero.wounds * 2 >= maxWounds(hero);
  return [
    ...questErrands(state, hero),
    ...(isCalm(state) && wantsTown(hero) ? townErrand(state) : []),
    ...state.markers.flatMap(marker => markerErrand(state, hero, marker)),
    ...state.glyphs.flatMap(({ square, active }) => (active ? [] : [{ squares: [square], worth: 30 }])),
    ...doorErrands(state, isWell),
    ...stairErrands(state),
    ...monsterErrands(state, isWell),
  ];
}

function markerErrand(state: State, hero: Hero, { what, square }: Marker): Errand[] {
  if (typeof square !== 'number') return [];
  const worth = worthOfMarker(state, hero, what);
  return worth > 0 ? [{ squares: [square], worth }] : [];
}

function worthOfMarker(state: State, hero: Hero, what: Marker['what']): number {
  switch (what.kind) {
    case 'money':
      return 9;
    case 'healing':
    case 'vitality': {
      const held = POTIONS.reduce((sum, potion) => sum + hero.potions[potion].equipped, 0);
      return held < POTION_LIMIT ? 8 : 2;
    }
    case 'chest':
      return 22;
    case 'runekey':
      return 30;
    case 'relic':
      return hero.items.filter(({ card }) => itemOf(card).set === 'relic').length < 2 ? 24 : 0;
    case 'encounter':
      return questOf(state.quest.id).encounters[what.encounter]?.by === 'hero' &&
        !hasOwnErrand(what.encounter)
        ? 14
        : 0;
  }
}

/** Doors behind which nobody has looked. */
const doorErrands = (state: State, isWell: boolean): Errand[] =>
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
      worth: isWell ? 22 : 14,
    }));

/** Stairs whose other end nobody has seen. */
const stairErrands = (state: State): Errand[] =>
  state.staircases
    .filter(one => !state.staircases.some(other => other !== one && other.colour === one.colour))
    .map(({ square }) => ({ squares: [square], worth: 14 }));

const monsterErrands = (state: State, isWell: boolean): Errand[] =>
  isWell
    ? state.monsters.map(monster => ({
        squares: monsterSpaces(state, monster),
        worth: 6 + worthOfMonster(state, monster),
      }))
    : [];

/** The way to the errand that is worth most for what it costs; null if there is none in reach. */
export function bestErrand(state: State, hero: OnBoard<Hero>): Field | null {
  const steps = wayOfHeroes(state, [hero.place]);
  let best: Errand | null = null;
  let most = -Infinity;
  for (const errand of errandsOf(state, hero)) {
    const far = Math.min(...errand.squares.map(square => steps[square] ?? Infinity));
    // Who stands there already has done it, or cannot.
    if (far === Infinity || far === 0) continue;
    const gain = errand.worth - far;
    if (gain <= most) continue;
    most = gain;
    best = errand;
  }
  return best === null ? null : wayOfHeroes(state, best.squares);
}

/** The steps of all heroes on the board to the nearest errand of any, for judging how things stand. */
export function stepsToErrands(state: State): number {
  const [first] = state.heroes.filter(isOnBoard);
  if (first === undefined) return 0;
  const goals = errandsOf(state, first)
    .filter(({ worth }) => worth >= 12)
    .flatMap(({ squares }) => squares);
  if (goals.length === 0) return 0;
  const field = wayOfHeroes(state, goals);
  let sum = 0;
  for (const hero of state.heroes) if (isOnBoard(hero)) sum += Math.min(20, field[hero.place] ?? 20);
  return sum;
}

/** No monster is near any hero. */
export const isCalm = (state: State): boolean =>
  !state.heroes.some(
    hero =>
      isOnBoard(hero) &&
      state.monsters.some(monster => nearestApart(state, hero.place, monsterSpaces(state, monster)) <= CALM),
  );

const CALM = 8;

/** Whether he has money for a treasure, or is hurt and has money for a potion. */
export function wantsTown(hero: Hero): boolean {
  const { equipped, pack } = hero.potions.healing;
  return (
    hero.coins >= 500 || (hero.coins >= 100 && equipped + pack === 0 && hero.wounds * 2 < maxWounds(hero))
  );
}

const townErrand = (state: State): Errand[] =>
  state.glyphs.flatMap(({ square, active }) => (active ? [{ squares: [square], worth: 24 }] : []));
