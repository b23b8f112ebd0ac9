import { expect, test } from 'vitest';
import { aGuest, aTable, join } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';
import type { Page } from './a-page.ts';

const present = ({ table }: Page): readonly string[] =>
  (table?.seats ?? []).filter(one => one.present).map(({ seat }) => seat);
const undo = (page: Page, to: number) => page.ask({ kind: 'undo', head: page.scene?.serial ?? 0, to });

test('everybody sees who comes and goes, who plays and who looks on', async () => {
  const { anns, bobs, eves, eve } = await anEvening(await aNode());
  await anns.until(page => present(page).length === 2);
  await anns.until(page => page.table?.watchers.length === 1);
  expect(anns.table?.watchers).toEqual([eve.who]);
  bobs.cut();
  await anns.until(page => present(page).join() === 'ann');
  eves.cut();
  await anns.until(page => page.table?.watchers.length === 0);
});

test('who has a table open in two windows is there until both are closed', async () => {
  const { anns, bobs, bob, table } = await anEvening(await aNode());
  const second = await bob.open(table.id);
  bobs.cut();
  await anns.ask({ kind: 'chat', text: 'still there?' });
  await second.until(page => page.chat.length === 1);
  expect(present(anns)).toEqual(['ann', 'bob']);
  second.cut();
  await anns.until(page => present(page).join() === 'ann');
});

test('talk reaches everybody at the table, and whoever comes back gets what was said meanwhile', async () => {
  const node = await aNode();
  const { anns, bobs, eves, bob, table } = await anEvening(node);
  await anns.ask({ kind: 'chat', text: 'Ready?' });
  await bobs.until(page => page.chat.length === 1);
  await eves.ask({ kind: 'chat', text: 'I look on' });
  await bobs.until(page => page.chat.length === 2);
  expect(bobs.chat.map(({ text, by }) => `${by.name}: ${text}`)).toEqual(['Ann: Ready?', 'Eve: I look on']);
  bobs.cut();
  await anns.ask({ kind: 'chat', text: 'Bob?' });
  const back = await bob.open(table.id);
  expect(back.chat.map(({ text }) => text)).toEqual(['Ready?', 'I look on', 'Bob?']);
});

test('a seat is handed to a friend or a bot for a while, and taken back', async () => {
  const { anns, bobs, eves, eve } = await anEvening(await aNode());
  expect(await eves.answer('ann', 'pack:gold')).toMatchObject({ kind: 'refused', code: 'not-allowed' });
  await anns.ask({ kind: 'lend', seat: 'ann', to: { person: eve.who.id } });
  await eves.until(page => page.scene?.mine.join() === 'ann');
  expect(await eves.answer('ann', 'pack:gold')).toMatchObject({ kind: 'done' });
  expect(eves.scene?.view).toMatchObject({ mine: 'gold' });
  await anns.ask({ kind: 'reclaim', seat: 'ann' });
  await eves.until(page => (page.scene?.view as { mine: unknown }).mine === null);
  expect(eves.log.map(({ event }) => event.type)).toEqual(['packed']);
  await bobs.ask({ kind: 'lend', seat: 'bob', to: { bot: 'greedy' } });
  await anns.until(page => page.scene?.request?.kind === 'question' && page.scene.request.ask === 'guess');
  expect(anns.scene?.sitters).toEqual({ ann: 'person', bob: 'greedy' });
  await bobs.ask({ kind: 'reclaim', seat: 'bob' });
  await anns.answer('ann', 'guess:gold');
  await bobs.until(page => page.scene?.mine.join() === 'bob');
});

test('a seat that somebody has is not taken, and a match does not begin with a free one', async () => {
  const node = await aNode();
  const [ann, bob] = [await aGuest(node, 'Ann'), await aGuest(node, 'Bob')];
  const table = await aTable(ann);
  await join(bob, table);
  const [anns, bobs] = [await ann.open(table.id), await bob.open(table.id)];
  await anns.ask({ kind: 'sit', seat: 'ann' });
  expect(await bobs.ask({ kind: 'sit', seat: 'ann' })).toMatchObject({ kind: 'refused', code: 'seat-taken' });
  expect(await anns.ask({ kind: 'begin' })).toMatchObject({ kind: 'refused', code: 'not-allowed' });
  expect(await bobs.ask({ kind: 'sit', seat: 'bob' })).toMatchObject({ kind: 'done' });
  expect(await bobs.ask({ kind: 'begin' })).toMatchObject({ kind: 'refused', code: 'not-allowed' });
  expect(await anns.ask({ kind: 'begin' })).toMatchObject({ kind: 'done' });
});

test('past what was learned everybody must agree to go back', async () => {
  const { anns, bobs, eves } = await anEvening(await aNode(), { policy: { undo: 'consent' } });
  await anns.answer('ann', 'pack:gold');
  expect(await undo(anns, 0)).toMatchObject({ kind: 'done' });
  expect(anns.scene?.moment).toBe(1);
  await bobs.until(page => page.table?.proposal !== null);
  expect(bobs.table?.proposal).toEqual({ by: 'ann', to: 0, agreed: ['ann'], wanted: ['ann', 'bob'] });
  const head = bobs.table?.head ?? 0;
  expect(await eves.ask({ kind: 'consent', head, agree: true })).toMatchObject({ kind: 'refused' });
  await anns.ask({ kind: 'chat', text: 'Sorry!' });
  expect(await bobs.ask({ kind: 'consent', head, agree: true })).toMatchObject({ kind: 'done' });
  expect(bobs.scene).toMatchObject({ moment: 0, asked: ['ann'] });
  expect(bobs.table?.proposal).toBeNull();
  await anns.until(page => page.scene?.moment === 0);
  await anns.answer('ann', 'pack:coal');
  await undo(anns, 0);
  await bobs.until(page => page.table?.proposal !== null);
  await bobs.ask({ kind: 'consent', head: bobs.table?.head ?? 0, agree: false });
  expect(bobs.table?.proposal).toBeNull();
  expect(bobs.scene?.moment).toBe(1);
});

test('while the table rests nobody answers, not even a bot', async () => {
  const { anns, bobs } = await anEvening(await aNode());
  await anns.ask({ kind: 'pause', paused: true });
  expect(anns.scene?.paused).toBe(true);
  expect(await anns.answer('ann', 'pack:gold')).toMatchObject({ kind: 'refused', code: 'paused' });
  await anns.ask({ kind: 'lend', seat: 'ann', to: { bot: 'random' } });
  expect(anns.scene).toMatchObject({ moment: 0, thinking: false });
  await bobs.ask({ kind: 'pause', paused: false });
  await bobs.until(page => page.scene?.mine.join() === 'bob');
});

test('people who only look on see what the table lets them', async () => {
  const node = await aNode();
  const { anns, eves, eve, table } = await anEvening(node);
  await anns.answer('ann', 'pack:gold');
  await anns.ask({ kind: 'arrange', spectators: { seat: 'ann' } });
  await eves.until(page => (page.scene?.view as { mine: unknown }).mine === 'gold');
  expect(eves.log.map(({ event }) => event.type)).toEqual(['packed-secretly', 'packed']);
  await anns.ask({ kind: 'arrange', spectators: 'nobody' });
  const again = await eve.open(table.id);
  expect(again.scene).toBeNull();
  expect(await again.ask({ kind: 'look', at: 0 })).toMatchObject({ kind: 'refused', code: 'not-allowed' });
});
