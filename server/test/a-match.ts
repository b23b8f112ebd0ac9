import type { TableInfo } from '@tenebrae/protocol';
import { aGuest, aTable, type Guest, join } from './a-guest.ts';
import type { Node } from './a-node.ts';
import type { Page } from './a-page.ts';

/** A match of two that has begun, and somebody who looks on. */
export interface Evening {
  readonly table: TableInfo;
  readonly ann: Guest;
  readonly bob: Guest;
  readonly eve: Guest;
  /** Ann's and Bob's pages, who sit on the seats of their names. */
  readonly anns: Page;
  readonly bobs: Page;
  readonly eves: Page;
}

export async function anEvening(
  node: Pick<Node, 'origin'>,
  wish: Readonly<Record<string, unknown>> = {},
  at: { readonly bob?: Pick<Node, 'origin'> } = {},
): Promise<Evening> {
  const [ann, bob, eve] = [
    await aGuest(node, 'Ann'),
    await aGuest(at.bob ?? node, 'Bob'),
    await aGuest(node, 'Eve'),
  ];
  const table = await aTable(ann, wish);
  await join(bob, table);
  await join(eve, table);
  const [anns, bobs, eves] = [await ann.open(table.id), await bob.open(table.id), await eve.open(table.id)];
  await anns.ask({ kind: 'sit', seat: 'ann' });
  await bobs.ask({ kind: 'sit', seat: 'bob' });
  await anns.ask({ kind: 'begin' });
  for (const page of [anns, bobs, eves]) await page.until(({ scene }) => scene !== null, 'a scene');
  return { table, ann, bob, eve, anns, bobs, eves };
}
