import type { Facts, Passage } from '@tenebrae/kernel';

export type Line = Passage['lines'][number];

export const line = (text: string, about?: Facts): Line => (about === undefined ? { text } : { text, about });

export const when = (condition: boolean, text: string, about?: Facts): Line[] =>
  condition ? [line(text, about)] : [];
