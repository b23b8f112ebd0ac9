import { type Facts, kept, type Option, type Question } from '@tenebrae/kernel';
import type { SurvivorId } from '../data/survivors.ts';
import { survivorOf } from '../rules/figures.ts';
import type { State, Survivor } from '../state.ts';

/** How readily each option of a question is taken. */
export type Habit = (state: State, question: Question) => readonly number[];
export type Weight = (option: Option) => number;

/** A habit that weighs one option after the other. */
export const each =
  (weigh: (state: State, question: Question) => Weight): Habit =>
  (state, question) =>
    question.options.map(weigh(state, question));

/** A habit by the whole id of an option. */
export const byId = (weights: Readonly<Record<string, number>>): Habit =>
  each(
    () =>
      ({ id }) =>
        weights[id] ?? 1,
  );

/** It makes no difference that would be worth a thought: the first will do. */
export const theFirst: Habit = (_, { options }) => options.map((_, at) => (at === 0 ? 1 : SELDOM));

/** The best of them, the first of equals, and hardly ever another. */
export const theBest =
  (habit: Habit): Habit =>
  (state, question) => {
    const weights = habit(state, question);
    const most = Math.max(...weights);
    const best = weights.indexOf(most);
    return weights.map((weight, at) => (at === best ? 1 : (SELDOM * weight) / most));
  };

/** All but never. */
export const SELDOM = 0.01;
/** Outweighs everything else. */
export const CERTAIN = 1e60;

/** Nothing that is worth less is done. */
export const IDLE = 0.4;

/** The best is done nearly always. */
export const asWeight = (score: number): number => Math.max(0, score) ** 8;

/** The words of an option's id: what is done, and with what. Options come again and again. */
export const wordsIn = kept((id: string): readonly string[] => id.split(':'));

/** The last of them. */
export function lastIn({ id }: Option): string {
  const words = wordsIn(id);
  return words[words.length - 1] as string;
}

/** How an option is scored, by its first word, and its second one. */
export const byVerb = <Score>(scores: ReadonlyMap<string, Score>) =>
  kept((id: string): { readonly score: Score | undefined; readonly name: string } => {
    const [verb = '', name = ''] = id.split(':');
    return { score: scores.get(verb), name };
  });

export const nameIn = (option: Option): string => option.id.slice(option.id.indexOf(':') + 1);
export const fact = (about: Facts | undefined, name: string): string => String(about?.[name] ?? '');

/** The survivor whose player is asked. */
export const asked = (state: State, { about }: Question): Survivor =>
  survivorOf(state, fact(about, 'survivor') as SurvivorId);
