import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync } from 'node:fs';
import { setImmediate as breathe } from 'node:timers/promises';
import { bundle } from '@tenebrae/tools/run';
import { describe, expect, test } from 'vitest';
import { deedsAfter } from '../src/store/journal.ts';
import type { Schema } from '../src/store/schema.ts';
import { replayTable } from '../src/tables/load.ts';
import { DATABASES, freshFile, freshSchema } from '../testing/databases.ts';
import { aMatch, ANN, allOf, type House, only, openHouse } from '../testing/house.ts';

const pathOf = (url: string): string => url.replace(/^file:/, '');

/** Runs the program, and says how it ended. */
async function run(program: string, to: string, env: NodeJS.ProcessEnv): Promise<number> {
  const [status] = (await once(spawn(process.execPath, [program, to], { env, stdio: 'ignore' }), 'exit')) as [
    number,
  ];
  return status;
}

test('a copy of a running server’s file holds every table whole as it was at one moment', async () => {
  const [url, copy] = [await freshFile(), await freshFile()];
  const house = await openHouse(url);
  const ids = [await aMatch(house), await aMatch(house), await aMatch(house)];
  for (let i = 0; i < 60; i++) for (const id of ids) await house.answer(id);
  const program = await bundle('server/src/backup.ts');
  const env = { ...process.env, DATABASE_URL: url };
  let isOver = false;
  const backingUp = run(program, pathOf(copy), env).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const id of ids) await house.answer(id);
    await breathe();
  }
  expect(await backingUp).toBe(0);
  expect(await run(program, pathOf(copy), env)).toBe(1);

  // Restored: a copy of the copy, in the place of a file that was lost.
  const restored = await freshFile();
  copyFileSync(pathOf(copy), pathOf(restored));
  const again = await openHouse(restored);
  for (const id of ids) {
    const table = await again.tables.open(id);
    const deeds = await deedsAfter(house.store, id, 0);
    expect(table.head).toBeGreaterThan(60);
    expect(allOf(table)).toEqual(allOf(replayTable(await only()('candles'), id, deeds.slice(0, table.head))));
    await again.answer(id);
  }
  expect(existsSync(`${pathOf(copy)}.part`)).toBe(false);
});

describe.each(DATABASES)('the rows of a server on $name', ({ name, fresh }) => {
  test('are all there is: whoever has them has every table, also in the other kind of database', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    for (let i = 0; i < 60; i++) await house.answer(id);
    await house.act(id, ANN, { kind: 'chat', text: 'l’été — “dark”' });
    const live = allOf(await house.tables.open(id));
    await house.tables.tidy();
    const other = await openHouse(await (name === 'SQLite' ? freshSchema() : freshFile()));
    await carryOver(house, other);
    expect(allOf(await other.tables.open(id))).toEqual(live);
    expect(await other.tables.cards(ANN, 'mine')).toEqual(await house.tables.cards(ANN, 'mine'));
    await other.answer(id);
  });
});

/** What a dump and its restoration do. */
async function carryOver(from: House, to: House): Promise<void> {
  const tables: readonly (keyof Schema)[] = ['tables', 'members', 'deeds', 'snapshots'];
  for (const table of tables) {
    const rows = await from.store.db.selectFrom(table).selectAll().execute();
    for (const row of rows) await to.store.db.insertInto(table).values(row).execute();
  }
}
