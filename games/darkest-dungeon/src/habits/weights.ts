import { type Facts, kept, type Option, type Question } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** How readily each option of a question is taken. */
export type Habit = (state: State, question: Question) => readonly number[];
export type Weight = (option: Option) => number;

/** A habit that weighs one option after the other. */
export const each =
  (weigh: (state: State, question: Question) => Weight): Habit =>
  (state, question) =>
    question.options.map(weigh(state, question));

/** A habit by the whole id of an option. */
export const byId = (weights: Readonly<Record<string, number>>, otherwise = 1): Habit =>
  each(
    () =>
      ({ id }) =>
        weights[id] ?? otherwise,
  );

/** What is settled by experience and not by the moment: the best is done, the first of equals. */
export const surely =
  (habit: Habit): Habit =>
  (state, question) => {
    const weights = habit(state, question);
    const best = weights.indexOf(Math.max(...weights));
    return weights.map((_, option) => (option === best ? CERTAIN : 0));
  };

export const anything: Habit = (_, { options }) => options.map(() => 1);

/** All but never. */
export const SELDOM = 0.01;
/** Outweighs everything else. */
export const CERTAIN = 1e12;

/** The best is done nearly always. */
export const asWeight = (score: number): number => Math.max(0, score) ** 5;

export const verbOf = ({ id }: Option): string => verbIn(id);
const verbIn = kept((id: string): string => id.split(':')[0] ?? id);
export const nameIn = ({ id }: Option): string => afterVerb(id);
const afterVerb = kept((id: string): string => id.slice(id.indexOf(':') + 1));
export const fact = (about: Facts | undefined, name: string): string => String(about?.[name] ?? '');
export const numberIn = (about: Facts | undefined, name: string): number => Number(about?.[name] ?? 0);
