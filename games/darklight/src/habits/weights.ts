import type { Facts, Option, Question } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import { isInCombat } from '../rules/figures.ts';
import type { Accursed, State } from '../state.ts';

/** How readily each option of a question is taken. */
export type Habit = (state: State, question: Question) => readonly number[];
export type Weight = (option: Option) => number;

/** Nobody does it without thinking, but whoever thinks looks at it. */
const WORTH_A_THOUGHT = 0.002;
/** Not even then. */
const NEXT_TO_NEVER = 0.0005;

/** A habit that weighs one option after the other. */
export const each =
  (weigh: (state: State, question: Question) => Weight): Habit =>
  (state, question) =>
    question.options.map(weigh(state, question));

/** A habit by the verb of an option; what is not named counts 1. */
export const byVerb = (weights: Readonly<Record<string, number>>): Habit =>
  each(() => option => weights[verbOf(option)] ?? 1);

/** The option with the best score, the first of equals, and next to never another. */
export const theBest =
  (score: (state: State, question: Question) => Weight): Habit =>
  (state, question) =>
    soleWeight(question.options.map(score(state, question)));

/** In a fight the best of each kind is worth a thought besides: to strike, to get away, to heal, to wait. */
export const theBestInCombat =
  (score: (state: State, question: Question) => Weight): Habit =>
  (state, question) => {
    const scores = question.options.map(score(state, question));
    const weights = soleWeight(scores);
    if (!isInCombat(state)) return weights;
    for (const at of bestOfEachKind(question.options, scores, weights.indexOf(1)))
      weights[at] = WORTH_A_THOUGHT;
    return weights;
  };

function soleWeight(scores: readonly number[]): number[] {
  const best = scores.indexOf(Math.max(...scores));
  return scores.map((_, at) => (at === best ? 1 : NEXT_TO_NEVER));
}

/** Options below this score are out of the question. */
const OUT_OF_THE_QUESTION = -50;

/** The best option of each verb but for one option. */
function bestOfEachKind(
  options: readonly Option[],
  scores: readonly number[],
  but: number,
): Iterable<number> {
  const kinds = new Map<string, number>();
  for (const [at, option] of options.entries()) {
    const score = scores[at] ?? 0;
    if (at === but || score < OUT_OF_THE_QUESTION) continue;
    const verb = verbOf(option);
    const known = kinds.get(verb);
    if (known === undefined || score > (scores[known] ?? 0)) kinds.set(verb, at);
  }
  return kinds.values();
}

export const verbOf = ({ id }: Option): string => id.split(':')[0] ?? id;
export const partOf = ({ id }: Option, place: number): string => id.split(':')[place] ?? '';
export const fact = (about: Facts | undefined, name: string): string => String(about?.[name] ?? '');

/** The Accursed whose player is asked; null when the group is, or it is not told. */
export const askedOf = (state: State, { about }: Question): Accursed | null =>
  state.accursed.find(one => one.id === (fact(about, 'who') as AccursedId)) ?? null;

/** What an option is about on the board: the number or id after `monster:` or `accursed:`. */
export const marked = ({ on }: Option, what: 'monster' | 'accursed'): string | null =>
  on?.find(mark => mark.startsWith(`${what}:`))?.slice(what.length + 1) ?? null;
