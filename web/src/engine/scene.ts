import type {
  Blocked,
  Chance,
  Fault,
  GameOptions,
  Happening,
  Json,
  Orders,
  Passage,
  Policy,
  Question,
  RefusalCode,
  Result,
  Seat,
  UndoRight,
} from '@tenebrae/kernel';

/** Who plays a seat: somebody at this screen, or a bot by name. */
export type Sitter = 'person' | 'random' | 'greedy';

export interface TablePlan {
  readonly game: string;
  readonly players: number;
  readonly options: GameOptions;
  readonly seed: string;
  readonly policy: Policy;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly names: Readonly<Record<Seat, string>>;
  /** A guided game, which explains itself. */
  readonly lesson?: true;
  /** What is answered before anybody sits down, by the ids of the options. */
  readonly opening?: readonly string[];
}

/** Everything that the page draws, after each answer. */
export interface Scene {
  /** Grows with every scene, so that a late one is never drawn over a newer. */
  readonly serial: number;
  readonly moment: number;
  readonly moments: readonly number[];
  readonly view: Json;
  /** The same in words. */
  readonly description: readonly Passage[];
  readonly request: Question | Chance | null;
  /** All seats around the table, who sits on them, and what they are called. */
  readonly seats: readonly Seat[];
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly names: Readonly<Record<Seat, string>>;
  /** Which seats may answer, and which of them sit at this screen. */
  readonly asked: readonly Seat[];
  readonly mine: readonly Seat[];
  readonly votes: Readonly<Record<Seat, number>>;
  readonly result: Result | null;
  readonly fault: Fault | null;
  readonly log: LogPart;
  readonly blocked: readonly BlockedSeat[];
  /** The standing orders of the first of `mine`. */
  readonly orders: Orders;
  /** The moment that undo goes back to, and whether the table allows it. */
  readonly undoTo: number | null;
  readonly undo: UndoRight | 'none';
  readonly canRedo: boolean;
  readonly policy: Policy;
  /** A bot is at work. */
  readonly thinking: boolean;
  /** The bots wait until somebody lets them go on. */
  readonly paused: boolean;
  /** A guided game. */
  readonly lesson: boolean;
}

/** The log from the `from`-th line on; what the page has of later lines is void. */
export interface LogPart {
  readonly from: number;
  readonly lines: readonly LogLine[];
  /** These lines are old: a save was taken up, or a branch. */
  readonly retold: boolean;
}

export interface LogLine {
  readonly event: Happening;
  /** The moment at which it happened. */
  readonly at: number;
}

/** What somebody at this screen may not do now. */
export interface BlockedSeat extends Blocked {
  readonly seat: Seat;
}

export interface Hint {
  readonly option: number;
  readonly id: string;
  /** The moment that it is for. */
  readonly moment: number;
}

/** Why something asked of the table was not done. */
export interface Trouble {
  readonly code: RefusalCode | 'rule-bug' | 'bad-save' | 'failed';
  readonly message: string;
}
