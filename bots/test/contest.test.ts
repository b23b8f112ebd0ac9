import { describe, expect, test } from 'vitest';
import { newContest } from '../src/search/contest.ts';
import { type Edge, newEdge } from '../src/search/tree.ts';

/** Looks so often, or until it is decided, where the looks at each option show these ends in turn, and the last one from then on. */
function contestOf(
  ends: readonly (readonly number[] | null)[],
  looks: number,
  priors: readonly number[] = ends.map(() => 1 / ends.length),
) {
  const edges = ends.map((one, option) => (one === null ? null : newEdge(priors[option] ?? 0)));
  const contest = newContest(edges, looks);
  for (let i = 0; i < looks && !contest.isDecided; i++) {
    const option = contest.next();
    const edge = edges[option] as Edge;
    const shown = ends[option] ?? [];
    const end = shown[edge.visits] ?? shown.at(-1) ?? 0;
    edge.total += end;
    edge.squares += end * end;
    edge.visits += 1;
    contest.saw(option, end);
  }
  const [best] = edges
    .flatMap((edge, option) =>
      edge === null ? [] : [{ option, stage: contest.stageOf(option), promise: contest.promiseOf(edge) }],
    )
    .sort((one, other) => other.stage - one.stage || other.promise - one.promise);
  return { visits: edges.map(edge => edge?.visits ?? 0), best: best?.option };
}

/** Ends that differ widely around this mean, and for each option at other looks. */
const uneven = (mean: number, option: number): number[] =>
  Array.from({ length: 40 }, (_, look) => mean + ((look + option) % 2 === 0 ? 0.3 : -0.3));

test('every option is looked at equally often, then the better half, then the better half of that', () => {
  const means = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
  const { visits, best } = contestOf(means.map(uneven), 96);
  expect(visits).toEqual([4, 4, 4, 4, 12, 12, 28, 28]);
  expect(best).toBe(7);
});

test('when it is clear which half is better, the other is not looked at any more', () => {
  const { visits, best } = contestOf([[0.1], [0.2], [0.3], [0.4]], 96);
  expect(visits).toEqual([6, 6, 6, 6]);
  expect(best).toBe(3);
});

test('the same dice for all make a small difference clear among wide ones', () => {
  const lucky = [0.9, 0.1, 0.7, 0.2, 0.8];
  const better = lucky.map(end => end + 0.05);
  expect(contestOf([lucky, better], 40)).toEqual({ visits: [6, 6], best: 1 });
});

test('bad luck at first does not rule out what is good', () => {
  const { best } = contestOf([[0.5], [0, 0, 0.9], [0.4], [0.3]], 64);
  expect(best).toBe(1);
});

test('what habit rules out is never looked at', () => {
  const { visits, best } = contestOf([null, uneven(0.2, 0), null, uneven(0.6, 1)], 20);
  expect(visits).toEqual([0, 10, 0, 10]);
  expect(best).toBe(3);
});

test('with fewer looks than options each is looked at while the looks last', () => {
  const { visits } = contestOf([[0.1], [0.2], [0.3], [0.4]], 3);
  expect(visits).toEqual([1, 1, 1, 0]);
});

describe('what is unlikely by habit', () => {
  /** Ends that differ widely, around this mean. */
  const around = (mean: number) =>
    Array.from({ length: 40 }, (_, look) => mean + (look % 2 === 0 ? 0.3 : -0.3));
  const PRIORS = [0.9, 0.1];

  test('is not preferred for a difference that chance explains', () => {
    expect(contestOf([around(0.5), around(0.52)], 16).best).toBe(1);
    expect(contestOf([around(0.5), around(0.52)], 16, PRIORS).best).toBe(0);
  });

  test('is preferred for one that chance does not explain', () => {
    expect(contestOf([around(0.5), around(0.9)], 16, PRIORS).best).toBe(1);
    expect(contestOf([[0.5], [0.52]], 16, PRIORS).best).toBe(1);
  });
});
