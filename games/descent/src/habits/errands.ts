import type { Square } from '@tenebrae/board';
import { POTIONS } from '../data/actions.ts';
import { itemOf } from '../data/items.ts';
import { COSTS, POTION_LIMIT } from '../data/limits.ts';
import { questOf } from '../data/quests.ts';
import { spacesAtDoor } from '../rules/doors.ts';
import { isOnBoard, monsterSpaces, type OnBoard, oneSpace } from '../rules/figures.ts';
import { isRevealed } from '../rules/spaces.ts';
import { maxWounds } from '../rules/stats.ts';
import type { Hero, Marker, State } from '../state.ts';
import { worthOfMonster } from './blows.ts';
import { hasOwnErrand, questErrands } from './quest-errands.ts';
import { apart, nearestApart } from './risks.ts';
import { type Goal, stepsFrom, wayOfHeroes, wayToGoals } from './ways.ts';

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
  const errands = goalsOf(state, hero);
  for (const monster of state.monsters) {
    const worth = worthOfMonster(state, monster);
    if (isWell || worth > 2.5) errands.push({ squares: monsterSpaces(state, monster), worth: 0.4 + worth });
  }
  return errands;
}

/** The same without the monsters that stand in the way. */
function goalsOf(state: State, hero: Hero): Errand[] {
  const errands = [...questErrands(state, hero)];
  if (wantsTown(state, hero) && isCalmFor(state, hero)) errands.push(...townErrand(state, hero));
  for (const marker of state.markers) addMarker(errands, state, hero, marker);
  for (const { square, active } of state.glyphs)
    if (!active) errands.push({ squares: oneSpace(square), worth: 3.4, atOnce: true, forOne: true });
  addDoors(errands, state);
  addStairs(errands, state);
  return errands;
}

function addMarker(errands: Errand[], state: State, hero: Hero, { what, square }: Marker): void {
  if (typeof square !== 'number') return;
  const worth = worthOfMarker(state, hero, what);
  if (worth > 0)
    errands.push({ squares: oneSpace(square), worth, atOnce: what.kind !== 'chest', forOne: true });
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
      return worthOfChest(state);
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

/** What is in it brings tokens: the fewer are left, the longer a way it is worth. */
const worthOfChest = ({ conquest }: State): number => Math.max(2.2, Math.min(6, 9 - 0.6 * conquest));

/** Doors behind which nobody has looked. */
function addDoors(errands: Errand[], state: State): void {
  for (const door of state.doors) {
    if (!door.placed || door.state !== 'closed') continue;
    if (door.rune !== null && !state.runekeys.includes(door.rune)) continue;
    if (!door.areas.some(area => state.areas[area]?.revealed === false)) continue;
    errands.push({
      squares: spacesAtDoor(state, door).filter(square => isRevealed(state, square)),
      worth: door.rune === null ? 2.6 : 3,
    });
  }
}

/** Stairs whose other end nobody has seen. */
function addStairs(errands: Errand[], { staircases }: State): void {
  for (const one of staircases)
    if (!staircases.some(other => other !== one && other.colour === one.colour))
      errands.push({ squares: oneSpace(one.square), worth: 2 });
}

/** What a step towards something farther away leaves of its worth: three quarters after a run. */
const FADING = 0.965;
const faded = (steps: number): number => (FADED[steps] ??= FADING ** steps);
/** By steps, worked out once. */
const FADED: number[] = [];
/** More than any errand is worth. */
const MOST = 12;

/** What is left of the worth of something that waits for another turn. */
const LATER = 0.78;

/** What there is to gain from every square on: the worth of the errand that is best from there, less for every step. */
export interface Prospects {
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
  const way = wayToGoals(state, goals);
  return {
    worthAt: (square, points) => {
      const steps = stepsFrom(way, square);
      const later = steps === Infinity ? 0 : LATER * MOST * faded(steps);
      const now = done.get(square) ?? (points >= COSTS.chest ? opened.get(square) : undefined) ?? 0;
      return Math.max(later, now + 0.3 * later);
    },
  };
}

/**
 * The steps of all heroes on the board to the nearest thing that brings the quest on, for judging how things stand. Of monsters
 * only those with a name do: some other is always near, and whoever walked up to it would seem to get on.
 */
export function stepsToGoals(state: State): number {
  const [first] = state.heroes.filter(isOnBoard);
  if (first === undefined) return 0;
  const goals: Square[] = [];
  for (const { squares, worth } of goalsOf(state, first)) if (worth >= 1) goals.push(...squares);
  for (const monster of state.monsters)
    if (monster.named !== null) goals.push(...monsterSpaces(state, monster));
  if (goals.length === 0) return 0;
  const way = wayOfHeroes(state, goals);
  let sum = 0;
  for (const hero of state.heroes) if (isOnBoard(hero)) sum += Math.min(20, stepsFrom(way, hero.place));
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
