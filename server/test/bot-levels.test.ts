import { type Match, start } from '@tenebrae/kernel';
import { game } from '@tenebrae/kernel/demo';
import { BOT_SITTERS } from '@tenebrae/protocol';
import { expect, test } from 'vitest';
import { newPool, type Pool } from '../src/bots/pool.ts';
import { aGuest, aTable } from './a-guest.ts';
import { aNode } from './a-node.ts';

test.each(BOT_SITTERS)('a bot that is %s takes a seat, and plays it', async bot => {
  const ann = await aGuest(await aNode({ TENEBRAE_BOT_THOUGHT: '50' }), 'Ann');
  const table = await aTable(ann, { players: 2, options: { rounds: 2 } });
  const page = await ann.open(table.id);
  for (const seat of ['ann', 'bob'])
    expect(await page.ask({ kind: 'lend', seat, to: { bot } })).toMatchObject({ kind: 'done' });
  expect(page.table?.seats.map(seat => seat.bot)).toEqual([bot, bot]);
  await page.ask({ kind: 'begin' });
  await page.until(({ table: now }) => now?.status === 'over', 'the end');
  expect(page.log.filter(({ event }) => event.type === 'guessed')).toHaveLength(4);
});

test('the host gives a bot’s seat to a stronger one, in the middle of the match', async () => {
  const ann = await aGuest(await aNode(), 'Ann');
  const table = await aTable(ann, { players: 2 });
  const page = await ann.open(table.id);
  await page.ask({ kind: 'sit', seat: 'ann' });
  await page.ask({ kind: 'lend', seat: 'bob', to: { bot: 'random' } });
  await page.ask({ kind: 'begin' });
  expect(await page.ask({ kind: 'lend', seat: 'bob', to: { bot: 'expert' } })).toMatchObject({
    kind: 'done',
  });
  expect(page.scene?.sitters).toEqual({ ann: 'person', bob: 'expert' });
  expect(await page.ask({ kind: 'lend', seat: 'bob', to: { bot: 'oracle' } })).toMatchObject({
    kind: 'refused',
    code: 'against-the-rules',
  });
});

/** A thread that thinks about nothing, and says as its option how many milliseconds it was given. */
const IDLE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, most }) =>
      parentPort.postMessage({ number, outcome: { kind: 'thought', option: most, advice: null } }));
  `)}`,
);

const LONGEST = 1000;

function aPool(workers: number): Pool {
  return newPool({ workers, program: IDLE, patience: 10_000, longest: LONGEST, complain() {}, took() {} });
}

const match = start(game, { players: 2, seed: 1 }) as unknown as Match;

const ask = (pool: Pool, table: string, bot: string | null) =>
  pool.think({ table, game: 'candles', seat: 'red', bot, seed: '1', match });

test('what people wait for comes first, then bots that answer at once, then those that look ahead', async () => {
  const pool = aPool(1);
  const order: string[] = [];
  const noting = (name: string, bot: string | null): Promise<void> =>
    ask(pool, name, bot).then(() => void order.push(name));
  await Promise.all([
    noting('first', 'random'),
    noting('a master', 'master'),
    noting('another master', 'master'),
    noting('a quick one', 'greedy'),
    noting('a hint', null),
  ]);
  expect(order).toEqual(['first', 'a hint', 'a quick one', 'a master', 'another master']);
  await pool.close();
});

test('the more bots look ahead, the shorter each of them does', async () => {
  const pool = aPool(1);
  const given = await Promise.all(['a', 'b', 'c'].map(table => ask(pool, table, 'expert')));
  expect(given.map(thought => thought?.option)).toEqual([LONGEST, LONGEST / 2, LONGEST]);
  const crowd = await Promise.all(Array.from({ length: 40 }, (_, place) => ask(pool, `${place}`, 'adept')));
  expect(Math.min(...crowd.map(thought => thought?.option ?? 0))).toBe(LONGEST / 10);
  await pool.close();
});
