import { BOTS, decide } from '@tenebrae/bots';
import { type Match, newRng, start } from '@tenebrae/kernel';
import { game } from '@tenebrae/kernel/demo';
import { expect, test } from 'vitest';
import { newPonderer, type Ponderer } from '../src/engine/ponder.ts';

/** A match of candles in which red is asked for a card. */
function aMatch(): Match {
  const match = start(game, { players: 2, seed: 1 });
  match.answer('door:oak');
  return match as unknown as Match;
}

const RED = { seat: 'red', follows: null };

/** Asks again until there is an answer, and says how often that took. */
function patiently(ponderer: Ponderer, match: Match, bot: string): { option: number; asked: number } {
  for (let asked = 1; ; asked++) {
    const option = ponderer.answer(match, RED, bot);
    if (option !== null) return { option, asked };
  }
}

test('a bot that looks ahead thinks in pieces, and comes to what it would have come to in one', () => {
  const match = aMatch();
  const { option } = patiently(newPonderer(), match, 'adept');
  const bot = BOTS['adept'];
  if (bot === undefined) throw new Error('no such bot');
  expect(option).toBe(decide(bot, match, 'red', newRng(`${match.seed}/${match.moment}`)));
});

test('a master needs more than one piece, so that the table is heard in between', () => {
  expect(patiently(newPonderer(), aMatch(), 'master').asked).toBeGreaterThan(1);
});

test.each(['random', 'habit', 'greedy'])('who is %s answers at once', bot => {
  expect(newPonderer().answer(aMatch(), RED, bot)).toEqual(expect.any(Number));
});

test('who follows somebody thinks nothing', () => {
  expect(newPonderer().answer(aMatch(), { seat: 'red', follows: 1 }, 'master')).toBe(1);
});

test('when the table has moved on, the thought begins anew about what is asked then', () => {
  const ponderer = newPonderer();
  const match = aMatch();
  expect(ponderer.answer(match, RED, 'master')).toBeNull();
  const other = aMatch();
  const { option } = patiently(ponderer, other, 'novice');
  expect(other.refusal(option, 'red')).toBeNull();
});
