import { expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { newDoing } from '../src/tables/doing.ts';
import type { Entry, Memory } from '../src/tables/memory.ts';
import { Declined } from '../src/tables/service.ts';

/** A table at which others do something whenever one looks. */
function aBusyTable() {
  let looks = 0;
  const memory = {
    catchUp: async () => {
      looks += 1;
      return true;
    },
  } as unknown as Memory;
  const doIt = newDoing({ store: {} as Store, memory, now: () => 0, done: () => {} });
  const entry = { table: { id: 'busy', head: 1 }, isUnsure: false } as unknown as Entry;
  return { doIt, entry, looks: () => looks };
}

const BY = { who: null, message: null };

test('what is so already is done, however busy others are at the table', async () => {
  const { doIt, entry, looks } = aBusyTable();
  await doIt(entry, BY, () => null);
  expect(looks()).toBe(1);
});

test('a wish is declined by the table as it is after a look, and not before', async () => {
  const { doIt, entry, looks } = aBusyTable();
  const seen: number[] = [];
  const declining = doIt(entry, BY, () => {
    seen.push(looks());
    throw new Declined('paused', 'the table rests');
  });
  await expect(declining).rejects.toThrow('the table rests');
  expect(seen).toEqual([0, 1]);
});
