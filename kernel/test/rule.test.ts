import { describe, expect, test } from 'vitest';
import {
  ask,
  askWhich,
  drawSeed,
  endBeat,
  finish,
  PASS,
  pick,
  type Rule,
  roll,
  rollOne,
  start,
  type Table,
} from '../src/index.ts';
import { aTable, perform } from '../testing/index.ts';
import { aGame } from './a-game.ts';

const WAYS = [{ id: 'wave' }, { id: 'bow' }] as const;
const greet = (): Rule<(typeof WAYS)[number]> => ask('greet', 'ann', WAYS, 'TINY-1');

describe('a rule', () => {
  test('gets the option that was taken', () => {
    const { value, asked } = perform(greet(), 'bow');
    expect(value).toEqual({ id: 'bow' });
    expect(asked.map(({ ask: what, seat }) => ({ what, seat }))).toEqual([{ what: 'greet', seat: 'ann' }]);
  });

  test('gets the place of the option in the list where that is what it wants to know', () => {
    expect(perform(askWhich('greet', 'ann', WAYS, 'TINY-1'), 'bow').value).toBe(1);
    expect(perform(askWhich('greet', 'ann', WAYS, 'TINY-1'), 'wave').value).toBe(0);
  });

  test('gets the face of every die', () => {
    expect(perform(roll('leap', [6, 8], 'TINY-2'), [3, 8]).value).toEqual([3, 8]);
    expect(perform(rollOne('leap', 6, 'TINY-2'), 4).value).toBe(4);
  });

  test('rolls no dice without asking for any', () => {
    expect(perform(roll('leap', [], 'TINY-2')).value).toEqual([]);
  });

  test('gets one of several things, by name or by its place', () => {
    expect(perform(pick('find', ['rope', 'lamp'], 'TINY-3'), 'lamp').value).toBe('lamp');
    expect(perform(pick('find', ['rope', 'lamp'], 'TINY-3'), 1).value).toBe('rope');
  });

  test('gets a number to work from when it draws a seed', () => {
    expect(perform(drawSeed('house', 'TINY-4'), 123_456).value).toBe(123_456);
  });

  test('is not stopped by a question with one option, unless a person should see the commitment', () => {
    const only = [{ id: 'go' }] as const;
    expect(perform(ask('leave', 'ann', only, 'TINY-5')).value).toEqual({ id: 'go' });
    expect(perform(ask('leave', 'ann', only, 'TINY-5', { commit: true }), 'go').asked).toHaveLength(1);
    expect(() => perform(ask('leave', 'ann', only, 'TINY-5', { commit: true }))).toThrow(
      'the script has ended, but ann is asked leave (TINY-5): go',
    );
  });

  test('can be left while it waits for an answer', () => {
    const asking = lightUp(aTable({ light: 0 }, ['ann']));
    asking.next(0);
    expect(asking.return()).toEqual({ done: true, value: undefined });
    const thrown = lightUp(aTable({ light: 0 }, ['ann']));
    thrown.next(0);
    expect(() => thrown.throw(new Error('enough'))).toThrow('enough');
  });

  test('tells the table what happened', () => {
    const table = aTable({ light: 0 }, ['ann']);
    perform(lightUp(table), 'bow');
    expect(table.state.light).toBe(1);
    expect(table.told).toEqual([{ type: 'lit', rule: 'TINY-6', by: 'bow' }]);
  });
});

function* lightUp(table: Table<{ light: number }>): Rule {
  const { id } = yield* greet();
  table.state.light += 1;
  table.tell({ type: 'lit', rule: 'TINY-6', by: id });
}

describe('the end', () => {
  const DAWN = { outcome: 'dawn', rule: 'TINY-7', winners: ['ann'] };

  function* deeper(table: Table<{ steps: number }>, depth: number): Rule {
    if (depth === 0) yield* finish(DAWN);
    yield* deeper(table, depth - 1);
    table.state.steps += 1;
  }

  test('comes however deep the rule that says so, and nothing after it runs', () => {
    const table = aTable({ steps: 0 }, ['ann']);
    expect(perform(deeper(table, 20))).toEqual({ value: undefined, result: DAWN, asked: [] });
    expect(table.state.steps).toBe(0);
  });

  test('ends the match', () => {
    const match = start(
      aGame({ steps: 0 }, table => deeper(table, 20)),
      { seed: 1 },
    );
    expect(match.result).toEqual(DAWN);
    expect(match.request).toBeNull();
    expect(match.state.steps).toBe(0);
  });

  test('of a beat, however deep, lets the next beat begin', () => {
    const game = aGame({ beats: 0, after: 0 }, function* ({ state }) {
      state.beats += 1;
      if (state.beats === 2) yield* finish(DAWN);
      yield* stumble();
      state.after += 1;
    });
    expect(start(game, { seed: 1 }).state).toEqual({ beats: 2, after: 0 });
  });

  function* stumble(): Rule {
    yield* endBeat();
  }
});

describe('a script', () => {
  const leap = () => roll('leap', [6, 8], 'TINY-2');

  test.each([
    [
      'too short for a question',
      greet,
      [],
      'the script has ended, but ann is asked greet (TINY-1): wave, bow',
    ],
    ['too short for dice', leap, [], 'the script has ended, but leap is drawn or rolled (TINY-2): d6 d8'],
    [
      'too short for a draw',
      () => pick('find', ['rope', 'lamp'], 'TINY-3'),
      [],
      'the script has ended, but find is drawn or rolled (TINY-3): rope, lamp',
    ],
    ['too long', greet, ['bow', 'wave', 3], 'the rule has ended, but the script goes on: ["wave",3]'],
    [
      'too long for a rule that ends the match',
      () => finish({ outcome: 'dawn', rule: 'TINY-7', winners: [] }),
      ['bow'],
      'the rule has ended, but the script goes on: ["bow"]',
    ],
    [
      'with an option that is not offered',
      greet,
      ['hug'],
      'line 1 of the script is "hug", but ann is asked greet (TINY-1): wave, bow',
    ],
    [
      'with a die for a question',
      greet,
      [2],
      'line 1 of the script is 2, but ann is asked greet (TINY-1): wave, bow',
    ],
    [
      'with an option for dice',
      leap,
      ['bow'],
      'line 1 of the script is bow, but leap is drawn or rolled (TINY-2): d6 d8',
    ],
    [
      'with a card that is not there',
      () => pick('find', ['rope', 'lamp'], 'TINY-3'),
      ['axe'],
      'line 1 of the script is axe, but find is drawn or rolled (TINY-3): rope, lamp',
    ],
  ] as const)('%s is refused', (_, rule, lines, message) => {
    expect(() => perform(rule() as Rule<unknown>, ...lines)).toThrow(new Error(message));
  });

  test.each([
    [[7, 1]],
    [[0, 1]],
    [[2.5, 1]],
    [[Number.NaN, 1]],
    [[1]],
    [[1, 1, 1]],
    [3],
  ])('with dice that cannot fall so (%j) is refused', faces => {
    expect(() => perform(leap(), faces)).toThrow(
      new Error(
        `line 1 of the script is ${JSON.stringify(faces)}, but leap is drawn or rolled (TINY-2): d6 d8`,
      ),
    );
  });

  test('finds a question that nobody can answer', () => {
    expect(() => perform(ask('greet', 'ann', [], 'TINY-1'), 'bow')).toThrow('greet has no option');
  });

  test('answers windows like any other question', () => {
    const window = ask('parry', 'ann', [{ id: 'parry' }, PASS], 'TINY-8', { window: true });
    expect(perform(window, 'pass').value).toEqual(PASS);
  });
});
