import type {
  Blocked,
  Chance,
  Fault,
  GameOptions,
  Happening,
  Json,
  Passage,
  Policy,
  Question,
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
  /** Which seats may answer, and which of them sit at this screen. */
  readonly asked: readonly Seat[];
  readonly mine: readonly Seat[];
  readonly votes: Readonly<Record<Seat, number>>;
  readonly result: Result | null;
  readonly fault: Fault | null;
  /** The log from the `from`-th line on; what the page has of later lines is void. */
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  readonly blocked: readonly Blocked[];
  readonly undo: UndoRight | 'none';
  readonly canRedo: boolean;
  readonly policy: Policy;
  /** A bot is at work. */
  readonly thinking: boolean;
}

export interface LogLine {
  readonly event: Happening;
  /** The moment at which it happened. */
  readonly at: number;
}

export interface Hint {
  readonly option: number;
  readonly id: string;
}
