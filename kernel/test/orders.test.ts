import { describe, expect, test } from 'vitest';
import { ask, type Happening, load, type Match, PASS, resume, start } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { picture, questionOf, refusalOf, throughText } from './a-match.ts';
import { aRaid, raid } from './raid.ts';

const asks = (match: Match): string => `${questionOf(match).seat}: ${questionOf(match).ask}`;
const passed = (events: readonly Happening[]): readonly Happening[] =>
  events.filter(({ type }) => type === 'window-passed');

describe('a standing order', () => {
  test('to ask is what a seat has as long as it says nothing', () => {
    const match = aRaid();
    match.answer('cid');
    expect(asks(match)).toBe('bob: parry');
    match.order('bob', { default: 'ask' });
    expect(asks(match)).toBe('bob: parry');
  });

  test('to pass lets every window go by, whomever it concerns', () => {
    const match = aRaid();
    match.order('bob', { default: 'pass' });
    match.answer('bob');
    expect(asks(match)).toBe('cid: parry');
    expect(match.journal.at(-1)).toEqual({ kind: 'answer', seat: 'bob', option: 1, order: true });
  });

  test('to be asked when concerned lets only those windows go by that concern others', () => {
    const match = aRaid();
    match.order('bob', { default: 'when-concerned' });
    match.answer('cid');
    expect(asks(match)).toBe('cid: parry');
    match.answer('pass');
    match.answer('bob');
    expect(asks(match)).toBe('bob: parry');
  });

  test('for one window goes before the one for all', () => {
    const match = aRaid();
    match.order('bob', { default: 'ask', parry: 'pass' });
    match.order('cid', { default: 'pass', parry: 'ask' });
    match.answer('bob');
    expect(asks(match)).toBe('cid: parry');
  });

  test('never answers what is no window', () => {
    const match = aRaid();
    match.order('ann', { default: 'pass', strike: 'pass' });
    expect(asks(match)).toBe('ann: strike');
  });

  test('never answers a window that cannot be passed', () => {
    const game = aGame({}, function* () {
      yield* ask('save', 'ann', [{ id: 'rope' }, { id: 'lamp' }], 'TINY-1', { window: true });
    });
    const match = start(game, { seed: 1 });
    match.order('ann', { default: 'pass' });
    expect(match.request).toMatchObject({ ask: 'save' });
  });

  test('to be asked when concerned asks when the window does not say whom it concerns', () => {
    const game = aGame({}, function* () {
      yield* ask('peek', 'ann', [{ id: 'peek' }, PASS], 'TINY-1', { window: true });
    });
    const match = start(game, { seed: 1 });
    match.order('ann', { default: 'when-concerned' });
    expect(match.request).toMatchObject({ ask: 'peek' });
  });

  test('is shown to whoever asks for it', () => {
    const match = aRaid();
    match.order('bob', { parry: 'pass' });
    expect(match.ordersOf('bob')).toEqual({ parry: 'pass' });
    expect(match.ordersOf('cid')).toEqual({});
  });

  test.each([
    [() => aRaid().order('zoe', { default: 'pass' }), 'no-such-seat', 'there is no seat zoe'],
    [
      () => aRaid().order('bob', { parry: 'never' as 'pass' }),
      'against-the-rules',
      'parry: an order is ask, when-concerned, pass',
    ],
  ])('that cannot be is refused', (act, code, message) => {
    expect(refusalOf(act)).toEqual({ name: 'Refused', code, message });
  });
});

describe('a window that was passed silently', () => {
  const PASSED = {
    type: 'window-passed',
    rule: 'RAID-2',
    ask: 'parry',
    seat: 'bob',
    to: ['bob'],
    reveals: false,
  };

  test('is marked in the log of its seat and in no other', () => {
    const match = aRaid();
    match.order('bob', { default: 'pass' });
    match.answer('bob');
    expect(passed(match.events('bob'))).toEqual([PASSED]);
    for (const seat of ['ann', 'cid', null]) expect(passed(match.events(seat))).toEqual([]);
  });

  test('is no moment at which anyone was asked, and stops no undo', () => {
    const match = aRaid();
    match.setPolicy({ undo: 'never' }, match.seats);
    match.order('bob', { default: 'pass' });
    const before = match.moment;
    match.answer('bob');
    expect(match.moments.slice(-2)).toEqual([before, before + 2]);
    match.undo();
    expect(asks(match)).toBe('ann: strike');
    expect(passed(match.events('bob'))).toEqual([]);
    match.redo();
    expect(asks(match)).toBe('cid: parry');
    expect(passed(match.events('bob'))).toEqual([PASSED]);
  });

  test('is passed again by redo, even if the seat would rather be asked now', () => {
    const match = aRaid();
    match.order('bob', { default: 'pass' });
    match.answer('bob');
    const before = picture(match);
    match.undo();
    match.order('bob', {});
    match.redo();
    match.order('bob', { default: 'pass' });
    expect(picture(match)).toEqual(before);
  });

  test('comes back as an open one when its seat changes the order and the same is done again', () => {
    const match = aRaid();
    match.order('bob', { default: 'pass' });
    match.answer('bob');
    match.undo();
    match.order('bob', { default: 'ask' });
    match.answer('bob');
    expect(asks(match)).toBe('bob: parry');
  });
});

describe('an order given while the window is open', () => {
  test('passes it at once', () => {
    const match = aRaid();
    match.answer('bob');
    match.order('bob', { default: 'pass' });
    expect(asks(match)).toBe('cid: parry');
    expect(passed(match.events('bob'))).toHaveLength(1);
  });

  test('passes it as any other window is passed: as if nobody had been asked', () => {
    const [late, early] = [aRaid(), aRaid()];
    late.answer('bob');
    late.order('bob', { default: 'pass' });
    early.order('bob', { default: 'pass' });
    early.answer('bob');
    expect(picture(late)).toEqual(picture(early));
  });

  test('leaves a window of somebody else alone', () => {
    const match = aRaid();
    match.answer('bob');
    const before = match.moment;
    match.order('cid', { default: 'pass' });
    expect(match.moment).toBe(before);
    expect(asks(match)).toBe('bob: parry');
    match.answer('parry');
    expect(asks(match)).toBe('ann: strike');
  });
});

describe('standing orders in a save', () => {
  test.each([
    ['load', load],
    ['resume', resume],
  ] as const)('are kept, with all that they passed (%s)', (_, takeUp) => {
    const match = aRaid();
    match.order('bob', { default: 'when-concerned' });
    match.order('cid', { parry: 'pass' });
    match.answer('cid');
    match.answer('cid');
    match.answer('bob');
    const again = takeUp(raid, throughText(match.save()));
    if (takeUp === load) expect(picture(again)).toEqual(picture(match));
    expect(again.ordersOf('bob')).toEqual({ default: 'when-concerned' });
    again.answer('parry');
    match.answer('parry');
    expect(throughText(again.save())).toEqual(throughText(match.save()));
    expect(asks(again)).toBe('ann: strike');
  });

  test('do not bind a fork: whoever thinks is asked', () => {
    const match = aRaid();
    match.order('bob', { default: 'pass' });
    const fork = match.fork();
    fork.answer(0);
    expect(fork.request).toMatchObject({ seat: 'bob', ask: 'parry' });
  });
});
