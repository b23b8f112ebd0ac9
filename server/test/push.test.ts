import type { PushAddress, PushNote } from '@tenebrae/protocol';
import { expect, test, vi } from 'vitest';
import { isPushService } from '../src/push/services.ts';
import { aGuest, ask, type Guest } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';

const anAddress = (name: string): PushAddress => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

/** A node whose notes go nowhere but into a list. */
async function aHerald(answer = 201) {
  const sent: { to: string; note: PushNote }[] = [];
  const send = async ({ endpoint }: PushAddress, note: PushNote): Promise<number> => {
    sent.push({ to: endpoint.split('/').at(-1) ?? '', note });
    return answer;
  };
  return { node: await aNode({ TENEBRAE_PUSH_SECONDS: '0' }, { send }), sent };
}

const subscribe = async (guest: Guest, name: string): Promise<void> => {
  expect((await guest.ask('POST', '/api/push', anAddress(name))).status).toBe(204);
};

test('whoever is away at their turn is told, once, until they have been there again', async () => {
  const { node, sent } = await aHerald();
  const { anns, bobs, bob, ann, table } = await anEvening(node);
  await subscribe(bob, 'bobs-phone');
  await subscribe(ann, 'anns-phone');
  bobs.cut();
  await anns.until(
    page => page.table?.seats.every(({ seat, present }) => present === (seat === 'ann')) === true,
  );
  await anns.answer('ann', 'pack:gold');
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  const note = { kind: 'your-turn', table: table.id, title: 'Evening', game: 'smugglers' };
  expect(sent).toEqual([{ to: 'bobs-phone', note }]);
  await anns.ask({ kind: 'chat', text: 'Bob?' });
  const back = await bob.open(table.id);
  await back.answer('bob', 'pack:coal');
  back.cut();
  await anns.until(
    page => page.table?.seats.every(({ seat, present }) => present === (seat === 'ann')) === true,
  );
  expect(sent).toHaveLength(1);
  await anns.answer('ann', 'guess:gold');
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 10_000 });
});

test('a browser that wants no more notes gets none, and one that is gone is forgotten', async () => {
  const { node, sent } = await aHerald(410);
  const { anns, bobs, bob } = await anEvening(node, { options: { rounds: 3 } });
  await subscribe(bob, 'old');
  await subscribe(bob, 'gone');
  await bob.ask('DELETE', '/api/push', { endpoint: anAddress('old').endpoint });
  bobs.cut();
  await anns.until(
    page => page.table?.seats.every(({ seat, present }) => present === (seat === 'ann')) === true,
  );
  await anns.answer('ann', 'pack:gold');
  await vi.waitFor(async () =>
    expect(await node.metrics.registry.metrics()).toContain('pushes_total{outcome="gone"} 1'),
  );
  expect(sent.map(({ to }) => to)).toEqual(['gone']);
});

test.each([
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com/x', true],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://web.push.apple.com/x', true],
  ['https://push.apple.com/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://localhost/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s is a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, ['fcm.googleapis.com', '*.push.apple.com'])).toBe(isOne);
});

test('the server cannot be made to call another host', async () => {
  const { node } = await aHerald();
  const ann = await aGuest(node, 'Ann');
  for (const endpoint of ['https://169.254.169.254/', 'https://localhost/x', 'http://fcm.googleapis.com/x']) {
    const reply = await ann.ask('POST', '/api/push', { ...anAddress('x'), endpoint });
    expect(reply).toMatchObject({ status: 422, body: { error: { code: 'against-the-rules' } } });
  }
  expect((await ask(node, 'POST', '/api/push', anAddress('x'))).status).toBe(401);
});

test('a server that should send no notes has no key', async () => {
  const node = await aNode({ TENEBRAE_PUSH_HOSTS: '' });
  expect((await ask<{ key: string | null }>(node, 'GET', '/api/push')).body).toEqual({ key: null });
  const ann = await aGuest(node, 'Ann');
  expect((await ann.ask('POST', '/api/push', anAddress('x'))).status).toBe(422);
});
