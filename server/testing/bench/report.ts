import type { Load } from './load.ts';
import type { MemoryCost } from './memory.ts';

/**
 * One round: as fast as it goes, and at the pace of people (each table an answer every other second, or a quarter of what the
 * server can do if that is less), each with the echo under the same load.
 */
export interface Round {
  readonly full: Load;
  readonly fullEcho: Load;
  readonly paced: Load;
  readonly pacedEcho: Load;
}

/** A figure of the server, that of the echo, and how many times the second the first is. */
export interface Against {
  readonly server: number;
  readonly echo: number;
  readonly ratio: number;
}

export interface GameCost {
  readonly answersPerSecond: Against;
  /** Milliseconds from an answer to its arrival at the other page. */
  readonly p50: Against;
  readonly p99: Against;
  /** Bytes a table. */
  readonly memory: MemoryCost;
}

export interface ServerReport {
  readonly tables: number;
  readonly games: Readonly<Record<string, GameCost>>;
  /** Bringing a long table into memory, and one answer on an idle node, in milliseconds. */
  readonly cold: { readonly decisions: number; readonly milliseconds: number; readonly answer: number };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/**
 * Of speed the median over the rounds, with ratios taken round by round. Of delays the quietest round: what else the machine
 * does can only add to them.
 */
export function gameCost(rounds: readonly Round[], memory: MemoryCost): GameCost {
  const late = (round: Round, percent: number): Against => {
    const server = percentile(round.paced.broadcasts, percent);
    const echo = percentile(round.pacedEcho.broadcasts, percent);
    return { server, echo, ratio: server / echo };
  };
  const quietest = rounds.reduce((best, one) => (late(one, 50).ratio < late(best, 50).ratio ? one : best));
  const median = (of: (round: Round) => number): number => percentile(rounds.map(of), 50);
  return {
    answersPerSecond: {
      server: median(({ full }) => full.perSecond),
      echo: median(({ fullEcho }) => fullEcho.perSecond),
      ratio: median(({ full, fullEcho }) => full.perSecond / fullEcho.perSecond),
    },
    p50: late(quietest, 50),
    p99: late(quietest, 99),
    memory,
  };
}
