import { expect, test } from 'vitest';
import { contentOf } from '../src/commands/content.ts';

test('counts kinds and words, and finds what has no words in some language', () => {
  const words = { en: { sword: 'sword', hit: 'hit' }, fr: { hit: 'touché', miss: 'manqué' } };
  expect(contentOf({ content: { weapons: ['sword', 'bow'], doors: [] }, words })).toEqual({
    kinds: { weapons: 2, doors: 0 },
    words: { en: 2, fr: 2, missing: ['en:bow', 'en:miss', 'fr:bow', 'fr:sword'] },
  });
});

test('copies of a card need one name', () => {
  const words = { en: {}, fr: {} };
  expect(contentOf({ content: { cards: ['bow', 'bow'] }, words }).words.missing).toEqual([
    'en:bow',
    'fr:bow',
  ]);
});
