import type { Sample } from './sample.ts';
import { rounded } from './sample.ts';

/** Who died of what, by the event that tells of it. */
export interface DeathReport {
  readonly type: string;
  readonly count: number;
  readonly perMatch: number;
  readonly victims: readonly Counted[];
  readonly causes: readonly Counted[];
  readonly killers: readonly Counted[];
}

export interface Counted {
  readonly id: string;
  readonly count: number;
}

/** So many of each list are named. */
const MOST = 12;

export function deathReports({ played }: Sample): DeathReport[] {
  const deaths = played.flatMap(({ record }) => record.deaths);
  const types = [...new Set(deaths.map(({ type }) => type))];
  const reports = types.map(type => {
    const own = deaths.filter(death => death.type === type);
    const count = own.reduce((sum, death) => sum + death.count, 0);
    const by = (fact: 'victim' | 'cause' | 'by'): Counted[] =>
      counted(own.map(death => [death[fact], death.count]));
    const perMatch = rounded(count / played.length);
    return { type, count, perMatch, victims: by('victim'), causes: by('cause'), killers: by('by') };
  });
  return reports.sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}

function counted(list: readonly (readonly [string | null, number])[]): Counted[] {
  const counts = new Map<string, number>();
  for (const [id, count] of list) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}
