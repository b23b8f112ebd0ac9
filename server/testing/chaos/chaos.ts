import { setTimeout as wait } from 'node:timers/promises';
import { openStore, type Store } from '../../src/store/store.ts';
import { startPostgres } from '../postgres.ts';
import { UNLIMITED } from '../processes.ts';
import { lookForAcknowledged } from './acknowledged.ts';
import { gather, type Party } from './gathering.ts';
import type { Player } from './player.ts';
import { faultsOf, type Report } from './report.ts';
import { gatherStorm, type Storm } from './storm.ts';
import { judge, judgeSnapshots, type Verdict } from './verdict.ts';

export interface ChaosWish {
  readonly minutes: number;
  readonly tables: number;
  readonly nodes: number;
  readonly seed: string;
  readonly pace: number;
  /** Milliseconds that a node lives at the most. */
  readonly life: number;
  /** The database to use; without one, a PostgreSQL is started that is gone afterwards. */
  readonly database?: string;
}

/** Tables that are made, or judged, at the same time. */
const AT_ONCE = 8;
/** How long everything may take to come to rest, in milliseconds. */
const PATIENCE = 180_000;

export async function runChaos(wish: ChaosWish, tell: (said: string) => void): Promise<Report> {
  const postgres = wish.database === undefined ? await startPostgres() : null;
  const url = wish.database ?? postgres?.url ?? '';
  const store = await openStore({ url, complain: () => {} });
  const storm = await gatherStorm({
    nodes: wish.nodes,
    seed: wish.seed,
    life: [wish.life / 5, wish.life],
    env: {
      ...UNLIMITED,
      DATABASE_URL: url,
      TENEBRAE_BOT_PACE: '50',
      TENEBRAE_SWEEP_SECONDS: '2',
      // Tables leave memory too: some live on each node, and more are needed.
      TENEBRAE_LIVE_TABLES: String(Math.ceil(wish.tables / 2)),
      TENEBRAE_GOODBYE_SECONDS: '60',
    },
  });
  try {
    return await play(wish, store, storm, tell);
  } finally {
    await store.close();
    await postgres?.stop();
  }
}

async function play(
  wish: ChaosWish,
  store: Store,
  storm: Storm,
  tell: (said: string) => void,
): Promise<Report> {
  const numbers = Array.from({ length: wish.tables }, (_, i) => i);
  const origins = (): readonly string[] => storm.origins;
  const parties = await several(numbers, number => gather(number, { ...wish, origins }));
  const players = parties.flatMap(party => party.players);
  tell(`${parties.length} tables have begun, ${players.length} people have them open`);

  for (const player of players) player.play(true);
  const teller = setInterval(() => {
    const done = players.reduce((sum, { sent }) => sum + sent.length, 0);
    tell(
      `${done} messages got a reply; nodes up: ${storm.origins.length}; kills ${JSON.stringify(storm.tally.kills)}`,
    );
  }, 15_000);
  await storm.rage(wish.minutes * 60_000);
  clearInterval(teller);

  for (const player of players) player.play(false);
  tell('the storm is over; everything comes to rest');
  const restless = await comeToRest(store, parties, players);
  tell('all tables rest; they are compared');
  const verdicts = await several(parties, party => judge(party, store, storm.origins));
  for (const player of players) player.leave();
  // Nodes that are told to stop keep all that they have in memory.
  await storm.end();
  const kept = await several(parties, (party, i) =>
    judgeSnapshots(party, store, (verdicts[i] as Verdict).deeds),
  );
  const acknowledged = await lookForAcknowledged(store, players);
  const report = {
    ...facts(wish, storm, players, verdicts),
    acknowledged,
    restless,
    compared: sum([...verdicts, ...kept].map(({ compared }) => compared)),
    differences: [...verdicts, ...kept].flatMap(({ differences }) => differences),
    unreadable: await unreadable(store),
  };
  return { ...report, pass: faultsOf(report).length === 0 };
}

/** Waits for the last replies, lets every table pause and every page catch up; says who never did. */
async function comeToRest(
  store: Store,
  parties: readonly Party[],
  players: readonly Player[],
): Promise<readonly string[]> {
  const waiting = await until(players, ({ isWaiting }) => !isWaiting);
  const paused = parties.map(({ players: [host] }) => host?.request({ kind: 'pause', paused: true }));
  await Promise.race([Promise.all(paused), wait(PATIENCE)]);
  const rows = await store.db.selectFrom('tables').select(['id', 'head']).execute();
  const heads = new Map(rows.map(({ id, head }) => [id, head]));
  /** Talk is told line by line, the match by scenes, the rest by the table: whichever came last is the last deed. */
  const late = await until(players, ({ table, page }) => {
    const seen = [page.table?.head, page.scene?.serial, page.chat.at(-1)?.at].map(at => at ?? 0);
    return page.table?.paused === true && Math.max(...seen) >= (heads.get(table) ?? 0);
  });
  const name = ({ table, visitor, page }: Player, what: string): string =>
    `${table}, ${visitor.who.name}: ${what} (${page.table?.status}, ${page.scene?.serial} of ${heads.get(table)})`;
  return [
    ...waiting.map(player => name(player, 'never got a reply')),
    ...late.map(player => name(player, 'never saw the table come to rest')),
  ];
}

/** Waits until something holds for all; gives those for whom it never did. */
async function until(
  players: readonly Player[],
  holds: (player: Player) => boolean,
): Promise<readonly Player[]> {
  const end = Date.now() + PATIENCE;
  const left = (): readonly Player[] => players.filter(player => !holds(player));
  while (left().length > 0 && Date.now() < end) await wait(100);
  return left();
}

type Facts = Omit<Report, 'acknowledged' | 'restless' | 'compared' | 'differences' | 'unreadable' | 'pass'>;

function facts(
  { seed, nodes, tables, minutes }: ChaosWish,
  { tally }: Storm,
  players: readonly Player[],
  verdicts: readonly Verdict[],
): Facts {
  const answered = { person: 0, bot: 0, clock: 0 };
  for (const { deed } of verdicts.flatMap(({ deeds }) => deeds))
    if (deed.kind === 'answered') answered[deed.why] += 1;
  const refusals: Record<string, number> = {};
  for (const { outcome } of players.flatMap(({ sent }) => sent))
    if (outcome !== 'done') refusals[outcome] = (refusals[outcome] ?? 0) + 1;
  const total = (of: keyof Player['tally']): number => sum(players.map(({ tally: one }) => one[of]));
  return {
    seed,
    nodes,
    tables,
    minutes,
    storm: tally,
    deeds: sum(verdicts.map(({ deeds }) => deeds.length)),
    answered,
    refusals,
    pages: { lines: total('lines'), moves: total('moves'), cuts: total('cuts'), resent: total('resent') },
    oddities: players.flatMap(({ oddities, table }) => oddities.map(one => `${table}: ${one}`)),
  };
}

/** The tables of which the nodes say that they cannot read them. */
async function unreadable({ db }: Store): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'trouble'])
    .where('trouble', 'is not', null)
    .execute();
  return rows.map(({ id, trouble }) => `${id}: ${trouble}`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Does something with each, some at a time. */
async function several<T, R>(all: readonly T[], work: (one: T, i: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < all.length) {
      const i = next++;
      results[i] = await work(all[i] as T, i);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return results;
}
