import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { join } from 'node:path';
import type { Me } from '@tenebrae/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aGuest, ask, aTable, cookieOf } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aFolder, aNode, type Node } from './a-node.ts';
import { playsOn } from './hostile.ts';

/** The status with which an upgrade is refused, or 101. */
function upgrade(node: Node, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const socket = new WebSocket(`${node.origin.replace('http', 'ws')}${path}`, { headers });
  return new Promise(resolve => {
    socket.on('error', () => {});
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
  });
}

/** A request whose path nobody tidies up first. */
function raw(node: Node, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = plainRequest({ host: '127.0.0.1', port: node.port, path, method: 'GET' }, response => {
      let body = '';
      response.on('data', data => {
        body += data;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('another site can change nothing, with or without a word of where it is from', async () => {
  const node = await aNode();
  const ann = await aGuest(node, 'Ann');
  const wish = { title: '', game: 'smugglers', players: 1 };
  for (const origin of [
    'https://evil.example',
    'null',
    `${node.origin}.evil.example`,
    'http://127.0.0.1:1',
    '',
  ])
    for (const [method, path, body] of [
      ['POST', '/api/tables', wish],
      ['POST', '/api/me', { name: 'Mallory' }],
      ['DELETE', '/api/me/sessions', undefined],
    ] as const)
      expect((await ann.ask(method, path, body, { origin })).body.error.code).toBe('cross-site');
  const silent = await fetch(`${node.origin}/api/me`, {
    method: 'POST',
    headers: { 'cookie': ann.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mallory' }),
  });
  expect(silent.status).toBe(403);
  expect((await ann.ask<Me>('GET', '/api/me')).body.me?.name).toBe('Ann');
  expect(await node.refusals('http', 'cross-site')).toBe(16);
});

test('no other site may read what it gets', async () => {
  const ann = await aGuest(await aNode(), 'Ann');
  const { headers } = await ann.ask('GET', '/api/me', undefined, { origin: 'https://evil.example' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await ann.ask('OPTIONS', '/api/me')).status).toBe(404);
});

test('another site opens no socket, and nobody does without a session', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const path = `/api/tables/${evening.table.id}/socket`;
  const { origin } = node;
  const { cookie } = evening.ann;
  expect(await upgrade(node, path, { cookie, origin })).toBe(101);
  expect(await upgrade(node, path, { cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await upgrade(node, path, { cookie, origin: 'null' })).toBe(403);
  expect(await upgrade(node, path, { cookie })).toBe(403);
  expect(await upgrade(node, path, { origin })).toBe(401);
  expect(await upgrade(node, path, { origin, cookie: 'tenebrae=nonsense' })).toBe(401);
  for (const other of [
    '/',
    '/api/tables',
    `${path}/x`,
    `${path}?x`,
    '/api/tables/..%2f/socket',
    '/api/tables//socket',
  ])
    expect([other, await upgrade(node, other, { cookie, origin })]).toEqual([other, 404]);
  expect(await node.refusals('upgrade', 'cross-site')).toBe(3);
  expect(await node.refusals('upgrade', 'no-session')).toBe(2);
  await playsOn(evening);
});

test('behind a proxy only the addresses that were named may send', async () => {
  const node = await aNode({ TENEBRAE_ORIGINS: 'https://play.example.org', TENEBRAE_PROXIES: '1' });
  const say = (origin: string, headers = {}) =>
    ask(node, 'POST', '/api/me', { name: 'Ann' }, { origin, ...headers });
  expect((await say('https://play.example.org')).status).toBe(200);
  expect((await say(node.origin)).status).toBe(403);
  expect((await say('https://evil.example', { 'x-forwarded-host': 'evil.example' })).status).toBe(403);
});

test('what a proxy would say is believed only where there is one', async () => {
  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '10.0.0.1' };
  const evil = { origin: 'http://evil.example', ...forwarded };
  expect((await ask(await aNode(), 'POST', '/api/me', { name: 'A' }, evil)).status).toBe(403);
  const alone = await aNode({ TENEBRAE_GUESTS_PER_HOUR: '2' });
  const guest = (address: string) =>
    ask(alone, 'POST', '/api/me', { name: 'A' }, { 'x-forwarded-for': address });
  expect(
    [await guest('1.1.1.1'), await guest('2.2.2.2'), await guest('3.3.3.3')].map(({ status }) => status),
  ).toEqual([200, 200, 429]);
  const behind = await aNode({ TENEBRAE_GUESTS_PER_HOUR: '1', TENEBRAE_PROXIES: '1' });
  const through = (addresses: string) =>
    ask(behind, 'POST', '/api/me', { name: 'A' }, { 'x-forwarded-for': addresses });
  expect((await through('1.1.1.1')).status).toBe(200);
  expect((await through('2.2.2.2')).status).toBe(200);
  // Whoever writes addresses before their own is still counted by their own.
  expect((await through('9.9.9.9, 1.1.1.1')).status).toBe(429);
});

test('a session cannot be made up, cut, mended or given', async () => {
  const node = await aNode();
  const other = await aNode();
  const ann = await aGuest(node, 'Ann');
  const [, value = ''] = ann.cookie.split('=');
  const [token = '', proof = ''] = value.split('.');
  const flipped = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  const forged = [
    token,
    `${token}.`,
    `.${proof}`,
    `${flipped(token)}.${proof}`,
    `${token}.${flipped(proof)}`,
    `${token}.${proof}x`,
    `${proof}.${token}`,
    `${token}.${proof}.${proof}`,
    `${'A'.repeat(43)}.${'A'.repeat(43)}`,
    (await aGuest(other, 'Ann')).cookie.split('=')[1] ?? '',
    ann.who.id,
    '../../etc/passwd',
    "' or 1=1 --",
  ];
  for (const cookie of forged) {
    const { body } = await ask<Me>(node, 'GET', '/api/me', undefined, {
      cookie: `tenebrae=${encodeURIComponent(cookie)}`,
    });
    expect([cookie, body.me]).toEqual([cookie, null]);
  }
  // A cookie that somebody planted is never taken over: whoever says a name gets one of the server's own making.
  const planted = `tenebrae=${'A'.repeat(43)}.${'A'.repeat(43)}`;
  const { headers } = await ask(node, 'POST', '/api/me', { name: 'Bob' }, { cookie: planted });
  expect(cookieOf(headers)).toMatch(/^tenebrae=/);
  expect(cookieOf(headers)).not.toBe(planted);
});

test('whoever signs out loses the sockets too', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const { bob, bobs, anns, ann, table } = evening;
  await bob.ask('DELETE', '/api/me/session');
  expect(await bobs.closed()).toBe(4401);
  const second = await ann.open(table.id);
  await ann.ask('DELETE', '/api/me/sessions');
  expect([await anns.closed(), await second.closed()]).toEqual([4401, 4401]);
  expect(await node.closed('noSession')).toBe(3);
});

const BAD_BODIES: readonly [string, string, string, number][] = [
  ['no JSON', 'application/json', '{"name":', 400],
  ['a form', 'application/x-www-form-urlencoded', 'name=Ann', 400],
  ['plain text', 'text/plain', '{"name":"Ann"}', 400],
  ['a field too many', 'application/json', '{"name":"Ann","id":"bob"}', 400],
  ['a list', 'application/json', '[]', 400],
  ['a poisoned key', 'application/json', '{"name":"Ann","__proto__":{"isHost":true}}', 400],
  ['a poisoned key in disguise', 'application/json', '{"name":"Ann","\\u005f\\u005fproto__":1}', 400],
  ['something deep', 'application/json', `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
  ['something large', 'application/json', `{"name":"${'x'.repeat(70_000)}"}`, 413],
];

test.each(BAD_BODIES)('a body with %s is refused and counted', async (_name, type, body, status) => {
  const node = await aNode();
  const reply = await ask(node, 'POST', '/api/me', body, { 'content-type': type });
  expect(reply.status).toBe(status);
  expect(reply.headers.get('set-cookie')).toBeNull();
  const counted = await Promise.all(['malformed', 'too-large'].map(code => node.refusals('http', code)));
  expect(counted.reduce((sum, one) => sum + one)).toBe(1);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a save that is deep, poisoned or enormous is refused before anybody looks into it', async () => {
  const node = await aNode({ TENEBRAE_SAVE_BYTES: '100000' });
  const ann = await aGuest(node, 'Ann');
  const save = (inside: string) =>
    `{"title":"","save":{"format":"tenebrae-save-1","game":"smugglers","options":${inside}}}`;
  const post = async (body: string) => (await ann.ask('POST', '/api/tables', body)).status;
  expect(await post(save(`${'['.repeat(40_000)}${']'.repeat(40_000)}`))).toBe(400);
  expect(await post(save('{"__proto__":{"rounds":1}}'))).toBe(400);
  expect(await post(save(`"${'x'.repeat(200_000)}"`))).toBe(413);
  expect(await post(save('{"rounds":1}'))).toBe(422);
});

test('a path leads nowhere but to the page’s own files', async () => {
  const folder = aFolder();
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), 'the page');
  writeFileSync(join(folder, 'secret.txt'), 'the secret');
  symlinkSync(join(folder, 'secret.txt'), join(web, 'link.txt'));
  const node = await aNode({ TENEBRAE_WEB: web });
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/x/../../secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/link.txt',
    '/index.html%00.txt',
    '/%ff',
    '/api/../../secret.txt',
    '/api/tables/..%2f..%2fsecret.txt',
    '/api/tables/%2e%2e/save',
  ];
  for (const path of paths) {
    const { status, body } = await raw(node, path);
    expect([path, body.includes('the secret')]).toEqual([path, false]);
    expect([200, 400, 401, 404]).toContain(status);
  }
});

test('a flood of requests is refused, and the operator’s own are not', async () => {
  const node = await aNode({ TENEBRAE_REQUESTS_PER_MINUTE: '20' });
  const statuses = [];
  for (let asked = 0; asked < 30; asked++) statuses.push((await ask(node, 'GET', '/api/me')).status);
  expect(statuses.filter(status => status === 429)).toHaveLength(10);
  expect((await ask(node, 'GET', '/api/me')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await node.refusals('http', 'too-many')).toBe(11);
  expect((await ask(node, 'GET', '/healthz')).status).toBe(200);
  const cookie = 'tenebrae=x';
  const upgrades = [];
  for (let asked = 0; asked < 25; asked++)
    upgrades.push(await upgrade(node, '/api/tables/x/socket', { cookie, origin: node.origin }));
  expect(new Set(upgrades)).toEqual(new Set([401, 429]));
});

test('what fails inside is not told outside', async () => {
  const node = await aNode();
  const ann = await aGuest(node, 'Ann');
  const table = await aTable(ann);
  for (const id of ['%27%3B--', 'x'.repeat(65), '__proto__', 'constructor'])
    expect([400, 404]).toContain((await ann.ask('GET', `/api/tables/${id}`)).status);
  for (const query of [
    'which=all',
    'which[]=mine',
    'which=mine&which=open',
    'which=mine&x=1',
    '__proto__[a]=1',
  ])
    expect([query, (await ann.ask('GET', `/api/tables?${query}`)).status]).toEqual([query, 400]);
  const { status, body } = await ann.ask('PUT', `/api/tables/${table.id}`, {});
  expect([status, body.error.code]).toEqual([404, 'not-found']);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|at \w+ \(/);
});
