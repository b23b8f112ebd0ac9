import { describe, expect, test } from 'vitest';
import { load, type Match, notPlain, readSave, resume } from '../src/index.ts';
import { aMatch, picture, playOn, present, throughText } from './a-match.ts';
import { aDraft, anEventfulMatch } from './a-save.ts';
import { type Candles, candles } from './demo/candles.ts';

/** What the last so many events of each seat were: a resumed match has been told only those since its checkpoint. */
const lastTold = (match: Match, counts: readonly number[]): object =>
  [...match.seats, null].map((seat, i) =>
    match.events(seat).slice(match.events(seat).length - (counts[i] ?? 0)),
  );
const toldCounts = (match: Match): number[] => [...match.seats, null].map(seat => match.events(seat).length);

function everyDecision(visit: (match: Match<Candles>, decision: number) => void): void {
  const match = aMatch({ options: { goal: 8 }, policy: { undo: 'free', agreement: 'majority' } });
  match.order('blue', { default: 'pass' });
  for (let decision = 0; match.request !== null && decision < 120; decision++) {
    visit(match, decision);
    playOn(match, 1, decision);
  }
  visit(match, 120);
}

describe('a save', () => {
  test('taken at any decision is loaded as the same match', () => {
    everyDecision(match => {
      const again = load(candles, throughText(match.save()));
      expect(picture(again)).toEqual(picture(match));
      expect(again.policy).toEqual(match.policy);
      expect(again.moments.map(moment => again.undoRight(moment))).toEqual(
        match.moments.map(moment => match.undoRight(moment)),
      );
    });
  });

  test('taken at any decision is resumed at the same place', () => {
    everyDecision(match => {
      const again = resume(candles, throughText(match.save()));
      expect(present(again)).toEqual(present(match));
      expect(throughText(again.save())).toEqual(throughText(match.save()));
      const counts = toldCounts(again);
      expect(lastTold(again, counts)).toEqual(lastTold(match, counts));
      expect(again.moments).toEqual(match.moments.slice(-again.moments.length));
    });
  });

  test.each([
    ['load', load],
    ['resume', resume],
  ] as const)('taken at any decision has the same future (%s)', (_, takeUp) => {
    everyDecision((match, decision) => {
      if (decision % 5 !== 0 || match.request === null) return;
      const [here, there] = [takeUp(candles, throughText(match.save())), match.branch(match.moment)];
      there.order('blue', { default: 'pass' });
      playOn(here, 40, 'later');
      playOn(there, 40, 'later');
      expect(throughText(here.save())).toEqual(throughText(there.save()));
      expect(present(here)).toEqual(present(there));
    });
  });

  test('is plain data, and stays as it is while the match goes on', () => {
    const match = playOn(aMatch(), 20);
    const save = match.save();
    expect(notPlain(save)).toBeNull();
    const text = JSON.stringify(save);
    expect(JSON.parse(text)).toEqual(save);
    playOn(match, 20, 'later');
    expect(JSON.stringify(save)).toBe(text);
  });

  test('is not touched by the match that is taken up from it', () => {
    const given = aDraft();
    for (const takeUp of [load, resume]) {
      const match = takeUp(candles, given);
      match.redo();
      playOn(match, 20, 'later');
    }
    expect(given).toEqual(aDraft());
  });

  test('carries what a match is made of', () => {
    const match = playOn(aMatch({ options: { goal: 12 } }), 10);
    expect(match.save()).toMatchObject({
      format: 'tenebrae-save-1',
      game: 'candles',
      version: 1,
      seats: ['red', 'blue', 'green'],
      options: { goal: 12, gloom: 'dim' },
      seed: 'wick',
      policy: { dice: 'seeded', agreement: 'anyone', undo: 'never' },
      origin: null,
      journal: match.journal,
      undone: [],
      orders: {},
      fault: null,
    });
    const { at, beat } = match.save().checkpoint;
    expect(at).toBeLessThanOrEqual(match.moment);
    expect(match.moment - at).toBeLessThan(24);
    expect(beat).toBeLessThanOrEqual(match.state.turn);
  });

  test('is read from its text', () => {
    const match = playOn(aMatch(), 10);
    expect(picture(load(candles, readSave(JSON.stringify(match.save()))))).toEqual(picture(match));
    expect(picture(load(candles, readSave(JSON.stringify(match.save(), null, 2))))).toEqual(picture(match));
  });
});

describe('the save of an eventful match', () => {
  test('holds every kind of entry, votes and orders among them, and something to redo', () => {
    const { journal, undone, orders } = aDraft();
    expect(new Set(journal.map(({ kind }) => kind))).toEqual(
      new Set(['answer', 'chance', 'policy', 'ruling', 'reseed']),
    );
    expect(journal.some(entry => entry.kind === 'answer' && entry.order)).toBe(true);
    expect(journal.some(entry => entry.kind === 'chance' && entry.by === 'outside')).toBe(true);
    expect(undone.length).toBeGreaterThan(3);
    expect(orders).toEqual({ red: { default: 'when-concerned' } });
  });

  test('is loaded as the same match, with the same to redo', () => {
    const match = anEventfulMatch();
    const again = load(candles, aDraft());
    expect(picture(again)).toEqual(picture(match));
    for (const one of [match, again]) one.redo(Number.POSITIVE_INFINITY);
    expect(picture(again)).toEqual(picture(match));
  });

  test('is resumed at the same place, with the same to redo', () => {
    const match = anEventfulMatch();
    const again = resume(candles, aDraft());
    for (const one of [match, again]) one.redo(Number.POSITIVE_INFINITY);
    expect(present(again)).toEqual(present(match));
    expect(throughText(again.save())).toEqual(throughText(match.save()));
  });

  test('can be undone to every moment before', () => {
    const again = load(candles, aDraft());
    const moments = [...again.moments];
    for (const moment of moments.slice(0, -1).reverse()) {
      const then = again.at(moment);
      again.undo(moment);
      expect(again.request).toEqual(then.request);
      expect(again.view(null)).toEqual(then.view(null));
    }
    again.redo(Number.POSITIVE_INFINITY);
    expect(again.canRedo).toBe(false);
  });
});
