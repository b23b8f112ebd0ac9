import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BadConfig, readConfig, SETTINGS } from '../src/config.ts';
import type { Setting } from '../src/settings.ts';

test('an empty environment is a server for friends, on one file', () => {
  expect(readConfig({})).toMatchObject({
    port: null,
    database: 'file:data/tenebrae.db',
    origins: [],
    proxies: false,
  });
});

test('what is given is read', () => {
  const config = readConfig({
    PORT: '8080',
    DATABASE_URL: 'postgres://tenebrae@database/tenebrae',
    TENEBRAE_ORIGINS: 'https://play.example.org, https://www.example.org',
    TENEBRAE_PROXIES: '10.0.0.1,10.0.0.2',
    TENEBRAE_IDLE_SECONDS: '60',
    TENEBRAE_PUSH_HOSTS: '',
    UNRELATED: 'x',
  });
  expect(config).toMatchObject({
    port: 8080,
    origins: ['https://play.example.org', 'https://www.example.org'],
    proxies: ['10.0.0.1', '10.0.0.2'],
    idle: 60_000,
    pushHosts: [],
  });
});

test('everything that is wrong is said at once, without what might be a secret', () => {
  const env = {
    PORT: '65536',
    DATABASE_URL: 'mysql://root:hunter2@localhost/x',
    LOG_LEVEL: 'loud',
    TENEBRAE_ORIGINS: 'https://play.example.org/path',
    TENEBRAE_BOT_WORKERS: '0',
    TENEBRAE_COMPRESS: 'perhaps',
    TENEBRAE_CONTACT: 'me',
    TENEBRAE_PUSH_HOSTS: 'localhost',
    TENEBRAE_SESION_DAYS: '3',
  };
  const read = (): unknown => readConfig(env);
  expect(read).toThrow(BadConfig);
  try {
    read();
  } catch (thrown) {
    const said = (thrown as Error).message;
    for (const name of Object.keys(env)) expect(said).toContain(name);
    expect(said).not.toContain('hunter2');
  }
});

test('the documentation has every setting as it is', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/server.md'), 'utf8');
  for (const { env, usual, means } of Object.values<Setting<unknown>>(SETTINGS))
    expect(text).toContain(
      `| \`${env}\` | ${usual === '' ? '' : `\`${usual}\``} | ${means} |`.replace('|  |', '| |'),
    );
});
