import { botTurn } from '@tenebrae/bots';
import type { Match, Seat } from '@tenebrae/kernel';
import type { Hint } from '@tenebrae/protocol';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { awaited, botToPlay, dueOf } from '../tables/live.ts';
import { isBotSeat } from '../tables/rights.ts';
import type { BotAnswer, LiveTable, Tables } from '../tables/service.ts';
import { newPool } from './pool.ts';

/** Plays the seats that no person plays, and those whose time has run out. */
export interface Bots {
  /** A deed was done at this table, on this node: perhaps it is a bot's turn. */
  heed(table: LiveTable): void;
  /** What a bot would do on that seat now; null when nothing is asked of it. */
  hint(table: LiveTable, seat: Seat): Promise<Hint | null>;
  close(): Promise<void>;
}

export interface BotsNeeds {
  readonly config: Pick<Config, 'botWorkers' | 'botPace' | 'botThought' | 'sweep'>;
  readonly tables: Tables;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The program of the thinking threads. */
  readonly program: URL | string;
  now(): number;
}

/** Who is to answer, with what mind; `follows` when there is nothing to think about. */
interface Turn {
  readonly seat: Seat;
  readonly bot: string;
  readonly follows: number | null;
  readonly why: BotAnswer['why'];
}

/** Answers for people who let their time run out: plain habits, no deep thought. */
const CLOCK_BOT = 'habit';
/** A thought that takes longer is none. */
const PATIENCE = 30_000;
/** Tables that one sweep takes up at most: what is left waits for the next. */
const SWEPT = 50;

export function newBots({ config, tables, log, metrics, program, now }: BotsNeeds): Bots {
  /** The tables at which a bot is at work here, and whether something happened there meanwhile. */
  const busy = new Map<string, { again: boolean }>();
  const atWork = new Set<Promise<void>>();
  const pauses = new Set<() => void>();
  let isClosed = false;
  const pool = newPool({
    workers: config.botWorkers,
    program,
    patience: PATIENCE,
    longest: config.botThought,
    complain: (why, table) => log.error({ why: why.slice(0, 300), table }, 'a bot failed'),
    took: (seconds, isHint) => metrics.botSeconds.observe({ what: isHint ? 'hint' : 'answer' }, seconds),
  });
  const count = (): void => metrics.botQueue.set(pool.waiting);

  function heed(table: LiveTable): void {
    if (isClosed) return;
    const work = busy.get(table.id);
    if (work !== undefined) work.again = true;
    else if (turnAt(table, now()) !== null) begin(table.id);
  }

  function begin(id: string): void {
    const playing = play(id).finally(() => atWork.delete(playing));
    atWork.add(playing);
  }

  /** Lets the bots of a table answer until it is nobody's turn. */
  async function play(id: string): Promise<void> {
    const work = { again: true };
    busy.set(id, work);
    try {
      while (work.again && !isClosed) {
        work.again = false;
        const table = await tables.open(id);
        const turn = turnAt(table, now());
        if (turn !== null && (await answer(table, turn))) work.again = true;
      }
    } catch (thrown) {
      log.warn({ err: thrown, table: id }, 'a bot could not answer');
    } finally {
      busy.delete(id);
    }
  }

  async function answer(table: LiveTable, { seat, bot, follows, why }: Turn): Promise<boolean> {
    const { id, asking, match } = table;
    if (match === null) return false;
    if (table.present.length > 0) await rest(config.botPace);
    const option = follows ?? (await thought(id, match, seat, bot));
    if (isClosed) return false;
    const isDone = await tables.answerFor(id, asking, { seat, option, why });
    metrics.botAnswers.inc({ why, outcome: isDone ? 'done' : 'late' });
    return isDone;
  }

  /** A bot that fails takes the first option: the table must go on. */
  async function thought(table: string, match: Match, seat: Seat, bot: string): Promise<number> {
    const seed = `${match.seed}/${match.moment}`;
    const thinking = pool.think({ table, game: match.game.id, seat, bot, seed, match });
    count();
    const found = await thinking;
    count();
    return found?.option ?? 0;
  }

  const rest = (milliseconds: number): Promise<void> =>
    new Promise(resolve => {
      const wake = (): void => {
        clearTimeout(timer);
        pauses.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      pauses.add(wake);
    });

  /** Takes up what a node left behind that went away, and what is due by the clock. */
  async function sweep(): Promise<void> {
    const left = await tables.waiting(Math.max(2 * config.sweep, 2000));
    for (const id of left.filter(one => !busy.has(one)).slice(0, SWEPT))
      if (!isClosed) heed(await tables.open(id));
  }
  let sweeping: Promise<void> | null = null;
  const sweeper = setInterval(() => {
    sweeping ??= sweep()
      .catch(thrown => log.warn({ err: thrown }, 'a sweep failed'))
      .finally(() => {
        sweeping = null;
      });
  }, config.sweep);
  sweeper.unref();

  return {
    heed,
    async hint({ id, match }, seat) {
      if (match?.request?.kind !== 'question' || match.fault !== null || !match.asked().includes(seat))
        return null;
      const { moment, request } = match;
      const seed = String(moment);
      const found = await pool.think({ table: id, game: match.game.id, seat, bot: null, seed, match });
      const advice = found?.advice ?? null;
      return advice === null ? null : { ...advice, id: request.options[advice.option]?.id ?? '', moment };
    },
    async close() {
      isClosed = true;
      clearInterval(sweeper);
      for (const wake of pauses) wake();
      await pool.close();
      // What was answered already is still to be written.
      await Promise.all([...atWork, sweeping]);
    },
  };
}

/** Whose turn it is that no person takes: a bot's, or that of somebody who is late. */
function turnAt(table: LiveTable, now: number): Turn | null {
  const { match, record } = table;
  if (match === null) return null;
  if (botToPlay(table) !== null) {
    const turn = botTurn(match, seat => !isBotSeat(record, seat));
    const name = record.seats.find(({ seat }) => seat === turn?.seat)?.bot ?? CLOCK_BOT;
    return turn === null ? null : { ...turn, bot: name, why: 'bot' };
  }
  const due = dueOf(table);
  const late = due !== null && now >= due ? awaited(table).find(seat => !isBotSeat(record, seat)) : undefined;
  return late === undefined ? null : { seat: late, bot: CLOCK_BOT, follows: null, why: 'clock' };
}
