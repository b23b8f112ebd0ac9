import type { Advice } from '@tenebrae/bots';
import type { Entry, Save, Seat } from '@tenebrae/kernel';

/** Something to think about, as a thread gets it. */
export interface Task {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  /** The bot that thinks, by name; null when a person wants to know what one would do, and why. */
  readonly bot: string | null;
  /** Milliseconds after which one that looks ahead looks no further. */
  readonly most: number;
  /** What its dice begin with: the same for everybody who thinks about this. */
  readonly seed: string;
  /** The match: whole, or what came after a part that the thread has. */
  readonly match: { readonly save: Save } | { readonly since: number; readonly tail: readonly Entry[] };
}

export interface Order extends Task {
  readonly number: number;
}

export type Outcome =
  | { readonly kind: 'thought'; readonly option: number; readonly advice: Advice | null }
  /** The thread does not have the part that the tail continues. */
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'failed'; readonly message: string };

export interface Report {
  readonly number: number;
  readonly outcome: Outcome;
}
