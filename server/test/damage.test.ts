import { describe, expect, test } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { aMatch, allOf, openHouse } from '../testing/house.ts';

describe.each(DATABASES)('damage on $name', ({ fresh }) => {
  test.each([
    ['no JSON', '{"kind":"answ'],
    ['no deed', '[]'],
    ['a deed that nobody knows', '{"kind":"exploded"}'],
    ['an answer that the rules do not offer', '{"kind":"answered","seat":"red","given":77,"why":"person"}'],
    ['a seat that is not there', '{"kind":"rose","seat":"pink"}'],
  ])('a record with %s is its table’s trouble alone', async (_what, deed) => {
    const url = await fresh();
    const house = await openHouse(url);
    const [hurt, sound] = [await aMatch(house), await aMatch(house)];
    for (const id of [hurt, sound]) await house.answer(id);
    await house.store.db.deleteFrom('snapshots').execute();
    await house.store.db
      .updateTable('deeds')
      .set({ deed })
      .where('table_id', '=', hurt)
      .where('seq', '=', 5)
      .execute();
    const other = await openHouse(url);
    await expect(other.tables.open(hurt)).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringContaining('cannot be read'),
    });
    await expect(other.tables.follow(hurt, () => {})).rejects.toMatchObject({ code: 'failed' });
    expect(allOf(await other.tables.open(sound))).toEqual(allOf(await house.tables.open(sound)));
    await other.answer(sound);
  });

  test('a gap in a record is found', async () => {
    const url = await fresh();
    const house = await openHouse(url);
    const id = await aMatch(house);
    for (let i = 0; i < 3; i++) await house.answer(id);
    await house.store.db.deleteFrom('snapshots').execute();
    await house.store.db.deleteFrom('deeds').where('table_id', '=', id).where('seq', '=', 6).execute();
    const other = await openHouse(url);
    await expect(other.tables.open(id)).rejects.toThrow('deed 6 is missing');
  });

  test('a damaged snapshot is not needed: the deeds give the table again', async () => {
    const url = await fresh();
    const house = await openHouse(url);
    const id = await aMatch(house);
    for (let i = 0; i < 120; i++) await house.answer(id);
    const live = allOf(await house.tables.open(id));
    await house.close();
    for (const body of ['{"record":', '{"record":{},"save":{"format":"x"},"asking":1,"askedAt":1}']) {
      const other = await openHouse(url);
      await other.store.db.updateTable('snapshots').set({ body }).execute();
      expect(allOf(await other.tables.open(id))).toEqual(live);
      await other.close();
    }
  });
});
