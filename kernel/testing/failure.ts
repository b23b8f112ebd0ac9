import { type GameOptions, RuleBug, type Save } from '../src/index.ts';

export const FAULTS = [
  'threw', // a rule threw
  'dead-end', // a question without an option
  'twice', // a question with two options of one id
  'runaway', // rules or a match without end
  'invariant', // a state the game itself calls wrong
  'not-plain', // a state, question or event that JSON does not keep
  'save', // save and load do not come back to the same
  'undo', // undo and redo do not come back to the same
  'fork', // thinking changed the match
  'leak-view', // a view depends on what its seat cannot know
  'leak-event', // so does an event
  'leak-options', // so does a question or its options
  'undo-crosses', // undo would be free past something that was learned
  'words', // something said has no words
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Failure {
  readonly fault: Fault;
  readonly message: string;
  readonly players: number;
  readonly options: GameOptions;
  /** Every choice and die of the run, shortened as far as the fault still shows. */
  readonly choices: readonly number[];
  /** The match just before the fault, to be replayed. */
  readonly save: Save | null;
}

/** What a check throws when it finds something. */
export interface Found {
  readonly fault: Fault;
  readonly message: string;
}

export const found = (fault: Fault, message: string): Found => ({ fault, message });

export function asFault(thrown: unknown): Found {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof RuleBug && message.startsWith('dead end')) return found('dead-end', message);
  if (thrown instanceof RuleBug && message.startsWith('runaway')) return found('runaway', message);
  return found('threw', message);
}
