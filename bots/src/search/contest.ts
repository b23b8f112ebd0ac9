import { type Edge, meanOf } from './tree.ts';

/**
 * Which option of the question itself is looked at next: all equally often, then the better half of them, then the better
 * half of those (sequential halving). Dice make single futures tell little, and whoever shares out looks by what seems good
 * so far gives up too early on what had bad luck at first.
 */
export interface Contest {
  /** The place of the option to look at next. */
  next(): number;
  /** How many halvings an option has outlived: the more, the better it is. */
  stageOf(option: number): number;
}

export function newContest(offered: readonly (Edge | null)[], iterations: number): Contest {
  let left = offered.flatMap((edge, option) => (edge === null ? [] : [{ option, edge }]));
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const stages = new Map<number, number>();
  const looksInRound = (): number => Math.max(1, Math.floor(iterations / (rounds * left.length)));
  let looks = looksInRound();

  function halve(): void {
    if (left.length === 1) return;
    left = left
      .toSorted((a, b) => meanOf(b.edge) - meanOf(a.edge) || b.edge.prior - a.edge.prior)
      .slice(0, Math.ceil(left.length / 2));
    for (const { option } of left) stages.set(option, (stages.get(option) ?? 0) + 1);
    looks += looksInRound();
  }

  return {
    next() {
      if (left.every(({ edge }) => edge.visits >= looks)) halve();
      let next = left[0];
      for (const one of left) if (next === undefined || one.edge.visits < next.edge.visits) next = one;
      return next?.option ?? 0;
    },
    stageOf: option => stages.get(option) ?? 0,
  };
}
