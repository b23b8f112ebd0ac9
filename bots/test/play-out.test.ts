import { AGREEMENTS, DICE_SOURCES, start } from '@tenebrae/kernel';
import { game } from '@tenebrae/kernel/demo';
import { expect, test } from 'vitest';
import { type Bot, botAnswer, botTurn, playOut, random } from '../src/index.ts';
import { everyone } from './tables.ts';

test('plays to the end and counts the decisions', () => {
  const match = start(game, { players: 2, seed: 1 });
  const decisions = playOut(match, everyone(random), 1);
  expect(match.result).not.toBeNull();
  expect(decisions).toBe(match.journal.filter(({ kind }) => kind === 'answer').length);
});

test('stops after so many decisions', () => {
  const match = start(game, { players: 2, seed: 1 });
  expect(playOut(match, everyone(random), 1, { most: 5 })).toBe(5);
  expect(match.request).not.toBeNull();
});

test.each(AGREEMENTS)('comes to an end where the party decides by %s', agreement => {
  const match = start(game, { players: 4, seed: 1, policy: { agreement } });
  playOut(match, Object.fromEntries(match.seats.map(seat => [seat, random])), 1);
  expect(match.result).not.toBeNull();
});

test.each(DICE_SOURCES)('throws the dice that are left to it: %s', dice => {
  const match = start(game, { players: 2, seed: 1, policy: { dice } });
  playOut(match, everyone(random), 1);
  expect(match.result).not.toBeNull();
});

test('says which seat has no bot', () => {
  const match = start(game, { players: 2, seed: 1 });
  expect(() => playOut(match, { red: random }, 1)).toThrow('no bot sits at blue');
});

test('where the party has to agree, one bot thinks and the others vote with it', () => {
  const match = start(game, { players: 4, seed: 1, policy: { agreement: 'all' } });
  const thoughts: string[] = [];
  const thoughtful: Bot = mind => {
    thoughts.push(`${match.moment} ${mind.seat}`);
    return random(mind);
  };
  playOut(match, Object.fromEntries(match.seats.map(seat => [seat, thoughtful])), 1);
  const votes = match.journal.filter(({ kind }) => kind === 'answer');
  expect(thoughts.length).toBeLessThan(votes.length);
  expect(new Set(thoughts).size).toBe(thoughts.length);
});

test('at a table too', () => {
  const match = start(game, { players: 4, seed: 1, policy: { agreement: 'all' } });
  const [first, ...others] = match.asked();
  const turn = botTurn(match, () => false);
  expect(turn).toEqual({ seat: first, follows: null });
  const vote = botAnswer(match, { seat: first as string, follows: null }, 'random');
  match.answer(vote, first);
  for (const seat of others) {
    expect(botTurn(match, () => false)).toEqual({ seat, follows: vote });
    match.answer(vote, seat);
  }
});
