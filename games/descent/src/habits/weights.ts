import type { Facts, Option, Question } from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
import type { Hero, State } from '../state.ts';

/** How readily each option of a question is taken. */
export type Habit = (state: State, question: Question) => readonly number[];
export type Weight = (option: Option) => number;

/** A habit that weighs one option after the other. */
export const each =
  (weigh: (state: State, question: Question) => Weight): Habit =>
  (state, question) =>
    question.options.map(weigh(state, question));

/** A habit by the verb of an option, the part of its id before the colon. */
export const byVerb = (weights: Readonly<Record<string, number>>, other = 1): Habit =>
  each(() => option => weights[verbOf(option)] ?? other);

/** It makes no difference that would be worth a thought: the first will do. */
export const theFirst: Habit = (_, { options }) => options.map((_, at) => (at === 0 ? 1 : SELDOM));

/** All but never. */
export const SELDOM = 0.01;
/** Outweighs everything else. */
export const CERTAIN = 1e9;

/** The best is done nearly always. */
export const asWeight = (score: number): number => Math.max(0, score) ** 6;

/** A little better is done much more readily. */
export const keenly = (score: number): number => Math.exp(2.5 * Math.max(-4, Math.min(6, score)));

export const verbOf = ({ id }: Option): string => {
  const colon = id.indexOf(':');
  return colon < 0 ? id : id.slice(0, colon);
};

export const nameIn = ({ id }: Option): string => id.slice(id.indexOf(':') + 1);

export const fact = (about: Facts | undefined, name: string): string => String(about?.[name] ?? '');

/** The hero that a question is about, or the one whose turn it is. */
export function askedHero(state: State, { about }: Question): Hero | undefined {
  const id = (fact(about, 'hero') || state.turn?.hero) as HeroId | undefined;
  return state.heroes.find(hero => hero.id === id);
}

/** Of all ways to go the best one is taken, and the others hardly ever. */
export function onlyBestMove(options: readonly Option[], weights: readonly number[]): number[] {
  const isMove = options.map(option => verbOf(option) === 'move');
  const most = Math.max(0, ...weights.filter((_, at) => isMove[at] === true));
  return weights.map((weight, at) => (isMove[at] === true && weight < most ? weight * 0.03 : weight));
}
