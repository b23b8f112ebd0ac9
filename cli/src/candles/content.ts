import { CARDS } from '@tenebrae/kernel/demo';

/** What the demonstration game contains, by kind. */
export const content: Readonly<Record<string, readonly string[]>> = {
  cards: CARDS,
  doors: ['oak', 'iron'],
};
