import type { Place } from '@tenebrae/board';
import type { Facts, Option, Question } from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
import type { ActionOption } from '../rules/action-option.ts';
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

/** The best is done nearly always. */
export const asWeight = (score: number): number => Math.max(0, score) ** 6;

export const verbOf = (option: Option): string => {
  const { id } = option;
  // Most options are moves.
  if ((option as ActionOption).action === 'move') return 'move';
  const colon = id.indexOf(':');
  return colon < 0 ? id : id.slice(0, colon);
};

/** The place that an option names. */
export const placeIn = (option: Option): Place => (option as ActionOption).place ?? Number(nameIn(option));

export const nameIn = ({ id }: Option): string => id.slice(id.indexOf(':') + 1);

export const fact = (about: Facts | undefined, name: string): string => String(about?.[name] ?? '');

/** The hero that a question is about, or the one whose turn it is. */
export function askedHero(state: State, { about }: Question): Hero | undefined {
  const id = (fact(about, 'hero') || state.turn?.hero) as HeroId | undefined;
  return state.heroes.find(hero => hero.id === id);
}

/** The best is done, and the others all but never: where a second thought would not pay. */
export function onlyBest(scores: readonly number[]): number[] {
  const best = scores.indexOf(Math.max(...scores));
  return scores.map((_, at) => (at === best ? 1 : SELDOM / scores.length));
}
