import { describe, expect, test } from 'vitest';
import { type Game, LANGUAGES, load, newRng, nextWord, resume, type Save } from '../src/index.ts';
import { CHECKS, checkMatch } from '../testing/checks.ts';
import { type Failure, fuzz } from '../testing/index.ts';
import { present, questionOf, throughText } from './a-match.ts';
import * as broken from './demo/broken.ts';
import { type Candles, candles, CARDS } from './demo/candles.ts';

describe('the fuzzer', () => {
  test('finds nothing wrong with the demonstration game', () => {
    const report = fuzz(candles, { decisions: 3000, seed: 1, options: { goal: 8 }, longest: 2000 });
    expect(report.failures).toEqual([]);
    expect(report.decisions).toBe(3000);
    expect(Object.keys(report.outcomes).sort()).toEqual(['dawn', 'night']);
  });

  test('reports what it has played: decisions, games, outcomes and the content that came up', () => {
    const progress: number[] = [];
    const report = fuzz(candles, {
      decisions: 600,
      seed: 3,
      every: 10,
      options: { goal: 8, gloom: 'dim' },
      content: { cards: CARDS, doors: ['oak', 'iron', 'glass'] },
      onProgress: decisions => progress.push(decisions),
    });
    expect(report).toEqual({
      game: 'candles',
      decisions: 600,
      games: progress.length,
      outcomes: expect.any(Object),
      exercised: {
        cards: { seen: 5, of: 5, unseen: [] },
        doors: { seen: 2, of: 3, unseen: ['glass'] },
      },
      failures: [],
    });
    // The last game is cut off when the decisions are up.
    const ended = Object.values(report.outcomes).reduce((sum, count) => sum + count, 0);
    expect([report.games, report.games - 1]).toContain(ended);
    expect(progress.at(-1)).toBe(600);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  test('plays the same games again for the same seed', () => {
    const plan = { decisions: 300, every: 50, options: { goal: 8 } };
    expect(fuzz(candles, { ...plan, seed: 5 })).toEqual(fuzz(candles, { ...plan, seed: 5 }));
  });

  test('says what the game objects to when nothing that is left to choose can help', () => {
    const plan = { decisions: 300, seed: 5, options: { goal: 3, gloom: 'dark' } };
    expect(() => fuzz(candles, plan)).toThrow('in the dark at least 4 candles are needed');
  });
});

const found = (game: Game<Candles>): Failure => {
  const { failures } = fuzz(game, { decisions: 3000, seed: 7, options: { goal: 40 }, longest: 500 });
  return failures[0] as Failure;
};

describe('of a broken game, the fuzzer', () => {
  /** Each with the longest run that still counts as short: what it takes to get there, and a little more. */
  const BROKEN = [
    ['a dead end', broken.deadEnd, 'dead-end', 25],
    ['an option that is offered twice', broken.optionTwice, 'twice', 30],
    ['an endless loop', broken.endlessLoop, 'runaway', 30],
    ['an endless match', broken.endlessMatch, 'runaway', 501],
    ['a leak through a view', broken.leakInView, 'leak-view', 15],
    ['a leak to somebody who does not know the same', broken.leakToFriend, 'leak-view', 15],
    ['a leak to somebody who happens to know the same', broken.leakByLikeness, 'leak-view', 20],
    ['a leak through an event', broken.leakInEvent, 'leak-event', 20],
    ['a leak through the set of options', broken.leakInOptions, 'leak-options', 20],
    ['an undo that crosses a die', broken.undoCrossesDie, 'undo-crosses', 3],
    ['a fork that shares state', broken.sharedState(), 'fork', 5],
    ['a fork in a state that cannot be', broken.dealsTooMany, 'fork', 5],
    ['a rule that throws', broken.throwing, 'threw', 20],
    ['an event that goes on to change', broken.changesTold, 'threw', 5],
    ['a broken invariant', broken.losesCards, 'invariant', 30],
    ['an invariant broken at the very end', broken.endsBadly, 'invariant', 20],
  ] as const;

  test.each(BROKEN)('finds %s, in a run that is short', (_, game, fault, most) => {
    const failure = found(game);
    expect(failure.fault).toBe(fault);
    expect(failure.choices.length).toBeLessThanOrEqual(most);
    expect(failure.save?.journal.length).toBeLessThanOrEqual(most);
  });

  test.each([
    ['a dead end', broken.deadEnd],
    ['an endless loop', broken.endlessLoop],
    ['a rule that throws', broken.throwing],
  ])('saves %s just before it, to be replayed', (_, game) => {
    const { save, message } = found(game);
    const match = load(game, throughText(save as Save));
    expect(match.fault?.message).toBe(message);
    expect(present(resume(game, save))).toEqual(present(match));
    const entry = match.fault?.entry;
    match.undo();
    expect(() => {
      if (entry?.kind === 'answer') match.answer(entry.option, entry.seat);
      if (entry?.kind === 'chance') match.answer(entry.faces);
    }).toThrow(message);
  });

  test.each([
    ['a broken invariant', broken.losesCards],
    ['an invariant broken at the very end', broken.endsBadly],
  ])('saves the match just before %s: one answer more breaks it', (_, game) => {
    const { save, message, choices } = found(game);
    const match = load(game, throughText(save as Save));
    expect(game.invariants(match.state)).toEqual([]);
    for (let at = (save as Save).journal.length; match.request?.kind === 'chance'; at++) {
      match.answer([((choices[at] ?? 0) % (match.request.dice[0] as number)) + 1]);
    }
    if (match.request !== null) match.answer((choices.at(-1) as number) % questionOf(match).options.length);
    expect(game.invariants(match.state)).toEqual([message]);
  });

  test.each([
    ['a leak through a view', broken.leakInView],
    ['a leak through an event', broken.leakInEvent],
    ['a leak through the set of options', broken.leakInOptions],
    ['an undo that crosses a die', broken.undoCrossesDie],
    ['a fork in a state that cannot be', broken.dealsTooMany],
  ])('saves the match at %s, where looking again finds it again', (_, game) => {
    const { save, fault } = found(game);
    const match = load(game, throughText(save as Save));
    const rng = newRng('look');
    const looks = Array.from({ length: 20 }, () => checkMatch(match, CHECKS, () => nextWord(rng))?.fault);
    expect(looks).toContain(fault);
  });

  test('names what has no words, and in which language', () => {
    const words = { en: { 'choose-door': 'Which door?' }, fr: {} };
    const { failures } = fuzz(candles, { decisions: 50, seed: 1, words });
    expect(failures[0]).toMatchObject({ fault: 'words', message: 'CANDLES-DOOR-01 has no words in en' });
    expect(LANGUAGES).toEqual(['en', 'fr']);
  });
});
