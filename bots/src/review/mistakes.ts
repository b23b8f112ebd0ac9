import type { Option, Question, Seat } from '@tenebrae/kernel';
import type { Judged } from './decisions.ts';
import { type Side, standingOf, type Tally, winsOf } from './tally.ts';

/** What an option was expected to come to. */
export interface Expected {
  /** How likely the side of the seat was to win. */
  readonly chance: number;
  /** How well it would have stood at the end, as the game counts. */
  readonly standing: number;
}

/** A decision that cost something. */
export interface Mistake {
  readonly at: number;
  readonly seat: Seat;
  readonly question: Pick<Question, 'ask' | 'about' | 'rule'>;
  readonly taken: Option & { readonly expected: Expected };
  readonly advised: Option & { readonly expected: Expected };
  /** Futures of each. */
  readonly futures: number;
  /** What it cost: the chance lost, or where that tells nothing, how much less far one got, as a part of the match. */
  readonly cost: { readonly of: 'chance' | 'standing'; readonly amount: number };
}

/** Those that are told. */
const MOST_MISTAKES = 3;
/** A smaller loss of chance is no more than the noise of so few futures. */
const LEAST_CHANCE = 0.05;
const LEAST_STANDING = 0.02;

/** How much a decision cost, for their order: chances first, then how far one got. */
export const costOf = (judged: Judged, sides: readonly Side[], swing: number): number => {
  const { chance, standing } = lossOf(judged, sides, swing);
  return chance + 0.3 * standing;
};

function lossOf(
  { seat, tallies: [taken, advised] }: Judged,
  sides: readonly Side[],
  swing: number,
): { readonly chance: number; readonly standing: number } {
  const side = sideOf(seat, sides);
  return {
    chance: chanceOf(advised, side) - chanceOf(taken, side),
    standing: swing > 0 ? (standingOf(advised, [seat]) - standingOf(taken, [seat])) / swing : 0,
  };
}

/** The most costly decisions, the worst first. */
export function mistakesOf(
  all: readonly Judged[],
  sides: readonly Side[],
  swing: number,
): readonly Mistake[] {
  return all
    .filter(({ tallies }) => tallies[0].futures > 0)
    .toSorted((a, b) => costOf(b, sides, swing) - costOf(a, sides, swing))
    .flatMap(judged => {
      const loss = lossOf(judged, sides, swing);
      const cost =
        loss.chance >= LEAST_CHANCE
          ? { of: 'chance' as const, amount: loss.chance }
          : { of: 'standing' as const, amount: loss.standing };
      if (cost.of === 'standing' && (loss.standing < LEAST_STANDING || loss.chance <= -LEAST_CHANCE))
        return [];
      const { at, seat, question, tallies } = judged;
      const side = sideOf(seat, sides);
      const expected = (tally: Tally): Expected => ({
        chance: chanceOf(tally, side),
        standing: standingOf(tally, [seat]),
      });
      return [
        {
          at,
          seat,
          question,
          taken: { ...judged.taken, expected: expected(tallies[0]) },
          advised: { ...judged.advised, expected: expected(tallies[1]) },
          futures: tallies[0].futures,
          cost,
        },
      ];
    })
    .slice(0, MOST_MISTAKES);
}

const sideOf = (seat: Seat, sides: readonly Side[]): Side =>
  sides.find(side => side.includes(seat)) ?? [seat];

const chanceOf = (tally: Tally, side: Side): number =>
  tally.futures === 0 ? 0 : winsOf(tally, side) / tally.futures;
