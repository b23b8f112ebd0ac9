import { expect, test, vi } from 'vitest';
import type { Hint } from '../src/engine/scene.ts';
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
    look: never,
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

test('an answer that was taken without trouble draws nothing by itself: the scene after it does', async () => {
  const { table, drawn } = await aTable();
  await table.answer('one');
  expect(drawn).toEqual([]);
});
