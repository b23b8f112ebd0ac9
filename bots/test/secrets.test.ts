import { clone, type Game, newRng, start } from '@tenebrae/kernel';
import { type Candles, game } from '@tenebrae/kernel/demo';
import { describe, expect, test } from 'vitest';
import { type Bot, decide, greedy, habit, LEVELS, playOut, random, searching } from '../src/index.ts';
import { everyone, variant } from './tables.ts';

/** Habits and evaluation that would cheat if they could: they look into the other's hand. */
const curious: Game<Candles> = variant({
  habits: (state, { options }) => options.map((_, i) => 1 + ((shadows(state) + i) % 3)),
  evaluate: (state, seat) => (state.lit[seat] ?? 0) + 10 * shadows(state),
});
const shadows = (state: Candles): number =>
  Object.values(state.hands)
    .flat()
    .filter(card => card === 'shadow').length;

/** A master in a hurry: what it may know does not hang on how long it thinks. */
const master = searching({ ...LEVELS.master, iterations: 40 });
const BOTS: Readonly<Record<string, Bot>> = { random, habit, greedy, master };

describe.each(Object.entries(BOTS))('%s', (_, bot) => {
  test.each([
    ['candles', game],
    ['candles with curious habits', curious],
  ])('answers the same in %s, whatever lies hidden from its seat', (_, of) => {
    const match = start(of, { players: 4, seed: 'secret' });
    for (let moment = 0; moment < 25 && match.request?.kind === 'question'; moment++) {
      const seat = match.asked()[0] as string;
      const answers = ['a', 'b', 'c'].map(seed =>
        decide(bot, match.fork(seat, seed), seat, newRng(`${moment}`)),
      );
      answers.push(decide(bot, match, seat, newRng(`${moment}`)));
      expect(new Set(answers).size).toBe(1);
      match.answer(answers[0] as number, seat);
    }
  });

  test('leaves the match as it was', () => {
    const match = start(game, { players: 2, seed: 'as it was' });
    const before = clone({ state: match.state, save: match.save() });
    decide(bot, match, 'red', newRng('x'));
    expect({ state: match.state, save: match.save() }).toEqual(before);
  });

  test('plays the same match for the same seed, and another for another', () => {
    const journal = (seed: number) => {
      const match = start(game, { players: 2, seed: 'dice' });
      playOut(match, everyone(bot), seed);
      return match.journal;
    };
    expect(journal(1)).toEqual(journal(1));
    expect(journal(1)).not.toEqual(journal(2));
  });
});
