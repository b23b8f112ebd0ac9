import type { GameOptions, Policy, Seat } from '@tenebrae/kernel';

/** A person as others may know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What people who hold no seat may see: nothing, what all seats know, or what one seat knows. */
export type Spectators = 'nobody' | 'public' | { readonly seat: Seat };

export type TableStatus = 'gathering' | 'playing' | 'over' | 'archived';

/** A seat's place at the table. */
export interface SeatInfo {
  readonly seat: Seat;
  /** Whose seat it is; null while it is free. */
  readonly holder: Person | null;
  /** A bot plays it: for good when nobody holds it, otherwise until the holder takes it back. */
  readonly bot: string | null;
  /** A friend plays it until the holder takes it back. */
  readonly lentTo: Person | null;
  /** Whoever plays it has the table open now. */
  readonly present: boolean;
}

/** Somebody wants to go back past something that was learned: every person at the table must agree. */
export interface Proposal {
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
  readonly wanted: readonly Seat[];
}

/** A table as one person sees it. */
export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly options: GameOptions;
  readonly policy: Policy;
  readonly spectators: Spectators;
  /** Seconds that a seat has for an answer before a bot answers for it; null without a clock. */
  readonly clock: number | null;
  /** When the answer that is waited for is due, in milliseconds of the epoch. */
  readonly due: number | null;
  readonly paused: boolean;
  readonly proposal: Proposal | null;
  readonly host: Person;
  readonly seats: readonly SeatInfo[];
  /** Who looks on, of those who have the table open. */
  readonly watchers: readonly Person[];
  /** The seats that you play now. */
  readonly mine: readonly Seat[];
  readonly isHost: boolean;
  /** What an invitation's link ends in; for those at the table only. */
  readonly invitation: string | null;
  /** How many deeds its record has: the name of this moment of the table. */
  readonly head: number;
}

/** A table in a list. */
export interface TableCard {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly host: Person;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string | null;
    readonly bot: string | null;
  }[];
  /** The seats that are asked now, and whether one of them is yours. */
  readonly asked: readonly Seat[];
  readonly yourTurn: boolean;
  readonly yours: boolean;
  readonly changedAt: number;
}

export interface ChatLine {
  /** Its place in the record of the table. */
  readonly at: number;
  readonly by: Person;
  readonly text: string;
  readonly time: number;
}
