import type { Fault, Orders } from './book.ts';
import type { GameOptions } from './game.ts';
import type { Entry, Policy } from './journal.ts';
import type { Rng } from './rng.ts';
import type { Seat } from './rule.ts';
import type { Checkpoint } from './run.ts';

export const SAVE_FORMAT = 'tenebrae-save-1';

/** A match as it is kept: enough to go on from its last checkpoint, and to live through it all again. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly seats: readonly Seat[];
  readonly options: GameOptions;
  readonly seed: string;
  readonly policy: Policy;
  /** Where the journal begins, if not at the set-up; the version that left it. */
  readonly origin: null | { readonly version: number; readonly state: object; readonly rng: Readonly<Rng> };
  readonly checkpoint: Checkpoint<object>;
  readonly journal: readonly Entry[];
  readonly undone: readonly Entry[];
  readonly orders: Readonly<Record<Seat, Orders>>;
  readonly fault: Fault | null;
}
