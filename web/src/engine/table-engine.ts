import type { Answer, Orders, Save, Seat } from '@tenebrae/kernel';
import type { KeptTable } from './host.ts';
import type { Hint, Scene, Sitter, Trouble } from './scene.ts';

/** What became of a request: done, or why not. What the table looks like then comes as a scene. */
export type Done = Trouble | null;

/** Whom an engine tells: each scene in its order, and what goes wrong without having been asked for. */
export interface Audience {
  draw(scene: Scene): void;
  complain(trouble: Trouble): void;
}

/**
 * What holds the match of one open table: a worker of this page, or a server that a socket leads to. The table's store and
 * screens know nothing else of it. What a scene's `can` denies is never asked for.
 */
export interface TableEngine {
  /** Opens the table; the first scene is drawn before this is done. */
  start(audience: Audience): Promise<Done>;
  /** Refused when the table has moved on from that moment. */
  answer(moment: number, given: Answer, by?: Seat): Promise<Done>;
  undo(to?: number): Promise<Done>;
  redo(): Promise<Done>;
  /** A table to be kept on this device, which goes on from a moment of this one. Changes nothing here. */
  branch(at: number): Promise<KeptTable>;
  /** The table as it stood at a moment. Changes nothing. */
  look(at: number): Promise<Scene>;
  /** What a bot would do on that seat now; null when nothing is asked of it. */
  hint(seat: Seat): Promise<Hint | null>;
  /** Why a bot answered as it did at a moment; null where nobody thought. */
  account(at: number, bot: string): Promise<Hint | null>;
  /** The whole match with everything that was hidden in it; asked for when it is over, and not before. */
  record(): Promise<Save>;
  seat(seat: Seat, sitter: Sitter): Promise<Done>;
  order(seat: Seat, orders: Orders): Promise<Done>;
  setDice(dice: 'seeded' | 'person'): Promise<Done>;
  /** How long bots wait between two answers, in milliseconds. */
  pace(milliseconds: number): void;
  pause(paused: boolean): Promise<Done>;
  close(): void;
}
