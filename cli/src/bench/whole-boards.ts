import { game, type State } from '@tenebrae/descent';
import { reachOfAll, sightOfAll, spacesKnown } from '@tenebrae/descent/whole-board';
import { clone, newRng, start } from '@tenebrae/kernel';
import { type Cost, playOn } from './costs.ts';
import { percentile } from './race.ts';

/** What it takes to look at a whole board in the middle of a match, as multiples of one decision of it. */
export interface BoardCosts {
  readonly game: string;
  readonly boards: number;
  readonly microsecondsPerDecision: number;
  /** Medians: figures on a board, and spaces that are known. */
  readonly figures: number;
  readonly spaces: number;
  /** The spaces that every figure sees, and the places that every figure could walk to. */
  readonly sight: Cost;
  readonly reach: Cost;
}

/** Matches, each stopped halfway, and how often each board is looked at. */
export const BOARDS = 60;
const TIMES = 20;

interface Halfway {
  readonly state: State;
  readonly microseconds: number;
}

export function measureBoards(onBoard: (board: number, of: number) => void = () => {}): BoardCosts {
  const boards: Halfway[] = [];
  for (let seed = 0; seed < BOARDS; seed++) boards.push(halfway(seed));
  const decision = percentile(
    boards.map(({ microseconds }) => microseconds),
    50,
  );
  const sight: number[] = [];
  const reach: number[] = [];
  for (const [at, { state }] of boards.entries()) {
    sight.push(microsecondsOf(state, sightOfAll) / decision);
    reach.push(microsecondsOf(state, reachOfAll) / decision);
    onBoard(at + 1, BOARDS);
  }
  const middle = (count: (state: State) => number): number =>
    percentile(
      boards.map(({ state }) => count(state)),
      50,
    );
  return {
    game: game.id,
    boards: boards.length,
    microsecondsPerDecision: decision,
    figures: middle(state => sightOfAll(state).size),
    spaces: middle(spacesKnown),
    sight: { p50: percentile(sight, 50), p90: percentile(sight, 90) },
    reach: { p50: percentile(reach, 50), p90: percentile(reach, 90) },
  };
}

/** A match at random, with each number of players in turn, left when half of its decisions are made. */
function halfway(seed: number): Halfway {
  const { min, max } = game.players;
  const how = { players: min + (seed % (max - min + 1)), seed };
  const whole = play(how);
  return play(how, Math.floor(whole.decisions / 2));
}

function play(
  how: { readonly players: number; readonly seed: number },
  most?: number,
): Halfway & { readonly decisions: number } {
  const match = start(game, how);
  const rng = newRng(`halfway/${how.seed}`);
  const before = performance.now();
  const decisions = playOn(match, rng, most);
  const microseconds = (1000 * (performance.now() - before)) / Math.max(1, decisions);
  return { state: match.state, microseconds, decisions };
}

/** Each time on a copy, about which nothing is known yet. */
function microsecondsOf(state: State, look: (state: State) => unknown): number {
  const copies = Array.from({ length: TIMES }, () => game.copy?.(state) ?? clone(state));
  const before = performance.now();
  for (const copy of copies) look(copy);
  return (1000 * (performance.now() - before)) / TIMES;
}
