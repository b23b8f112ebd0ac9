import { RuleBug } from './errors.ts';

/** xoshiro128**, its state as plain data. */
export type Rng = [number, number, number, number];

/** Mixed from the seed's text, because neighbouring seeds must not give kindred dice. */
export function newRng(seed: string): Rng {
  let hash = 0x9e3779b9;
  for (let i = 0; i < seed.length; i++) hash = mix(hash ^ seed.charCodeAt(i));
  const word = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    return mix(hash) >>> 0;
  };
  const rng: Rng = [word(), word(), word(), word()];
  return rng.some(part => part !== 0) ? rng : [1, 2, 3, 4];
}

/** One face of a die, from 1; by rejection, so that every face is equally likely. */
export function throwDie(rng: Rng, sides: number): number {
  if (!isDie(sides)) throw new RuleBug(`there is no die of ${sides} sides`);
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides);
  for (;;) {
    const word = nextWord(rng);
    if (word < fair) return (word % sides) + 1;
  }
}

/** Whether a die can have so many sides; of any other the generator would look for a face for ever. */
export const isDie = (sides: number): boolean =>
  Number.isInteger(sides) && sides >= 1 && sides <= 0x1_0000_0000;

export function nextWord(rng: Rng): number {
  const starred = Math.imul(rotate(Math.imul(rng[1], 5), 7), 9) >>> 0;
  const shifted = rng[1] << 9;
  const third = rng[2] ^ rng[0];
  const fourth = rng[3] ^ rng[1];
  rng[1] = (rng[1] ^ third) >>> 0;
  rng[0] = (rng[0] ^ fourth) >>> 0;
  rng[2] = (third ^ shifted) >>> 0;
  rng[3] = rotate(fourth, 11) >>> 0;
  return starred;
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The murmur3 finaliser. */
function mix(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
