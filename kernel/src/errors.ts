/** The rules are wrong: the match freezes at its last sound moment and keeps its record. */
export class RuleBug extends Error {
  override readonly name = 'RuleBug';
  readonly rule: string | undefined;
  constructor(message: string, more: { rule?: string; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.rule = more.rule;
  }
}

export const REFUSALS = [
  'over', // the match has ended
  'frozen', // a rule threw; undo or a ruling comes first
  'not-your-question', // another seat is asked
  'no-such-seat',
  'no-such-option',
  'not-an-answer', // faces for a question, an option for a die, or neither
  'wrong-dice', // not as many faces as dice, or a face that the die does not have
  'no-such-moment',
  'barrier', // a die fell or something hidden was seen since then, and the table does not go back further
  'consent', // the same, and not every seat agrees
  'nothing-to-redo',
  'no-such-place', // a ruling points where there is nothing
  'against-the-rules', // a ruling, a set-up or a policy that the game or the kernel cannot accept
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** What somebody asked of a match cannot be: the match is as it was. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** An answer that is not legal here and now. */
export class IllegalAnswer extends Refused {}

/** A save that cannot be what a match wrote, and where it fails. */
export class BadSave extends Error {
  override readonly name = 'BadSave';
  readonly path: string;
  constructor(path: string, message: string) {
    super(clip(path === '' ? message : `${path}: ${message}`));
    this.path = path;
  }
}

/** A forged save can name its parts at any length; nobody needs to read more than this. */
const clip = (message: string): string => (message.length > 300 ? `${message.slice(0, 299)}…` : message);

/** Closes a switch over a union: the compiler proves that it is never reached. */
export function unreachable(value: never): never {
  throw new RuleBug(`unreachable: ${JSON.stringify(value)}`);
}
