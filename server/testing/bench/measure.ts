import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeProcess, startProcess, UNLIMITED } from '../processes.ts';
import { coldLoads, longMatch } from './cold.ts';
import { companyAt, type Sample, type Seating, seatTwo, type Table } from './company.ts';
import { echoCompanyAt } from './echo-company.ts';
import { load } from './load.ts';
import { measureMemory } from './memory.ts';
import { type GameCost, gameCost, percentile, type Round, type ServerReport } from './report.ts';

export interface BenchWish {
  readonly tables: number;
  readonly rounds: number;
  /** Milliseconds that each contestant has in a round, at each of both loads: all it can, and people's pace. */
  readonly milliseconds: number;
  /** Decisions of the table that is loaded cold, and how many such tables there are. */
  readonly decisions: number;
  readonly longTables: number;
}

const GAMES = [
  { game: 'candles', options: { goal: 500 } },
  { game: 'dark-darker-darkest', options: {} },
] as const;

/** Answers that are sent one after the other, with nothing else to do. */
const ALONE = 200;

/** Measures a node with an SQLite file, as everybody has it who starts one, against an echo in a process of its own. */
export async function measureServer(wish: BenchWish, tell: (said: string) => void): Promise<ServerReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-bench-'));
  const env = {
    ...UNLIMITED,
    DATABASE_URL: `file:${join(folder, 'tenebrae.db')}`,
    TENEBRAE_IDLE_SECONDS: '1',
    TENEBRAE_LIVE_TABLES: '100000',
  };
  const probe = new URL('./probe.ts', import.meta.url);
  const open = (): Promise<NodeProcess> =>
    startProcess({
      program: new URL('../node/main.ts', import.meta.url),
      words: ['--expose-gc', '--import', probe.href],
      env,
      complain: line => tell(line),
    });
  const echo = await startProcess({
    program: new URL('./echo.ts', import.meta.url),
    env: {},
    complain: line => tell(line),
  });
  try {
    let node = await open();
    const again = async (): Promise<NodeProcess> => {
      node.send('SIGTERM');
      await node.gone;
      node = await open();
      return node;
    };
    const games: Record<string, GameCost> = {};
    for (const { game, options } of GAMES) {
      tell(`${game}: ${wish.tables} tables are made`);
      const seatings: Seating[] = [];
      for (let i = 0; i <= wish.tables; i++) seatings.push(await seatTwo(node.origin, { game, options }));
      const [warm, ...active] = seatings as [Seating, ...Seating[]];
      tell(`${game}: answers, against the echo`);
      const rounds = await race(node.origin, echo.origin, active, wish);
      tell(`${game}: memory`);
      games[game] = gameCost(rounds, await measureMemory(await again(), active, warm));
    }
    tell('cold tables');
    const long: Seating[] = [];
    const save = longMatch(wish.decisions);
    for (let i = 0; i < wish.longTables; i++) long.push(await seatTwo(node.origin, { save }));
    const short = await seatTwo(node.origin, GAMES[0]);
    const { origin } = await again();
    const answer = await answerAlone(origin, short);
    const cold = percentile(await coldLoads(origin, long), 50);
    node.send('SIGTERM');
    await node.gone;
    return { tables: wish.tables, games, cold: { decisions: wish.decisions, milliseconds: cold, answer } };
  } finally {
    echo.send('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By turns, so that what slows the machine slows both. */
async function race(
  node: string,
  echo: string,
  seatings: readonly Seating[],
  { rounds, milliseconds }: BenchWish,
): Promise<readonly Round[]> {
  const sample: Sample = { scene: '' };
  const tables: Table[] = [];
  for (const seating of seatings) tables.push(await companyAt(node, seating, sample));
  await load(tables, milliseconds);
  const echoes: Table[] = [];
  for (let i = 0; i < seatings.length; i++) echoes.push(await echoCompanyAt(echo, i, sample.scene));
  await load(echoes, milliseconds);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const full = await load(tables, milliseconds);
    const fullEcho = await load(echoes, milliseconds);
    const rate = Math.min(full.perSecond / 4, tables.length / 2);
    const paced = await load(tables, milliseconds, rate);
    const pacedEcho = await load(echoes, milliseconds, rate);
    measured.push({ full, fullEcho, paced, pacedEcho });
  }
  for (const table of [...tables, ...echoes]) await table.close();
  return measured;
}

/** Milliseconds of one answer on a node that has nothing else to do, until it is acknowledged. */
async function answerAlone(origin: string, seating: Seating): Promise<number> {
  const table = await companyAt(origin, seating, { scene: '' });
  const times: number[] = [];
  for (let i = 0; i < ALONE; i++) times.push((await table.exchange()).done);
  await table.close();
  return percentile(times, 50);
}
