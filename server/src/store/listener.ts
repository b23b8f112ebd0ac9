import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Hearing {
  heard(payload: string): void;
  /** The line was cut and is there again: something may have been missed. */
  again(): void;
  complain(thrown: unknown): void;
}

/** The first and the longest wait before the line is tried again, in milliseconds. */
const WAITS = { first: 50, longest: 5000 };
/** How often a silent line is tried: a cut that nobody announces is found no later than after two of these. */
const PULSE = 15_000;

/** Listens on a channel until it is closed, however often the connection breaks. */
export async function listen(
  connection: pg.ClientConfig,
  channel: string,
  hearing: Hearing,
): Promise<{ close(): Promise<void> }> {
  const ended = new AbortController();
  let client = await dial();
  const keeping = keep();

  async function dial(): Promise<pg.Client> {
    const dialled = new pg.Client({ ...connection, keepAlive: true });
    // Without a listener a broken connection would end the process; `untilLost` waits for the end that follows.
    dialled.on('error', () => {});
    dialled.on('notification', ({ payload }) => hearing.heard(payload ?? ''));
    try {
      await dialled.connect();
      await dialled.query(`listen ${pg.escapeIdentifier(channel)}`);
      return dialled;
    } catch (thrown) {
      await dialled.end().catch(() => {});
      throw thrown;
    }
  }

  async function keep(): Promise<void> {
    while (!ended.signal.aborted) {
      await untilLost(client, ended.signal);
      if (ended.signal.aborted) return;
      client = await dialUntilThere();
      if (!ended.signal.aborted) hearing.again();
    }
  }

  async function dialUntilThere(): Promise<pg.Client> {
    for (let pause = WAITS.first; ; pause = Math.min(pause * 2, WAITS.longest)) {
      try {
        return await dial();
      } catch (thrown) {
        if (ended.signal.aborted) return client;
        hearing.complain(thrown);
        await wait(pause, undefined, { signal: ended.signal }).catch(() => {});
        if (ended.signal.aborted) return client;
      }
    }
  }

  return {
    async close() {
      ended.abort();
      await client.end().catch(() => {});
      await keeping;
    },
  };
}

/** Until the connection ends, or does not answer any more. */
async function untilLost(client: pg.Client, ended: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const either = AbortSignal.any([ended, lost.signal]);
  client.once('end', () => lost.abort());
  while (!either.aborted) {
    const isQuiet = await wait(PULSE, true, { signal: either, ref: false }).catch(() => false);
    if (!isQuiet) break;
    const answers = await Promise.race([
      client.query('select 1').then(
        () => true,
        () => false,
      ),
      wait(PULSE, false, { signal: either, ref: false }).catch(() => false),
    ]);
    if (!answers) break;
  }
  // Whatever is left of it: nobody listens there any more.
  if (!ended.aborted)
    await Promise.race([client.end().catch(() => {}), wait(1000, undefined, { ref: false })]);
}
