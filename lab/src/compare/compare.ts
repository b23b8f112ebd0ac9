import { lineupName } from '../plan/plan.ts';
import { inDigits } from '../report/rates.ts';
import { REPORT_FORMAT, type Report } from '../report/report.ts';
import { rounded } from '../report/sample.ts';
import {
  type Estimate,
  estimateDifference,
  excludesNothing,
  meanEstimate,
  shareDifference,
  Z,
} from '../stats/intervals.ts';

/** Two reports are not of the same thing, or not reports at all. */
export class NotComparable extends Error {}

/** Something that both reports tell, and by how much the second is above the first. */
export interface Change extends Estimate {
  /** What was counted: `rates`, `cells`, `outcomes`, `lengths`, `deaths`, `content` or `ladders`. */
  readonly of: string;
  /** Of whom or what, from the general to the particular. */
  readonly what: readonly string[];
  readonly first: number;
  readonly second: number;
  /** The difference cannot well be chance. */
  readonly clear: boolean;
}

export interface Comparison {
  readonly format: 'tenebrae-lab-comparison-1';
  readonly game: string;
  readonly first: { readonly version: number; readonly revision: string; readonly command: string };
  readonly second: { readonly version: number; readonly revision: string; readonly command: string };
  readonly changes: readonly Change[];
}

export function readReport(text: string, file: string): Report {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotComparable(`${file} is no JSON`);
  }
  if (typeof value !== 'object' || value === null || (value as Partial<Report>).format !== REPORT_FORMAT)
    throw new NotComparable(`${file} is no report of the lab`);
  return value as Report;
}

/** What has changed from one report to another, say of two versions of the content. */
export function compareReports(first: Report, second: Report): Comparison {
  if (first.game !== second.game)
    throw new NotComparable(`one report is of ${first.game}, the other of ${second.game}`);
  const source = ({ version, revision, command }: Report) => ({ version, revision, command });
  const changes = COMPARED.flatMap(([of, listOf]) => {
    const before = new Map(listOf(first).map(one => [JSON.stringify(one.what), one]));
    return listOf(second).flatMap(after => {
      const same = before.get(JSON.stringify(after.what));
      return same === undefined ? [] : [change(of, same, after)];
    });
  });
  return {
    format: 'tenebrae-lab-comparison-1',
    game: first.game,
    first: source(first),
    second: source(second),
    changes,
  };
}

/** A number of a report, with what is known of how sure it is: so many of so many, or an interval. */
type Known = { readonly what: readonly string[] } & (
  | { readonly share: readonly [number, number] }
  | { readonly estimate: Estimate }
);

function change(of: string, before: Known, after: Known): Change {
  const isShare = 'share' in before && 'share' in after;
  const estimate = isShare
    ? shareDifference(before.share, after.share)
    : estimateDifference(asEstimate(before), asEstimate(after));
  const digits = inDigits(estimate);
  const [first, second] = [valueOf(before), valueOf(after)].map(value => rounded(value));
  return {
    of,
    what: after.what,
    first: first ?? 0,
    second: second ?? 0,
    ...digits,
    clear: excludesNothing(estimate),
  };
}

const valueOf = (known: Known): number =>
  'share' in known ? known.share[0] / Math.max(1, known.share[1]) : known.estimate.value;

const asEstimate = (known: Known): Estimate =>
  'estimate' in known ? known.estimate : { value: valueOf(known), low: 0, high: 1 };

const COMPARED: readonly (readonly [string, (report: Report) => Known[]])[] = [
  [
    'rates',
    ({ rates }) =>
      rates.flatMap(({ by, is, rates: own }) =>
        own.map(({ side, won, of }) => ({ what: [by, is, side], share: [won, of] })),
      ),
  ],
  [
    'cells',
    ({ cells, plan }) =>
      cells.flatMap(({ setting, lineup, counts }) =>
        counts.map(({ side, won, of }) => ({
          what: [settingKey(plan, setting), lineupName(plan.lineups[lineup] ?? {}), side],
          share: [won, of],
        })),
      ),
  ],
  [
    'outcomes',
    ({ outcomes, matches }) =>
      Object.entries(outcomes).map(([outcome, count]) => ({
        what: [outcome],
        share: [count, matches.finished],
      })),
  ],
  [
    'lengths',
    ({ lengths: { decisions, rounds } }) =>
      [['decisions', decisions] as const, ['rounds', rounds] as const].flatMap(([unit, length]) =>
        length === null
          ? []
          : [{ what: [unit], estimate: meanEstimate(length.mean, length.deviation, length.of) }],
      ),
  ],
  [
    'deaths',
    ({ deaths, matches }) =>
      deaths.flatMap(({ type, count, causes, killers }) => [
        { what: [type], estimate: perMatch(count, matches.finished) },
        ...causes.map(one => ({
          what: [type, 'cause', one.id],
          estimate: perMatch(one.count, matches.finished),
        })),
        ...killers.map(one => ({
          what: [type, 'by', one.id],
          estimate: perMatch(one.count, matches.finished),
        })),
      ]),
  ],
  [
    'content',
    ({ content }) =>
      content.flatMap(({ kind, effects }) =>
        effects.map(({ id, value, low, high }) => ({ what: [kind, id], estimate: { value, low, high } })),
      ),
  ],
  [
    'ladders',
    ({ ladders }) =>
      ladders.flatMap(({ side, rungs }) =>
        rungs.map(({ bot, elo }) => ({ what: [side, bot], estimate: elo })),
      ),
  ],
];

function settingKey({ settings }: Report['plan'], setting: number): string {
  const { players = 0, options = {} } = settings[setting] ?? {};
  return [...Object.entries(options).map(([name, value]) => `${name}=${value}`), `players=${players}`].join(
    ' ',
  );
}

/** Deaths come one by one: as many as there are, give or take the root of it. */
function perMatch(count: number, matches: number): Estimate {
  const reach = (Z * Math.sqrt(count + 1)) / Math.max(1, matches);
  const value = count / Math.max(1, matches);
  return { value, low: value - reach, high: value + reach };
}
