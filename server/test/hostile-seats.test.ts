import type { Command } from '@tenebrae/protocol';
import { expect, test } from 'vitest';
import { aGuest, aTable, join } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';
import { aPage, type Page } from './a-page.ts';
import { playsOn } from './hostile.ts';

/** Everything that Ann could ask for, in somebody else's mouth. */
const asAnn = (page: Page, person: string): readonly Command[] => {
  const head = page.scene?.serial ?? 99;
  return [
    { kind: 'answer', asking: page.scene?.asking ?? 2, seat: 'ann', given: 0 },
    { kind: 'undo', head, to: 0 },
    { kind: 'redo', head },
    { kind: 'consent', head, agree: true },
    { kind: 'order', seat: 'ann', orders: { default: 'pass' } },
    { kind: 'hint', seat: 'ann' },
    { kind: 'sit', seat: 'ann' },
    { kind: 'rise', seat: 'ann' },
    { kind: 'lend', seat: 'ann', to: { bot: 'greedy' } },
    { kind: 'lend', seat: 'ann', to: { person } },
    { kind: 'reclaim', seat: 'ann' },
    { kind: 'begin' },
    { kind: 'pause', paused: true },
    { kind: 'policy', policy: { undo: 'free' } },
    { kind: 'arrange', title: 'Mine', spectators: { seat: 'ann' }, clock: 1 },
    { kind: 'archive' },
  ];
};

test('whoever looks on can do nothing that is a player’s or the host’s', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const { eves, eve } = evening;
  for (const command of asAnn(eves, eve.who.id))
    expect([command.kind, await eves.ask(command)]).toMatchObject([command.kind, { kind: 'refused' }]);
  expect(await node.refusals('socket', 'not-allowed')).toBeGreaterThan(8);
  await playsOn(evening);
});

test('a player can do nothing in another’s name, nor in the host’s', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const { bobs, bob } = evening;
  const own = new Set(['pause', 'undo', 'redo', 'consent']);
  for (const command of asAnn(bobs, bob.who.id).filter(({ kind }) => !own.has(kind)))
    expect([command.kind, await bobs.ask(command)]).toMatchObject([command.kind, { kind: 'refused' }]);
  await playsOn(evening);
});

test('seats that are none, and the party itself, are no one’s', async () => {
  const evening = await anEvening(await aNode());
  const { bobs } = evening;
  const asking = bobs.scene?.asking ?? 0;
  for (const seat of ['zoe', 'party', '__proto__', 'constructor', 'toString', 'ann ']) {
    for (const command of [
      { kind: 'answer', asking, seat, given: 0 },
      { kind: 'sit', seat },
      { kind: 'rise', seat },
      { kind: 'hint', seat },
      { kind: 'order', seat, orders: {} },
      { kind: 'lend', seat, to: { bot: 'greedy' } },
      { kind: 'reclaim', seat },
    ] as const)
      expect([seat, command.kind, await bobs.ask(command)]).toMatchObject([
        seat,
        command.kind,
        { kind: 'refused' },
      ]);
  }
  await playsOn(evening);
});

test('a table that one is not invited to is as if it were not there', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const { table } = evening;
  const mallory = await aGuest(node, 'Mallory');
  for (const path of [`/api/tables/${table.id}`, `/api/tables/${table.id}/save`]) {
    const there = await mallory.ask('GET', path);
    const nowhere = await mallory.ask('GET', path.replace(table.id, 'AAAAAAAAAAAAAAAAAAAAAA'));
    expect([there.status, there.body]).toEqual([404, nowhere.body]);
  }
  await expect(aPage(node, table.id, mallory.cookie)).rejects.toThrow('refused with 404');
  await expect(aPage(node, 'AAAAAAAAAAAAAAAAAAAAAA', mallory.cookie)).rejects.toThrow('refused with 404');
  const branch = { title: '', branch: { table: table.id, at: 0 } };
  expect((await mallory.ask('POST', '/api/tables', branch)).status).toBe(404);
  expect(await node.refusals('upgrade', 'no-such-table')).toBe(2);
  await playsOn(evening);
});

test('the save of a match that others play, which holds all secrets, is nobody’s', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  for (const guest of [evening.ann, evening.bob, evening.eve]) {
    expect((await guest.ask('GET', `/api/tables/${evening.table.id}/save`)).status).toBe(403);
    const branch = { title: '', branch: { table: evening.table.id, at: 0 } };
    expect((await guest.ask('POST', '/api/tables', branch)).status).toBe(403);
  }
  await playsOn(evening);
});

test('a message’s name is its sender’s: another’s cannot be made undone or done by it', async () => {
  const evening = await anEvening(await aNode());
  const { anns, bobs } = evening;
  const chat = { kind: 'chat', text: 'one' } as const;
  await bobs.ask(chat, 'same');
  await anns.ask({ ...chat, text: 'two' }, 'same');
  await anns.until(page => page.chat.length === 2);
  expect(anns.chat.map(({ text }) => text)).toEqual(['one', 'two']);
  await playsOn(evening);
});

test('stale, impossible and repeated answers change nothing', async () => {
  const evening = await anEvening(await aNode());
  const { anns } = evening;
  const asking = anns.scene?.asking ?? 0;
  const tries = [
    [{ asking: asking - 1, given: 0 }, 'stale'],
    [{ asking: asking + 1, given: 0 }, 'stale'],
    [{ asking, given: 7 }, 'no-such-option'],
    [{ asking, given: 'pack:everything' }, 'no-such-option'],
    [{ asking, given: 'toString' }, 'no-such-option'],
    [{ asking, given: [1, 2] }, 'not-an-answer'],
  ] as const;
  for (const [answer, code] of tries)
    expect(await anns.ask({ kind: 'answer', seat: 'ann', ...answer })).toMatchObject({
      kind: 'refused',
      code,
    });
  await playsOn(evening);
});

test('two answers at once: one stands, the other is told to look again', async () => {
  const node = await aNode();
  const { table, ann, anns, bobs } = await anEvening(node);
  const second = await ann.open(table.id);
  const asking = anns.scene?.asking ?? 0;
  const answers = await Promise.all(
    [anns, second].map((page, given) => page.ask({ kind: 'answer', asking, seat: 'ann', given })),
  );
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
  expect(answers.find(({ kind }) => kind === 'refused')).toMatchObject({ code: 'stale' });
  await bobs.until(page => page.scene?.mine.length === 1);
  expect(bobs.scene?.moment).toBe(1);
});

test('an invitation is for those who have it: codes are not guessed, and seats are still the table’s', async () => {
  const node = await aNode();
  const ann = await aGuest(node, 'Ann');
  const table = await aTable(ann, { players: 1 });
  const page = await ann.open(table.id);
  await page.ask({ kind: 'sit', seat: 'ann' });
  const mallory = await aGuest(node, 'Mallory');
  for (const code of ['', 'a', table.id, `${table.invitation}x`, '%00', '..%2f..%2fetc'])
    expect([400, 404]).toContain((await mallory.ask('POST', `/api/invitations/${code}`, {})).status);
  await join(mallory, table);
  const looks = await mallory.open(table.id);
  expect(await looks.ask({ kind: 'sit', seat: 'ann' })).toMatchObject({
    kind: 'refused',
    code: 'seat-taken',
  });
});
