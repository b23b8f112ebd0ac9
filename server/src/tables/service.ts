import type { GameOptions, Match, Policy, Save } from '@tenebrae/kernel';
import type { ClientMessage, Person, RefusedBecause, TableCard } from '@tenebrae/protocol';
import type { TableRecord } from './record.ts';

/** Why a table did not do what it was asked. Nothing has changed. */
export class Declined extends Error {
  override readonly name = 'Declined';
  readonly code: RefusedBecause;
  constructor(code: RefusedBecause, message: string) {
    super(message);
    this.code = code;
  }
}

/** What somebody wants to play; the seed is the server's secret. */
export type NewTable = {
  readonly title: string;
  /** Anybody may find it and sit down; otherwise only those who were invited. */
  readonly open?: boolean;
} & (
  | {
      readonly game: string;
      readonly players: number;
      readonly options?: GameOptions;
      readonly policy?: Partial<Policy>;
    }
  /** A match to go on from, with other dice than its owner could foresee. */
  | { readonly save: unknown }
);

/** A table in memory: the fold of its record. Read it, never change it. */
export interface LiveTable {
  readonly id: string;
  /** How many deeds have been folded. */
  readonly head: number;
  readonly record: TableRecord;
  /** Null until it has begun. */
  readonly match: Match | null;
  /** The deed after which the present request arose: its name. Votes and talk leave it as it is. */
  readonly asking: number;
  /** When that was, in milliseconds of the epoch; a clock runs from here. */
  readonly askedAt: number;
  /** Who has the table open now, on any node. */
  readonly present: readonly Person[];
}

/** What a person may ask of a table that leaves a trace in its record. */
export type DeedMessage = Exclude<ClientMessage, { kind: 'hello' | 'look' | 'hint' }>;

export interface BotAnswer {
  readonly seat: string;
  readonly option: number;
  readonly why: 'bot' | 'clock';
}

/** The tables of all nodes, as one node serves them. Whoever reads a live table asks `mayEnter` (rights.ts) first. */
export interface Tables {
  /** Makes a table and says its id. */
  create(plan: NewTable, host: Person): Promise<string>;
  /** The tables that somebody sits at or has made, or those with a free seat that anyone may take. */
  cards(who: Person, which: 'mine' | 'open'): Promise<readonly TableCard[]>;
  /** The table that an invitation leads to. */
  invitedTo(code: string): Promise<string | null>;
  /** The same, and from now on this person may enter it. */
  join(code: string, who: Person): Promise<string | null>;
  /** The table as it is now, caught up with all nodes; declined when there is none. */
  open(id: string): Promise<LiveTable>;
  /** Calls back when the record has grown, whichever node did it, or somebody came or went. Keeps the table in memory. */
  follow(id: string, changed: (table: LiveTable) => void): Promise<() => void>;
  /** Does what a person asks, durably before anybody sees it; the same message again is done already. */
  act(id: string, who: Person, message: DeedMessage): Promise<void>;
  /** Lets the bot (or the clock's bot) whose turn it is answer; false when another was faster or it is nobody's turn. */
  answerFor(id: string, asking: number, answer: BotAnswer): Promise<boolean>;
  /** Tables that wait for a bot or whose clock has run out, of any node, and have not moved for `still` milliseconds. */
  waiting(still: number): Promise<readonly string[]>;
  /** Calls back after each deed that this very node has done, until the returned function is called: for bots and notifications. */
  heed(done: (table: LiveTable) => void): () => void;
  /** Somebody has the table open on this node, until the returned function is called; several times if in several windows. */
  arrive(id: string, who: Person): Promise<() => void>;
  /** The whole match as a save, for those who may have it (it holds all secrets): when it is over, or alone at the table. */
  save(id: string, who: Person): Promise<Save>;
  /** How many tables are in memory, for the metrics. */
  readonly live: number;
  /** Keeps a snapshot of every table in memory and lets go of them. The store is closed by whoever opened it. */
  close(): Promise<void>;
}
