import { CLOSED, logMark } from '@tenebrae/protocol';
import { describe, expect, test, vi } from 'vitest';
import { LONGEST_WAIT, SILENCE, SLEEP, waitBefore } from '../src/online/line.ts';
import { atTable, cutOff, fakeWindow, look, network, page } from './online-page.ts';
import { aLine, aScene, welcome } from './online-server.ts';

fakeWindow();

describe('coming back', () => {
  const LINES = [aLine(0), aLine(1), aLine(3)];
  const withLog = welcome({ scene: aScene({ log: { from: 0, lines: LINES, retold: true } }) });

  test('the page names the log that it has, and draws only what is new', async () => {
    const at = atTable(withLog);
    await cutOff(at);
    at.last().open();
    expect(at.last().heard[0]).toMatchObject({ kind: 'hello', log: 3, mark: logMark(LINES) });
    const log = { from: 3, lines: [aLine(4)], retold: false };
    at.last().say(welcome({ scene: aScene({ moment: 4, asking: 6, log }) }));
    expect(at.scenes.at(-1)?.log).toEqual(log);
    await cutOff(at);
    at.last().open();
    expect(at.last().heard[0]).toMatchObject({ log: 4, mark: logMark([...LINES, aLine(4)]) });
  });

  test('lines that were taken back meanwhile are void', async () => {
    const at = atTable(withLog);
    at.last().say({
      kind: 'scene',
      scene: aScene({ asking: 7, log: { from: 1, lines: [aLine(2)], retold: false } }),
    });
    await cutOff(at);
    at.last().open();
    expect(at.last().heard[0]).toMatchObject({ log: 2, mark: logMark([aLine(0), aLine(2)]) });
  });

  test('a scene that leaves a gap in the log is not drawn: the page asks for everything', () => {
    const at = atTable(withLog);
    at.last().say({
      kind: 'scene',
      scene: aScene({ asking: 9, log: { from: 7, lines: [aLine(9)], retold: false } }),
    });
    expect(at.scenes).toHaveLength(1);
    expect(at.calls).toHaveLength(2);
    at.last().open();
    expect(at.last().heard[0]).toMatchObject({ kind: 'hello', log: 0 });
    expect(at.last().heard[0]).not.toHaveProperty('mark');
  });

  test('every scene has a higher number than the one before, though the server began anew', async () => {
    const at = atTable(welcome({ scene: aScene({ serial: 40 }) }));
    await cutOff(at);
    at.last().open();
    at.last().say(welcome({ scene: aScene({ serial: 2 }) }));
    const [first, second] = at.scenes;
    expect(second?.serial).toBeGreaterThan(first?.serial ?? Infinity);
  });

  test('what was said is kept, and each line once', async () => {
    const line = (at: number) => ({ at, by: { id: 'p2', name: 'Maud' }, text: `line ${at}`, time: 0 });
    const at = atTable(welcome({ chat: [line(2)] }));
    at.last().say({ kind: 'chat', line: line(6) });
    await cutOff(at);
    at.last().open();
    expect(at.last().heard[0]).toMatchObject({ chat: 6 });
    at.last().say(welcome({ chat: [line(6), line(8)] }));
    expect(at.online.use.getState().chat.map(({ at: place }) => place)).toEqual([2, 6, 8]);
    // What was there before the page came has been read; the rest not yet.
    expect(at.online.use.getState().read).toBe(2);
    at.online.readChat();
    expect(at.online.use.getState().read).toBe(8);
    expect(at.mark.get()).toBe(8);
  });

  test('the page waits longer each time, never quite the same, and at most so long', () => {
    const waits = Array.from({ length: 12 }, (_, tries) => waitBefore(tries));
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT);
    expect(waitBefore(9)).toBeGreaterThanOrEqual(LONGEST_WAIT / 2);
    expect(waitBefore(0)).toBeLessThan(waitBefore(9));
    expect(new Set(Array.from({ length: 20 }, () => waitBefore(3))).size).toBeGreaterThan(1);
  });

  test('a server that says when to come back is believed', async () => {
    const at = atTable();
    at.last().say({ kind: 'closing', again: 4000 });
    at.last().drop(CLOSED.goingAway);
    await vi.advanceTimersByTimeAsync(1999);
    expect(at.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4001);
    expect(at.calls).toHaveLength(2);
  });

  test('when the network comes back, the page calls at once', async () => {
    const at = atTable();
    network.onLine = false;
    page.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect(at.online.use.getState().line).toBe('cut');
    expect(at.calls[0]?.isLeft).toBe(true);
    network.onLine = true;
    page.dispatchEvent(new Event('online'));
    expect(at.calls).toHaveLength(2);
  });

  test.each([
    { away: SLEEP - 1, calls: 1 },
    { away: SLEEP + 1, calls: 2 },
  ])('out of sight for $away milliseconds, the page has called $calls times', async ({ away, calls }) => {
    const at = atTable();
    look('hidden');
    await vi.advanceTimersByTimeAsync(away);
    look('visible');
    expect(at.calls).toHaveLength(calls);
  });

  test('a line on which nothing answers is left, whatever the socket says', async () => {
    const at = atTable();
    void at.engine.answer(3, 'one', 'player-1');
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    expect(at.online.use.getState().line).toBe('open');
    await vi.advanceTimersByTimeAsync(1 + LONGEST_WAIT);
    expect(at.calls.length).toBeGreaterThan(1);
  });

  test('a late word of an old socket is not heard', async () => {
    const at = atTable();
    const [old] = at.calls;
    await cutOff(at);
    old?.say({ kind: 'scene', scene: aScene({ moment: 99 }) });
    expect(at.scenes.map(({ moment }) => moment)).toEqual([3]);
  });

  test('a page that has left its table calls no more', async () => {
    const at = atTable();
    at.engine.close();
    await vi.advanceTimersByTimeAsync(10 * LONGEST_WAIT);
    page.dispatchEvent(new Event('online'));
    expect(at.calls).toHaveLength(1);
    expect(at.calls[0]?.isLeft).toBe(true);
  });
});
