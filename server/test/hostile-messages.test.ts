import { PROTOCOL } from '@tenebrae/protocol';
import { expect, test, vi } from 'vitest';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';
import { aPage } from './a-page.ts';
import { playsOn } from './hostile.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const MALFORMED: readonly [string, string | Buffer][] = [
  ['nothing', ''],
  ['no JSON', '{"kind":"chat"'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[{"kind":"begin","id":"a"}]'],
  ['no kind', '{"id":"a"}'],
  ['an unknown kind', '{"id":"a","kind":"become-host"}'],
  ['a kind from the prototype', '{"id":"a","kind":"constructor"}'],
  ['a kind that is a list', '{"id":"a","kind":["chat"],"text":"x"}'],
  ['no id', '{"kind":"begin"}'],
  ['an id with a space', '{"id":"a b","kind":"begin"}'],
  ['a long id', `{"id":"${'a'.repeat(65)}","kind":"begin"}`],
  ['a field too many', '{"id":"a","kind":"begin","as":"ann"}'],
  ['somebody else’s name', '{"id":"a","kind":"chat","text":"x","who":{"id":"bob"}}'],
  ['a negative moment', '{"id":"a","kind":"look","at":-1}'],
  ['a broken moment', '{"id":"a","kind":"look","at":1.5}'],
  ['an enormous moment', '{"id":"a","kind":"look","at":1e300}'],
  ['faces that are no numbers', '{"id":"a","kind":"answer","asking":2,"seat":"ann","given":["1"]}'],
  ['too many faces', `{"id":"a","kind":"answer","asking":2,"seat":"ann","given":[${'1,'.repeat(300)}1]}`],
  ['an answer that is an object', '{"id":"a","kind":"answer","asking":2,"seat":"ann","given":{"a":1}}'],
  ['an order that is none', '{"id":"a","kind":"order","seat":"ann","orders":{"default":"obey"}}'],
  ['dice from outside', '{"id":"a","kind":"policy","policy":{"dice":"outside"}}'],
  ['empty talk', '{"id":"a","kind":"chat","text":"  "}'],
  ['long talk', `{"id":"a","kind":"chat","text":"${'x'.repeat(501)}"}`],
  ['talk that turns the page around', '{"id":"a","kind":"chat","text":"\\u202egnal"}'],
  ['a bot and a person', '{"id":"a","kind":"lend","seat":"ann","to":{"bot":"greedy","person":"x"}}'],
  ['a hello too many', `{"id":"a","kind":"hello","version":${PROTOCOL},"log":0,"chat":0}`],
  ['something deep', `{"id":"a","kind":"chat","text":${nested(5000)}}`],
  ['a poisoned key', '{"id":"a","kind":"chat","text":"x","__proto__":{"isHost":true}}'],
  [
    'a poisoned key within',
    '{"id":"a","kind":"order","seat":"ann","orders":{"__proto__":{"default":"pass"}}}',
  ],
  [
    'a poisoned key in disguise',
    '{"id":"a","kind":"order","seat":"ann","orders":{"\\u005f_proto__":"pass"}}',
  ],
  ['a constructor', '{"id":"a","kind":"order","seat":"ann","orders":{"constructor":"pass"}}'],
  ['bytes', Buffer.from('{"id":"a","kind":"begin"}')],
];

test.each(MALFORMED)('%s is refused, counted, and forgotten', async (_name, message) => {
  const node = await aNode();
  const evening = await anEvening(node);
  const { anns } = evening;
  const before = anns.heard.length;
  anns.socket.send(message);
  await anns.until(page => page.heard.length > before);
  expect(anns.heard.slice(before)).toMatchObject([{ kind: 'refused', code: 'malformed' }]);
  expect(await node.refusals('socket', 'malformed')).toBe(1);
  await playsOn(evening);
});

test('a page that says nothing but nonsense is let go', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const { eves } = evening;
  for (let said = 0; said < 50; said++) eves.socket.send('nonsense');
  expect(await eves.closed()).toBe(4400);
  expect(await node.closed('malformed')).toBe(1);
  const { anns, bobs } = evening;
  expect(await anns.answer('ann', 0)).toMatchObject({ kind: 'done' });
  await bobs.until(page => page.scene?.mine.length === 1);
});

test('a message that is too large ends the line, also when it comes packed small', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const { table, eve } = evening;
  for (const text of ['x'.repeat(20_000), ' '.repeat(5_000_000)]) {
    const page = await eve.open(table.id);
    page.socket.send(JSON.stringify({ id: 'a', kind: 'chat', text }));
    expect([1006, 1009]).toContain(await page.closed());
  }
  expect(await node.refusals('socket', 'too-large')).toBe(2);
  await playsOn(evening);
});

test('nothing is heard before hello, and a socket that says something else first gets nothing', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const page = await aPage(node, evening.table.id, evening.ann.cookie);
  expect(await page.ask({ kind: 'chat', text: 'hello?' })).toMatchObject({
    kind: 'refused',
    code: 'malformed',
  });
  expect(page.heard).toHaveLength(1);
  await playsOn(evening);
  expect(page.heard).toHaveLength(1);
});

test('a flood is refused and then cut off; the others do not notice', async () => {
  const node = await aNode({ TENEBRAE_MESSAGES_PER_SECOND: '10' });
  const evening = await anEvening(node);
  const { eves, anns, bobs } = evening;
  const flood = JSON.stringify({ id: 'a', kind: 'look', at: 0 });
  for (let sent = 0; sent < 1000; sent++) eves.socket.send(flood);
  expect(await eves.closed()).toBe(4429);
  expect(eves.heard.filter(({ kind }) => kind === 'looked').length).toBeLessThanOrEqual(40);
  expect(await node.refusals('socket', 'too-many')).toBeGreaterThanOrEqual(50);
  expect(await node.closed('tooMany')).toBe(1);
  expect(await anns.answer('ann', 0)).toMatchObject({ kind: 'done' });
  await bobs.until(page => page.scene?.mine.length === 1);
});

test('hints, which cost most, come one at a time', async () => {
  const evening = await anEvening(await aNode());
  const { anns } = evening;
  const hints = await Promise.all([1, 2, 3].map(() => anns.ask({ kind: 'hint', seat: 'ann' })));
  expect(hints.filter(({ kind }) => kind === 'hinted')).toHaveLength(1);
  expect(hints.filter(hint => hint.kind === 'refused' && hint.code === 'too-many')).toHaveLength(2);
  await playsOn(evening);
});

test('somebody has only so many sockets, and a node too', async () => {
  const node = await aNode({ TENEBRAE_SOCKETS_PER_PERSON: '2', TENEBRAE_SOCKETS: '5' });
  const { table, ann, bob, eve } = await anEvening(node);
  await ann.open(table.id);
  await expect(ann.open(table.id)).rejects.toThrow('refused with 429');
  await bob.open(table.id);
  await expect(eve.open(table.id)).rejects.toThrow('refused with 429');
  expect(await node.refusals('upgrade', 'too-many')).toBe(2);
});

test('broken frames end their own line only', async () => {
  const node = await aNode();
  const evening = await anEvening(node);
  const { eve, table, anns, bobs } = evening;
  const page = await eve.open(table.id);
  // A frame of a kind that does not exist, and without the mask that a browser puts on.
  const line = (page.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket;
  line.write(Buffer.from([0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
  await page.closed();
  await vi.waitFor(async () => expect(await node.refusals('socket', 'malformed')).toBe(1), {
    timeout: 10_000,
  });
  expect(await anns.answer('ann', 0)).toMatchObject({ kind: 'done' });
  await bobs.until(({ scene }) => scene?.mine.length === 1);
});

test('a rule that throws on somebody’s answer stops that table, says so, and can be taken back', async () => {
  const node = await aNode();
  const cursed = await anEvening(node, { options: { curses: true } });
  const evening = await anEvening(node);
  const { anns, bobs } = cursed;
  await anns.answer('ann', 'pack:curse');
  expect(anns.scene?.fault?.message).toMatch('curse');
  await bobs.until(page => page.scene?.fault !== null);
  expect(JSON.stringify(bobs.scene?.fault)).not.toMatch('curse');
  expect(await anns.answer('ann', 0)).toMatchObject({ kind: 'refused', code: 'frozen' });
  const head = anns.scene?.serial ?? 0;
  expect(await anns.ask({ kind: 'undo', head, to: 0 })).toMatchObject({ kind: 'done' });
  await bobs.until(page => page.scene?.fault === null);
  await playsOn(cursed);
  await playsOn(evening);
});
