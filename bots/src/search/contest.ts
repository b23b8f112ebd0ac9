import { isClear } from '../clear.ts';
import { type Edge, meanOf } from './tree.ts';

/**
 * Which option of the question itself is looked at next: all equally often, then the better half of them, then the better
 * half of those (sequential halving). Dice make single futures tell little, and whoever shares out looks by what seems good
 * so far gives up too early on what had bad luck at first. When it is clear sooner which half is better, the rest is spared.
 */
export interface Contest {
  /** The place of the option to look at next. */
  next(): number;
  /** A look at it ended so. */
  saw(option: number, end: number): void;
  /** One option is left. */
  readonly isDecided: boolean;
  /** How many halvings an option has outlived: the more, the better it is. */
  stageOf(option: number): number;
  /** How good an option seems by what was seen of it, and as long as that is little, by habit. */
  promiseOf(edge: Edge): number;
}

/**
 * What is unlikely by habit must seem better by more than chance explains: by so many times the error of its mean for each
 * e-fold that it is less likely. Among many options the one that had most luck seems best, and it is seldom the likely one.
 */
const TRUST_IN_HABIT = 1;

export function newContest(offered: readonly (Edge | null)[], iterations: number): Contest {
  let left: Contender[] = offered.flatMap((edge, option) =>
    edge === null ? [] : [{ option, edge, ends: [] }],
  );
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const stages = new Map<number, number>();
  const looksInRound = (): number => Math.max(1, Math.floor(iterations / (rounds * left.length)));
  let looks = looksInRound();

  const promiseOf = (edge: Edge): number => promiseAmong(edge, noiseIn(offered));

  /** Drops the worse half when all have been looked at often enough, or when it is clear which half that is. */
  function halve(): boolean {
    const looksSoFar = left[0]?.edge.visits ?? 0;
    if (left.length < 2 || left.some(({ edge }) => edge.visits !== looksSoFar)) return false;
    const noise = noiseIn(offered);
    const sorted = left
      .map(one => ({ ...one, promise: promiseAmong(one.edge, noise) }))
      .sort((a, b) => b.promise - a.promise || b.edge.prior - a.edge.prior);
    const half = Math.ceil(left.length / 2);
    const [ahead, behind] = [sorted[half - 1], sorted[half]];
    if (ahead === undefined || behind === undefined) return false;
    if (looksSoFar < looks && !isClear(ahead.promise - behind.promise, ahead.ends, behind.ends)) return false;
    left = sorted.slice(0, half);
    for (const { option } of left) stages.set(option, (stages.get(option) ?? 0) + 1);
    looks = looksSoFar + looksInRound();
    return true;
  }

  return {
    next() {
      let next = left[0];
      for (const one of left) if (next === undefined || one.edge.visits < next.edge.visits) next = one;
      return next?.option ?? 0;
    },
    saw(option, end) {
      left.find(one => one.option === option)?.ends.push(end);
      while (halve());
    },
    get isDecided() {
      return left.length === 1;
    },
    stageOf: option => stages.get(option) ?? 0,
    promiseOf,
  };
}

interface Contender {
  readonly option: number;
  readonly edge: Edge;
  /** How each look at it ended. */
  readonly ends: number[];
}

const promiseAmong = (edge: Edge, noise: number): number =>
  edge.visits === 0 || edge.prior <= 0
    ? meanOf(edge)
    : meanOf(edge) + (TRUST_IN_HABIT * noise * Math.log(edge.prior)) / Math.sqrt(edge.visits);

/** How widely the ends of one and the same option differ. */
function noiseIn(offered: readonly (Edge | null)[]): number {
  let visits = 0;
  let squares = 0;
  for (const edge of offered) {
    if (edge === null || edge.visits === 0) continue;
    visits += edge.visits;
    squares += edge.squares - edge.total ** 2 / edge.visits;
  }
  return visits === 0 ? 0 : Math.sqrt(Math.max(0, squares) / visits);
}
