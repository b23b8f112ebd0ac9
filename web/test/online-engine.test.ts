import { CLOSED, PROTOCOL } from '@tenebrae/protocol';
import { describe, expect, test, vi } from 'vitest';
import { LONGEST_WAIT } from '../src/online/line.ts';
import { openTable } from '../src/table/store.ts';
import { aPage, atTable, cutOff, fakeWindow, sent } from './online-page.ts';
import { aScene, aTable, welcome, YOU } from './online-server.ts';

fakeWindow();

describe('coming in', () => {
  test('a page says hello with nothing, and draws the scene that it is welcomed with', async () => {
    const at = atTable();
    await at.started;
    expect(at.last().heard[0]).toMatchObject({ kind: 'hello', version: PROTOCOL, log: 0, chat: 0 });
    expect(at.online.use.getState()).toMatchObject({ line: 'open', you: YOU });
    expect(at.scenes).toHaveLength(1);
  });

  test('bots have a name, and only persons say their own', () => {
    const at = atTable();
    expect(at.scenes[0]?.names['player-1']).toBe('Ilse');
    expect(at.scenes[0]?.names['player-2']).not.toBe(undefined);
  });

  test('a gathering table has no scene, and the first one comes when it begins', async () => {
    const at = atTable(welcome({ scene: null, table: aTable({ status: 'gathering' }) }));
    expect(at.scenes).toEqual([]);
    at.last().say({ kind: 'scene', scene: aScene() });
    await at.started;
    expect(at.scenes).toHaveLength(1);
  });

  test('another version ends it until the page is loaded again', async () => {
    const at = aPage();
    at.last().open();
    at.last().say({ kind: 'refused', id: null, code: 'too-old', message: '' });
    at.last().drop(CLOSED.tooOld);
    await vi.advanceTimersByTimeAsync(10 * LONGEST_WAIT);
    expect(at.online.use.getState().line).toBe('too-old');
    expect(at.calls).toHaveLength(1);
  });

  test.each([
    'no-session',
    'no-such-table',
    'not-allowed',
  ] as const)('a refused socket whose table says %s is not tried again by itself', async why => {
    const at = aPage(async () => why);
    at.last().drop();
    await vi.advanceTimersByTimeAsync(10 * LONGEST_WAIT);
    expect(at.online.use.getState().line).toBe(why);
    expect(at.calls).toHaveLength(1);
    at.online.retry();
    expect(at.calls).toHaveLength(2);
  });
});

describe('an answer', () => {
  test('names what it answers, and is done when the server says so', async () => {
    const at = atTable();
    const done = at.engine.answer(3, 'one', 'player-1');
    const [message] = sent(at.last());
    expect(message).toMatchObject({ kind: 'answer', asking: 5, given: 'one', seat: 'player-1' });
    at.last().say({ kind: 'done', id: message?.id ?? '' });
    expect(await done).toBe(null);
  });

  test('cut off before the reply, it is sent again under the same name and recognised as done', async () => {
    const at = atTable();
    const done = at.engine.answer(3, 'one', 'player-1');
    const [first] = sent(at.last());
    await cutOff(at);
    expect(at.online.use.getState()).toMatchObject({ line: 'cut', answering: true });
    at.last().open();
    // Before it is welcomed nothing but hello is said.
    expect(sent(at.last())).toEqual([]);
    at.last().say(welcome({ scene: aScene({ moment: 4, asking: 6 }) }));
    expect(sent(at.last())).toEqual([first]);
    at.last().say({ kind: 'done', id: first?.id ?? '' });
    expect(await done).toBe(null);
    expect(at.online.use.getState().answering).toBe(false);
  });

  test('given while cut off, it goes out after the welcome', async () => {
    const at = atTable();
    at.last().drop();
    const done = at.engine.answer(3, 'two', 'player-1');
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    at.last().open();
    at.last().say(welcome());
    const [message] = sent(at.last());
    expect(message).toMatchObject({ kind: 'answer', asking: 5, given: 'two' });
    at.last().say({ kind: 'done', id: message?.id ?? '' });
    expect(await done).toBe(null);
  });

  test('too late, it is told so, and the question can be answered anew', async () => {
    const at = atTable();
    const table = openTable(at.engine);
    at.last().open();
    at.last().say(welcome());
    const done = table.answer('one');
    const [message] = sent(at.last());
    at.last().say({ kind: 'refused', id: message?.id ?? '', code: 'stale', message: 'moved on' });
    await done;
    expect(table.use.getState().trouble?.code).toBe('stale');
    void table.answer('two');
    expect(sent(at.last()).at(-1)).toMatchObject({ kind: 'answer', given: 'two' });
    table.close();
  });

  test('of a moment that has passed is not even sent', async () => {
    const at = atTable();
    expect(await at.engine.answer(2, 'one', 'player-1')).toMatchObject({ code: 'stale' });
    expect(sent(at.last())).toEqual([]);
  });

  test('pressed twice while on its way, is one answer', async () => {
    const at = atTable();
    const first = at.engine.answer(3, 'one', 'player-1');
    const second = at.engine.answer(3, 'two', 'player-1');
    const [message, ...more] = sent(at.last());
    expect(more).toEqual([]);
    at.last().say({ kind: 'done', id: message?.id ?? '' });
    expect([await first, await second]).toEqual([null, null]);
  });

  test('of a second seat to a vote goes its own way', () => {
    const at = atTable(welcome({ scene: aScene({ mine: ['player-1', 'player-2'] }) }));
    void at.engine.answer(3, 'one', 'player-1');
    void at.engine.answer(3, 'two', 'player-2');
    expect(sent(at.last())).toHaveLength(2);
    expect(new Set(sent(at.last()).map(({ id }) => id)).size).toBe(2);
  });
});

describe('everything else', () => {
  test('undo, redo and consent name the youngest moment that the page knows of', () => {
    const at = atTable(welcome({ table: aTable({ head: 8 }), scene: aScene({ asking: 12, undoTo: 0 }) }));
    void at.engine.undo();
    void at.engine.redo();
    at.last().say({ kind: 'table', table: aTable({ head: 15 }) });
    void at.online.consent(true);
    expect(sent(at.last())).toMatchObject([
      { kind: 'undo', head: 12, to: 0 },
      { kind: 'redo', head: 12 },
      { kind: 'consent', head: 15, agree: true },
    ]);
  });

  test('a look shows the past, and of many at once only the last is asked for', async () => {
    const at = atTable();
    const first = at.engine.look(0);
    await vi.advanceTimersByTimeAsync(0);
    void at.engine.look(1);
    const last = at.engine.look(2);
    await vi.advanceTimersByTimeAsync(0);
    const [message] = sent(at.last());
    at.last().say({ kind: 'looked', id: message?.id ?? '', scene: aScene({ moment: 0 }) });
    expect((await first).moment).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    const [, second, ...more] = sent(at.last());
    expect(second).toMatchObject({ kind: 'look', at: 2 });
    expect(more).toEqual([]);
    at.last().say({ kind: 'looked', id: second?.id ?? '', scene: aScene({ moment: 2 }) });
    expect((await last).moment).toBe(2);
  });

  test('a hint comes, or why it does not', async () => {
    const at = atTable();
    const hint = { option: 1, id: 'two', moment: 3 };
    const given = at.engine.hint('player-1');
    at.last().say({ kind: 'hinted', id: sent(at.last()).at(-1)?.id ?? '', hint });
    expect(await given).toEqual(hint);
    const refused = at.engine.hint('player-1');
    const id = sent(at.last()).at(-1)?.id ?? '';
    at.last().say({ kind: 'refused', id, code: 'too-many', message: 'one at a time' });
    expect(await refused).toBe(null);
    expect(at.complaints).toEqual([{ code: 'too-many', message: 'one at a time' }]);
  });

  test('who sits where and the bots’ rest are not settled in the menu of the table', () => {
    const at = atTable();
    expect(at.scenes[0]?.can).toMatchObject({ reseat: false, pause: false, hint: true });
  });
});
