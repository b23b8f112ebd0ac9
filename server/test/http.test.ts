import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Save } from '@tenebrae/kernel';
import {
  type About,
  BOT_SITTERS,
  type Invitation,
  type Me,
  type OneTable,
  PROTOCOL,
  type TableCards,
} from '@tenebrae/protocol';
import * as replies from '@tenebrae/protocol/replies';
import { expect, test } from 'vitest';
import { aGuest, ask, aTable, cookieOf, join as joinTable } from './a-guest.ts';
import { aFolder, aNode } from './a-node.ts';

test('a browser without a name is nobody, and is somebody at once when it says one', async () => {
  const node = await aNode();
  const before = await ask<Me>(node, 'GET', '/api/me');
  expect(before).toMatchObject({ status: 200, body: { me: null } });
  const ann = await aGuest(node, '  Ann  ');
  expect(ann.who.name).toBe('Ann');
  expect((await ann.ask<Me>('GET', '/api/me')).body.me).toEqual(ann.who);
});

test('the cookie cannot be read by scripts, nor sent by other sites, and goes by https alone where people do', async () => {
  const plain = await ask<Me>(await aNode(), 'POST', '/api/me', { name: 'Ann' });
  expect(plain.headers.get('set-cookie')).toMatch(
    /^tenebrae=[\w-]{43}\.[\w-]{43}; .*HttpOnly; SameSite=Lax$/,
  );
  const secure = await ask<Me>(
    await aNode({ TENEBRAE_ORIGINS: 'https://play.example.org' }),
    'POST',
    '/api/me',
    { name: 'Ann' },
    { origin: 'https://play.example.org' },
  );
  expect(secure.headers.get('set-cookie')).toMatch(
    /^__Host-tenebrae=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=/);
});

test('somebody who is known is renamed, and stays who they are', async () => {
  const ann = await aGuest(await aNode(), 'Ann');
  const { body, headers } = await ann.ask<Me>('POST', '/api/me', { name: 'Zoë d’Arc' });
  expect(body.me).toEqual({ id: ann.who.id, name: 'Zoë d’Arc' });
  expect(headers.get('set-cookie')).toBeNull();
});

test.each(['', '   ', 'x'.repeat(41), 'a\u202Eb', 'a\u0000b'])('%j is no name', async name => {
  const reply = await ask(await aNode(), 'POST', '/api/me', { name });
  expect(reply).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
});

test('whoever signs out is nobody, and whoever signs out everywhere is so on every browser', async () => {
  const node = await aNode();
  const ann = await aGuest(node, 'Ann');
  const old = ann.cookie;
  expect((await ann.ask('DELETE', '/api/me/session')).status).toBe(204);
  expect((await ask<Me>(node, 'GET', '/api/me', undefined, { cookie: old })).body.me).toBeNull();
  const bob = await aGuest(node, 'Bob');
  const elsewhere = bob.cookie;
  expect((await bob.ask('DELETE', '/api/me/sessions')).status).toBe(204);
  expect((await ask<Me>(node, 'GET', '/api/me', undefined, { cookie: elsewhere })).body.me).toBeNull();
});

test('a session gets a new cookie in time; the old one holds until the new one was seen', async () => {
  let now = 1_000_000;
  const node = await aNode({ TENEBRAE_ROTATE_SECONDS: '3600' }, { now: () => now });
  const whoIs = async (cookie: string): Promise<{ id: string | undefined; next: string }> => {
    const { body, headers } = await ask<Me>(node, 'GET', '/api/me', undefined, { cookie });
    return { id: body.me?.id, next: cookieOf(headers) };
  };
  const ann = await aGuest(node, 'Ann');
  const first = ann.cookie;
  now += 3_600_000;
  const { id, next: lost } = await whoIs(first);
  expect(id).toBe(ann.who.id);
  expect(lost).not.toBe('');
  // The reply was lost on its way: the browser still shows the first, and gets another.
  now += 120_000;
  const { id: still, next: second } = await whoIs(first);
  expect(still).toBe(ann.who.id);
  expect(new Set(['', first, lost]).has(second)).toBe(false);
  now += 120_000;
  expect((await whoIs(second)).id).toBe(ann.who.id);
  expect((await whoIs(first)).id).toBeUndefined();
  expect((await whoIs(lost)).id).toBeUndefined();
});

test('a session that nobody has used for long is forgotten', async () => {
  let now = 1_000_000;
  const node = await aNode({ TENEBRAE_SESSION_DAYS: '1' }, { now: () => now });
  const ann = await aGuest(node, 'Ann');
  now += 86_400_000;
  expect((await ann.ask<Me>('GET', '/api/me')).body.me).toBeNull();
});

test('says what it offers', async () => {
  const { body } = await ask<About>(await aNode(), 'GET', '/api/about');
  expect(replies.about.parse(body)).toMatchObject({ protocol: PROTOCOL, bots: BOT_SITTERS });
  expect(body.games.map(({ id }) => id)).toContain('dark-darker-darkest');
  expect(body.pushKey).toMatch(/^[\w-]{80,}$/);
});

test('a table that one makes is listed among one’s own, and not among others’', async () => {
  const node = await aNode();
  const [ann, bob] = [await aGuest(node, 'Ann'), await aGuest(node, 'Bob')];
  const table = await aTable(ann, { players: 3, policy: { undo: 'consent' } });
  expect(replies.oneTable.parse({ table })).toMatchObject({
    table: { isHost: true, mine: [], policy: { undo: 'consent' }, status: 'gathering' },
  });
  expect(table.seats.map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cid']);
  const mine = await ann.ask<TableCards>('GET', '/api/tables');
  expect(replies.tableCards.parse(mine.body).tables.map(({ id }) => id)).toEqual([table.id]);
  expect((await bob.ask<TableCards>('GET', '/api/tables?which=mine')).body.tables).toEqual([]);
  expect((await bob.ask<TableCards>('GET', '/api/tables?which=open')).body.tables).toEqual([]);
  const open = await aTable(ann, { open: true });
  expect(
    (await bob.ask<TableCards>('GET', '/api/tables?which=open')).body.tables.map(({ id }) => id),
  ).toEqual([open.id]);
});

test('an invitation says what it leads to, and lets in whoever takes it', async () => {
  const node = await aNode();
  const [ann, bob] = [await aGuest(node, 'Ann'), await aGuest(node, 'Bob')];
  const table = await aTable(ann);
  expect((await bob.ask('GET', `/api/tables/${table.id}`)).body.error.code).toBe('no-such-table');
  const { body } = await ask<Invitation>(node, 'GET', `/api/invitations/${table.invitation}`);
  expect(replies.invitation.parse(body)).toMatchObject({
    table: {
      id: table.id,
      title: 'Evening',
      host: { name: 'Ann' },
      seats: [{ seat: 'ann' }, { seat: 'bob' }],
    },
  });
  await joinTable(bob, table);
  const seen = await bob.ask<OneTable>('GET', `/api/tables/${table.id}`);
  expect(replies.oneTable.parse(seen.body).table).toMatchObject({ isHost: false, invitation: null });
  expect((await ask(node, 'GET', '/api/invitations/nonsense')).status).toBe(404);
});

test('the whole match can be had when one is alone, and goes on at another table, also from an earlier moment', async () => {
  const ann = await aGuest(await aNode(), 'Ann');
  const table = await aTable(ann, { players: 1 });
  const page = await ann.open(table.id);
  await page.ask({ kind: 'sit', seat: 'ann' });
  await page.ask({ kind: 'begin' });
  await page.answer('ann', 'pack:gold');
  const saved = await ann.ask<Save>('GET', `/api/tables/${table.id}/save`);
  expect(saved.status).toBe(200);
  expect(saved.headers.get('content-disposition')).toBe('attachment; filename="smugglers.json"');
  expect(saved.body).toMatchObject({ format: 'tenebrae-save-1', game: 'smugglers' });
  expect(replies.anySave.safeParse(saved.body).success).toBe(true);

  const taken = await ann.ask<OneTable>('POST', '/api/tables', { title: 'Again', save: saved.body });
  expect(taken.status).toBe(201);
  const second = await ann.open(taken.body.table.id);
  await second.ask({ kind: 'sit', seat: 'ann' });
  await second.ask({ kind: 'begin' });
  expect(second.scene).toMatchObject({ view: { mine: 'gold' }, request: { ask: 'guess' } });

  const branch = { title: 'What if', branch: { table: table.id, at: 0 } };
  const branched = await ann.ask<OneTable>('POST', '/api/tables', branch);
  const third = await ann.open(branched.body.table.id);
  await third.ask({ kind: 'sit', seat: 'ann' });
  await third.ask({ kind: 'begin' });
  expect(third.scene).toMatchObject({ view: { mine: null }, request: { ask: 'pack' } });
  const late = await ann.ask('POST', '/api/tables', { title: '', branch: { table: table.id, at: 7 } });
  expect(late.status).toBe(409);
});

test('what is no save, and no table that its game can play, is refused', async () => {
  const ann = await aGuest(await aNode(), 'Ann');
  const post = (body: unknown) => ann.ask('POST', '/api/tables', body);
  expect((await post({ title: '', save: { format: 'tenebrae-save-1', game: 'smugglers' } })).status).toBe(
    422,
  );
  expect((await post({ title: '', save: { format: 'x', game: 'chess' } })).status).toBe(422);
  expect((await post({ title: '', game: 'smugglers', players: 9 })).status).toBe(422);
  expect((await post({ title: '', game: 'smugglers', players: 2, options: { rounds: 99 } })).status).toBe(
    422,
  );
  expect((await post({ title: '', game: 'smugglers', players: 2, policy: { dice: 'outside' } })).status).toBe(
    400,
  );
});

test('nobody makes more tables than they may', async () => {
  const ann = await aGuest(await aNode({ TENEBRAE_TABLES_PER_PERSON: '2' }), 'Ann');
  await aTable(ann);
  await aTable(ann);
  const third = await ann.ask('POST', '/api/tables', { title: '', game: 'smugglers', players: 1 });
  expect(third).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
});

test('without a name there are no tables', async () => {
  const node = await aNode();
  for (const path of ['/api/tables', '/api/tables/x', '/api/tables/x/save'])
    expect(await ask(node, 'GET', path)).toMatchObject({
      status: 401,
      body: { error: { code: 'no-session' } },
    });
});

test('its description names every route, with what it answers when it refuses', async () => {
  const { body } = await ask<{
    openapi: string;
    paths: Record<string, Record<string, { responses: object }>>;
  }>(await aNode(), 'GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const methods of Object.values(body.paths))
    for (const { responses } of Object.values(methods)) expect(Object.keys(responses)).toContain('4XX');
  expect(
    Object.entries(body.paths)
      .map(([path, methods]) => `${path} ${Object.keys(methods).join(' ')}`)
      .sort(),
  ).toEqual([
    '/api/about get',
    '/api/invitations/{code} get post',
    '/api/me get post',
    '/api/me/session delete',
    '/api/me/sessions delete',
    '/api/push get post delete',
    '/api/tables get post',
    '/api/tables/{id} get',
    '/api/tables/{id}/save get',
  ]);
});

test('says that it lives, that it can serve, and how it fares', async () => {
  const node = await aNode({ TENEBRAE_METRICS_TOKEN: 'sesame' });
  expect((await ask(node, 'GET', '/healthz')).status).toBe(200);
  expect((await ask(node, 'GET', '/readyz')).body).toEqual({ ok: true });
  expect((await ask(node, 'GET', '/metrics')).status).toBe(401);
  const metrics = await ask<string>(node, 'GET', '/metrics', undefined, { authorization: 'Bearer sesame' });
  expect(metrics.body).toMatch(
    /tenebrae_http_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
  );
  expect(metrics.body).toMatch(/tenebrae_live_tables 0/);
});

test('what is no part of the API is the page, and what is there is never the page', async () => {
  const web = join(aFolder(), 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<title>Tenebrae</title>');
  const node = await aNode({ TENEBRAE_WEB: web });
  for (const path of ['/', '/join/abc', '/anything']) {
    const page = await ask<string>(node, 'GET', path);
    expect(page).toMatchObject({ status: 200, body: '<title>Tenebrae</title>' });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
  expect(await ask(node, 'GET', '/api/nothing')).toMatchObject({
    status: 404,
    body: { error: { code: 'not-found' } },
  });
  expect((await ask(node, 'GET', '/nothing.js')).status).toBe(404);
});
