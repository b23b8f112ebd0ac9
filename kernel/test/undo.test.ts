import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, load, type Match, rollOne, start } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { aMatch, feed, picture, playOn, present, questionOf, refusalOf, throughText } from './a-match.ts';

const barrier = { name: 'Refused', code: 'barrier', message: 'something has been learned since then' };

/** Three steps left or right, then a die. */
const walk = aGame({ path: [] as string[], faces: [] as number[] }, function* (table) {
  const { state } = table;
  for (let step = 0; step < 3; step++) {
    const { id } = yield* ask('step', 'ann', [{ id: 'left' }, { id: 'right' }], 'TINY-1');
    state.path.push(id);
    table.tell({ type: 'stepped', rule: 'TINY-1', id });
  }
  state.faces.push(yield* rollOne('stumble', 6, 'TINY-2'));
});
const aWalk = (undo: 'free' | 'consent' | 'never', dice: 'seeded' | 'person' = 'seeded') =>
  start(walk, { players: 2, seed: 'path', policy: { undo, dice } });
const go = (match: Match, ...ways: string[]): void => ways.forEach(way => match.answer(way));

describe('where nobody may go back past what was learned, undo', () => {
  test('goes back freely to the last barrier, step by step', () => {
    const match = aWalk('never');
    go(match, 'left', 'left', 'left', 'right', 'left');
    match.undo();
    expect(match.state.path).toEqual(['left', 'left', 'left', 'right']);
    match.undo();
    expect(match.state.path).toEqual(['left', 'left', 'left']);
    expect(match.events(null).map(({ type }) => type)).toEqual([
      'stepped',
      'stepped',
      'stepped',
      'dice-rolled',
    ]);
  });

  test('never goes back past a die', () => {
    const match = aWalk('never');
    go(match, 'left', 'left', 'left', 'right');
    const before = picture(match);
    expect(match.undoRight(4)).toBe('free');
    expect(match.undoRight(2)).toBe('barrier');
    expect(refusalOf(() => match.undo(2))).toEqual(barrier);
    expect(picture(match)).toEqual(before);
  });

  test('never goes back past a draw', () => {
    const match = aMatch();
    while (match.state.turn === 0) feed(match, questionOf(match).ask === 'play-card' ? 'pass' : 'door:oak');
    expect(match.state.turn).toBe(1);
    expect(refusalOf(() => match.undo())).toEqual(barrier);
  });

  test('never goes back past a private look', () => {
    const game = aGame({ seen: false }, function* (table) {
      const { id } = yield* ask('look', 'ann', [{ id: 'look' }, { id: 'walk' }], 'TINY-1');
      if (id === 'look') table.tell({ type: 'looked', rule: 'TINY-1', card: 'bat', to: ['ann'] });
    });
    const match = start(game, { players: 2, seed: 1 });
    match.answer('walk');
    match.undo();
    match.answer('look');
    expect(refusalOf(() => match.undo())).toEqual(barrier);
  });

  test.each([
    [true, 'barrier'],
    [false, 'free'],
  ] as const)('heeds what the rule says of its own telling (reveals: %s)', (reveals, right) => {
    const game = aGame({}, function* (table) {
      yield* ask('look', 'ann', [{ id: 'look' }, { id: 'walk' }], 'TINY-1');
      table.tell({ type: 'looked', rule: 'TINY-1', reveals, ...(!reveals && { to: ['ann'] }) });
    });
    const match = start(game, { seed: 1 });
    match.answer('look');
    expect(match.undoRight(0)).toBe(right);
  });
});

describe('by consent, undo', () => {
  test('goes back past a die only if every seat agrees', () => {
    const match = aWalk('consent');
    go(match, 'left', 'left', 'left');
    const before = picture(match);
    expect(match.undoRight(2)).toBe('consent');
    for (const agreed of [undefined, [], ['ann'], ['ann', 'zoe']]) {
      expect(refusalOf(() => match.undo(2, agreed))).toEqual({
        name: 'Refused',
        code: 'consent',
        message: 'something has been learned since then: everyone must agree',
      });
    }
    expect(picture(match)).toEqual(before);
    match.undo(2, ['bob', 'ann']);
    expect(match.state).toEqual({ path: ['left', 'left'], faces: [] });
  });

  test('needs nobody’s consent before the barrier', () => {
    const match = aWalk('consent');
    go(match, 'left', 'left', 'left', 'right');
    match.undo();
    expect(match.state.path).toHaveLength(3);
  });
});

describe('an undo', () => {
  test('to a moment long ago goes back over several beats at once', () => {
    const match = aWalk('free');
    go(match, ...'llrrlrllrl'.split('').map(way => (way === 'l' ? 'left' : 'right')));
    match.undo(match.moments[2]);
    expect(match.state).toEqual({ path: ['left', 'left'], faces: [] });
    expect(match.moments).toEqual([0, 1, 2]);
  });

  test.each([1.5, -1, 99, 3])('to %d, at which nobody was asked, is refused', to => {
    const match = aWalk('free');
    go(match, 'left', 'left', 'left', 'right');
    const before = picture(match);
    expect(refusalOf(() => match.undo(to))).toEqual({
      name: 'Refused',
      code: 'no-such-moment',
      message: `there is no moment ${to} to go back to`,
    });
    expect(picture(match)).toEqual(before);
  });

  test('of nothing is refused, and so is a redo', () => {
    const match = aWalk('free');
    expect(refusalOf(() => match.undo())).toMatchObject({
      code: 'no-such-moment',
      message: 'there is no moment before the first to go back to',
    });
    expect(refusalOf(() => match.undo(0))).toMatchObject({ code: 'no-such-moment' });
    expect(refusalOf(() => match.redo())).toEqual({
      name: 'Refused',
      code: 'nothing-to-redo',
      message: 'nothing was undone',
    });
  });

  test('of the end of a match goes on with it', () => {
    const match = playOn(aMatch({ options: { goal: 3 }, policy: { undo: 'free' } }), 500);
    const end = picture(match);
    match.undo();
    expect(match.result).toBeNull();
    expect(match.request).not.toBeNull();
    match.redo();
    expect(picture(match)).toEqual(end);
  });
});

describe('after an undo', () => {
  test('the same answers bring the same dice, and keep the rest at hand to be redone', () => {
    const match = aWalk('free');
    go(match, 'left', 'left', 'left', 'right', 'left');
    const before = picture(match);
    match.undo(1);
    go(match, 'left', 'left');
    expect(match.canRedo).toBe(true);
    match.redo(Number.POSITIVE_INFINITY);
    expect(picture(match)).toEqual(before);
  });

  test('dice that a person threw come back by themselves', () => {
    const match = aWalk('free', 'person');
    go(match, 'left', 'left', 'left');
    match.answer([5]);
    match.answer('right');
    const before = picture(match);
    match.undo(1);
    go(match, 'left', 'left');
    expect(match.state.faces).toEqual([5]);
    expect(match.request).toMatchObject({ ask: 'step' });
    match.redo();
    expect(picture(match)).toEqual(before);
  });

  test('a person throws anew when something else was done', () => {
    const match = aWalk('free', 'person');
    go(match, 'left', 'left', 'left');
    match.answer([5]);
    match.undo(1);
    go(match, 'right', 'left');
    expect(match.request).toMatchObject({ kind: 'chance' });
    expect(match.canRedo).toBe(false);
  });

  test('another answer drops what could be redone', () => {
    const match = aWalk('free');
    go(match, 'left', 'left');
    match.undo(0);
    match.answer('right');
    expect(match.canRedo).toBe(false);
    expect(refusalOf(() => match.redo())).toMatchObject({ code: 'nothing-to-redo' });
    expect(match.state.path).toEqual(['right']);
  });

  test('redo goes on one moment at a time, or to the one it is told', () => {
    const match = aWalk('free');
    go(match, 'left', 'left', 'left', 'right', 'left');
    match.undo(0);
    match.redo();
    expect(match.moment).toBe(1);
    match.redo(4);
    expect(match.state).toMatchObject({ path: ['left', 'left', 'left'] });
    expect(match.canRedo).toBe(true);
  });

  test('a save keeps what can be redone', () => {
    const match = aWalk('free');
    go(match, 'left', 'left', 'left', 'right');
    const before = present(match);
    match.undo(1);
    const again = load(walk, throughText(match.save()));
    again.redo(Number.POSITIVE_INFINITY);
    expect(present(again)).toEqual(before);
  });
});

test('undo to any moments of a match of a thousand decisions, then redo to its end, gives equal states', () => {
  const match = aMatch({ players: 4, options: { goal: 400 }, policy: { undo: 'free' } });
  const shown = [present(match)];
  for (let decision = 1; decision <= 1000; decision++) shown.push(present(playOn(match, 1, decision)));
  const end = picture(match);
  const moments = [...match.moments];
  expect(moments).toHaveLength(1001);
  const jumps = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(jumps, places => {
      for (const place of places) {
        const moment = moments[place] as number;
        if (moment < match.moment) match.undo(moment);
        else if (moment > match.moment) match.redo(moment);
        expect(present(match)).toEqual(shown[place]);
      }
      if (match.canRedo) match.redo(Number.POSITIVE_INFINITY);
      expect(picture(match)).toEqual(end);
    }),
    { numRuns: 25 },
  );
});
