import { STANCES, type Stance } from '../data/stances.ts';
import { heroesInOrder, heroIfIn } from '../rules/figures.ts';
import { stancesFor } from '../rules/modifiers.ts';
import type { Hero, State } from '../state.ts';
import { each, fact, type Habit, nameIn } from './weights.ts';

/** How much of what a Hero can do fits a Stance. */
export const stanceWorth = (hero: Hero, stance: Stance | undefined): number =>
  stance === undefined
    ? 0
    : Math.sqrt(hero.equipped.filter(skill => stancesFor(hero, skill).includes(stance)).length);

const orderWorth = (heroes: readonly Hero[], from: number): number =>
  heroes.reduce((sum, hero, place) => sum + stanceWorth(hero, STANCES[from + place]), 0);

/** The order, from a Stance on, in which most of what the Heroes can do works; of equals the first. */
export function bestOrder(heroes: readonly Hero[], from = 0): readonly Hero[] {
  const worths = heroes.map(hero => heroes.map((_, place) => stanceWorth(hero, STANCES[from + place])));
  let best = heroes;
  let most = orderWorth(heroes, from);
  for (const order of ordersOf(heroes.length)) {
    const worth = order.reduce((sum, hero, place) => sum + (worths[hero]?.[place] ?? 0), 0);
    if (worth <= most + EQUAL) continue;
    most = worth;
    best = order.map(hero => heroes[hero] as Hero);
  }
  return best;
}
const EQUAL = 1e-9;

/** Every order of so many, made once. */
function ordersOf(count: number): readonly (readonly number[])[] {
  ORDERS[count] ??= orders(Array.from({ length: count }, (_, place) => place));
  return ORDERS[count] ?? [];
}
const ORDERS: (readonly (readonly number[])[])[] = [];

const orders = (places: readonly number[]): number[][] =>
  places.length < 2
    ? [[...places]]
    : places.flatMap(first => orders(places.filter(one => one !== first)).map(rest => [first, ...rest]));

/** Whether another order would be better. Once it is taken this is over, so that nobody rearranges without end. */
export function isMisplaced(state: State): boolean {
  const heroes = heroesInOrder(state);
  return bestOrder(heroes) !== heroes;
}

/** Whoever comes next in the best order of those who are left. */
export const takeStance: Habit = (state, question) => {
  const open = question.options.flatMap(option => heroIfIn(state, nameIn(option)) ?? []);
  const from = STANCES.indexOf(fact(question.about, 'stance') as Stance);
  const [next] = bestOrder(inPlace(state, open), Math.max(0, from));
  return each(() => option => Number(nameIn(option) === next?.id))(state, question);
};

/** As they stand now, so that equal orders are told apart as `isMisplaced` does. */
const inPlace = (state: State, heroes: readonly Hero[]): Hero[] => {
  const standing = heroesInOrder(state).filter(hero => heroes.includes(hero));
  return [...standing, ...heroes.filter(hero => !standing.includes(hero))];
};
