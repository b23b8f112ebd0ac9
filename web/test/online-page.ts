import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Scene, Trouble } from '../src/engine/scene.ts';
import { LONGEST_WAIT, type Lost } from '../src/online/line.ts';
import { openOnline } from '../src/online/online-table.ts';
import { type Call, fakeServer, welcome } from './online-server.ts';

/** What a page hears of its window. */
export const page = new EventTarget();
export const network = { onLine: true };
const open: (() => void)[] = [];

/** A window, a document and a clock for every test of a file. */
export function fakeWindow(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('navigator', network);
    network.onLine = true;
  });
  afterEach(() => {
    for (const close of open.splice(0)) close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The page comes into sight, or goes out of it. */
export function look(visibilityState: 'visible' | 'hidden'): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page at a table, and the server's end of its line. */
export function aPage(why: () => Promise<Lost | null> = async () => null) {
  const { dial, calls } = fakeServer();
  let kept: number | null = null;
  const mark = {
    get: () => kept,
    keep(at: number) {
      kept = at;
    },
  };
  const online = openOnline({ dial, why, mark, record: () => Promise.reject(new Error('it is not over')) });
  open.push(() => online.engine.close());
  const scenes: Scene[] = [];
  const complaints: Trouble[] = [];
  const started = online.engine.start({
    draw: scene => scenes.push(scene),
    complain: trouble => complaints.push(trouble),
  });
  const last = (): Call => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('nobody has called');
    return call;
  };
  return { online, engine: online.engine, calls, last, scenes, started, complaints, mark };
}

/** The same, welcomed. */
export function atTable(first = welcome()) {
  const at = aPage();
  at.last().open();
  at.last().say(first);
  return at;
}

/** Whatever the page has sent since it said hello. */
export const sent = (call: Call) => call.heard.slice(1);

/** The line breaks, and after a while the page has called again. */
export async function cutOff({
  last,
  calls,
}: Pick<ReturnType<typeof aPage>, 'last' | 'calls'>): Promise<void> {
  const before = calls.length;
  last().drop();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(calls.length).toBe(before + 1);
}
