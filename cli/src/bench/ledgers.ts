import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { percentile } from './race.ts';

export interface LedgerCost {
  /** Milliseconds that the program takes to start and say how it is used. */
  readonly start: number;
  /** What `rules` takes in all, as a multiple of that. */
  readonly ratio: number;
  readonly most: number;
  readonly pass: boolean;
}

/** The game with the longest ledger. */
export const LEDGER = 'darkest-dungeon';
const ROUNDS = 5;
/** Whoever writes rules asks again and again what is missing; most of what that takes must be the start of the program. */
const MOST_RULES = 2.5;

/** What it costs to hold a whole ledger against source and tests. */
export function measureLedgers(root: string): LedgerCost {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    start: millisecondsOf(root, ['--help']),
    rules: millisecondsOf(root, ['rules', LEDGER, '--json']),
  }));
  return ledgerCostOf(rounds);
}

/** Judged round by round, so that whatever else the machine does meanwhile falls on both. */
export function ledgerCostOf(
  rounds: readonly { readonly start: number; readonly rules: number }[],
): LedgerCost {
  const ratio = percentile(
    rounds.map(({ start, rules }) => rules / start),
    50,
  );
  const start = percentile(
    rounds.map(round => round.start),
    50,
  );
  return {
    start: Math.round(start),
    ratio: Math.round(ratio * 10) / 10,
    most: MOST_RULES,
    pass: ratio <= MOST_RULES,
  };
}

function millisecondsOf(root: string, words: readonly string[]): number {
  const program = fileURLToPath(new URL('../main.ts', import.meta.url));
  const before = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  return performance.now() - before;
}
