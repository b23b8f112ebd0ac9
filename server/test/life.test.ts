import { connect } from 'node:net';
import type { OneTable } from '@tenebrae/protocol';
import { expect, test, vi } from 'vitest';
import { aGuest, ask, aTable, returning } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';
import { again, aPage } from './a-page.ts';

test('a server that stops says goodbye, and its successor goes on where it was', async () => {
  const first = await aNode();
  const { anns, bobs, ann, bob, table } = await anEvening(first);
  await anns.answer('ann', 'pack:gold');
  await bobs.until(page => page.scene?.mine.length === 1);
  await first.close();
  expect(await anns.closed()).toBe(1001);
  expect(anns.heard.at(-1)).toMatchObject({ kind: 'closing', again: expect.any(Number) });
  await expect(ask(first, 'GET', '/healthz')).rejects.toThrow();
  const second = await aNode({ DATABASE_URL: first.database });
  const back = await again(second, table.id, bob.cookie, bobs);
  expect(await back.hello()).toMatchObject({ kind: 'welcome', scene: { log: { from: 1, lines: [] } } });
  expect(back.scene?.asking).toBe(bobs.scene?.asking);
  expect(await back.answer('bob', 'pack:coal')).toMatchObject({ kind: 'done' });
  const anna = await returning(second, ann.who, ann.cookie).open(table.id);
  expect(anna.scene).toMatchObject({ mine: ['ann'], view: { mine: 'gold' } });
});

test('a server can be closed twice, and while somebody is at the door', async () => {
  const node = await aNode();
  const line = connect(node.port, '127.0.0.1');
  line.on('error', () => {});
  line.write('GET /api/me HTTP/1.1\r\nHost: x\r\n');
  await Promise.all([node.close(), node.close()]);
  await expect(ask(node, 'GET', '/healthz')).rejects.toThrow();
});

test('a table that nobody has open leaves memory, and comes back as it was', async () => {
  let now = Date.now();
  const node = await aNode({ TENEBRAE_IDLE_SECONDS: '60' }, { now: () => now });
  const { anns, bobs, eves, bob, table } = await anEvening(node);
  await anns.answer('ann', 'pack:gold');
  expect(node.tables.live).toBe(1);
  now += 120_000;
  await node.tables.tidy();
  expect(node.tables.live).toBe(1);
  for (const page of [anns, bobs, eves]) page.cut();
  await vi.waitFor(async () => {
    now += 120_000;
    await node.tables.tidy();
    expect(node.tables.live).toBe(0);
  });
  const back = await bob.open(table.id);
  expect(back.scene).toMatchObject({ mine: ['bob'], view: { packed: ['ann'] } });
  expect(node.tables.live).toBe(1);
});

test('no more tables stay in memory than there is room for', async () => {
  const node = await aNode({ TENEBRAE_LIVE_TABLES: '2' });
  const ann = await aGuest(node, 'Ann');
  for (let made = 0; made < 5; made++) await aTable(ann);
  await vi.waitFor(() => expect(node.tables.live).toBeLessThanOrEqual(2), { timeout: 10_000 });
});

test('a page that does not read is dropped, and hurts nobody; it comes back to the table as it is', async () => {
  const node = await aNode({
    TENEBRAE_SOCKET_BACKLOG: '65536',
    TENEBRAE_COMPRESS: 'no',
    TENEBRAE_MESSAGES_PER_SECOND: '1000',
  });
  const { anns, bobs, bob, table } = await anEvening(node, { options: { ballast: 100 } });
  bobs.socket.pause();
  for (let asked = 0; asked < 1000; asked++) {
    bobs.socket.send(JSON.stringify({ id: `look-${asked}`, kind: 'look', at: 0 }));
    if (asked % 90 === 0) await anns.ask({ kind: 'chat', text: 'patience' });
  }
  await vi.waitFor(async () => expect(await node.closed('slow')).toBe(1), { timeout: 20_000 });
  expect(await anns.answer('ann', 'pack:gold')).toMatchObject({ kind: 'done' });
  const back = await bob.open(table.id);
  expect(back.scene).toMatchObject({ mine: ['bob'] });
});

test('a page that gives no sign of life is let go, and so is one that never says hello', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
  try {
    const node = await aNode();
    const { anns, ann, table } = await anEvening(node);
    const mute = await aPage(node, table.id, ann.cookie);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await mute.closed()).toBe(4408);
    expect(await node.closed('silent')).toBe(1);
    anns.socket.pause();
    for (let beat = 0; beat < 3; beat++) await vi.advanceTimersByTimeAsync(20_000);
    expect(await node.closed('silent')).toBeGreaterThan(1);
  } finally {
    vi.useRealTimers();
  }
});

test('tables are the same on two nodes over one database', async () => {
  const first = await aNode();
  const second = await aNode({ DATABASE_URL: first.database });
  const ann = await aGuest(first, 'Ann');
  const table = await aTable(ann, { players: 1 });
  const there = returning(second, ann.who, ann.cookie);
  expect((await there.ask<OneTable>('GET', `/api/tables/${table.id}`)).body.table.isHost).toBe(true);
});
