import { describe, expect, test } from 'vitest';
import { hasWords, type Facts, type Language, say, type Words } from '../src/index.ts';

const EN: Words = {
  'kitchen': 'kitchen',
  'hall': 'hall',
  'red': 'Red',
  'moved': '{seat} moves to the {room}.',
  'found': '{seat} finds {count#one coin|# coins}.',
  'left': 'nothing {count#is left|are left}',
  'met': '{seats} meet.',
  'shut': 'The door is {locked?locked|open}.',
  'alone': '{friends?With friends|Alone}',
  'told': 'A {thing@of} B',
  'plain': 'No slot at all, # and | and @ as they are.',
};
const FR: Words = {
  ...EN,
  'kitchen': 'la cuisine',
  'kitchen@of': 'de la cuisine',
  'kitchen@to': 'à la cuisine',
  'hall': 'le hall',
  'hall@of': 'du hall',
  'red': 'Rouge',
  'moved': '{seat} va {room@to}.',
  'leaves': '{seat} sort {room@of}.',
  'found': '{seat} trouve {count#une pièce|# pièces}.',
  'met': '{seats} se rencontrent.',
};
const WORDS = { en: EN, fr: FR };
const said = (language: Language, id: string, facts?: Facts): string =>
  say(WORDS[language], language, id, facts);

describe('a sentence', () => {
  test('names things by their own words', () => {
    expect(said('en', 'moved', { seat: 'red', room: 'kitchen' })).toBe('Red moves to the kitchen.');
  });

  test('takes the form of a name that it asks for, or else the name, or else the id', () => {
    expect(said('fr', 'moved', { seat: 'red', room: 'kitchen' })).toBe('Rouge va à la cuisine.');
    expect(said('fr', 'leaves', { seat: 'red', room: 'hall' })).toBe('Rouge sort du hall.');
    expect(said('fr', 'moved', { seat: 'red', room: 'hall' })).toBe('Rouge va le hall.');
    expect(said('fr', 'moved', { seat: 'red', room: 'attic' })).toBe('Rouge va attic.');
  });

  test.each([
    ['en', 0, 'Red finds 0 coins.'],
    ['en', 1, 'Red finds one coin.'],
    ['en', 2, 'Red finds 2 coins.'],
    ['en', 1.5, 'Red finds 1.5 coins.'],
    ['fr', 0, 'Rouge trouve une pièce.'],
    ['fr', 1, 'Rouge trouve une pièce.'],
    ['fr', 1.5, 'Rouge trouve une pièce.'],
    ['fr', 2, 'Rouge trouve 2 pièces.'],
  ] as const)('counts as the language does (%s, %d)', (language, count, expected) => {
    expect(said(language, 'found', { seat: 'red', count })).toBe(expected);
  });

  test('counts without saying the number when it does not want to', () => {
    expect(said('en', 'left', { count: 1 })).toBe('nothing is left');
    expect(said('en', 'left', {})).toBe('nothing are left');
  });

  test.each([
    ['en', [], ' meet.'],
    ['en', ['red'], 'Red meet.'],
    ['en', ['red', 'ann'], 'Red and ann meet.'],
    ['en', ['red', 'ann', 'bob'], 'Red, ann and bob meet.'],
    ['fr', ['red', 'ann', 'bob'], 'Rouge, ann et bob se rencontrent.'],
  ] as const)('lists things (%s %j)', (language, seats, expected) => {
    expect(said(language, 'met', { seats })).toBe(expected);
  });

  test.each<[Facts, string]>([
    [{ locked: true }, 'The door is locked.'],
    [{ locked: false }, 'The door is open.'],
    [{ locked: 1 }, 'The door is locked.'],
    [{ locked: 0 }, 'The door is open.'],
    [{ locked: 'tight' }, 'The door is locked.'],
    [{ locked: '' }, 'The door is open.'],
    [{ locked: null }, 'The door is open.'],
    [{}, 'The door is open.'],
  ])('says one thing or the other: %j', (facts, expected) => {
    expect(said('en', 'shut', facts)).toBe(expected);
  });

  test('takes a list for true when something is in it', () => {
    expect(said('en', 'alone', { friends: ['ann'] })).toBe('With friends');
    expect(said('en', 'alone', { friends: [] })).toBe('Alone');
  });

  test('without slots stays as it is', () => {
    expect(said('en', 'plain', { count: 1 })).toBe(EN['plain']);
  });

  test('leaves out what it is not told, and shows what has no words as it is', () => {
    expect(said('en', 'moved', { seat: 'red' })).toBe('Red moves to the .');
    expect(said('en', 'moved', { seat: 7, room: { floor: 2 } })).toBe('7 moves to the {"floor":2}.');
    expect(said('en', 'moved', { seat: true, room: null })).toBe('true moves to the .');
  });

  test('takes what people type as it is', () => {
    expect(said('en', 'moved', { seat: '$& {room}', room: 'hall' })).toBe('$& {room} moves to the hall.');
    expect(said('en', 'found', { seat: 'red', count: "$' #" })).toBe("Red finds $' # coins.");
    expect(said('en', 'moved', { seat: 'constructor', room: 'toString' })).toBe(
      'constructor moves to the toString.',
    );
  });
});

describe('missing words', () => {
  test('are seen by their id', () => {
    expect(said('en', 'never-written', { seat: 'red' })).toBe('never-written');
    expect(said('en', 'constructor')).toBe('constructor');
    expect(said('en', '__proto__')).toBe('__proto__');
  });

  test('are known to be missing', () => {
    expect(hasWords(EN, 'moved')).toBe(true);
    expect(hasWords(EN, 'leaves')).toBe(false);
    expect(hasWords(EN, 'toString')).toBe(false);
  });
});
