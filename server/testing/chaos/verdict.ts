import type { Match } from '@tenebrae/kernel';
import { deedsAfter } from '../../src/store/journal.ts';
import { snapshotsOf } from '../../src/store/snapshots.ts';
import type { Store } from '../../src/store/store.ts';
import type { Done } from '../../src/tables/deeds.ts';
import { gamesAndDemo } from '../node/games.ts';
import { replayMatch } from '../replay.ts';
import type { Party } from './gathering.ts';
import {
  differenceOf,
  expected,
  lookAt,
  plain,
  saveOf,
  served,
  talkOf,
  type Welcome,
  withoutPresence,
} from './judge.ts';

/** What was found out about one table. */
export interface Verdict {
  readonly differences: readonly string[];
  readonly deeds: readonly Done[];
  /** How many times something was compared with something else. */
  readonly compared: number;
}

/** Holds a table, as every node serves it and every page has it, against the kernel alone with the table's journal. */
export async function judge(party: Party, store: Store, origins: readonly string[]): Promise<Verdict> {
  const { table, plan, players, witness } = party;
  const differences: string[] = [];
  let compared = 0;
  const compare = (what: string, got: unknown, wanted: unknown): void => {
    compared += 1;
    const found = differenceOf(got, wanted);
    if (found !== null) differences.push(`${table} (${plan.game}), ${what}: ${found}`);
  };

  const deeds = await deedsAfter(store, table, 0);
  compare(
    'the numbers of its deeds',
    deeds.map(({ seq }) => seq),
    deeds.map((_, i) => i + 1),
  );
  const match = replayMatch(await gamesAndDemo(plan.game), deeds);
  const talk = talkOf(deeds);
  for (const { visitor, seat, page } of players) {
    compare(`the page of ${visitor.who.name}`, served(page.scene, page.log), expected(match, seat, deeds));
    compare(`the talk of ${visitor.who.name}`, page.chat.slice(-talk.length), talk);
  }

  const seats = [...players, { visitor: witness, seat: null }];
  for (const { visitor, seat } of seats) {
    const views = await Promise.all(origins.map(origin => lookAt(origin, visitor, table)));
    for (const [i, view] of views.entries()) {
      const where = `node ${i} to ${visitor.who.name}`;
      compare(`${where}, against the journal`, served(view.scene), expected(match, seat, deeds));
      compare(`${where}, the talk`, view.chat, talk);
      compare(`${where}, how far it is`, view.table.head, deeds.length);
      compare(`${where}, against node 0`, wholeOf(view), wholeOf(views[0] as Welcome));
    }
  }
  // Whoever plays alone may have everything: state, seed and all that was undone.
  const [host] = players;
  if (players.length === 1 && host !== undefined && host.seat !== null && match !== null)
    for (const [i, origin] of origins.entries())
      compare(`the save of node ${i}`, await saveOf(origin, host.visitor, table), plain(match.save()));
  return { differences, deeds, compared };
}

const wholeOf = ({ table, scene, chat }: Welcome): object => ({ table: withoutPresence(table), scene, chat });

/** Holds what the nodes kept of a table, whole, against its journal up to there. */
export async function judgeSnapshots(
  { table, plan }: Party,
  store: Store,
  deeds: readonly Done[],
): Promise<Pick<Verdict, 'differences' | 'compared'>> {
  const snapshots = await snapshotsOf(store, table);
  const saves = new Map<number, unknown>();
  const isKept = (seq: number): boolean => snapshots.some(one => one.seq === seq);
  replayMatch(await gamesAndDemo(plan.game), deeds, (seq: number, match: Match | null) => {
    if (isKept(seq)) saves.set(seq, plain(match?.save() ?? null));
  });
  const differences = snapshots.flatMap(({ seq, body }) => {
    const found = differenceOf((JSON.parse(body) as { save: unknown }).save, saves.get(seq) ?? null);
    return found === null ? [] : [`${table}, its snapshot after deed ${seq}: ${found}`];
  });
  return { differences, compared: snapshots.length };
}
