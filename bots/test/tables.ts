import { type Game, type Match, type Seat, start } from '@tenebrae/kernel';
import { type Candles, game } from '@tenebrae/kernel/demo';
import { type Bot, playOut } from '../src/index.ts';

export const SEATS = ['red', 'blue'];

/** Candles with something else about it. */
export const variant = (more: Partial<Game<Candles>>): Game<Candles> => ({ ...game, ...more });

/** A match for two, waiting for red to play a card. */
export function aMatch(of: Game<Candles> = game, seed: string | number = 1): Match<Candles> {
  const match = start(of, { players: 2, seed });
  match.answer('door:oak');
  return match;
}

export const optionIds = ({ request }: Pick<Match, 'request'>): string[] =>
  request?.kind === 'question' ? request.options.map(({ id }) => id) : [];

export const everyone = (bot: Bot): Record<Seat, Bot> => Object.fromEntries(SEATS.map(seat => [seat, bot]));

/** A match for two that these bots have played to its end. */
export function played(bots: Readonly<Record<Seat, Bot>>, seed: string | number): Match<Candles> {
  const match = start(game, { players: 2, seed });
  playOut(match, bots, seed);
  return match;
}

export function sumOver(matches: number, count: (seed: number) => number): number {
  return Array.from({ length: matches }, (_, seed) => count(seed)).reduce((sum, one) => sum + one, 0);
}
