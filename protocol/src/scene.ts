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
  Result,
  Seat,
  UndoRight,
} from '@tenebrae/kernel';
import type { RefusedBecause } from './messages.ts';

/** The bots that may be given a seat, the simplest first. */
export const BOT_SITTERS = ['random', 'habit', 'greedy', 'novice', 'adept', 'expert', 'master'] as const;
export type BotSitter = (typeof BOT_SITTERS)[number];

/** Who plays a seat: somebody at this screen, somebody at another one, or a bot by name. */
export type Sitter = 'person' | 'elsewhere' | BotSitter;

type Seated = Pick<Scene, 'seats' | 'sitters'>;

/** The seats that are played at this screen. */
export const seatsHere = ({ seats, sitters }: Seated): readonly Seat[] =>
  seats.filter(seat => sitters[seat] === 'person');

export const isBot = (sitter: string | undefined): sitter is BotSitter =>
  BOT_SITTERS.some(bot => bot === sitter);

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
  /** Of a past moment: what was answered then, if this screen may know it. */
  readonly answered: Answered | null;
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
  readonly can: Powers;
}

/** An answer that was given. */
export interface Answered {
  readonly seat: Seat;
  /** The place of the option in the list. */
  readonly option: number;
  /** Nobody was asked: the seat's standing order answered. */
  readonly order?: true;
}

/** What this screen may ask for, beside answering and undoing; at a table that others share, not everything. */
export interface Powers {
  readonly branch: boolean;
  readonly hint: boolean;
  /** Why a bot answered as it did. */
  readonly account: boolean;
  /** Who sits where. */
  readonly reseat: boolean;
  /** Who rolls the dice. */
  readonly dice: boolean;
  /** The bots' pace and rest. */
  readonly pause: boolean;
}

/** Whoever has the match on their own device may do what they like. */
export const EVERY_POWER: Powers = {
  branch: true,
  hint: true,
  account: true,
  reseat: true,
  dice: true,
  pause: true,
};

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
  /** Why; left out where nobody has looked into it. */
  readonly why?: HintReason;
  /** What was looked at, the advised option first and then the best; none where there was nothing to think about. */
  readonly considered?: readonly HintOption[];
  /** How many futures were lived through to find that out. */
  readonly futures?: number;
}

/** An option that was considered. */
export interface HintOption {
  /** Its place in the list. */
  readonly option: number;
  /** How well it is expected to end, between 0 and 1: 0.5 is as things stand, below 0.15 is lost, above 0.85 won. */
  readonly expected: number;
}

/**
 * Why an option is the one to take: experience advises it, nothing promises more, more is expected of it than of the best
 * of the others, or it ends better in most futures. Who takes whatever comes takes it by chance.
 */
export type HintReason =
  | { readonly kind: 'habit' | 'even' | 'chance' }
  | { readonly kind: 'expected'; readonly rival: number }
  | {
      readonly kind: 'futures';
      /** The place of the option that it was compared with. */
      readonly rival: number;
      readonly better: number;
      readonly worse: number;
      readonly futures: number;
    };

/** Why something asked of the table was not done. */
export interface Trouble {
  readonly code: RefusedBecause | 'bad-save';
  readonly message: string;
}
