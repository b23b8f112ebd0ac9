import { type Cell, cellsOf } from '../plan/plan.ts';
import { type Estimate, proportion } from '../stats/intervals.ts';
import { factorsOf, type Played, rounded, type Sample } from './sample.ts';

/** How often a side won. */
export interface Count {
  readonly side: string;
  readonly won: number;
  readonly of: number;
}

export interface Rate extends Count, Estimate {}

/** The rates of all matches that have one thing in common. */
export interface RatesOf {
  /** What they have in common: `quest`, `players`, `bots`; `all` for all matches. */
  readonly by: string;
  readonly is: string;
  readonly rates: readonly Rate[];
}

export interface CellReport {
  readonly setting: number;
  readonly lineup: number;
  /** Without their intervals, which follow from them: there may be very many cells. */
  readonly counts: readonly Count[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly unfinished: number;
}

export function ratesOf(sample: Sample): RatesOf[] {
  const { played, run } = sample;
  const groups = Object.entries(factorsOf(run.plan)).flatMap(([by, levelOf]) => {
    const levels = [...new Set(cellsOf(run.plan).map(levelOf))];
    return levels.map(is => ({ by, is, rates: rates(played.filter(({ cell }) => levelOf(cell) === is)) }));
  });
  return [{ by: 'all', is: 'all', rates: rates(played) }, ...groups];
}

const rates = (played: readonly Played[]): Rate[] =>
  countsOf(played).map(count => ({ ...count, ...inDigits(proportion(count.won, count.of)) }));

/** Each side's wins, over the matches in which it took part. */
function countsOf(played: readonly Played[]): Count[] {
  const counts = new Map<string, { won: number; of: number }>();
  for (const { sides, won } of played) {
    for (const [place, { name }] of sides.entries()) {
      const count = counts.get(name) ?? { won: 0, of: 0 };
      counts.set(name, { won: count.won + (won[place] ? 1 : 0), of: count.of + 1 });
    }
  }
  return [...counts].map(([side, { won, of }]) => ({ side, won, of }));
}

export const inDigits = ({ value, low, high }: Estimate, digits = 4): Estimate => ({
  value: rounded(value, digits),
  low: rounded(low, digits),
  high: rounded(high, digits),
});

export function cellReports({ played, records, run }: Sample): CellReport[] {
  const cells = cellsOf(run.plan);
  const unfinished = cells.map(() => 0);
  for (const { index, outcome, fault } of records) {
    const place = index % cells.length;
    if (outcome === null && fault === null) unfinished[place] = (unfinished[place] ?? 0) + 1;
  }
  return cells.map((cell: Cell, place) => {
    const own = played.filter(one => one.place === place);
    return { ...cell, counts: countsOf(own), outcomes: outcomesOf(own), unfinished: unfinished[place] ?? 0 };
  });
}

/** How often each end came, in the order of the alphabet. */
export function outcomesOf(played: readonly Played[]): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const outcome of played.map(({ record }) => record.outcome ?? '').sort())
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return outcomes;
}
