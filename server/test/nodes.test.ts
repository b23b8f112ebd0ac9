import { expect, test, vi } from 'vitest';
import { DATABASES, freshSchema } from '../testing/databases.ts';
import { returning } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';
import { again } from './a-page.ts';

test.each(DATABASES)('an evening from the first seat to the last guess, on $name', async ({ fresh }) => {
  const node = await aNode({ DATABASE_URL: await fresh() });
  const { anns, bobs, table, bob } = await anEvening(node, { options: { rounds: 1 } });
  await anns.answer('ann', 'pack:gold');
  await bobs.until(page => page.scene?.mine.length === 1);
  await bobs.answer('bob', 'pack:coal');
  await anns.until(page => page.scene?.mine.length === 1);
  await anns.answer('ann', 'guess:coal');
  bobs.cut();
  const back = await again(node, table.id, bob.cookie, bobs);
  await back.hello();
  await back.answer('bob', 'guess:coal');
  expect(back.scene?.result).toMatchObject({ outcome: 'landed', winners: ['ann'] });
  await anns.until(page => page.table?.status === 'over');
  expect((await bob.ask('GET', `/api/tables/${table.id}/save`)).status).toBe(200);
});

test('people on different nodes sit at the same table', async () => {
  const database = await freshSchema();
  const [first, second] = await Promise.all([
    aNode({ DATABASE_URL: database }),
    aNode({ DATABASE_URL: database }),
  ]);
  const { anns, bobs, eves, bob, table } = await anEvening(
    first,
    { options: { rounds: 2 } },
    { bob: second },
  );
  await anns.until(page => page.table?.seats.every(({ present }) => present) === true);
  await anns.answer('ann', 'pack:gold');
  await bobs.until(page => page.scene?.mine.length === 1);
  await bobs.ask({ kind: 'chat', text: 'from afar' });
  await eves.until(page => page.chat.length === 1);
  const asking = bobs.scene?.asking ?? 0;
  const here = await returning(first, bob.who, bob.cookie).open(table.id);
  const answers = await Promise.all(
    [bobs, here].map((page, given) => page.ask({ kind: 'answer', asking, seat: 'bob', given })),
  );
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
  await anns.until(page => page.scene?.mine.length === 1);
  expect(anns.scene?.moment).toBe(2);
});

test('when a node goes, its people go on at another, and its bots too', async () => {
  const database = await freshSchema();
  const settings = { DATABASE_URL: database, TENEBRAE_SWEEP_SECONDS: '1' };
  const [first, second] = await Promise.all([aNode(settings), aNode(settings)]);
  const { anns, bobs, bob, table } = await anEvening(first, { options: { rounds: 5 } }, { bob: second });
  await anns.ask({ kind: 'lend', seat: 'ann', to: { bot: 'greedy' } });
  await bobs.until(page => page.scene?.mine.length === 1);
  await first.close();
  expect(await bobs.answer('bob', 'pack:gold')).toMatchObject({ kind: 'done' });
  await bobs.until(
    page =>
      page.scene?.request?.kind === 'question' &&
      page.scene.request.ask === 'guess' &&
      page.scene.mine.length === 1,
  );
  await bob.ask('DELETE', '/api/me/session');
  expect(await bobs.closed()).toBe(4401);
  await vi.waitFor(async () => expect((await bob.ask('GET', `/api/tables/${table.id}`)).status).toBe(401), {
    timeout: 10_000,
  });
});
