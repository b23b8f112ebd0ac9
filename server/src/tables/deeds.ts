import type { GameOptions, Orders, Policy, Save, Seat } from '@tenebrae/kernel';
import type { Person, Spectators } from '@tenebrae/protocol';

/** Everything that ever happened at a table, in order: its record. */
export type Deed =
  | {
      readonly kind: 'created';
      readonly title: string;
      readonly game: string;
      readonly seats: readonly Seat[];
      readonly options: GameOptions;
      readonly policy: Policy;
      readonly host: Person;
      readonly open: boolean;
      readonly invitation: string;
      /** The match that it goes on from. */
      readonly save: Save | null;
    }
  /** Somebody came by an invitation. */
  | { readonly kind: 'joined'; readonly person: Person }
  /** Somebody goes by another name. */
  | { readonly kind: 'renamed'; readonly person: Person }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: Person }
  | { readonly kind: 'rose'; readonly seat: Seat }
  | { readonly kind: 'lent'; readonly seat: Seat; readonly to: Player }
  | { readonly kind: 'reclaimed'; readonly seat: Seat }
  /** All chance to come is in this seed: it never leaves the server. */
  | { readonly kind: 'begun'; readonly seed: string }
  /** Another version of the game took up the match from a checkpoint; what came after that is void. */
  | { readonly kind: 'resumed'; readonly save: Save }
  | {
      readonly kind: 'answered';
      readonly seat: Seat;
      /** The place of an option in the list, or the face of each die. */
      readonly given: number | readonly number[];
      readonly why: 'person' | 'bot' | 'clock';
    }
  /** `agreed`: all persons at the table wanted it. */
  | { readonly kind: 'undone'; readonly to: number; readonly agreed: boolean }
  | { readonly kind: 'redone' }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] }
  | { readonly kind: 'agreed'; readonly seats: readonly Seat[] }
  | { readonly kind: 'proposal-ended' }
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly orders: Orders }
  | { readonly kind: 'policy-changed'; readonly policy: Policy }
  | { readonly kind: 'paused'; readonly paused: boolean }
  | { readonly kind: 'arranged'; readonly how: Arrangement }
  | { readonly kind: 'chatted'; readonly by: Person; readonly text: string }
  | { readonly kind: 'archived' };

export type Player = { readonly bot: string } | { readonly person: Person };

export interface Arrangement {
  readonly title?: string;
  readonly spectators?: Spectators;
  readonly clock?: number | null;
}

/** A deed as it stands in the record. */
export interface Done {
  readonly seq: number;
  readonly time: number;
  /** The version of the game under which it was done. */
  readonly version: number;
  readonly deed: Deed;
}

/** The record of a table cannot be what a server wrote, or its rules are other than they were. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export const asUnreadable = (thrown: unknown, where = ''): Unreadable =>
  thrown instanceof Unreadable && where === ''
    ? thrown
    : new Unreadable(`${where}${thrown instanceof Error ? thrown.message : String(thrown)}`, {
        cause: thrown,
      });
