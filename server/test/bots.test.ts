import { newRng, throwDie } from '@tenebrae/kernel';
import type { OneTable } from '@tenebrae/protocol';
import { expect, test, vi } from 'vitest';
import { aGuest, aTable, returning } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';

test('bots take seats and play a whole game of smugglers', async () => {
  const ann = await aGuest(await aNode(), 'Ann');
  const table = await aTable(ann, { players: 3, options: { rounds: 20 } });
  const page = await ann.open(table.id);
  for (const [seat, bot] of [
    ['ann', 'random'],
    ['bob', 'greedy'],
    ['cid', 'greedy'],
  ] as const)
    expect(await page.ask({ kind: 'lend', seat, to: { bot } })).toMatchObject({ kind: 'done' });
  await page.ask({ kind: 'begin' });
  await page.until(({ table: now }) => now?.status === 'over', 'the end');
  expect(page.scene?.result?.outcome).toBe('landed');
  expect(page.log.filter(({ event }) => event.type === 'guessed')).toHaveLength(60);
});

test('a person and a bot play a whole game of Dark Darker Darkest', { timeout: 300_000 }, async () => {
  const ann = await aGuest(await aNode({ TENEBRAE_MESSAGES_PER_SECOND: '10000' }), 'Ann');
  const table = await aTable(ann, { game: 'dark-darker-darkest', players: 2 });
  const page = await ann.open(table.id);
  const [mine = '', other = ''] = table.seats.map(({ seat }) => seat);
  await page.ask({ kind: 'sit', seat: mine });
  await page.ask({ kind: 'lend', seat: other, to: { bot: 'random' } });
  await page.ask({ kind: 'begin' });
  // At random: who answers by turns may move the same card to and fro for ever.
  const rng = newRng('ann');
  let answered = 0;
  while (page.table?.status === 'playing' && page.scene?.result === null) {
    await page.until(
      ({ scene }) => (scene !== null && scene.result !== null) || (scene?.mine.length ?? 0) > 0,
      'a question',
    );
    const { scene } = page;
    if (scene === null || scene.result !== null || scene.request?.kind !== 'question') break;
    expect(scene.fault).toBeNull();
    const option = throwDie(rng, scene.request.options.length) - 1;
    const reply = await page.answer(mine, option);
    if (reply.kind === 'done') answered += 1;
  }
  expect(answered).toBeGreaterThan(10);
  await page.until(({ table: now }) => now?.status === 'over', 'the end');
  expect(page.scene?.result).not.toBeNull();
});

test('when nobody is there any more, bots play on, and people find the table where it has come to', async () => {
  const node = await aNode();
  const { anns, bobs, eves, ann, table } = await anEvening(node, { options: { rounds: 5 } });
  await bobs.ask({ kind: 'lend', seat: 'bob', to: { bot: 'greedy' } });
  for (const page of [bobs, eves]) page.cut();
  await anns.answer('ann', 'pack:gold');
  anns.cut();
  // Not too often: whoever knocks many times a second is told to wait.
  await vi.waitFor(
    async () => {
      const page = await ann.open(table.id);
      expect(page.scene).toMatchObject({ mine: ['ann'], request: { ask: 'guess' } });
      page.cut();
    },
    { timeout: 30_000, interval: 500 },
  );
});

test('a clock answers for somebody who lets their time run out', async () => {
  const { anns, bobs } = await anEvening(await aNode({ TENEBRAE_SWEEP_SECONDS: '1' }));
  await anns.ask({ kind: 'arrange', clock: 1 });
  expect(anns.table?.due).toEqual(expect.any(Number));
  await bobs.until(page => (page.scene?.mine.length ?? 0) > 0, 'the clock');
  expect(bobs.scene).toMatchObject({ view: { packed: ['ann'] } });
});

test('what a node left behind that went away is taken up by another', async () => {
  const first = await aNode({ TENEBRAE_BOT_PACE: '60000' });
  const ann = await aGuest(first, 'Ann');
  const table = await aTable(ann, { players: 2, options: { rounds: 1 } });
  const page = await ann.open(table.id);
  for (const seat of ['ann', 'bob']) await page.ask({ kind: 'lend', seat, to: { bot: 'greedy' } });
  await page.ask({ kind: 'begin' });
  expect(page.scene).toMatchObject({ moment: 0, thinking: true });
  await first.close();
  const second = await aNode({ DATABASE_URL: first.database, TENEBRAE_SWEEP_SECONDS: '1' });
  const back = returning(second, ann.who, ann.cookie);
  await vi.waitFor(
    async () => {
      const { body } = await back.ask<OneTable>('GET', `/api/tables/${table.id}`);
      expect(body.table.status).toBe('over');
    },
    { timeout: 20_000, interval: 200 },
  );
});
