import { newRng, type Rng, throwDie } from './rng.ts';
import type { Chance } from './rule.ts';

/**
 * Generators from one seed, one for each purpose. Whoever compares two lines of play wants the same luck in both: with a
 * single generator, one die more in one of them would shift all that follow.
 */
export type Streams = (purpose: string) => Rng;

export function newStreams(seed: string): Streams {
  const streams = new Map<string, Rng>();
  return purpose => {
    let rng = streams.get(purpose);
    if (rng === undefined) streams.set(purpose, (rng = newRng(`${seed}/${purpose}`)));
    return rng;
  };
}

/** How the dice of a throw fall: those of each kind of throw, and of each seat, are a stream of their own. */
export function facesFrom(streams: Streams, { dice, what, seat }: Chance): number[] {
  const rng = streams(seat === undefined ? what : `${what} ${seat}`);
  return dice.map(sides => throwDie(rng, sides));
}
