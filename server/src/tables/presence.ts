import type { Person } from '@tenebrae/protocol';
import { everyoneSince, forgetSilent, noteGone, noteHere } from '../store/presence.ts';
import type { Store } from '../store/store.ts';

/** How often a node says who is there, and how long that is believed, in milliseconds. */
export const PULSE = 20_000;
const BELIEVED = 70_000;

interface Visitor {
  readonly table: string;
  readonly who: Person;
  windows: number;
}

export type Presence = ReturnType<typeof newPresence>;

/** Who has which table open on this node. */
export function newPresence(
  store: Store,
  node: string,
  now: () => number,
  complain: (thrown: unknown) => void,
) {
  const here = new Map<string, Visitor>();
  const leaving = new Set<Promise<void>>();

  async function leave(name: string): Promise<void> {
    const visitor = here.get(name);
    if (visitor === undefined) return;
    visitor.windows -= 1;
    if (visitor.windows > 0) return;
    here.delete(name);
    await noteGone(store, node, visitor.table, visitor.who.id);
    await store.tell({ kind: 'presence', table: visitor.table });
  }

  return {
    async arrive(table: string, who: Person): Promise<() => void> {
      const name = `${table} ${who.id}`;
      const known = here.get(name);
      here.set(name, { table, who, windows: (known?.windows ?? 0) + 1 });
      if (known === undefined || known.who.name !== who.name) {
        await noteHere(store, node, [{ table, who }], now());
        await store.tell({ kind: 'presence', table });
      }
      let isHere = true;
      return () => {
        if (!isHere) return;
        isHere = false;
        const gone: Promise<void> = leave(name)
          .catch(complain)
          .finally(() => leaving.delete(gone));
        leaving.add(gone);
      };
    },
    /** Says again who is here, and forgets those of nodes that no longer do. */
    async pulse(): Promise<void> {
      await noteHere(store, node, [...here.values()], now());
      await forgetSilent(store, now() - BELIEVED);
    },
    everyone: (tables: readonly string[]): Promise<ReadonlyMap<string, readonly Person[]>> =>
      everyoneSince(store, tables, now() - BELIEVED),
    async close(): Promise<void> {
      here.clear();
      await Promise.all(leaving);
      await forgetSilent(store, now() - BELIEVED, node);
    },
  };
}
