import type { Question } from '@tenebrae/kernel';
import { habits } from '../src/habits.ts';
import type { State } from '../src/state.ts';

/** A question as the rules would ask it, with these options. */
export const asking = (ask: string, seat: string, ids: readonly string[], about = {}): Question => ({
  kind: 'question',
  ask,
  seat,
  about,
  rule: 'table',
  options: ids.map(id => ({ id })),
});

/** What habit likes best. */
export function favourite(state: State, question: Question): string {
  const weights = habits(state, question);
  return question.options[weights.indexOf(Math.max(...weights))]?.id ?? '';
}
