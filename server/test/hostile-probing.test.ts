import type { Command, ServerMessage } from '@tenebrae/protocol';
import { expect, test } from 'vitest';
import { aGuest, join } from './a-guest.ts';
import { anEvening } from './a-match.ts';
import { aNode } from './a-node.ts';
import type { Page } from './a-page.ts';

/*
 * Two matches that differ in one thing only: what Ann packed where nobody sees it. Bob and Eve ask for everything that can
 * be asked for, in every way; to the byte they get the same in both.
 */

type Cargo = 'gold' | 'coal';

/** Everything that a page can ask for, with what it may know and what it may not. */
const probes = (page: Page): readonly Command[] => {
  const head = page.scene?.serial ?? 0;
  const asking = page.scene?.asking ?? 0;
  const seats = ['ann', 'bob', 'party'];
  return [
    ...seats.flatMap((seat): Command[] => [
      { kind: 'answer', asking, seat, given: 'guess:gold' },
      { kind: 'answer', asking, seat, given: 99 },
      { kind: 'answer', asking: asking - 1, seat, given: 0 },
      { kind: 'hint', seat },
      { kind: 'order', seat, orders: { default: 'when-concerned' } },
      { kind: 'reclaim', seat },
      { kind: 'lend', seat, to: { person: 'nobody' } },
    ]),
    ...[0, 1, 2, 3, 4].flatMap((at): Command[] => [
      { kind: 'look', at },
      { kind: 'undo', head, to: at },
      { kind: 'consent', head, agree: false },
    ]),
    { kind: 'redo', head },
    { kind: 'chat', text: 'What have you got?' },
    { kind: 'begin' },
    { kind: 'pause', paused: true },
    { kind: 'pause', paused: false },
    { kind: 'policy', policy: { undo: 'free' } },
    { kind: 'arrange', spectators: { seat: 'ann' } },
    { kind: 'sit', seat: 'ann' },
    { kind: 'rise', seat: 'ann' },
    { kind: 'archive' },
  ];
};

interface Wiretap {
  readonly bob: readonly unknown[];
  readonly eve: readonly unknown[];
  readonly late: readonly unknown[];
  readonly http: readonly unknown[];
}

/** What everybody but Ann hears of an evening on which she packs this. */
async function overheard(cargo: Cargo): Promise<Wiretap> {
  const now = 1_700_000_000_000;
  const node = await aNode({ TENEBRAE_MESSAGES_PER_SECOND: '1000' }, { now: () => now });
  const evening = await anEvening(node, { policy: { undo: 'consent' } });
  const { anns, bobs, eves, bob, eve, ann, table } = evening;
  const strange = new Map<string, string>([
    [table.id, 'TABLE'],
    [table.invitation ?? '', 'INVITATION'],
    [ann.who.id, 'ANN'],
    [bob.who.id, 'BOB'],
    [eve.who.id, 'EVE'],
  ]);
  const plain = (value: unknown): unknown => {
    let text = JSON.stringify(value, withoutNoise);
    for (const [name, stands] of strange) text = text.replaceAll(name, stands);
    return JSON.parse(text);
  };
  const settled = async (): Promise<void> => {
    const { asking, serial } = anns.scene ?? { asking: 0, serial: 0 };
    for (const page of [bobs, eves])
      await page.until(({ scene }) => scene?.asking === asking && scene.serial >= serial);
  };
  const probe = async (page: Page): Promise<void> => {
    for (const [i, command] of probes(page).entries())
      await page.ask(command, `probe-${page.heard.length}-${i}`);
  };

  await anns.answer('ann', `pack:${cargo}`);
  await settled();
  await probe(bobs);
  await probe(eves);
  const reply = await bobs.answer('bob', 'pack:gold');
  expect(reply.kind).toBe('done');
  await anns.until(page => page.scene?.mine.length === 1);
  await settled();
  await anns.answer('ann', 'guess:gold');
  await settled();
  await probe(bobs);
  await probe(eves);

  const mallory = await aGuest(node, 'Late');
  strange.set(mallory.who.id, 'LATE');
  await join(mallory, table);
  const late = await mallory.open(table.id);
  await probe(late);
  const http = [];
  for (const guest of [bob, eve, mallory])
    for (const path of [
      '/api/tables',
      '/api/tables?which=open',
      `/api/tables/${table.id}`,
      `/api/tables/${table.id}/save`,
      `/api/invitations/${table.invitation}`,
    ]) {
      const { status, body } = await guest.ask<unknown>('GET', path);
      http.push([path, status, body]);
    }
  const told = (page: Page): readonly unknown[] =>
    page.heard.map(heard => plain('id' in heard ? { ...heard, id: 'ID' } : heard));
  return { bob: told(bobs), eve: told(eves), late: told(late), http: http.map(one => plain(one)) };
}

/** What depends on the moment at which a page was told, and on nothing hidden: who is there just then. */
const withoutNoise = (key: string, value: unknown): unknown =>
  ['watchers', 'present', 'head'].includes(key) ? undefined : value;

test('nobody learns what is hidden from anything that comes over the wire', async () => {
  const [gold, coal] = [await overheard('gold'), await overheard('coal')];
  for (const who of ['bob', 'eve', 'late', 'http'] as const) {
    expect(gold[who].length).toBeGreaterThan(10);
    expect(digest(gold[who])).toEqual(digest(coal[who]));
  }
  const kinds = new Set(gold.bob.map(heard => (heard as ServerMessage).kind));
  expect([...kinds].sort()).toEqual([
    'chat',
    'done',
    'hinted',
    'looked',
    'refused',
    'scene',
    'table',
    'welcome',
  ]);
  expect(JSON.stringify(gold)).not.toContain('packed-secretly","rule":"SM-1","seat":"ann"');
});

/** What came, by kind, in any order: talk and presence come when they come. */
function digest(heard: readonly unknown[]): unknown {
  const byKind = new Map<string, Set<string>>();
  for (const one of heard) {
    const kind = Array.isArray(one) ? 'http' : (one as ServerMessage).kind;
    byKind.set(kind, (byKind.get(kind) ?? new Set()).add(JSON.stringify(one)));
  }
  return [...byKind].map(([kind, all]) => [kind, [...all].sort()]).sort();
}
