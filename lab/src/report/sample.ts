import type { Seat } from '@tenebrae/kernel';
import type { MatchRecord } from '../match/record.ts';
import { type Cell, lineupName, matchAt, type Plan } from '../plan/plan.ts';
import type { Run } from '../run/run.ts';
import type { Subject } from '../subject.ts';
import { type Side, sidesOf } from './sides.ts';

/** A match that came to its end, ready to be counted. */
export interface Played {
  readonly record: MatchRecord;
  readonly cell: Cell;
  /** The place of its cell among all. */
  readonly place: number;
  readonly sides: readonly Side[];
  /** For each side, whether it won. */
  readonly won: readonly boolean[];
}

/** Everything that reports are made of. */
export interface Sample {
  readonly subject: Subject;
  readonly run: Run;
  readonly records: readonly MatchRecord[];
  readonly played: readonly Played[];
  readonly sides: readonly (readonly Side[])[];
}

export function sampleOf(subject: Subject, run: Run, records: readonly MatchRecord[]): Sample {
  const { plan } = run;
  const finished = records.filter(({ outcome }) => outcome !== null);
  const sides = sidesOf(subject.game, plan, finished);
  const played = finished.map(record => {
    const { cell } = matchAt(plan, record.index);
    const own = sides[cell.setting] ?? [];
    const won = own.map(({ places }) => places.some(place => record.winners.includes(place)));
    return { record, cell, place: cell.setting * plan.lineups.length + cell.lineup, sides: own, won };
  });
  return { subject, run, records, played, sides };
}

/** The side whose fortune is told where one must stand for all: the last of those with most seats. Null where sides are of one kind. */
export function mainSide(sides: readonly Side[]): number | null {
  if (new Set(sides.map(({ kind }) => kind)).size < sides.length) return null;
  const most = Math.max(...sides.map(({ places }) => places.length));
  return sides.findLastIndex(({ places }) => places.length === most);
}

/** What differs between cells, by name: players, bots, and the options that are not the same everywhere. */
export function factorsOf(plan: Plan): Readonly<Record<string, (cell: Cell) => string>> {
  const names = new Set(plan.settings.flatMap(({ options }) => Object.keys(options)));
  const varying = [...names].filter(
    name => new Set(plan.settings.map(({ options }) => String(options[name]))).size > 1,
  );
  return {
    ...Object.fromEntries(
      varying.map(name => [
        name,
        ({ setting }: Cell) => String(plan.settings[setting]?.options[name] ?? '–'),
      ]),
    ),
    players: ({ setting }) => String(plan.settings[setting]?.players ?? 0),
    bots: ({ lineup }) => lineupName(plan.lineups[lineup] ?? {}),
  };
}

export const seatsIn = ({ subject, run }: Sample, cell: Cell): readonly Seat[] =>
  subject.game.seats(run.plan.settings[cell.setting]?.players ?? 0);

/** As precise as anybody can use, and the same on every machine. */
export const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits)) + 0;
