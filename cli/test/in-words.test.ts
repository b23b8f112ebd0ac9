import { describe, expect, test } from 'vitest';
import { words } from '../src/candles/words.ts';
import { eventInWords, optionInWords, outline } from '../src/replay/in-words.ts';

const EN = { language: 'en', words: words.en } as const;
const FR = { language: 'fr', words: words.fr } as const;

test('an event is a sentence', () => {
  const event = {
    type: 'card-played',
    rule: 'CANDLES-PLAY-01',
    seat: 'red',
    card: 'candle-4',
    reveals: true,
  };
  expect(eventInWords(EN, event)).toBe('Red plays the altar candle.');
  expect(eventInWords(FR, event)).toBe('Rouge joue : cierge pascal.');
});

test('an event without words is told as it is', () => {
  expect(eventInWords(EN, { type: 'cat-came', rule: 'X', to: ['red'], cat: 'Tom' })).toBe(
    'cat-came {"cat":"Tom"}',
  );
});

test('an option speaks by its text, or by the front of its id', () => {
  expect(optionInWords(EN, { id: 'play:shadow', about: { card: 'shadow' } })).toBe('play the shadow');
  expect(optionInWords(EN, { id: 'x', text: 'pass' })).toBe('pass');
});

describe('an outline', () => {
  test('has a line a fact, and nests what does not fit in one', () => {
    const view = {
      light: 1,
      hand: ['a', 'b'],
      none: [],
      lit: { red: 1, blue: 0 },
      figures: [{ at: { x: 1 } }],
      aside: null,
    };
    expect(outline(view)).toEqual([
      'light: 1',
      'hand: a b',
      'none: -',
      'lit: red 1, blue 0',
      'figures:',
      '  0:',
      '    at: x 1',
      'aside: null',
    ]);
  });
});
