import { type Fork, newStreams, type Rng, type Seat, throwDie } from '@tenebrae/kernel';
import { playByHabit } from '../habit.ts';

/** How a future ended. */
export interface Ending {
  readonly winners: readonly Seat[];
  /** How well each seat stood then. */
  readonly standing: Readonly<Record<Seat, number>>;
  /** How many steps it took. */
  readonly steps: number;
}

/** A future that is still undecided after so many steps counts as won by nobody. */
const MOST_STEPS = 6000;

/** Plays on by habit, whoever is asked, to the end. */
export function liveOn<S extends object>(fork: Fork<S>, seed: string): Ending {
  const luck = newStreams(`${seed}/play`);
  let steps = 0;
  for (; steps < MOST_STEPS && fork.request !== null; steps++) playByHabit(fork, luck);
  return endingOf(fork, steps);
}

export const endingOf = <S extends object>(
  { game, seats, state, result }: Pick<Fork<S>, 'game' | 'seats' | 'state' | 'result'>,
  steps: number,
): Ending => ({
  winners: result?.winners ?? [],
  standing: Object.fromEntries(seats.map(seat => [seat, game.evaluate?.(state, seat) ?? 0])),
  steps,
});

/** Lets all dice fall that are due, up to the next question. */
export function settleDice<S extends object>(fork: Fork<S>, rng: Rng): void {
  while (fork.request?.kind === 'chance') fork.answer(fork.request.dice.map(sides => throwDie(rng, sides)));
}

/** How well a seat stands, where what is won or lost outweighs what makes a difference otherwise. */
export function worth<S extends object>(
  { game, state, result }: Pick<Fork<S>, 'game' | 'state' | 'result'>,
  seat: Seat,
  swing: number,
): number {
  const end = result === null ? 0 : result.winners.includes(seat) ? swing : -swing;
  return end + (game.evaluate?.(state, seat) ?? 0);
}
