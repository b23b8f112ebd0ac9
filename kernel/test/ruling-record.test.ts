import { describe, expect, test } from 'vitest';
import { load, resume } from '../src/index.ts';
import { picture, refusalOf, throughText } from './a-match.ts';
import { aCamp, BOTH, camp, FOOD } from './camp.ts';

describe('in the record, a ruling', () => {
  test('is in everyone’s log, and what the beat had told before it is not told twice', () => {
    const match = aCamp();
    match.answer('eat');
    match.rule(FOOD, BOTH);
    expect(match.events(null)).toEqual([
      { type: 'table-ruling', rule: 'table', by: BOTH, corrections: FOOD, reveals: true },
      { type: 'day-begun', rule: 'CAMP-1', day: 1 },
    ]);
    expect(match.events('bob')).toEqual(match.events(null));
  });

  test('follows what the beats before it have told', () => {
    const match = aCamp();
    for (const meal of ['fast', 'fast', 'eat']) match.answer(meal);
    match.events('ann');
    match.rule(FOOD, BOTH);
    match.rule([{ at: '/food', to: 7 }], BOTH);
    expect(match.events('ann').map(({ type }) => type)).toEqual([
      'day-begun',
      'dice-rolled',
      'table-ruling',
      'table-ruling',
      'day-begun',
    ]);
    expect(match.state.food).toBe(7);
    expect(picture(load(camp, throughText(match.save())))).toEqual(picture(match));
  });

  test('survives being saved and taken up again', () => {
    const match = aCamp();
    for (const meal of ['fast', 'fast', 'eat']) match.answer(meal);
    match.rule(FOOD, BOTH);
    match.answer('eat');
    const again = load(camp, throughText(match.save()));
    expect(picture(again)).toEqual(picture(match));
    const resumed = resume(camp, throughText(match.save()));
    for (const one of [match, again, resumed]) for (const meal of ['eat', 'eat']) one.answer(meal);
    expect(resumed.state).toEqual(match.state);
    expect(picture(again)).toEqual(picture(match));
  });

  test('does not belong to the one who changes the list that was passed', () => {
    const match = aCamp();
    const corrections = [{ at: '/notes', to: { rain: 'heavy' } }];
    match.rule(corrections, BOTH);
    (corrections[0] as { to: object }).to = {};
    match.state.notes['sun'] = 'hot';
    expect(match.journal).toEqual([
      { kind: 'ruling', by: BOTH, beat: 0, corrections: [{ at: '/notes', to: { rain: 'heavy' } }] },
    ]);
  });

  test('is a barrier: undo goes back past it only where the table goes back past anything', () => {
    const match = aCamp();
    for (const meal of ['fast', 'fast', 'eat']) match.answer(meal);
    match.rule(FOOD, BOTH);
    match.answer('eat');
    match.undo();
    expect(match.state.food).toBe(9);
    expect(refusalOf(() => match.undo())).toMatchObject({ code: 'barrier' });
  });

  test('can be undone and redone', () => {
    const match = aCamp();
    match.setPolicy({ undo: 'free' }, BOTH);
    for (const meal of ['fast', 'fast', 'eat']) match.answer(meal);
    match.rule(FOOD, BOTH);
    match.answer('eat');
    const after = picture(match);
    match.undo(1);
    expect(match.state).toMatchObject({ day: 1, food: 5 });
    const saved = load(camp, throughText(match.save()));
    for (const one of [match, saved]) {
      one.redo(Number.POSITIVE_INFINITY);
      expect(picture(one)).toEqual(after);
    }
  });

  test('is not made again by a player who only answers the same', () => {
    const match = aCamp();
    match.setPolicy({ undo: 'free' }, BOTH);
    for (const meal of ['fast', 'fast']) match.answer(meal);
    match.rule(FOOD, BOTH);
    match.undo(1);
    for (const meal of ['fast', 'fast']) match.answer(meal);
    expect(match.state.day).toBe(2);
    expect(match.state.food).toBeLessThan(9);
    expect(match.canRedo).toBe(false);
    expect(match.fault).toBeNull();
  });

  test('keeps what the table agreed on during the beat', () => {
    const match = aCamp();
    match.answer('eat');
    match.setPolicy({ undo: 'free', dice: 'person' }, BOTH);
    match.rule(FOOD, BOTH);
    expect(match.policy).toEqual({ dice: 'person', agreement: 'anyone', undo: 'free' });
    expect(picture(load(camp, throughText(match.save())))).toEqual(picture(match));
  });

  test('keeps the other dice of a branch', () => {
    const twig = aCamp().branch(0, 'other dice');
    twig.rule(FOOD, BOTH);
    expect(twig.journal.map(({ kind }) => kind)).toEqual(['ruling', 'reseed']);
  });
});

describe('a ruling on a frozen match', () => {
  test('un-freezes it, so that a wrong rule never ends an evening', () => {
    const match = aCamp();
    match.rule([{ at: '/food', to: 2 }], BOTH);
    match.answer('eat');
    expect(() => match.answer('eat')).toThrow('nothing left to eat');
    expect(match.fault).not.toBeNull();
    match.rule([{ at: '/food', to: 3 }], BOTH);
    expect(match.fault).toBeNull();
    for (const meal of ['eat', 'eat']) match.answer(meal);
    expect(match.state).toMatchObject({ day: 2 });
    expect(picture(load(camp, throughText(match.save())))).toEqual(picture(match));
  });

  test('that is refused leaves it frozen', () => {
    const match = aCamp();
    match.rule([{ at: '/food', to: 2 }], BOTH);
    match.answer('eat');
    expect(() => match.answer('eat')).toThrow('nothing left to eat');
    const before = picture(match);
    expect(refusalOf(() => match.rule([{ at: '/food', to: -2 }], BOTH))).toMatchObject({
      code: 'against-the-rules',
    });
    expect(picture(match)).toEqual(before);
  });

  test('of the last beat takes a match that is over up again', () => {
    const match = aCamp();
    match.rule([{ at: '/day', to: 6 }], BOTH);
    expect(match.result).toEqual({ outcome: 'home', rule: 'CAMP-4', winners: BOTH });
    match.rule([{ at: '/day', to: 2 }], BOTH);
    expect(match.result).toBeNull();
    expect(match.state.day).toBe(3);
  });
});
