import { expect, test, vi } from 'vitest';
import { EVERY_POWER, type Hint } from '../src/engine/scene.ts';
import type { Audience, TableEngine } from '../src/engine/table-engine.ts';
import { openTable, type TableState } from '../src/table/store.ts';
import { aScene } from './online-server.ts';

const HINT: Hint = { option: 1, id: 'two', moment: 3 };
const never = (): never => {
  throw new Error('not asked for here');
};

/** A table whose bot says what it is told to, when it is told to; `drawn` is what the page draws, one after the other. */
async function aTable() {
  let tell: (hint: Hint | null) => void = never;
  let fail: (error: Error) => void = never;
  let audience: Audience | null = null;
  const engine: TableEngine = {
    async start(given) {
      audience = given;
      given.draw(aScene());
      return null;
    },
    hint: () =>
      new Promise((resolve, reject) => {
        [tell, fail] = [resolve, reject];
      }),
    answer: async () => null,
    undo: never,
    redo: never,
    branch: never,
    look: async at => aScene({ moment: at, answered: { seat: 'player-2', option: 1 }, can: EVERY_POWER }),
    account: async (at, bot) => (bot === 'greedy' ? { ...HINT, moment: at } : null),
    record: never,
    seat: never,
    order: never,
    setDice: never,
    pace: never,
    pause: never,
    close: never,
  };
  const table = openTable(engine);
  await vi.waitUntil(() => table.use.getState().scene !== null);
  const drawn: Partial<TableState>[] = [];
  table.use.subscribe(({ hint, hinting, trouble }) => drawn.push({ hint, hinting, trouble }));
  return {
    table,
    drawn,
    draw: (scene: Parameters<typeof aScene>[0]) => audience?.draw(aScene(scene)),
    tell: (hint: Hint | null) => tell(hint),
    fail: (error: Error) => fail(error),
  };
}

test('a hint is drawn once when it is asked for and once when it comes', async () => {
  const { table, drawn, tell } = await aTable();
  const done = table.askHint();
  tell(HINT);
  await done;
  expect(drawn).toEqual([
    { hint: null, hinting: true, trouble: null },
    { hint: HINT, hinting: false, trouble: null },
  ]);
});

test('a hint that comes after the question was answered says nothing any more', async () => {
  const { table, drawn, draw, tell } = await aTable();
  const done = table.askHint();
  draw({ serial: 2, moment: 4 });
  tell(HINT);
  await done;
  expect(drawn.at(-1)).toEqual({ hint: null, hinting: false, trouble: null });
});

test('whoever asks about the next question while the bot still thinks about the last one gets an answer', async () => {
  const { table, drawn, draw, tell } = await aTable();
  const done = table.askHint();
  draw({ serial: 2, moment: 4 });
  await table.askHint();
  tell(HINT);
  await vi.waitUntil(() => drawn.some(({ hinting }) => hinting === false) && drawn.at(-1)?.hinting === true);
  tell({ ...HINT, moment: 4 });
  await done;
  expect(drawn.at(-1)).toEqual({ hint: { ...HINT, moment: 4 }, hinting: false, trouble: null });
});

test('whoever asks twice about the same question gets one answer', async () => {
  const { table, drawn, tell } = await aTable();
  const done = table.askHint();
  await table.askHint();
  tell(HINT);
  await done;
  expect(drawn.map(({ hinting }) => hinting)).toEqual([true, false]);
});

test('a bot that fails is told of, and may be asked again', async () => {
  const { table, drawn, tell, fail } = await aTable();
  const first = table.askHint();
  fail(new Error('no thought'));
  await first;
  expect(drawn.at(-1)).toEqual({
    hint: null,
    hinting: false,
    trouble: { code: 'failed', message: 'Error: no thought' },
  });
  const second = table.askHint();
  tell(HINT);
  await second;
  expect(drawn.at(-1)).toEqual({ hint: HINT, hinting: false, trouble: null });
});

test('a bot says why it answered as it did, for as long as that moment is looked at', async () => {
  const { table, draw } = await aTable();
  await table.askWhy();
  expect(table.use.getState()).toMatchObject({ hint: null, hinting: false });
  await table.look(1);
  await table.askWhy();
  expect(table.use.getState().hint).toEqual({ ...HINT, moment: 1 });
  // The match goes on meanwhile.
  draw({ serial: 2, moment: 4 });
  expect(table.use.getState().hint).toEqual({ ...HINT, moment: 1 });
  await table.look(2);
  expect(table.use.getState().hint).toBeNull();
  const late = table.askWhy();
  await table.look(null);
  await late;
  expect(table.use.getState()).toMatchObject({ looking: null, hint: null, hinting: false });
});

test('an answer that was taken without trouble draws nothing by itself: the scene after it does', async () => {
  const { table, drawn } = await aTable();
  await table.answer('one');
  expect(drawn).toEqual([]);
});
