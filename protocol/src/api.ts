import type { GameOptions, Policy, Save, Seat } from '@tenebrae/kernel';
import type { RefusedBecause } from './messages.ts';
import type { Person, TableCard, TableInfo, TableStatus } from './tables.ts';

/** GET /api/about: what this server offers. A page that gets no such answer has no server behind it. */
export interface About {
  readonly protocol: number;
  readonly games: readonly { readonly id: string; readonly version: number }[];
  readonly bots: readonly string[];
  /** The key that a browser needs to subscribe to notifications; null where the server sends none. */
  readonly pushKey: string | null;
  readonly limits: { readonly name: number; readonly title: number; readonly chat: number };
}

/** GET and POST /api/me: who this browser is; null before it has said a name. */
export interface Me {
  readonly me: Person | null;
}

/** GET /api/tables. */
export interface TableCards {
  readonly tables: readonly TableCard[];
}

/** GET /api/tables/:id, and POST /api/tables. */
export interface OneTable {
  readonly table: TableInfo;
}

/** POST /api/tables: a new match, a save to go on from, or a branch of a table whose save one may have. */
export type TableWish = {
  readonly title: string;
  /** Anybody may find it and sit down; otherwise only those who are invited. */
  readonly open?: boolean;
} & (
  | {
      readonly game: string;
      readonly players: number;
      readonly options?: GameOptions;
      readonly policy?: Partial<Policy>;
    }
  | { readonly save: Save }
  | { readonly branch: { readonly table: string; readonly at: number } }
);

/** POST /api/invitations/:code: the invitation is taken, and its table may be entered. */
export interface Joined {
  readonly table: string;
}

/** GET /api/invitations/:code: enough to decide whether to sit down. */
export interface Invitation {
  readonly table: {
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
  };
}

/** POST /api/push: what the browser's `PushSubscription.toJSON()` gives. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a notification carries to the page's service worker. */
export interface PushNote {
  readonly kind: 'your-turn';
  readonly table: string;
  readonly title: string;
  readonly game: string;
}

export type ApiErrorCode =
  | RefusedBecause
  | 'no-session' // say a name first
  | 'cross-site' // another page sent this
  | 'not-found'
  | 'bad-save';

/** The body of every answer that is no success. */
export interface ApiError {
  readonly error: { readonly code: ApiErrorCode; readonly message: string };
}

/** How a socket was closed, when it was not simply left. */
export const CLOSED = {
  /** The server goes away: come back at once. */
  goingAway: 1001,
  tooLarge: 1009,
  malformed: 4400,
  noSession: 4401,
  /** No hello in time, or no sign of life. */
  silent: 4408,
  /** This page does not read what it is sent: come back, and say what you have. */
  slow: 4409,
  tooOld: 4426,
  tooMany: 4429,
} as const;
