import { GAME_IDS } from '../games.ts';
import type { Heat, HeatRates } from './heat.ts';
import { percentile, ratio } from './race.ts';
import { ticTacToe } from './tic-tac-toe.ts';

const ROUNDS = 9;
/** Matches of whole games differ more from each other than those of tic-tac-toe. */
const GAME_ROUNDS = 25;
const MILLISECONDS = 200;
/** What must be reached. */
const LEAST_RATIO = 100;
const LEAST_GAME_RATIO = 10;
/** How fast code becomes differs by a tenth from one worker to the next: near the limit, the mean of three counts. */
const CLOSE = 0.15;
const HEATS = 3;

export interface Speed {
  /** Decisions a second, and how many times boardgame.io's moves at tic-tac-toe that is. */
  readonly perSecond: number;
  readonly ratio: number;
  /** Moves a second of boardgame.io beside it. */
  readonly yardstick: number;
  readonly least: number;
  readonly pass: boolean;
}

export interface SpeedReport {
  readonly boardgameIo: { readonly perSecond: number };
  readonly ticTacToe: Speed;
  readonly games: Readonly<Record<string, Speed>>;
}

/** How many contestants are told of, one after the other. */
export const CONTESTANTS = 1 + GAME_IDS.length;

export async function measureSpeed(
  runHeat: (heat: Heat) => Promise<HeatRates>,
  onContestant: (done: number) => void,
): Promise<SpeedReport> {
  let done = 0;
  const measure = async (heat: Heat, least: number): Promise<Speed> => {
    const speed = await measureOne(heat, least, runHeat);
    onContestant(++done);
    return speed;
  };
  const first = await measure(
    { contestant: ticTacToe.id, rounds: ROUNDS, milliseconds: MILLISECONDS },
    LEAST_RATIO,
  );
  const games: Record<string, Speed> = {};
  for (const id of GAME_IDS) {
    const heat = { contestant: id, rounds: GAME_ROUNDS, milliseconds: MILLISECONDS };
    games[id] = await measure(heat, LEAST_GAME_RATIO);
  }
  return { boardgameIo: { perSecond: first.yardstick }, ticTacToe: first, games };
}

async function measureOne(
  heat: Heat,
  least: number,
  runHeat: (heat: Heat) => Promise<HeatRates>,
): Promise<Speed> {
  const heats = [await runHeat(heat)];
  if (Math.abs(meanTimes(heats) / least - 1) <= CLOSE)
    while (heats.length < HEATS) heats.push(await runHeat(heat));
  const times = meanTimes(heats);
  return {
    perSecond: Math.round(mean(heats.map(({ contestant }) => percentile(contestant, 50)))),
    yardstick: Math.round(mean(heats.map(({ yardstick }) => percentile(yardstick, 50)))),
    ratio: Math.round(times * 10) / 10,
    least,
    pass: times >= least,
  };
}

const meanTimes = (heats: readonly HeatRates[]): number =>
  mean(heats.map(({ contestant, yardstick }) => ratio(contestant, yardstick)));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
