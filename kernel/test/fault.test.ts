import { describe, expect, test } from 'vitest';
import {
  ask,
  type Game,
  load,
  type Match,
  PASS,
  resume,
  roll,
  rollOne,
  RuleBug,
  start,
} from '../src/index.ts';
import { aGame } from './a-game.ts';
import { picture, refusalOf, throughText } from './a-match.ts';

interface Bridge {
  steps: string[];
  strength: number;
}

/** Each step is told and weakens the bridge; a heavy one breaks the rules in the middle, after a die has fallen. */
const bridge: Game<Bridge> = aGame({ steps: [], strength: 3 } as Bridge, function* (table) {
  const { state } = table;
  const { id } = yield* ask('step', 'ann', [{ id: 'light' }, { id: 'heavy' }], 'BRIDGE-1');
  state.steps.push(id);
  table.tell({ type: 'stepped', rule: 'BRIDGE-1', id });
  yield* roll('creak', [6, 6], 'BRIDGE-2');
  if (id === 'heavy') {
    state.strength -= 100;
    table.tell({ type: 'cracked', rule: 'BRIDGE-2', to: ['ann'] });
    throw new Error('the plank is missing');
  }
  state.strength -= 1;
});

const aBridge = (): Match<Bridge> => {
  const match = start(bridge, { players: 2, seed: 'rope' });
  match.answer('light');
  return match;
};

/** Takes a step that breaks the rules. */
const breakIt = (match: Match): void => {
  expect(() => match.answer('heavy')).toThrow(RuleBug);
};

const unfrozen = (match: Match): object => ({
  ...(picture(match) as { save: object }),
  save: { ...match.save(), fault: null },
});

describe('a rule that throws in the middle', () => {
  test('leaves state, journal, events and views exactly as before', () => {
    const match = aBridge();
    const before = picture(match);
    breakIt(match);
    expect(unfrozen(match)).toEqual(before);
  });

  test('is thrown on as a fault of the rules, with its cause', () => {
    const match = aBridge();
    expect(refusalOf(() => match.answer('heavy'))).toEqual({
      name: 'RuleBug',
      message: 'the plank is missing',
      rule: 'BRIDGE-1',
    });
  });

  test('is recorded, with the answer on which it threw', () => {
    const match = aBridge();
    breakIt(match);
    expect(match.fault).toEqual({
      message: 'the plank is missing',
      rule: 'BRIDGE-1',
      at: 2,
      entry: { kind: 'answer', seat: 'ann', option: 1 },
    });
  });

  test('freezes the match: answers, redo and new policies are refused', () => {
    const match = aBridge();
    match.answer('light');
    match.setPolicy({ undo: 'free' }, match.seats);
    match.undo(2);
    breakIt(match);
    const before = picture(match);
    const frozen = { name: 'Refused', code: 'frozen', message: 'a rule failed: the plank is missing' };
    expect(refusalOf(() => match.answer('light'))).toEqual(frozen);
    expect(refusalOf(() => match.setPolicy({ dice: 'person' }, match.seats))).toEqual(frozen);
    expect(refusalOf(() => match.redo())).toEqual(frozen);
    expect(picture(match)).toEqual(before);
  });

  test('is saved, and the match is as frozen when it is taken up again', () => {
    const match = aBridge();
    breakIt(match);
    expect(picture(load(bridge, throughText(match.save())))).toEqual(picture(match));
    const again = resume(bridge, throughText(match.save()));
    expect(again.fault).toEqual(match.fault);
    expect(refusalOf(() => again.answer('light'))).toMatchObject({ code: 'frozen' });
  });

  test('is named by its own rule when it says which', () => {
    const game = aGame({}, function* () {
      yield* ask('step', 'ann', [{ id: 'a' }, { id: 'b' }], 'BRIDGE-1');
      throw new RuleBug('no such plank', { rule: 'BRIDGE-7' });
    });
    const match = start(game, { seed: 1 });
    expect(refusalOf(() => match.answer('a'))).toMatchObject({ rule: 'BRIDGE-7' });
    expect(match.fault).toMatchObject({ message: 'no such plank', rule: 'BRIDGE-7' });
  });

  test('may throw anything, even when it is a die that it throws on', () => {
    const game = aGame({}, function* () {
      yield* rollOne('creak', 6, 'BRIDGE-2');
      throw 'crack';
    });
    const match = start(game, { seed: 1, policy: { dice: 'person' } });
    expect(() => match.answer([3])).toThrow('crack');
    expect(match.fault).toEqual({
      message: 'crack',
      rule: null,
      at: 0,
      entry: { kind: 'chance', faces: [3], by: 'outside' },
    });
  });
});

describe('a frozen match', () => {
  test('thaws where it stands: the failed answer was never taken, so no barrier is crossed', () => {
    const match = aBridge();
    const before = picture(match);
    breakIt(match);
    match.undo();
    expect(picture(match)).toEqual(before);
    match.answer('light');
    expect(match.state.steps).toEqual(['light', 'light']);
  });

  test('thaws even at its first question', () => {
    const match = start(bridge, { seed: 1 });
    breakIt(match);
    match.undo();
    expect(match.fault).toBeNull();
    match.answer('light');
    expect(match.state.steps).toEqual(['light']);
  });

  test('thaws at an earlier moment too, within what the table allows', () => {
    const match = aBridge();
    breakIt(match);
    expect(refusalOf(() => match.undo(0))).toMatchObject({ code: 'barrier' });
    expect(match.fault).not.toBeNull();
    match.undo();
    match.setPolicy({ undo: 'free' }, match.seats);
    breakIt(match);
    match.undo(0);
    expect(match.fault).toBeNull();
    expect(match.state.steps).toEqual([]);
  });

  test('can still be looked at, thought about and branched from', () => {
    const match = aBridge();
    breakIt(match);
    expect(match.at(0).view(null)).toEqual({ steps: [], strength: 3 });
    const fork = match.fork();
    fork.answer(0);
    expect(fork.state.steps).toEqual(['light', 'light']);
    const twig = match.branch(match.moment);
    twig.answer('light');
    expect(twig.state.steps).toEqual(['light', 'light']);
    expect(match.fault).not.toBeNull();
  });
});

describe('a rule that throws', () => {
  test('in the first beat makes the start throw', () => {
    const game = aGame({}, () => {
      throw new Error('no table to play on');
    });
    expect(() => start(game, { seed: 1 })).toThrow('no table to play on');
  });

  test('after a standing order has passed a window freezes the match like any other', () => {
    const game = aGame({ calls: 0 }, function* ({ state }) {
      yield* ask('parry', 'ann', [{ id: 'parry' }, PASS], 'TINY-1', { window: true });
      state.calls += 1;
      throw new Error('nobody parried');
    });
    const match = start(game, { seed: 1 });
    const before = picture(match);
    expect(() => match.order('ann', { default: 'pass' })).toThrow('nobody parried');
    expect(match.state.calls).toBe(0);
    expect(match.fault).toMatchObject({ at: 0, entry: { option: 1, order: true } });
    match.order('ann', {});
    match.undo();
    expect({ ...picture(match), save: { ...match.save(), orders: {} } }).toEqual(before);
  });

  test('on a question without an option names it', () => {
    const game = aGame({}, function* () {
      yield* ask('step', 'ann', [], 'BRIDGE-9');
    });
    expect(refusalOf(() => start(game, { seed: 1 }))).toEqual({
      name: 'RuleBug',
      message: 'dead end: step has no option',
      rule: 'BRIDGE-9',
    });
  });
});

describe('a rule that never ends is stopped:', () => {
  test.each([
    [
      'a loop of questions with one option',
      () => ask('step', 'ann', [{ id: 'on' }], 'TINY-1'),
      'runaway: the rules run on without asking anyone',
    ],
    ['a loop of dice', () => roll('creak', [6], 'TINY-1'), 'runaway: the rules run on without asking anyone'],
  ] as const)('%s', (_, again, message) => {
    const game = aGame({ turns: 0 }, function* ({ state }) {
      yield* ask('begin', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-0');
      for (;;) {
        state.turns += 1;
        yield* again();
      }
    });
    const match = start(game, { seed: 1 });
    const before = picture(match);
    expect(refusalOf(() => match.answer('a'))).toMatchObject({ name: 'RuleBug', message });
    expect(unfrozen(match)).toEqual(before);
  });

  test('beats that ask nobody', () => {
    const game = aGame({ turns: 0 }, function* ({ state }) {
      state.turns += 1;
    });
    expect(() => start(game, { seed: 1 })).toThrow('runaway: beats end without asking anyone');
  });
});
