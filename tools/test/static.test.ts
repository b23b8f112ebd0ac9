import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf } from '../static.mjs';
import { aFolder } from './folder.ts';

const PAGE = '<!doctype html><title>Tenebrae</title>';
const SCRIPT = `console.log('${'tenebrae '.repeat(200)}')`;

/** A server over the folder `dist`, beside which something lies that nobody may see. */
async function aServer(): Promise<string> {
  const folder = aFolder({
    'dist/index.html': PAGE,
    'dist/assets/index-a1B2_c-4.js': SCRIPT,
    'secret.html': 'secret',
  });
  symlinkSync(join(folder, 'secret.html'), join(folder, 'dist', 'link.html'));
  const server = createServer(filesOf(join(folder, 'dist'))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('the page, which may load nothing from elsewhere', async () => {
  const at = await aServer();
  const page = await fetch(at);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self'/);
  expect(await page.text()).toBe(PAGE);
  expect(await (await fetch(at, { method: 'HEAD' })).text()).toBe('');
  expect((await fetch(at, { method: 'POST' })).status).toBe(405);
});

test('a place within the program is the page; a file that is not there is none', async () => {
  const at = await aServer();
  expect(await (await fetch(`${at}table/3`)).text()).toBe(PAGE);
  expect((await fetch(`${at}no.js`)).status).toBe(404);
});

test.each([
  'link.html',
  '%2e%2e%2fsecret.html',
  '..%5csecret.html',
  '%00.html',
  '%.html',
])('nothing outside the folder: %s', async path => {
  const { status } = await fetch((await aServer()) + path);
  expect([400, 404]).toContain(status);
});

test('nothing outside the folder, by a path that no browser would send', async () => {
  const socket = connect(Number(new URL(await aServer()).port), '127.0.0.1');
  socket.end('GET /../secret.html HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let said = '';
  for await (const text of socket) said += String(text);
  expect(said).toMatch(/^HTTP\/1\.1 404 /);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
])('who accepts %s gets %s', async (accepted, encoding) => {
  const file = await fetch(`${await aServer()}assets/index-a1B2_c-4.js`, {
    headers: { 'accept-encoding': accepted },
  });
  expect(file.headers.get('content-encoding')).toBe(encoding);
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await file.text()).toBe(SCRIPT);
});

test('what has a digest in its name is kept for good, and the rest is asked for again', async () => {
  const at = await aServer();
  const script = await fetch(`${at}assets/index-a1B2_c-4.js`);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const tag = (await fetch(at)).headers.get('etag') ?? '';
  expect((await fetch(at, { headers: { 'if-none-match': tag } })).status).toBe(304);
});
