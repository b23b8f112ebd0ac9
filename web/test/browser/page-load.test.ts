import { builtWeb } from '@tenebrae/tools/web-build';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { ROOT, serve } from './server.ts';

/** Bytes of compressed script, before one can do anything in the lobby. */
const MOST = 300 * 1024;

test('before the lobby is usable, at most 300 KB of script come over the wire', async ({
  visit,
  onTestFinished,
}) => {
  const server = await serve(builtWeb(ROOT), ['gzip']);
  onTestFinished(server.close);
  const page = await visit({ isBlank: true });
  const scripts = new Map<string, number>();
  const names = new Map<string, string>();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.m?js$/.test(response.url)) names.set(requestId, response.url.replace(/^.*\//, ''));
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name !== undefined) scripts.set(name, encodedDataLength);
  });

  await page.goto(server.address);
  await page.locator('#set-form').waitFor();
  await page.getByRole('button', { name: 'Light the candle' }).isEnabled();
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  console.log(
    `${(bytes / 1024).toFixed(1)} KB of script in ${scripts.size} files before the lobby is usable (at most 300)`,
  );
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST);
  // What a table needs comes when somebody sits down.
  expect([...scripts.keys()].filter(name => /^(?:TableScreen|Board|EndScreen|worker)/.test(name))).toEqual(
    [],
  );
});
