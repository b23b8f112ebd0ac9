import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Failed } from '../ends.ts';

/** A figure of the server, that of a bare echo under the same load, and how many times the second the first is. */
export interface Against {
  readonly server: number;
  readonly echo: number;
  readonly ratio: number;
}

/** What is measured with one game at all tables. */
interface Measured {
  readonly answersPerSecond: Against;
  /** Milliseconds from an answer to its arrival at the other page. */
  readonly p50: Against;
  readonly p99: Against;
  /** Bytes a table: open to two people, and after it has left memory. */
  readonly memory: { readonly active: number; readonly idle: number };
}

/** What server/testing/bench.ts prints. */
export interface ServerMeasures {
  readonly tables: number;
  readonly games: Readonly<Record<string, Measured>>;
  /** Milliseconds to bring a long table into memory, and of one answer on an idle node. */
  readonly cold: { readonly decisions: number; readonly milliseconds: number; readonly answer: number };
}

/** A measure with what it may be; `value` is what is held against the limit. */
export interface Limit {
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly pass: boolean;
}

export interface GameReport extends Measured {
  readonly limits: Readonly<Record<'answersPerSecond' | 'p50' | 'active' | 'idle', Limit>>;
}

export interface ServerReport {
  readonly tables: number;
  readonly games: Readonly<Record<string, GameReport>>;
  readonly cold: ServerMeasures['cold'] & { readonly answers: Limit };
  readonly pass: boolean;
}

/**
 * What must be reached: parts and multiples of the echo, bytes, and answers. An answer is on the disk before anybody sees it,
 * an echo is not: the 99th percentile is the disk's, and has no limit here.
 */
const LEAST_ANSWERS = 0.05;
const MOST_P50 = 60;
const MOST_ACTIVE = 1_000_000;
const MOST_IDLE = 50_000;
const MOST_COLD = 100;

/** Runs the server and the echo in processes of their own, from the repository's own sources. */
export async function measureServer(
  root: string,
  onStep: (step: number) => void = () => {},
): Promise<ServerReport> {
  const program = join('server', 'testing', 'bench.ts');
  const child = spawn(process.execPath, [join('tools', 'run.mjs'), program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', line => {
    said.push(line);
    onStep(said.length);
  });
  const [printed, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (status !== 0) throw new Failed(`the server could not be measured: ${said.slice(-5).join('\n')}`);
  return judged(JSON.parse(printed) as ServerMeasures);
}

/** Holds the measures against the limits. */
export function judged({ tables, games, cold }: ServerMeasures): ServerReport {
  const reports = Object.fromEntries(Object.entries(games).map(([id, game]) => [id, judgedGame(game)]));
  const answers = atMost(cold.milliseconds / cold.answer, MOST_COLD);
  const limits = [answers, ...Object.values(reports).flatMap(game => Object.values(game.limits))];
  return { tables, games: reports, cold: { ...cold, answers }, pass: limits.every(({ pass }) => pass) };
}

function judgedGame(game: Measured): GameReport {
  const { answersPerSecond, p50, memory } = game;
  const { ratio } = answersPerSecond;
  return {
    ...game,
    limits: {
      answersPerSecond: { value: ratio, least: LEAST_ANSWERS, pass: ratio >= LEAST_ANSWERS },
      p50: atMost(p50.ratio, MOST_P50),
      active: atMost(memory.active, MOST_ACTIVE),
      idle: atMost(memory.idle, MOST_IDLE),
    },
  };
}

const atMost = (value: number, most: number): Limit => ({ value, most, pass: value <= most });

/** How many steps of measuring there are to tell of. */
export const STEPS = 7;
