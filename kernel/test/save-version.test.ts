import { describe, expect, test, vi } from 'vitest';
import { type Game, load, type Match, resume } from '../src/index.ts';
import { aMatch, picture, playOn, present, refusalOf, throughText } from './a-match.ts';
import { type Candles, candles } from './demo/candles.ts';

const version = (number: number, more: Partial<Game<Candles>> = {}): Game<Candles> => ({
  ...candles,
  version: number,
  ...more,
});

/** A match in the middle of a beat, some answers after its last checkpoint. */
function inTheMiddle(): Match<Candles> {
  const match = playOn(aMatch({ options: { goal: 50 }, policy: { undo: 'consent' } }), 30);
  match.order('red', { default: 'pass' });
  while (match.save().checkpoint.at === match.moment) playOn(match, 1, 'on');
  return match;
}

describe.each([
  ['an older', 3],
  ['a newer', 0],
])('a save of %s version', (_, number) => {
  const game = version(number);

  test.each([
    ['load', load],
    ['resume', resume],
  ] as const)('goes on from its checkpoint; the answers since then are forgotten (%s)', (_how, takeUp) => {
    const match = inTheMiddle();
    const { checkpoint } = match.save();
    const again = takeUp(game, throughText(match.save()));
    expect(again.journal.filter(({ kind }) => kind === 'answer')).toEqual([]);
    const turn = (checkpoint.state as Candles).turn;
    expect(again.state.turn).toBe(turn);
    expect(again.policy).toEqual(match.policy);
    expect(again.ordersOf('red')).toEqual({ default: 'pass' });
    expect(again.request).toMatchObject({ ask: 'choose-door' });
    expect(again.save()).toMatchObject({ version: number, origin: { version: 1, state: checkpoint.state } });
  });

  test('has the same dice to come', () => {
    const match = inTheMiddle();
    const again = load(game, throughText(match.save()));
    const { checkpoint } = match.save();
    const there = match.branch(match.moments.find(moment => moment >= checkpoint.at) ?? 0);
    expect(present(again)).toEqual(present(there));
  });

  test('is a match like any other afterwards: saved, loaded, undone, branched', () => {
    const match = playOn(load(game, throughText(inTheMiddle().save())), 30, 'after');
    const again = load(game, throughText(match.save()));
    expect(picture(again)).toEqual(picture(match));
    expect(present(resume(game, throughText(match.save())))).toEqual(present(match));
    again.undo(again.moments[3], again.seats);
    again.redo(Number.POSITIVE_INFINITY);
    expect(picture(again)).toEqual(picture(match));
    expect(present(match.branch(match.moment))).toEqual(present(match));
  });

  test('is brought to this version by the game', () => {
    const migrate = vi.fn((state: Candles, _from: number) => {
      state.light += 100;
      return null;
    });
    const match = inTheMiddle();
    const again = load(version(number, { migrate }), throughText(match.save()));
    expect(migrate).toHaveBeenCalledOnce();
    expect(migrate.mock.calls[0]?.[1]).toBe(1);
    expect(again.state.light).toBe((match.save().checkpoint.state as Candles).light + 100);
  });

  test('is refused when the game says why it cannot', () => {
    const migrate = () => 'the house was rebuilt';
    expect(refusalOf(() => load(version(number, { migrate }), throughText(inTheMiddle().save())))).toEqual({
      name: 'BadSave',
      path: '/version',
      message: '/version: the house was rebuilt',
    });
  });
});

describe('a save of another version', () => {
  const save = () => throughText(inTheMiddle().save()) as { checkpoint: { state: Candles }; options: object };
  const refusal = (path: string, message: string): object => ({
    name: 'BadSave',
    path,
    message: `${path}: ${message}`,
  });

  test('that the game fails to bring over is refused', () => {
    const migrate = () => {
      throw new Error('no such room');
    };
    expect(refusalOf(() => load(version(2, { migrate }), save()))).toEqual(
      refusal('/checkpoint/state', 'version 1 cannot be read: no such room'),
    );
  });

  test('whose state is wrong for this version is refused', () => {
    const draft = save();
    draft.checkpoint.state.light = -1;
    expect(refusalOf(() => load(version(2), draft))).toEqual(
      refusal('/checkpoint/state', 'light or darkness below nothing'),
    );
  });

  test('from whose state the rules cannot go on is refused', () => {
    const draft = save();
    delete draft.checkpoint.state.lit['red'];
    draft.checkpoint.state.turn = 0.5;
    expect(refusalOf(() => load(version(2), draft))).toMatchObject({
      name: 'BadSave',
      path: '/checkpoint/state',
      message: expect.stringContaining('the rules cannot go on from it: '),
    });
  });

  test('whose options this version does not know goes on, and can be saved again', () => {
    const game = version(2, { options: { goal: { kind: 'number', min: 60, max: 70, default: 60 } } });
    const match = load(game, { ...save(), options: { fog: true } });
    expect(match.options).toEqual({ fog: true });
    expect(picture(load(game, throughText(match.save())))).toEqual(picture(match));
  });

  test('whose options are no options is refused', () => {
    expect(refusalOf(() => load(version(2), { ...save(), options: { goal: { much: 1 } } }))).toEqual(
      refusal('/options/goal', 'expected a text, a number, true or false'),
    );
  });

  test('that was frozen goes on: the rules may be right by now', () => {
    const broken = version(1, {
      *beat(table) {
        yield* candles.beat(table);
        if (table.state.turn === 3) throw new Error('the candle fell over');
      },
    });
    const match = load(broken, throughText(aMatch().save()));
    expect(() => playOn(match, 100)).toThrow('the candle fell over');
    const again = load(version(2), throughText(match.save()));
    expect(again.fault).toBeNull();
    playOn(again, 50);
    expect(again.state.turn).toBeGreaterThan(3);
  });
});
