import { describe, expect, test } from 'vitest';
import { ask, type GameOptions, type Rule, start } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { aMatch, refusalOf } from './a-match.ts';

const refusal = (message: string): object => ({ name: 'Refused', code: 'against-the-rules', message });

describe('starting a match', () => {
  test('seats the players and fills in the options', () => {
    const match = aMatch({ options: { goal: 12 } });
    expect(match.seats).toEqual(['red', 'blue', 'green']);
    expect(match.options).toEqual({ goal: 12, gloom: 'dim' });
    expect(match.policy).toEqual({ dice: 'seeded', agreement: 'anyone', undo: 'never' });
    expect(match.moment).toBe(3);
    expect(match.moments).toEqual([3]);
    expect(match.request).toMatchObject({ kind: 'question', seat: 'party', ask: 'choose-door' });
    expect(match.result).toBeNull();
  });

  test('takes the fewest players when nobody says how many, and a number as a seed', () => {
    const match = aMatch({ players: undefined as unknown as number, seed: 7 });
    expect(match.seats).toEqual(['red', 'blue']);
    expect(match.seed).toBe('7');
  });

  test('lets the seats be named, in any order around the table', () => {
    expect(
      start(
        aGame({}, () => wait()),
        { seats: ['bob', 'ann'], seed: 1 },
      ).seats,
    ).toEqual(['bob', 'ann']);
  });

  test.each([1, 5, 2.5, Number.NaN, -3])('is refused for %d players', players => {
    expect(refusalOf(() => aMatch({ players }))).toEqual(refusal('candles is for 2 to 4 players'));
  });

  test.each([
    [['red', 'green']],
    [['red', 'red']],
    [['red', 'nobody']],
  ])('is refused for the seats %j', seats => {
    expect(refusalOf(() => aMatch({ players: undefined as unknown as number, seats }))).toEqual(
      refusal('the seats for 2 players are red, blue'),
    );
  });

  test('is refused when there are not as many seats as players', () => {
    expect(refusalOf(() => aMatch({ players: 3, seats: ['red', 'blue'] }))).toEqual(
      refusal('the seats for 3 players are red, blue, green'),
    );
  });

  test.each([
    [{ goal: 2 }, 'option goal is a whole number from 3 to 500'],
    [{ goal: 501 }, 'option goal is a whole number from 3 to 500'],
    [{ goal: 3.5 }, 'option goal is a whole number from 3 to 500'],
    [{ goal: '10' }, 'option goal is a whole number from 3 to 500'],
    [{ gloom: 'pitch' }, 'option gloom is one of dim, dark'],
    [{ gloom: 3 }, 'option gloom is one of dim, dark'],
    [{ weather: 'rain' }, 'there is no option weather'],
    [{ toString: 1 }, 'there is no option toString'],
    [JSON.parse('{"__proto__":1}') as GameOptions, 'there is no option __proto__'],
    [{ gloom: 'dark', goal: 3 }, 'in the dark at least 4 candles are needed'],
  ])('is refused with the options %j', (options, message) => {
    expect(refusalOf(() => aMatch({ options }))).toEqual(refusal(message));
  });

  test('is refused with a flag that is neither true nor false', () => {
    const game = aGame({}, () => wait(), { options: { hard: { kind: 'flag', default: false } } });
    expect(start(game, { seed: 1, options: { hard: true } }).options).toEqual({ hard: true });
    expect(refusalOf(() => start(game, { seed: 1, options: { hard: 1 } }))).toEqual(
      refusal('option hard is true or false'),
    );
  });

  test.each([
    [{ dice: 'loaded' }, 'dice are seeded, person, outside'],
    [{ agreement: 'nobody' }, 'agreement is anyone, majority, all'],
    [{ undo: 'always' }, 'undo is free, consent, never'],
  ])('is refused with the policy %j', (policy, message) => {
    expect(refusalOf(() => aMatch({ policy: policy as object }))).toEqual(refusal(message));
  });
});

function* wait(): Rule {
  yield* ask('wait', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-1');
}

describe('a question with one option', () => {
  const only = (commit?: true) =>
    aGame({ asked: 0 }, function* ({ state }) {
      yield* ask('leave', 'ann', [{ id: 'go' }], 'TINY-2', commit && { commit });
      state.asked += 1;
      yield* ask('stay', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-3');
    });

  test('is answered by the kernel, and leaves no trace in the journal', () => {
    const match = start(only(), { seed: 1 });
    expect(match.request).toMatchObject({ ask: 'stay' });
    expect(match.state.asked).toBe(1);
    expect(match.journal).toEqual([]);
  });

  test('is asked when a person should see the commitment', () => {
    const match = start(only(true), { seed: 1 });
    expect(match.request).toMatchObject({ ask: 'leave' });
    match.answer('go');
    expect(match.request).toMatchObject({ ask: 'stay' });
    expect(match.journal).toEqual([{ kind: 'answer', seat: 'ann', option: 0 }]);
  });
});
