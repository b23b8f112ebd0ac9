import { type Game, newRng, type Rng, start, throwDie } from '@tenebrae/kernel';

/** Plays one match and counts its decisions. */
export type PlayMatch = (rng: Rng) => number;

/** A match of a game on this kernel, played at random; with each number of players in turn. */
export function kernelMatch<S extends object>(game: Game<S>): PlayMatch {
  const { min, max } = game.players;
  let matches = 0;
  return rng => {
    const players = min + (matches++ % (max - min + 1));
    const match = start(game, { players, seed: matches });
    let decisions = 0;
    while (match.request?.kind === 'question') {
      match.answer(throwDie(rng, match.request.options.length) - 1);
      decisions += 1;
    }
    return decisions;
  };
}

export type Rates<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/** Measures decisions a second of each, by turns, so that what slows the machine slows all of them. */
export function race<Name extends string>(
  contestants: Readonly<Record<Name, PlayMatch>>,
  rounds: number,
  milliseconds: number,
): Rates<Name> {
  const entries = Object.entries(contestants) as [Name, PlayMatch][];
  const rates = Object.fromEntries(entries.map(([name]) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const [, play] of entries) warmUp(play, milliseconds);
  for (let round = 1; round <= rounds; round++) {
    for (const [name, play] of entries)
      rates[name].push(rateOf(play, newRng(`round/${round}`), milliseconds));
  }
  return rates;
}

/** What a program does for the first seconds is slow: play until it has not become faster for a while. */
const WHILE = 60;
const LONGEST = 240;

function warmUp(play: PlayMatch, milliseconds: number): void {
  const rng = newRng('warm-up');
  let best = 0;
  for (let round = 0, since = 0; since < WHILE && round < LONGEST; round++, since++) {
    const rate = rateOf(play, rng, milliseconds);
    if (rate > best * 1.02) since = 0;
    best = Math.max(best, rate);
  }
}

function rateOf(play: PlayMatch, rng: Rng, milliseconds: number): number {
  const before = performance.now();
  let decisions = 0;
  let passed = 0;
  while (passed < milliseconds) {
    decisions += play(rng);
    passed = performance.now() - before;
  }
  return (decisions / passed) * 1000;
}

/** The median of how many times as fast one is as the other, round by round. */
export function ratio(fast: readonly number[], slow: readonly number[]): number {
  return percentile(
    fast.map((rate, round) => rate / (slow[round] as number)),
    50,
  );
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
