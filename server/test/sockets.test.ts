import { PROTOCOL } from '@tenebrae/protocol';
import { expect, test } from 'vitest';
import { aGuest, aTable } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';
import { again, aPage } from './a-page.ts';

test('a page is welcomed with the table, and with the scene when the match has begun', async () => {
  const node = await aNode();
  const ann = await aGuest(node, 'Ann');
  const table = await aTable(ann, { players: 1 });
  const page = await aPage(node, table.id, ann.cookie);
  const welcome = await page.hello();
  expect(welcome).toMatchObject({
    kind: 'welcome',
    version: PROTOCOL,
    you: ann.who,
    table: { id: table.id, isHost: true, status: 'gathering' },
    scene: null,
    chat: [],
  });
  expect(await page.ask({ kind: 'sit', seat: 'ann' })).toMatchObject({ kind: 'done' });
  expect(page.table).toMatchObject({ mine: ['ann'], seats: [{ holder: ann.who, present: true }] });
  expect(await page.ask({ kind: 'begin' })).toMatchObject({ kind: 'done' });
  expect(page.scene).toMatchObject({ mine: ['ann'], request: { ask: 'pack' }, sitters: { ann: 'person' } });
});

test('a page of another version is sent away', async () => {
  const node = await aNode();
  const ann = await aGuest(node, 'Ann');
  const { id } = await aTable(ann);
  const page = await aPage(node, id, ann.cookie);
  page.socket.send(JSON.stringify({ id: 'h', kind: 'hello', version: PROTOCOL + 1, log: 0, chat: 0 }));
  expect(await page.closed()).toBe(4426);
  expect(page.heard).toMatchObject([{ kind: 'refused', code: 'too-old' }]);
});

test('an answer reaches everybody, and each sees what is theirs to see', async () => {
  const { anns, bobs, eves } = await anEvening(await aNode());
  expect(bobs.scene).toMatchObject({ asked: ['ann'], mine: [], request: { ask: 'pack', options: [] } });
  expect(await anns.answer('ann', 'pack:gold')).toMatchObject({ kind: 'done' });
  // What it did was there before the reply.
  expect(anns.heard.at(-2)).toMatchObject({ kind: 'scene', scene: { view: { mine: 'gold' } } });
  await bobs.until(page => page.scene?.mine.length === 1);
  expect(bobs.scene).toMatchObject({ view: { mine: null, packed: ['ann'] } });
  expect(anns.log.map(({ event }) => event.type)).toEqual(['packed-secretly', 'packed']);
  expect(bobs.log.map(({ event }) => event.type)).toEqual(['packed']);
  await eves.until(page => page.log.length === 1);
  expect(eves.scene).toMatchObject({ mine: [], asked: ['bob'], view: { mine: null } });
});

test('a late answer fits no other question, and a repeated one is done once', async () => {
  const { anns, bobs } = await anEvening(await aNode());
  const asking = anns.scene?.asking ?? 0;
  const answer = { kind: 'answer', asking, seat: 'ann', given: 'pack:gold' } as const;
  expect(await anns.ask(answer, 'first')).toMatchObject({ kind: 'done', id: 'first' });
  expect(await anns.ask(answer, 'first')).toMatchObject({ kind: 'done', id: 'first' });
  expect(await anns.ask(answer, 'second')).toMatchObject({ kind: 'refused', code: 'stale' });
  expect(await bobs.ask(answer, 'first')).toMatchObject({ kind: 'refused', code: 'not-allowed' });
  expect(anns.scene?.moments).toEqual([0, 1]);
});

test('a page that was cut off in mid-decision gets what it missed, to the line, and repeats what got no reply', async () => {
  const node = await aNode();
  const { table, bob, anns, bobs } = await anEvening(node, { options: { rounds: 3 } });
  await anns.answer('ann', 'pack:gold');
  await bobs.until(page => page.scene?.mine.length === 1);
  const before = [...bobs.log];
  // The answer goes out, and nothing comes in any more.
  bobs.socket.removeAllListeners('message');
  const asking = bobs.scene?.asking ?? 0;
  const answer = { kind: 'answer', asking, seat: 'bob', given: 'pack:coal' } as const;
  bobs.socket.send(JSON.stringify({ ...answer, id: 'unheard' }));
  await anns.until(page => page.scene?.mine.length === 1);
  bobs.cut();
  await anns.answer('ann', 'guess:coal');
  const back = await again(node, table.id, bob.cookie, bobs);
  const welcome = await back.hello();
  expect(welcome).toMatchObject({ scene: { log: { from: before.length, retold: false } } });
  expect(await back.ask(answer, 'unheard')).toMatchObject({ kind: 'done' });
  expect(back.log.slice(0, before.length)).toEqual(before);
  expect(back.log.map(({ event }) => event.type)).toEqual(['packed', 'packed-secretly', 'packed', 'guessed']);
  expect(back.scene).toMatchObject({ mine: ['bob'], request: { ask: 'guess' } });
});

test('a page that comes back after the others went back in time is told everything anew', async () => {
  const node = await aNode();
  const { table, bob, anns, bobs } = await anEvening(node, {
    policy: { undo: 'free' },
    options: { rounds: 3 },
  });
  await anns.answer('ann', 'pack:gold');
  await bobs.until(page => page.scene?.mine.length === 1);
  await bobs.answer('bob', 'pack:coal');
  bobs.cut();
  await anns.until(page => page.scene?.moment === 2);
  const undo = { kind: 'undo', head: anns.scene?.serial ?? 0, to: 0 } as const;
  expect(await anns.ask(undo)).toMatchObject({ kind: 'done' });
  expect(await anns.answer('ann', 'pack:coal')).toMatchObject({ kind: 'done' });
  const back = await again(node, table.id, bob.cookie, bobs);
  const welcome = await back.hello();
  expect(welcome).toMatchObject({ scene: { log: { from: 0, retold: true } } });
  expect(back.log.map(({ event }) => event.type)).toEqual(['packed']);
});

test('going back and forth cuts the log where it should, also when several things happen at once', async () => {
  const { anns, bobs, eves } = await anEvening(await aNode(), { policy: { undo: 'free' } });
  await anns.answer('ann', 'pack:gold');
  await bobs.until(page => page.scene?.mine.length === 1);
  await bobs.answer('bob', 'pack:gold');
  const undo = { kind: 'undo', head: bobs.scene?.serial ?? 0, to: 1 } as const;
  expect(await anns.ask(undo)).toMatchObject({ kind: 'done' });
  await bobs.until(page => page.scene?.moment === 1);
  expect(bobs.log.map(({ event }) => event.type)).toEqual(['packed']);
  expect(bobs.scene).toMatchObject({ canRedo: true, mine: ['bob'] });
  await bobs.ask({ kind: 'redo', head: bobs.scene?.serial ?? 0 });
  expect(bobs.log.map(({ event }) => event.type)).toEqual(['packed', 'packed-secretly', 'packed']);
  const { serial = 0 } = bobs.scene ?? {};
  const replies = await Promise.all([
    anns.ask({ kind: 'undo', head: serial, to: 0 }),
    anns.ask({ kind: 'redo', head: serial + 1 }),
    anns.ask({ kind: 'redo', head: serial + 2 }),
    anns.ask({ kind: 'undo', head: serial + 3, to: 1 }),
  ]);
  expect(replies.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done']);
  const { asking = 0 } = anns.scene ?? {};
  await bobs.until(page => page.scene?.asking === asking);
  await eves.until(page => page.scene?.asking === asking);
  expect(bobs.log.map(({ event }) => event.type)).toEqual(['packed']);
  expect(eves.log.map(({ event }) => event.type)).toEqual(['packed']);
  expect(anns.log.map(({ event }) => event.type)).toEqual(['packed-secretly', 'packed']);
});

test('past moments can be looked at, as one may know them', async () => {
  const { anns, bobs } = await anEvening(await aNode());
  await anns.answer('ann', 'pack:gold');
  await bobs.until(page => page.scene?.mine.length === 1);
  await bobs.answer('bob', 'pack:coal');
  expect(await bobs.ask({ kind: 'look', at: 1 })).toMatchObject({
    kind: 'looked',
    scene: { moment: 1, view: { mine: null, packed: ['ann'] }, mine: [] },
  });
  expect(await bobs.ask({ kind: 'look', at: 99 })).toMatchObject({ kind: 'refused', code: 'no-such-moment' });
});

test('a hint is for whoever is asked, and takes nothing from the table', async () => {
  const { anns, bobs } = await anEvening(await aNode());
  const hinted = await anns.ask({ kind: 'hint', seat: 'ann' });
  expect(hinted).toMatchObject({ kind: 'hinted', hint: { moment: 0, id: expect.stringMatching(/^pack:/) } });
  expect(await bobs.ask({ kind: 'hint', seat: 'bob' })).toMatchObject({ kind: 'hinted', hint: null });
  expect(await bobs.ask({ kind: 'hint', seat: 'ann' })).toMatchObject({
    kind: 'refused',
    code: 'not-allowed',
  });
  expect(anns.scene?.moment).toBe(0);
});

test('a name that is changed is the name under which one speaks', async () => {
  const node = await aNode();
  const ann = await aGuest(node, 'Ann');
  const table = await aTable(ann, { open: true });
  const bob = await aGuest(node, 'Bob');
  const page = await bob.open(table.id);
  await bob.ask('POST', '/api/me', { name: 'Robert' });
  await page.ask({ kind: 'chat', text: 'Hello' });
  expect(page.chat).toMatchObject([{ by: { id: bob.who.id, name: 'Robert' }, text: 'Hello' }]);
});
