import { describe, expect, test } from 'vitest';
import { curvesOf, widestGaps } from '../../src/review/curve.ts';
import type { Outlook } from '../../src/review/pool.ts';
import { evenly, middles } from '../../src/review/sample.ts';
import { counted, NO_FUTURES, sidesOf, type Tally, winsOf } from '../../src/review/tally.ts';

/** So many futures, of which some are won by these; everybody stands so well at the end of each. */
function aTally(futures: number, won: number, winners: readonly string[], standing = 0): Tally {
  let tally = NO_FUTURES;
  for (let one = 0; one < futures; one++)
    tally = counted(tally, {
      winners: one < won ? winners : [],
      standing: { red: standing + (one % 2), blue: -standing },
      steps: 10,
    });
  return tally;
}

const PARTY = ['red', 'blue'];

/** Outlooks of a party's match, by how many of 20 futures it wins at each moment; it ends lost. */
const outlooksOf = (wins: readonly number[], standings: readonly number[] = []): readonly Outlook[] => [
  ...wins.map((won, place) => ({
    at: place * 10,
    tally: aTally(20, won, PARTY, standings[place] ?? 0),
    isEnd: false,
  })),
  { at: wins.length * 10, tally: aTally(1, 0, PARTY, standings.at(-1) ?? 0), isEnd: true },
];

describe('sides', () => {
  test('who ever wins together is a side', () => {
    expect(sidesOf(PARTY, [aTally(5, 1, PARTY)])).toEqual([PARTY]);
    expect(
      sidesOf(['red', 'blue', 'green'], [aTally(5, 1, ['red', 'blue']), aTally(5, 1, ['green'])]),
    ).toEqual([['red', 'blue'], ['green']]);
  });

  test('those who never win are one, beside one who always does', () => {
    expect(sidesOf(['lord', 'red', 'blue'], [aTally(5, 5, ['lord'])])).toEqual([['lord'], ['red', 'blue']]);
  });

  test('a side has won when one of it has', () => {
    expect(winsOf(aTally(8, 3, ['blue']), PARTY)).toBe(3);
    expect(winsOf(aTally(8, 3, ['green']), PARTY)).toBe(0);
  });
});

describe('curves', () => {
  test('a steep fall is the turn, and the line is not smoothed across it', () => {
    const { points, turns } = curvesOf(PARTY, outlooksOf([18, 18, 17, 18, 3, 2, 3, 2]));
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ side: 0, from: 30, to: 40, by: 'chance' });
    expect(points[3]?.chances[0]).toBeGreaterThan(0.8);
    expect(points[4]?.chances[0]).toBeLessThan(0.2);
  });

  test('what wavers a little has no turn', () => {
    expect(
      curvesOf(PARTY, outlooksOf([10, 12, 9, 11, 10, 12, 9, 11, 8, 10])).turns.map(({ to }) => to),
    ).toEqual([
      // The end itself was still open.
      100,
    ]);
  });

  test('where nobody wins, how far one gets tells where it turned', () => {
    const { turns, points } = curvesOf(
      PARTY,
      outlooksOf([0, 0, 0, 0, 0, 0, 0, 0], [50, 50, 50, 50, 10, 10, 10, 10]),
    );
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ from: 30, to: 40, by: 'standing' });
    expect(points.map(({ chances }) => chances[0])).toEqual(points.map(() => 0));
  });

  test('where the chance to win fades little by little, how far one gets tells where it turned', () => {
    const fading = [5, 5, 4, 4, 3, 2, 1, 0];
    const { turns } = curvesOf(PARTY, outlooksOf(fading, [50, 50, 50, 50, 10, 10, 10, 10]));
    expect(turns).toMatchObject([{ from: 30, to: 40, by: 'standing' }]);
  });

  test('one lucky future makes no mountain of how far one gets: noise keeps to the middle', () => {
    const lost = { winners: [], standing: { red: 0, blue: 0 }, steps: 10 };
    const lucky = { ...lost, standing: { red: 300, blue: 300 } };
    const futures = (luck: number): Tally =>
      Array.from({ length: 12 }, (_, one) => (one < luck ? lucky : lost)).reduce(counted, NO_FUTURES);
    const outlooks = [0, 0, 0, 0, 1, 0, 0, 0, 0].map((luck, place) => ({
      at: place * 10,
      tally: futures(luck),
      isEnd: false,
    }));
    const ended = [...outlooks, { at: 90, tally: counted(NO_FUTURES, lost), isEnd: true }];
    const { points, turns } = curvesOf(PARTY, ended);
    expect(turns).toEqual([]);
    const heights = points.map(({ standings }) => standings[0] ?? 0);
    expect(Math.min(...heights)).toBeGreaterThan(0.3);
    expect(Math.max(...heights)).toBeLessThan(0.7);
  });

  test('of an open match the chance to win tells enough; of one that was never open, also how far one got', () => {
    expect(curvesOf(PARTY, outlooksOf([18, 18, 17, 18, 3, 2, 3, 2])).told).toEqual(['chance']);
    expect(curvesOf(PARTY, outlooksOf([0, 0, 1, 0, 0, 0])).told).toEqual(['standing']);
  });

  test('a victory that nobody expected is a turn, and nobody gets farther than there', () => {
    const lost = outlooksOf([0, 1, 0, 0, 1, 0, 0, 0], [10, 10, 10, 10, 50, 50, 50, 50]);
    // The judgement of a table at which all is done says little.
    const won = [...lost.slice(0, -1), { at: 80, tally: aTally(1, 1, PARTY, 20), isEnd: true }];
    const { turns, points } = curvesOf(PARTY, won);
    expect(turns).toMatchObject([
      { from: 30, to: 40, by: 'standing' },
      { from: 70, to: 80, by: 'chance', after: 1 },
    ]);
    expect(points.at(-1)?.standings[0]).toBeCloseTo(1, 5);
  });

  test('the end is known', () => {
    const last = curvesOf(PARTY, outlooksOf([10, 10])).points.at(-1);
    expect(last).toMatchObject({ at: 20, chances: [0], margins: [0] });
  });

  test('one looks closer where it changes most', () => {
    const curves = curvesOf(PARTY, outlooksOf([18, 18, 3, 3]));
    expect(widestGaps(curves)[0]).toEqual({ from: 10, to: 20 });
  });
});

describe('samples', () => {
  test('are spread from the first to the last', () => {
    expect(evenly([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 5, 9]);
    expect(evenly([1, 2], 3)).toEqual([1, 2]);
  });

  test('lie in the middle of gaps that have one', () => {
    const gaps = [
      { from: 1, to: 5 },
      { from: 5, to: 6 },
      { from: 6, to: 9 },
    ];
    expect(middles([1, 2, 3, 4, 5, 6, 7, 8, 9], gaps, 5)).toEqual([3, 8]);
    expect(middles([1, 2, 3, 4, 5, 6, 7, 8, 9], gaps, 1)).toEqual([3]);
  });
});
