/** What is kept of a match: enough for every report, and nothing of who played it where or when. */
export interface MatchRecord {
  /** Its place in the plan, which is its key: a match is counted once, however often it was played. */
  readonly index: number;
  /** How it ended; null when it did not. */
  readonly outcome: string | null;
  /** The places of the seats that won. */
  readonly winners: readonly number[];
  readonly decisions: number;
  /** Null in a game that tells of no rounds. */
  readonly rounds: number | null;
  /** How each seat stood in the end, as the game's `evaluate` sees it; none in a game without. */
  readonly scores: readonly number[];
  /** The content that was met, sorted. */
  readonly seen: readonly string[];
  readonly deaths: readonly Death[];
  /** Of each seat; null where the dice were not looked into. */
  readonly luck: readonly Luck[] | null;
  /** Why a rule failed; null when none did. */
  readonly fault: string | null;
}

/** Deaths of the same kind in one match. */
export interface Death {
  /** The event that tells of it. */
  readonly type: string;
  readonly victim: string;
  readonly cause: string | null;
  readonly by: string | null;
  readonly count: number;
}

/** How much better the dice fell for a seat than expected, by two measures. */
export interface Luck {
  /** In units of `evaluate`. */
  readonly standing: number;
  /** In victories. */
  readonly victory: number;
  /** How unsure the two are: their variances, and their covariance. */
  readonly noise: { readonly standing: number; readonly victory: number; readonly both: number };
}

export const recordLine = (record: MatchRecord): string => JSON.stringify(record);

/** Reads a line of a results file; null for one that was torn off when its writer was killed. */
export function readRecord(line: string): MatchRecord | null {
  try {
    const record = JSON.parse(line) as Partial<MatchRecord> | null;
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}

/** Lines are this program's own; a torn one is no JSON at all, so the key is all that needs a look. */
const isRecord = (value: Partial<MatchRecord> | null): value is MatchRecord =>
  typeof value === 'object' && value !== null && Number.isSafeInteger(value.index);
