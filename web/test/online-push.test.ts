import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '..', 'public', 'push.js'), 'utf8');
const WORDS = { turn: 'C’est à vous.', games: { 'dark-darker-darkest': 'Dark Darker Darkest' } };
const NOTE = { kind: 'your-turn', table: 't 1', title: '', game: 'dark-darker-darkest' };

interface Page {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
}

/** A service worker with these pages open. */
function aWorker(pages: readonly Page[]) {
  const shown: { title: string; body: string; data: unknown }[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const hears = new Map<string, (event: unknown) => void>();
  const self = {
    location: { origin: 'https://play.example.org' },
    clients: {
      matchAll: async () => pages.map(page => ({ ...page, focus: async () => focused.push(page.url) })),
      openWindow: async (address: string) => opened.push(address),
    },
    registration: {
      showNotification: async (title: string, { body, data }: { body: string; data: unknown }) =>
        shown.push({ title, body, data }),
    },
    addEventListener: (name: string, hear: (event: unknown) => void) => hears.set(name, hear),
  };
  const caches = { open: async () => ({ match: async () => ({ json: async () => WORDS }) }) };
  runInNewContext(SOURCE, { self, caches, URL, encodeURIComponent });
  const tell = async (name: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>): void => {
      done = promise;
    };
    hears.get(name)?.({ ...event, waitUntil });
    await done;
  };
  return { tell, shown, opened, focused };
}

const HERE = 'https://play.example.org/#/online/t%201';

test('a note of the server is shown in the words that the page left', async () => {
  const worker = aWorker([]);
  await worker.tell('push', { data: { json: () => NOTE } });
  await worker.tell('push', { data: { json: () => ({ ...NOTE, title: 'The attic' }) } });
  expect(worker.shown).toEqual([
    { title: 'Dark Darker Darkest', body: 'C’est à vous.', data: { address: '/#/online/t%201' } },
    { title: 'The attic', body: 'C’est à vous.', data: { address: '/#/online/t%201' } },
  ]);
});

test('a page in sight tells it by itself', async () => {
  const worker = aWorker([{ url: HERE, visibilityState: 'visible' }]);
  await worker.tell('push', { data: { json: () => NOTE } });
  expect(worker.shown).toEqual([]);
});

test.each([
  { pages: [{ url: HERE, visibilityState: 'hidden' as const }], focused: [HERE], opened: [] },
  {
    pages: [{ url: 'https://play.example.org/', visibilityState: 'hidden' as const }],
    focused: [],
    opened: [HERE],
  },
])('a press on it leads to the table: $opened $focused', async ({ pages, focused, opened }) => {
  const worker = aWorker(pages);
  let isClosed = false;
  const notification = {
    data: { address: '/#/online/t%201' },
    close() {
      isClosed = true;
    },
  };
  await worker.tell('notificationclick', { notification });
  expect({ isClosed, focused: worker.focused, opened: worker.opened }).toEqual({
    isClosed: true,
    focused,
    opened,
  });
});
