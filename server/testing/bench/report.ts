import type { Load } from './load.ts';
import type { MemoryCost } from './memory.ts';

/** One round: as fast as it goes, and at half of what the server can do, each with the echo under the same load. */
export interface Round {
  readonly full: Load;
  readonly fullEcho: Load;
  readonly half: Load;
  readonly halfEcho: Load;
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

/** The median over the rounds; ratios are taken round by round. */
export function gameCost(rounds: readonly Round[], memory: MemoryCost): GameCost {
  const against = (server: (round: Round) => number, echo: (round: Round) => number): Against => ({
    server: percentile(rounds.map(server), 50),
    echo: percentile(rounds.map(echo), 50),
    ratio: percentile(
      rounds.map(round => server(round) / echo(round)),
      50,
    ),
  });
  const late =
    (percent: number) =>
    ({ broadcasts }: Load): number =>
      percentile(broadcasts, percent);
  return {
    answersPerSecond: against(
      ({ full }) => full.perSecond,
      ({ fullEcho }) => fullEcho.perSecond,
    ),
    p50: against(
      ({ half }) => late(50)(half),
      ({ halfEcho }) => late(50)(halfEcho),
    ),
    p99: against(
      ({ half }) => late(99)(half),
      ({ halfEcho }) => late(99)(halfEcho),
    ),
    memory,
  };
}
