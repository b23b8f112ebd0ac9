import type { Performed } from '@tenebrae/kernel/testing';

/** The options of a question that a script answered, by its id; the last one of that name. */
export const offered = (performed: Performed<unknown>, ask: string): string[] =>
  performed.asked.findLast(question => question.ask === ask)?.options.map(option => option.id) ?? [];
