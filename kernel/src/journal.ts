import type { Json } from './json.ts';
import type { Seat } from './rule.ts';

/** Everything from outside that ever moved a match, in order. */
export type Entry =
  /** A seat took an option; for a party question it is a vote. `order`: its standing order did. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly option: number; readonly order?: true }
  /** Dice fell; `by` when not from the match's own generator. */
  | { readonly kind: 'chance'; readonly faces: readonly number[]; readonly by?: 'outside' }
  /** The table corrected the state, at the start of a beat. */
  | {
      readonly kind: 'ruling';
      readonly by: readonly Seat[];
      readonly beat: number;
      readonly corrections: readonly Correction[];
    }
  | { readonly kind: 'policy'; readonly by: readonly Seat[]; readonly policy: Policy }
  /** From here on other dice. In a fork, also other cards wherever the seat `conceal` cannot know them. */
  | { readonly kind: 'reseed'; readonly seed: string; readonly conceal?: Seat | null };

/** Whether a seat's standing order gave this answer, without asking. */
export const isOrder = (entry: Entry | undefined): boolean =>
  entry?.kind === 'answer' && entry.order === true;

/** One value of the state, by its path (`/figures/3/wounds`), and what it should be. */
export interface Correction {
  readonly at: string;
  readonly to: Json;
}

export const DICE_SOURCES = ['seeded', 'person', 'outside'] as const;
export const AGREEMENTS = ['anyone', 'majority', 'all'] as const;
export const UNDO_POLICIES = ['free', 'consent', 'never'] as const;

/** What the table has agreed on. */
export interface Policy {
  /** Who rolls: the seeded generator; a person (draws stay the generator's); or everything from outside, for tests. */
  readonly dice: (typeof DICE_SOURCES)[number];
  /** When a party question is settled. */
  readonly agreement: (typeof AGREEMENTS)[number];
  /** Whether undo may go back past what somebody has learned. */
  readonly undo: (typeof UNDO_POLICIES)[number];
}

export const DEFAULT_POLICY: Policy = { dice: 'seeded', agreement: 'anyone', undo: 'never' };

/** The option that the votes settle on, or undefined while they do not. */
export function agreedOption(
  agreement: Policy['agreement'],
  votes: Readonly<Record<Seat, number>>,
  voters: readonly Seat[],
): number | undefined {
  const cast = voters.map(seat => votes[seat]).filter(vote => vote !== undefined);
  const needed = { anyone: 1, majority: Math.floor(voters.length / 2) + 1, all: voters.length }[agreement];
  return cast.find(vote => cast.filter(other => other === vote).length >= needed);
}
