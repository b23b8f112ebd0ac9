import { describe, expect, test } from 'vitest';
import { ask, type Correction, start } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { picture, refusalOf } from './a-match.ts';
import { aCamp, BOTH, type Camp, FOOD } from './camp.ts';

describe('a ruling of the table', () => {
  test('needs everyone', () => {
    const match = aCamp();
    const before = picture(match);
    expect(refusalOf(() => match.rule(FOOD, ['bob']))).toEqual({
      name: 'Refused',
      code: 'consent',
      message: 'ann must agree',
    });
    expect(picture(match)).toEqual(before);
  });

  test('starts the beat anew with what was corrected', () => {
    const match = aCamp();
    match.answer('eat');
    match.rule(FOOD, BOTH);
    expect(match.state).toMatchObject({ day: 1, food: 9 });
    expect(match.request).toMatchObject({ ask: 'eat', about: { meal: 'noon' } });
    expect(match.moments).toEqual([1]);
  });

  test('in a later beat leaves the earlier ones alone', () => {
    const match = aCamp();
    for (const meal of ['fast', 'fast', 'eat']) match.answer(meal);
    const earlier = match.moments.slice(0, 2);
    match.rule(FOOD, BOTH);
    expect(match.state).toMatchObject({ day: 2, food: 9 });
    expect(match.moments).toEqual([...earlier, 4]);
    match.answer('eat');
    expect(match.state.food).toBe(8);
  });

  test.each<[string, Correction, Partial<Camp>]>([
    ['a value', { at: '/food', to: 2 }, { food: 2 }],
    ['a value deep inside', { at: '/packs/0/load/1', to: 7 }, { packs: [{ name: 'mule', load: [1, 7] }] }],
    ['a new key', { at: '/notes/rain', to: 'heavy' }, { notes: { rain: 'heavy' } }],
    ['the end of a list', { at: '/packs/0/load/-', to: 3 }, { packs: [{ name: 'mule', load: [1, 2, 3] }] }],
    [
      'the end of a list by number',
      { at: '/packs/0/load/2', to: 3 },
      { packs: [{ name: 'mule', load: [1, 2, 3] }] },
    ],
    ['a whole list', { at: '/packs', to: [] }, { packs: [] }],
    ['a key with a slash and a tilde', { at: '/notes/a~1b~0c', to: 'x' }, { notes: { 'a/b~c': 'x' } }],
    [
      'a key that every object has',
      { at: '/notes/constructor', to: 'x' },
      { notes: { constructor: 'x' } as never },
    ],
  ])('corrects %s', (_, correction, expected) => {
    const match = aCamp();
    match.rule([correction], BOTH);
    expect(match.state).toMatchObject(expected);
  });

  test.each([
    ['/nowhere/food', 'there is nothing at /nowhere/food'],
    ['/food/much', 'there is nothing at /food/much'],
    ['/packs/1/name', 'there is nothing at /packs/1/name'],
    ['/packs/0/load/4', 'there is nothing at /packs/0/load/4'],
    ['/packs/0/load/-1', 'there is nothing at /packs/0/load/-1'],
    ['/packs/0/load/', 'there is nothing at /packs/0/load/'],
    ['/packs/0/load/ 1', 'there is nothing at /packs/0/load/ 1'],
    ['/packs/0/load/1e0', 'there is nothing at /packs/0/load/1e0'],
    ['/packs/0/load/length', 'there is nothing at /packs/0/load/length'],
    ['/packs/length/x', 'there is nothing at /packs/length/x'],
    ['/__proto__/polluted', 'there is nothing at /__proto__/polluted'],
    ['/constructor/prototype/polluted', 'there is nothing at /constructor/prototype/polluted'],
    ['/__proto__', '/__proto__ is not a path'],
    ['food', 'food is not a path'],
    ['', ' is not a path'],
  ])('at %j points where there is nothing', (at, message) => {
    const match = aCamp();
    match.answer('eat');
    const before = picture(match);
    expect(
      refusalOf(() =>
        match.rule(
          [
            { at: '/day', to: 3 },
            { at, to: 1 },
          ],
          BOTH,
        ),
      ),
    ).toEqual({
      name: 'Refused',
      code: 'no-such-place',
      message,
    });
    expect(picture(match)).toEqual(before);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  test.each<[string, unknown, string]>([
    ['the game calls wrong', { at: '/food', to: -1 }, 'food below nothing'],
    [
      'the game cannot read',
      { at: '/packs', to: null },
      "the game cannot read this state: Cannot read properties of null (reading 'length')",
    ],
    ['is not plain data', { at: '/food', to: Number.NaN }, '/0/to: NaN'],
    ['is nothing', { at: '/food', to: undefined }, '/0/to: undefined'],
  ])('to a state that %s is refused', (_, correction, message) => {
    const match = aCamp();
    match.answer('eat');
    const before = picture(match);
    expect(refusalOf(() => match.rule([correction as Correction], BOTH))).toEqual({
      name: 'Refused',
      code: 'against-the-rules',
      message,
    });
    expect(picture(match)).toEqual(before);
  });

  test('from which the rules cannot go on is refused', () => {
    const game = aGame({ door: 'open' }, function* ({ state }) {
      if (state.door !== 'open') throw new Error('no way out');
      yield* ask('wait', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-1');
    });
    const match = start(game, { seed: 1 });
    const before = picture(match);
    expect(refusalOf(() => match.rule([{ at: '/door', to: 'shut' }], ['ann']))).toEqual({
      name: 'Refused',
      code: 'against-the-rules',
      message: 'the rules cannot go on from there: no way out',
    });
    expect(picture(match)).toEqual(before);
  });
});
