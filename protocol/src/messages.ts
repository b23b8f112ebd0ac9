import type { Answer, Orders, Policy, RefusalCode, Seat } from '@tenebrae/kernel';
import type { Hint, Scene } from './scene.ts';
import type { ChatLine, Person, Spectators, TableInfo } from './tables.ts';

/** Raised whenever an older page could misunderstand a newer server, or the other way round. */
export const PROTOCOL = 2;

/** What a page asks of the table that it has open. Each names itself, so that the reply, or a repetition, can be told. */
export type Command =
  /**
   * The first on every socket; `log` and `chat` say how much the page still has from before it was cut off: so many lines
   * of the log, which `mark` names (`logMark`), and the talk up to the line `at` that place of the record.
   */
  | {
      readonly kind: 'hello';
      readonly version: number;
      readonly log: number;
      readonly mark?: string;
      readonly chat: number;
    }
  /** `asking` is the `asking` of the scene that is answered: a late answer fits no other question. */
  | { readonly kind: 'answer'; readonly asking: number; readonly given: Answer; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly head: number; readonly to: number }
  | { readonly kind: 'redo'; readonly head: number }
  /** Agrees to the proposal to go back, or ends it. */
  | { readonly kind: 'consent'; readonly head: number; readonly agree: boolean }
  | { readonly kind: 'order'; readonly seat: Seat; readonly orders: Orders }
  | { readonly kind: 'look'; readonly at: number }
  | { readonly kind: 'hint'; readonly seat: Seat }
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'rise'; readonly seat: Seat }
  /** Hands a seat to a bot or to another person until it is taken back; the host also gives free seats to bots. */
  | {
      readonly kind: 'lend';
      readonly seat: Seat;
      readonly to: { readonly bot: string } | { readonly person: string };
    }
  | { readonly kind: 'reclaim'; readonly seat: Seat }
  | { readonly kind: 'begin' }
  | { readonly kind: 'pause'; readonly paused: boolean }
  | { readonly kind: 'policy'; readonly policy: Partial<Policy> }
  | {
      readonly kind: 'arrange';
      readonly title?: string;
      readonly spectators?: Spectators;
      readonly clock?: number | null;
    }
  | { readonly kind: 'archive' };

/** A command with the name that its sender gave it: the same name twice is the same deed, done once. */
export type ClientMessage = Command & { readonly id: string };

/** Why the server did not do what it was asked. */
export type RefusedBecause =
  | RefusalCode
  | 'stale' // the table has moved on: look again
  | 'not-allowed'
  | 'no-such-table'
  | 'seat-taken'
  | 'paused'
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'too-old' // the page and the server speak different versions
  | 'rule-bug'
  | 'failed';

export type ServerMessage =
  | {
      readonly kind: 'welcome';
      readonly version: number;
      readonly you: Person;
      readonly table: TableInfo;
      /** Null until the match has begun, and for those who may see nothing. */
      readonly scene: OnlineScene | null;
      readonly chat: readonly ChatLine[];
    }
  | { readonly kind: 'scene'; readonly scene: OnlineScene }
  | { readonly kind: 'table'; readonly table: TableInfo }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  | { readonly kind: 'done'; readonly id: string }
  | {
      readonly kind: 'refused';
      readonly id: string | null;
      readonly code: RefusedBecause;
      readonly message: string;
    }
  | { readonly kind: 'looked'; readonly id: string; readonly scene: Scene }
  | { readonly kind: 'hinted'; readonly id: string; readonly hint: Hint | null }
  /** The server goes away, or wants this page to: come back after so many milliseconds. */
  | { readonly kind: 'closing'; readonly again: number };

/** A scene with the name of what is asked. */
export interface OnlineScene extends Scene {
  readonly asking: number;
}
