import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser, needBrowser } from '../browser.mjs';
import { aFolder } from './folder.ts';

/** A folder with programs of these names. */
function aPath(...names: readonly string[]): string {
  const folder = aFolder(Object.fromEntries(names.map(name => [name, '#!/bin/sh'])));
  for (const name of names) chmodSync(join(folder, name), 0o755);
  return folder;
}

test.each([
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
])('finds %s on the path', name => {
  const folder = aPath(name, 'firefox');
  expect(findBrowser({ PATH: `/nowhere:${folder}` }, 'linux')).toBe(join(folder, name));
});

test('CHROME_PATH comes before everything, and nothing else is taken when it is wrong', () => {
  const folder = aPath('chromium', 'my-chrome');
  const mine = join(folder, 'my-chrome');
  expect(findBrowser({ PATH: folder, CHROME_PATH: mine }, 'linux')).toBe(mine);
  expect(findBrowser({ PATH: folder, CHROME_PATH: join(folder, 'none') }, 'linux')).toBe(null);
  expect(() => needBrowser({ PATH: folder, CHROME_PATH: '/none' }, 'linux')).toThrow(
    /^There is no browser at CHROME_PATH=\/none\. The browser tests need Chrome or Chromium: install one/,
  );
});

test('a file that is no program is no browser', () => {
  const folder = aFolder({ chromium: 'text' });
  expect(findBrowser({ PATH: folder }, 'a-system-without-usual-places')).toBe(null);
});

test('where none can be installed, one line says what to install', () => {
  const say = () => needBrowser({ PATH: '' }, 'a-system-without-usual-places');
  expect(say).toThrow(/^The browser tests need Chrome or Chromium: .*CHROME_PATH\.$/);
});
