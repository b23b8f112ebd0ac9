import type { Facts, Option, Question } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { Accursed, State } from '../state.ts';

/** How readily each option of a question is taken. */
export type Habit = (state: State, question: Question) => readonly number[];
export type Weight = (option: Option) => number;

/** All but never. */
export const SELDOM = 0.01;

/** A habit that weighs one option after the other. */
export const each =
  (weigh: (state: State, question: Question) => Weight): Habit =>
  (state, question) =>
    question.options.map(weigh(state, question));

/** A habit by the verb of an option; what is not named counts 1. */
export const byVerb = (weights: Readonly<Record<string, number>>): Habit =>
  each(() => option => weights[verbOf(option)] ?? 1);

/** The option with the best score, the first of equals, and hardly ever another. */
export const theBest =
  (score: (state: State, question: Question) => Weight): Habit =>
  (state, question) => {
    const scores = question.options.map(score(state, question));
    const best = scores.indexOf(Math.max(...scores));
    return scores.map((_, at) => (at === best ? 1 : SELDOM / 2));
  };

export const verbOf = ({ id }: Option): string => id.split(':')[0] ?? id;
export const partOf = ({ id }: Option, place: number): string => id.split(':')[place] ?? '';
export const fact = (about: Facts | undefined, name: string): string => String(about?.[name] ?? '');

/** The Accursed whose player is asked; null when the group is, or it is not told. */
export const askedOf = (state: State, { about }: Question): Accursed | null =>
  state.accursed.find(one => one.id === (fact(about, 'who') as AccursedId)) ?? null;

/** What an option is about on the board: the number or id after `monster:` or `accursed:`. */
export const marked = ({ on }: Option, what: 'monster' | 'accursed'): string | null =>
  on?.find(mark => mark.startsWith(`${what}:`))?.slice(what.length + 1) ?? null;
