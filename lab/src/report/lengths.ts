import { type Histogram, histogramOf, type Spread, spreadOf } from '../stats/spread.ts';
import { factorsOf, type Played, rounded, type Sample } from './sample.ts';

export interface LengthReport extends Spread {
  readonly histogram: Histogram;
}

export interface Lengths {
  readonly decisions: LengthReport;
  /** Null in a game that tells of no rounds. */
  readonly rounds: LengthReport | null;
  /** The median of matches that have one thing in common. */
  readonly medians: readonly {
    readonly by: string;
    readonly is: string;
    readonly decisions: number;
    readonly rounds: number | null;
  }[];
}

export function lengthsOf({ played, run }: Sample): Lengths {
  const medians = Object.entries(factorsOf(run.plan)).flatMap(([by, levelOf]) =>
    [...new Set(played.map(({ cell }) => levelOf(cell)))].map(is => {
      const own = played.filter(({ cell }) => levelOf(cell) === is);
      const rounds = roundsIn(own);
      return {
        by,
        is,
        decisions: spreadOf(decisionsIn(own)).median,
        rounds: rounds.length === 0 ? null : spreadOf(rounds).median,
      };
    }),
  );
  const rounds = roundsIn(played);
  return {
    decisions: lengthOf(decisionsIn(played)),
    rounds: rounds.length === 0 ? null : lengthOf(rounds),
    medians,
  };
}

const decisionsIn = (played: readonly Played[]): number[] => played.map(({ record }) => record.decisions);
const roundsIn = (played: readonly Played[]): number[] => played.flatMap(({ record }) => record.rounds ?? []);

function lengthOf(values: readonly number[]): LengthReport {
  const spread = spreadOf(values);
  const digits = Object.entries(spread).map(([name, value]) => [name, rounded(value as number, 2)]);
  return { ...(Object.fromEntries(digits) as unknown as Spread), histogram: histogramOf(values) };
}
