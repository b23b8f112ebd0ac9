import { expect, test } from 'vitest';
import { appendDeed, deedsAfter, type NewDeed } from '../src/store/journal.ts';
import { isConflict } from '../src/store/store.ts';
import { DATABASES } from '../testing/databases.ts';
import { ANN, aTable, openHouse } from '../testing/house.ts';

test.each(
  DATABASES,
)('of deeds that are written at the same moment each stands or falls alone, on $name', async ({ fresh }) => {
  const house = await openHouse(await fresh());
  const [one, other] = [await aTable(house), await aTable(house)];
  const deed = (table: string, seq: number, text: string): NewDeed => ({
    table,
    seq,
    deed: { kind: 'chatted', by: ANN, text },
    version: 1,
    message: text,
    who: ANN.id,
    time: 0,
  });
  const outcomes = await Promise.allSettled([
    appendDeed(house.store, deed(one, 2, 'first')),
    appendDeed(house.store, deed(one, 2, 'second')),
    appendDeed(house.store, deed(other, 2, 'elsewhere')),
  ]);
  const failed = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(failed.map(isConflict)).toEqual([true]);
  expect(await deedsAfter(house.store, one, 1)).toHaveLength(1);
  expect(await deedsAfter(house.store, other, 1)).toMatchObject([{ deed: { text: 'elsewhere' } }]);
});
