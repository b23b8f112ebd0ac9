import type { Rng } from '@tenebrae/kernel';
import { bootstrap } from '../stats/bootstrap.ts';
import type { Estimate } from '../stats/intervals.ts';
import { likelihood, resampled } from '../stats/random.ts';
import { meanOf, sumOf } from '../stats/spread.ts';
import type { Luck } from '../match/record.ts';
import { groupsOf } from './groups.ts';
import { inDigits } from './rates.ts';
import { mainSide, rounded, type Sample } from './sample.ts';

/** How much of the outcome is luck and how much is skill. */
export interface LuckReport {
  /** The part of the outcome that the dice explain, between equal players; null when too few dice were looked into. */
  readonly dice: (Estimate & { readonly matches: number }) | null;
  /** The part of it that who plays explains, in the same setting; null with one line-up only. */
  readonly skill: (Estimate & { readonly lineups: number }) | null;
  /** Mean luck of the winners and of the losers, in units of `evaluate`. */
  readonly winners: number;
  readonly losers: number;
}

/** One match: how it ended for the side, and how the dice fell for it. */
interface Fortune {
  readonly place: number;
  readonly won: number;
  readonly standing: number;
  readonly victory: number;
  readonly noise: Luck['noise'];
}

export function luckReport(sample: Sample): LuckReport {
  const fortunes = fortunesOf(sample);
  const winners = fortunes.filter(({ won }) => won === 1);
  const losers = fortunes.filter(({ won }) => won === 0);
  return {
    dice: diceShare(fortunes, sample.run.plan.seed),
    skill: skillShare(sample),
    winners: rounded(meanOf(winners.map(({ standing }) => standing)), 2),
    losers: rounded(meanOf(losers.map(({ standing }) => standing)), 2),
  };
}

function fortunesOf({ played }: Sample): Fortune[] {
  return played.flatMap(({ record, sides, place, won }) => {
    const side = mainSide(sides) ?? 0;
    const places = sides[side]?.places ?? [];
    const { luck } = record;
    if (luck === null) return [];
    const mean = (of: (seat: Luck) => number): number =>
      meanOf(places.flatMap(one => luck[one] ?? []).map(of));
    return [
      {
        place,
        won: won[side] === true ? 1 : 0,
        standing: mean(({ standing }) => standing),
        victory: mean(({ victory }) => victory),
        noise: {
          standing: mean(({ noise }) => noise.standing),
          victory: mean(({ noise }) => noise.victory),
          both: mean(({ noise }) => noise.both),
        },
      },
    ];
  });
}

/** Of fewer matches nothing is said. */
const LEAST = 30;

function diceShare(fortunes: readonly Fortune[], seed: string): LuckReport['dice'] {
  const share = fortunes.length < LEAST ? null : explained(fortunes);
  if (share === null) return null;
  const draw = (rng: Rng): number[] => {
    const drawn = resampled(rng, fortunes.length).map(place => fortunes[place] as Fortune);
    return [explained(drawn) ?? 0];
  };
  const [estimate] = bootstrap([share], `${seed}/dice`, draw);
  return { ...inDigits(estimate as Estimate), matches: fortunes.length };
}

/**
 * The square of the correlation of luck and outcome within cells. Luck is both measures together, each in units of how widely it
 * varies. What the sampling of other falls adds to the spread of luck is taken out again: it has nothing to do with the outcome.
 * Null where all ended alike.
 */
function explained(fortunes: readonly Fortune[]): number | null {
  const known = [...groupsOf(fortunes, ({ place }) => place).values()].flatMap(deviations);
  const product = (one: Measure, other: Measure): number =>
    sumOf(known.map(fortune => fortune[one] * fortune[other]));
  const unit = (measure: Measure): number => {
    const spread = product(measure, measure);
    return spread > 0 ? 1 / Math.sqrt(spread) : 0;
  };
  const [standing, victory] = [unit('standing'), unit('victory')];
  /** The square of both together, from the squares of each and their product. */
  const square = (ofStanding: number, ofVictory: number, ofBoth: number): number =>
    standing ** 2 * ofStanding + victory ** 2 * ofVictory + 2 * standing * victory * ofBoth;
  const noise = (of: keyof Luck['noise']): number => sumOf(known.map(fortune => fortune.noise[of]));
  const luck =
    square(product('standing', 'standing'), product('victory', 'victory'), product('standing', 'victory')) -
    square(noise('standing'), noise('victory'), noise('both'));
  const outcome = product('won', 'won');
  const covariance = standing * product('standing', 'won') + victory * product('victory', 'won');
  if (outcome === 0 || luck <= 0) return null;
  return Math.min(1, covariance ** 2 / (luck * outcome));
}

type Measure = 'won' | 'standing' | 'victory';

/** The matches of a cell as they differ from its mean. */
function deviations(own: readonly Fortune[]): Fortune[] {
  const [won, standing, victory] = (['won', 'standing', 'victory'] as const).map(measure =>
    meanOf(own.map(one => one[measure])),
  );
  const part = 1 - 1 / own.length;
  return own.map(one => ({
    place: one.place,
    won: one.won - (won ?? 0),
    standing: one.standing - (standing ?? 0),
    victory: one.victory - (victory ?? 0),
    noise: {
      standing: one.noise.standing * part,
      victory: one.noise.victory * part,
      both: one.noise.both * part,
    },
  }));
}

/** The spread of the line-ups' win rates, less what chance alone spreads them, as a part of the spread of all outcomes. */
function skillShare({ played, run }: Sample): LuckReport['skill'] {
  const lineups = run.plan.lineups.length;
  if (lineups < 2) return null;
  const counts = new Map<number, { setting: number; won: number; of: number }>();
  for (const { place, cell, sides, won } of played) {
    const count = counts.get(place) ?? { setting: cell.setting, won: 0, of: 0 };
    const wins = won[mainSide(sides) ?? 0] === true ? 1 : 0;
    counts.set(place, { ...count, won: count.won + wins, of: count.of + 1 });
  }
  const cells = [...counts.values()].filter(({ of }) => of > 1);
  const settings = [...groupsOf(cells, ({ setting }) => setting).values()].filter(own => own.length > 1);
  if (settings.length === 0) return null;
  const share = between(
    settings.map(own => own.map(({ won, of }) => ({ rate: won / of, of }))),
    1,
  );
  const draw = (rng: Rng): number[] => [
    between(
      settings.map(own => own.map(({ won, of }) => ({ rate: likelihood(rng, won, of), of }))),
      2,
    ),
  ];
  const [estimate] = bootstrap([share], `${run.plan.seed}/skill`, draw);
  return { ...inDigits(estimate as Estimate), lineups };
}

interface Known {
  readonly rate: number;
  readonly of: number;
}

/** Rates are spread by chance once when they are counted, and once more when they are drawn by what was counted. */
function between(settings: readonly (readonly Known[])[], chances: 1 | 2): number {
  let [across, within] = [0, 0];
  for (const own of settings) {
    const middle = meanOf(own.map(({ rate }) => rate));
    const chance = chances * meanOf(own.map(({ rate, of }) => (rate * (1 - rate)) / (of - 1)));
    const apart = sumOf(own.map(({ rate }) => (rate - middle) ** 2)) / (own.length - 1);
    across += apart - chance;
    within += meanOf(own.map(({ rate }) => rate * (1 - rate)));
  }
  return across <= 0 ? 0 : across / (across + within);
}
