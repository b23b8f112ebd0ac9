import type { Option, Question, Seat } from '@tenebrae/kernel';
import type { Judged } from './decisions.ts';
import type { Ending } from './futures.ts';
import type { Side } from './tally.ts';

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
  /**
   * What it cost: the chance lost, or where that tells nothing, how much less far one got, as a part of the match; and how far
   * that may be off.
   */
  readonly cost: Loss & { readonly of: 'chance' | 'standing' };
}

/** Those that are told. */
const MOST_MISTAKES = 3;
/** Whoever lost less than this is not told of it. */
const LEAST_CHANCE = 0.05;
const LEAST_STANDING = 0.02;
/** Nor of what chance alone would bring about so often: one that is even loses as many standard errors once in forty times. */
const CLEAR = 2;

/** How much a decision cost, for their order: chances first, then how far one got. */
export const costOf = (judged: Judged, sides: readonly Side[], swing: number): number => {
  const { chance, standing } = lossesOf(judged, sides, swing);
  return chance.amount + 0.3 * standing.amount;
};

interface Loss {
  readonly amount: number;
  /** One standard error. */
  readonly doubt: number;
}

function lossesOf(
  { seat, pairs }: Judged,
  sides: readonly Side[],
  swing: number,
): { readonly chance: Loss; readonly standing: Loss } {
  const side = sideOf(seat, sides);
  const won = (ending: Ending): number => (hasWon(ending, side) ? 1 : 0);
  const stood = (ending: Ending): number => (swing > 0 ? standingAt(ending, seat) / swing : 0);
  // Where one always won with the one and never with the other, the next time may still be different.
  return {
    chance: lossOf(
      pairs.map(({ taken, advised }) => won(advised) - won(taken)),
      1,
    ),
    standing: lossOf(
      pairs.map(({ taken, advised }) => stood(advised) - stood(taken)),
      0,
    ),
  };
}

/** The mean, and how unsure it is if the two are worth the same: for each pair met the same luck. */
function lossOf(differences: readonly number[], unseen: number): Loss {
  const count = Math.max(1, differences.length);
  const squares = differences.reduce((sum, one) => sum + one * one, unseen);
  return { amount: sum(differences) / count, doubt: Math.sqrt(squares) / count };
}

const isClear = ({ amount, doubt }: Loss, least: number): boolean =>
  amount >= least && amount >= CLEAR * doubt;

/** The most costly decisions, the worst first. */
export function mistakesOf(
  all: readonly Judged[],
  sides: readonly Side[],
  swing: number,
): readonly Mistake[] {
  return all
    .filter(({ pairs }) => pairs.length > 0)
    .toSorted((a, b) => costOf(b, sides, swing) - costOf(a, sides, swing))
    .flatMap(judged => {
      const cost = toldOf(lossesOf(judged, sides, swing));
      if (cost === null) return [];
      const { at, seat, question, pairs } = judged;
      const side = sideOf(seat, sides);
      const expected = (endings: readonly Ending[]): Expected => ({
        chance: endings.filter(ending => hasWon(ending, side)).length / endings.length,
        standing: sum(endings.map(ending => standingAt(ending, seat))) / endings.length,
      });
      return [
        {
          at,
          seat,
          question,
          taken: { ...judged.taken, expected: expected(pairs.map(({ taken }) => taken)) },
          advised: { ...judged.advised, expected: expected(pairs.map(({ advised }) => advised)) },
          futures: pairs.length,
          cost,
        },
      ];
    })
    .slice(0, MOST_MISTAKES);
}

/** The chance that was lost; where that is not clear, how far one got, unless one would have won less. */
function toldOf({ chance, standing }: ReturnType<typeof lossesOf>): Mistake['cost'] | null {
  if (isClear(chance, LEAST_CHANCE)) return { of: 'chance', ...chance };
  if (isClear(standing, LEAST_STANDING) && chance.amount > -LEAST_CHANCE)
    return { of: 'standing', ...standing };
  return null;
}

const sideOf = (seat: Seat, sides: readonly Side[]): Side =>
  sides.find(side => side.includes(seat)) ?? [seat];

const hasWon = ({ winners }: Ending, side: Side): boolean => winners.some(seat => side.includes(seat));

const standingAt = ({ standing }: Ending, seat: Seat): number => standing[seat] ?? 0;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
