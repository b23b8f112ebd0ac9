import type { Rng } from '@tenebrae/kernel';
import { botAt } from '../plan/plan.ts';
import { bootstrap } from '../stats/bootstrap.ts';
import { type Estimate, meanEstimate } from '../stats/intervals.ts';
import { fitStrengths, type Meeting } from '../stats/logistic.ts';
import { likelihood } from '../stats/random.ts';
import { meanOf, spreadOf } from '../stats/spread.ts';
import { inDigits } from './rates.ts';
import { type Played, type Sample, seatsIn } from './sample.ts';
import type { Side } from './sides.ts';

/** The bots of one kind of seat, the strongest first. */
export interface Ladder {
  /** The seats: `overlord`, `hero`, or `players` where all play against the game. */
  readonly side: string;
  /** `bots`: by matches against each other; `game`: by how they fare against the game. */
  readonly against: 'bots' | 'game';
  readonly rungs: readonly Rung[];
}

export interface Rung {
  readonly bot: string;
  readonly matches: number;
  /** Above the first of the plan's bots in these seats, which stands at 0. */
  readonly elo: Estimate;
  /** How well its seats stood in the end, as the game's `evaluate` sees it; null in a game without. */
  readonly score: Estimate | null;
}

const ELO = 400 / Math.LN10;

/** All matches of a cell between two sides, or of one side against the game. */
interface Duel {
  readonly setting: number;
  readonly one: string;
  readonly other: string | null;
  readonly won: number;
  readonly of: number;
}

/** Elo by Bradley and Terry's model, one strength for each bot in each kind of seat and one advantage for each setting. */
export function laddersOf(sample: Sample): Ladder[] {
  const duels = duelsOf(sample);
  const names = [...new Set(duels.flatMap(({ one, other }) => (other === null ? [one] : [one, other])))];
  const kinds = [...new Set(names.map(kindIn))].filter(
    kind => names.filter(name => kindIn(name) === kind).length > 1,
  );
  if (kinds.length === 0) return [];
  const ratings = bootstrap(elos(duels, names, true), `${sample.run.plan.seed}/ladder`, (rng: Rng) =>
    elos(
      duels.map(duel => ({ ...duel, won: likelihood(rng, duel.won, duel.of) * duel.of })),
      names,
      false,
    ),
  );
  const facts = rungFacts(sample);
  return kinds.map(kind => ({
    side: kind,
    against: duels.some(({ one, other }) => kindIn(one) === kind && other === null) ? 'game' : 'bots',
    rungs: names
      .flatMap((name, place) => {
        const { matches = 0, score = null } = facts.get(name) ?? {};
        const elo = inDigits(ratings[place] as Estimate, 1);
        return kindIn(name) === kind ? [{ bot: botIn(name), matches, elo, score }] : [];
      })
      .sort((a, b) => b.elo.value - a.elo.value || (a.bot < b.bot ? -1 : 1)),
  }));
}

const SEPARATOR = '\t';
const kindIn = (name: string): string => name.split(SEPARATOR)[0] ?? '';
const botIn = (name: string): string => name.split(SEPARATOR)[1] ?? '';

/** A side's name on the ladder: its kind of seats, and who sits there. */
function contender(sample: Sample, { cell }: Played, { kind, places }: Side): string {
  const lineup = sample.run.plan.lineups[cell.lineup] ?? {};
  const seats = seatsIn(sample, cell);
  const bots = new Set(places.map(place => botAt(lineup, seats[place] ?? '') ?? ''));
  return `${kind}${SEPARATOR}${[...bots].join('+')}`;
}

function duelsOf(sample: Sample): Duel[] {
  const duels = new Map<string, Duel>();
  for (const match of sample.played) {
    for (const { one, other, won } of meetingsIn(sample, match)) {
      const { setting } = match.cell;
      const key = JSON.stringify([setting, one, other]);
      const before = duels.get(key) ?? { setting, one, other, won: 0, of: 0 };
      duels.set(key, { ...before, won: before.won + won, of: before.of + 1 });
    }
  }
  return [...duels.values()];
}

/** Every pair of sides; one alone meets the game. A match that neither won is half a win for both. */
function meetingsIn(sample: Sample, match: Played): { one: string; other: string | null; won: number }[] {
  const { sides, won } = match;
  const names = sides.map(side => contender(sample, match, side));
  if (names.length === 1) return [{ one: names[0] ?? '', other: null, won: won[0] === true ? 1 : 0 }];
  return names.flatMap((one, a) =>
    names.slice(a + 1).map((other, i) => {
      const [mine, theirs] = [won[a] === true, won[a + 1 + i] === true];
      return { one, other, won: mine === theirs ? 0.5 : mine ? 1 : 0 };
    }),
  );
}

/** The first bot of each kind of seat stands at 0, and each setting has its own advantage for the side that is named first. */
function elos(duels: readonly Duel[], names: readonly string[], half: boolean): number[] {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(kindIn(name))) first.set(kindIn(name), name);
  const free = names.filter(name => first.get(kindIn(name)) !== name);
  const settings = [...new Set(duels.map(({ setting }) => setting))];
  const meetings = duels.map(({ setting, one, other, won, of }): Meeting => {
    const terms: [number, number][] = [[free.length + settings.indexOf(setting), 1]];
    if (free.includes(one)) terms.push([free.indexOf(one), 1]);
    if (other !== null && free.includes(other)) terms.push([free.indexOf(other), -1]);
    return { terms, won, of };
  });
  const strengths = fitStrengths(meetings, free.length + settings.length, half);
  return names.map(name => ELO * (strengths[free.indexOf(name)] ?? 0));
}

function rungFacts(
  sample: Sample,
): Map<string, { readonly matches: number; readonly score: Estimate | null }> {
  const scores = new Map<string, { matches: number; values: number[] }>();
  for (const match of sample.played) {
    for (const side of match.sides) {
      const name = contender(sample, match, side);
      const own = scores.get(name) ?? { matches: 0, values: [] };
      own.matches += 1;
      const { scores: all } = match.record;
      // Those who play together stand or fall together: one number a match.
      if (all.length > 0) own.values.push(meanOf(side.places.map(place => all[place] ?? 0)));
      scores.set(name, own);
    }
  }
  return new Map(
    [...scores].map(([name, { matches, values }]) => [name, { matches, score: scoreOf(values) }]),
  );
}

function scoreOf(values: readonly number[]): Estimate | null {
  if (values.length === 0) return null;
  const { mean, deviation, of } = spreadOf(values);
  return inDigits(meanEstimate(mean, deviation, of), 2);
}
