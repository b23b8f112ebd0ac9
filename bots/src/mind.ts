import {
  clone,
  type Fork,
  type Game,
  type Json,
  type Match,
  newRng,
  nextWord,
  type Question,
  type Rng,
  type Seat,
  throwDie,
} from '@tenebrae/kernel';

/** A match, or a fork of one, which remembers nothing. */
export type Thinkable<S extends object> = Pick<Fork<S>, 'game' | 'state' | 'request' | 'view' | 'fork'> &
  Partial<Pick<Match<S>, 'quiet'>>;

/** What a bot thinks with: what its seat may know, and nothing else. */
export interface Mind<S extends object> {
  readonly game: Game<S>;
  readonly seat: Seat;
  readonly question: Question;
  /** The bot's own source of chance, which moves on with use. */
  readonly rng: Rng;
  /** How many answers have been given since the seat was last told anything. */
  readonly quiet: number;
  view(): Json;
  /** A state as it could be for all that the seat knows. To look at, not to change. */
  guess(): S;
  /** A line of play to try things on, from such a state. The same seed gives the same hidden things and the same dice. */
  fork(seed: string): Fork<S>;
}

/** Takes an option of the question, by its place in the list. */
export type Bot = <S extends object>(mind: Mind<S>) => number;

/** Lets a bot answer what a match (or a fork) asks, for a seat that may answer it. */
export function decide<S extends object>(bot: Bot, match: Thinkable<S>, seat: Seat, rng: Rng): number {
  return bot(mindOf(match, seat, rng));
}

/** What a seat thinks with about what it is asked. */
export function mindOf<S extends object>(match: Thinkable<S>, seat: Seat, rng: Rng): Mind<S> {
  const { game, request } = match;
  if (request?.kind !== 'question') throw new Error(`${seat} is asked nothing`);
  return {
    game,
    seat,
    question: request,
    rng,
    quiet: match.quiet?.(seat) ?? 0,
    view: () => match.view(seat),
    guess: () => (game.conceal === undefined ? match.state : redealt(match, seat, String(nextWord(rng)))),
    fork(seed) {
      const fork = match.fork(undefined, seed);
      redeal(game, fork.state, seat, seed);
      return fork;
    },
  };
}

function redealt<S extends object>({ game, state }: Thinkable<S>, seat: Seat, seed: string): S {
  const copy = game.copy?.(state) ?? clone(state);
  redeal(game, copy, seat, seed);
  return copy;
}

/** Deals hidden things by the seed and by what the seat knows, not by how they lie: else the deal would give it away. */
function redeal<S extends object>(game: Game<S>, state: S, seat: Seat, seed: string): void {
  const rng = newRng(`${seed}/hidden`);
  // A pool stays in order while it is only dealt from.
  const inOrder = new Map<readonly unknown[], number>();
  game.conceal?.(state, seat, pool => {
    if (inOrder.get(pool) !== pool.length) pool.sort(byText);
    inOrder.set(pool, pool.length - 1);
    return pool.splice(throwDie(rng, pool.length) - 1, 1)[0] as (typeof pool)[number];
  });
}

function byText(a: unknown, b: unknown): number {
  const [left, right] = [asText(a), asText(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
