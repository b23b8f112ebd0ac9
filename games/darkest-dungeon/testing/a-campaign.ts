import { settleOptions } from '@tenebrae/kernel';
import type { Options } from '../src/data/options.ts';
import { game } from '../src/index.ts';
import { testGame, type TestGame } from './a-game.ts';

/** A table at which nothing has happened yet. */
export function aCampaign(set: Partial<Options> = {}, players = 1): TestGame {
  const options = settleOptions(game.options, set);
  if (typeof options === 'string') throw new Error(options);
  const seats = game.seats(players);
  return testGame(game.setUp({ options, seats }), seats);
}
