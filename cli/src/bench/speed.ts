import { GAME_IDS } from '../games.ts';
import type { DoPart } from '../in-worker.ts';
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
/** How fast code becomes differs by a tenth from one worker to the next: within that of the limit, the middle of three counts. */
const CLOSE = 0.15;
const HEATS = 3;

export interface Speed {
  /** Decisions a second, and how many times boardgame.io's moves at tic-tac-toe that is. */
  readonly perSecond: number;
  readonly ratio: number;
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
  runHeat: DoPart<Heat, HeatRates>,
  onContestant: (done: number) => void,
): Promise<SpeedReport> {
  let done = 0;
  const measure = async (heat: Heat, least: number): Promise<HeatRates> => {
    const rates = await middleHeat(heat, least, runHeat);
    onContestant(++done);
    return rates;
  };
  const first = await measure(
    { contestant: ticTacToe.id, rounds: ROUNDS, milliseconds: MILLISECONDS },
    LEAST_RATIO,
  );
  const games: Record<string, Speed> = {};
  for (const id of GAME_IDS) {
    const heat = { contestant: id, rounds: GAME_ROUNDS, milliseconds: MILLISECONDS };
    games[id] = speedOf(await measure(heat, LEAST_GAME_RATIO), LEAST_GAME_RATIO);
  }
  return {
    boardgameIo: { perSecond: Math.round(percentile(first.yardstick, 50)) },
    ticTacToe: speedOf(first, LEAST_RATIO),
    games,
  };
}

async function middleHeat(heat: Heat, least: number, runHeat: DoPart<Heat, HeatRates>): Promise<HeatRates> {
  const first = await runHeat(heat, () => {});
  if (Math.abs(timesOf(first) / least - 1) > CLOSE) return first;
  const heats = [first];
  while (heats.length < HEATS) heats.push(await runHeat(heat, () => {}));
  heats.sort((one, other) => timesOf(one) - timesOf(other));
  return heats[(HEATS - 1) / 2] ?? first;
}

const timesOf = ({ contestant, yardstick }: HeatRates): number => ratio(contestant, yardstick);

function speedOf(rates: HeatRates, least: number): Speed {
  const times = timesOf(rates);
  return {
    perSecond: Math.round(percentile(rates.contestant, 50)),
    ratio: Math.round(times * 10) / 10,
    least,
    pass: times >= least,
  };
}
