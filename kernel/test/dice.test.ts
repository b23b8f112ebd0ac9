import { describe, expect, test } from 'vitest';
import { ask, type Chance, pick, roll, rollOne, start } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { aMatch, picture, playOn, refusalOf } from './a-match.ts';

/** A card is drawn, then two dice are thrown, then somebody is asked. */
const throwing = aGame({ found: '', faces: [] as readonly number[] }, function* ({ state }) {
  state.found = yield* pick('find', ['rope', 'lamp', 'coin'], 'TINY-1');
  state.faces = yield* roll('leap', [6, 20], 'TINY-2');
  yield* ask('wait', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-3');
});

describe('seeded dice', () => {
  test('give the same match for the same seed and the same answers', () => {
    expect(picture(playOn(aMatch({ seed: 'a' }), 100))).toEqual(picture(playOn(aMatch({ seed: 'a' }), 100)));
    expect(playOn(aMatch({ seed: 'a' }), 20).journal).not.toEqual(playOn(aMatch({ seed: 'b' }), 20).journal);
  });

  test('are written down as they fell', () => {
    const match = start(throwing, { seed: 1 });
    expect(match.journal).toEqual([
      { kind: 'chance', faces: [expect.any(Number)] },
      { kind: 'chance', faces: match.state.faces },
    ]);
  });

  test('do not depend on what was answered: the next die of the generator is the next die', () => {
    const game = aGame({ faces: [] as number[] }, function* ({ state }) {
      yield* ask('wait', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-1');
      state.faces.push(yield* rollOne('leap', 20, 'TINY-2'));
    });
    const [one, other] = [start(game, { seed: 1 }), start(game, { seed: 1 })];
    for (let i = 0; i < 10; i++) {
      one.answer('a');
      other.answer('b');
    }
    expect(one.state.faces).toEqual(other.state.faces);
  });
});

describe('dice thrown by a person', () => {
  const atTheTable = () => start(throwing, { seed: 1, policy: { dice: 'person' } });

  test('are waited for, while cards are still drawn by the generator', () => {
    const match = atTheTable();
    expect(match.state.found).toBe(start(throwing, { seed: 1 }).state.found);
    expect(match.request).toMatchObject({ kind: 'chance', dice: [6, 20], what: 'leap' });
    match.answer([2, 19]);
    expect(match.state.faces).toEqual([2, 19]);
    expect(match.request).toMatchObject({ kind: 'question' });
    expect(match.journal[1]).toEqual({ kind: 'chance', faces: [2, 19], by: 'outside' });
  });

  test('are thrown by the generator after all when the table says so in the middle of a roll', () => {
    const match = atTheTable();
    match.setPolicy({ dice: 'seeded' }, ['ann']);
    expect(match.request).toMatchObject({ kind: 'question', ask: 'wait' });
    expect(match.state.faces).toEqual(start(throwing, { seed: 1 }).state.faces);
    expect(match.journal.map(entry => entry.kind)).toEqual(['chance', 'policy', 'chance']);
  });

  test('are asked for again from the next roll on, when the table says so', () => {
    const match = start(throwing, { seed: 1 });
    match.setPolicy({ dice: 'person' }, ['ann']);
    match.answer('a');
    expect(match.request).toMatchObject({ kind: 'chance', what: 'leap' });
  });
});

describe('dice from outside', () => {
  test('are everything: cards too', () => {
    const match = start(throwing, { seed: 1, policy: { dice: 'outside' } });
    expect((match.request as Chance).from).toEqual(['rope', 'lamp', 'coin']);
    match.answer([3]);
    match.answer([1, 1]);
    expect(match.state).toEqual({ found: 'coin', faces: [1, 1] });
  });
});

describe('what the table has agreed on', () => {
  test('changes only when everyone agrees', () => {
    const match = aMatch();
    const before = picture(match);
    expect(refusalOf(() => match.setPolicy({ undo: 'free' }, ['red']))).toEqual({
      name: 'Refused',
      code: 'consent',
      message: 'blue, green must agree',
    });
    expect(picture(match)).toEqual(before);
    match.setPolicy({ undo: 'free' }, match.seats);
    expect(match.policy).toEqual({ dice: 'seeded', agreement: 'anyone', undo: 'free' });
  });

  test('is one of what there is', () => {
    const match = aMatch();
    const before = picture(match);
    expect(refusalOf(() => match.setPolicy({ dice: 'loaded' as 'seeded' }, match.seats))).toEqual({
      name: 'Refused',
      code: 'against-the-rules',
      message: 'dice are seeded, person, outside',
    });
    expect(picture(match)).toEqual(before);
  });
});
