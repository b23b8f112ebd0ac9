import type { Estimate } from '../stats/intervals.ts';
import { findings, type Stratum, stratifiedDifference } from '../stats/strata.ts';
import { quantile } from '../stats/spread.ts';
import { groupsOf } from './groups.ts';
import { inDigits } from './rates.ts';
import { mainSide, type Played, rounded, type Sample } from './sample.ts';

/** What a card, a skill, a hero or a monster does to the win rate. */
export interface ContentEffect extends Estimate {
  readonly id: string;
  /** In how many matches it was met. */
  readonly seen: number;
  readonly of: number;
  /** The same among matches of about the same length: who plays longer meets more. */
  readonly atEqualLength: Estimate | null;
  readonly p: number;
  /** It stands also when one thinks of how many things were looked at. */
  readonly stands: boolean;
}

export interface ContentReport {
  readonly kind: string;
  readonly of: number;
  /** Met in some matches, in every match, in none. */
  readonly sometimes: number;
  readonly always: number;
  readonly never: number;
  /** Those that make the greatest difference, the greatest first. */
  readonly effects: readonly ContentEffect[];
}

/** Nothing is said of what was met, or missed, in fewer matches. */
const LEAST = 10;
/** So many of each kind are named. */
const MOST = 15;
/** Parts of about the same length in each cell. */
const LENGTHS = 3;

export function contentReports({ played, subject }: Sample): ContentReport[] {
  const matches = played.flatMap(one => {
    const side = mainSide(one.sides);
    return side === null ? [] : [{ ...one, wins: one.won[side] === true, seen: new Set(one.record.seen) }];
  });
  const lengths = lengthStrata(matches);
  const reports = Object.entries(subject.content).map(([kind, all]) => {
    const ids = [...new Set(all)];
    const counts = ids.map(id => matches.filter(({ seen }) => seen.has(id)).length);
    const effects = ids.flatMap((id, i) => {
      const seen = counts[i] ?? 0;
      if (seen < LEAST || matches.length - seen < LEAST) return [];
      const effect = stratifiedDifference(strata(matches, id, ({ place }) => place));
      if (effect === null) return [];
      const equal = stratifiedDifference(strata(matches, id, one => lengths.get(one) ?? 0));
      return [{ id, seen, of: matches.length, effect, equal }];
    });
    return { kind, of: ids.length, counts, effects };
  });
  const stands = findings(reports.flatMap(({ effects }) => effects.map(({ effect }) => effect.p)));
  return reports.map(({ kind, of, counts, effects }) => {
    const flags = stands.splice(0, effects.length);
    const always = counts.filter(count => count > 0 && count === matches.length).length;
    const never = counts.filter(count => count === 0).length;
    const named = effects.map(({ id, seen, of: all, effect, equal }, i) => ({
      id,
      seen,
      of: all,
      ...inDigits(effect),
      atEqualLength: equal === null ? null : inDigits(equal),
      p: rounded(effect.p),
      stands: flags[i] ?? false,
    }));
    const order = named.sort(
      (a, b) => a.p - b.p || Math.abs(b.value) - Math.abs(a.value) || (a.id < b.id ? -1 : 1),
    );
    return { kind, of, sometimes: of - always - never, always, never, effects: order.slice(0, MOST) };
  });
}

interface Met extends Played {
  readonly wins: boolean;
  readonly seen: ReadonlySet<string>;
}

function strata(matches: readonly Met[], id: string, stratumOf: (match: Met) => number): Stratum[] {
  const counts = new Map<number, { -readonly [Count in keyof Stratum]: number }>();
  for (const match of matches) {
    const key = stratumOf(match);
    const count = counts.get(key) ?? { won: 0, of: 0, wonWithout: 0, ofWithout: 0 };
    counts.set(key, count);
    const won = match.wins ? 1 : 0;
    if (match.seen.has(id)) {
      count.of += 1;
      count.won += won;
    } else {
      count.ofWithout += 1;
      count.wonWithout += won;
    }
  }
  return [...counts.values()];
}

/** Of each match its cell and whether it was short, middling or long there. */
function lengthStrata(matches: readonly Met[]): Map<Met, number> {
  const limits = new Map(
    [...groupsOf(matches, ({ place }) => place)].map(([place, own]) => {
      const sorted = own.map(({ record }) => record.decisions).sort((a, b) => a - b);
      return [place, Array.from({ length: LENGTHS - 1 }, (_, i) => quantile(sorted, (i + 1) / LENGTHS))];
    }),
  );
  return new Map(
    matches.map(match => {
      const part = (limits.get(match.place) ?? []).filter(limit => match.record.decisions > limit).length;
      return [match, match.place * LENGTHS + part];
    }),
  );
}
