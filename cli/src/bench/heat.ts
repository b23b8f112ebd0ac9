import { openGame } from '../games.ts';
import { boardgameIoMatch } from './boardgame-io.ts';
import { kernelMatch, type PlayMatch, type Rates, race } from './race.ts';
import { ticTacToe } from './tic-tac-toe.ts';

/** One contestant against boardgame.io, as plain data that can be sent to a worker. */
export interface Heat {
  readonly contestant: string;
  readonly rounds: number;
  readonly milliseconds: number;
}

export type HeatRates = Rates<'contestant' | 'yardstick'>;

/** Is run in a worker of its own: code that other games have been through before is slower, and for some more than for others. */
export async function runHeat({ contestant, rounds, milliseconds }: Heat): Promise<HeatRates> {
  return race({ yardstick: boardgameIoMatch(), contestant: await matchOf(contestant) }, rounds, milliseconds);
}

const matchOf = async (contestant: string): Promise<PlayMatch> =>
  contestant === ticTacToe.id ? kernelMatch(ticTacToe) : kernelMatch((await openGame(contestant)).game);
