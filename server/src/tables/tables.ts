import { randomBytes } from 'node:crypto';
import { equal, type Save } from '@tenebrae/kernel';
import type { Person } from '@tenebrae/protocol';
import type { Games } from '../games.ts';
import { findInvited, findUndrawn, findWaiting, listCards } from '../store/cards.ts';
import { findPerson } from '../store/identities.ts';
import type { Notice, Store } from '../store/store.ts';
import { newRecord } from './create.ts';
import { decide } from './decide.ts';
import { answerOfBot } from './decide-play.ts';
import type { Deed } from './deeds.ts';
import { newDoing } from './doing.ts';
import { newLists } from './lists.ts';
import { type Entry, type Limits, newMemory, SNAPSHOT_EVERY } from './memory.ts';
import { newPresence, PULSE } from './presence.ts';
import { mayEnter, mayHaveAll } from './rights.ts';
import { Declined, type DeedMessage, type LiveTable, type Tables } from './service.ts';

export interface TablesWish {
  readonly store: Store;
  /** What this node calls itself. */
  readonly node: string;
  readonly games: Games;
  readonly config: Limits & {
    /** Tables that one person may have made which are not over. */
    readonly tablesPerPerson: number;
  };
  now(): number;
  /** Told what went wrong where nobody waits for an answer. */
  complain(thrown: unknown): void;
}

interface Housekeeping {
  /** What is done every now and then by itself: tells who is here, and lets go of what nobody uses. */
  tidy(): Promise<void>;
}

type Listener = (table: LiveTable) => void;

/** Tables that a sweep finds at once. */
const SWEPT = 100;

/** The tables of all nodes, as this one serves them. */
export function openTables({ store, node, games, config, now, complain }: TablesWish): Tables & Housekeeping {
  const followers = new Map<string, Set<Listener>>();
  const heeding = new Set<Listener>();
  let isClosed = false;

  const each = (listeners: Iterable<Listener>, table: LiveTable): void => {
    for (const listener of [...listeners]) {
      try {
        listener(table);
      } catch (thrown) {
        complain(thrown);
      }
    }
  };
  const changed = (table: LiveTable): void => each(followers.get(table.id) ?? [], table);
  const inBackground = (work: Promise<unknown>): void => {
    work.catch(thrown => {
      if (!isClosed) complain(thrown);
    });
  };

  const presence = newPresence(store, node, now, complain);
  const lists = newLists(store, complain);
  const memory = newMemory(
    { store, games, now, complain, changed, undrawn: lists.drawSoon, isFollowed: id => followers.has(id) },
    config,
  );
  const doIt = newDoing({
    store,
    memory,
    now,
    done(entry, deed) {
      const { table, kept } = entry;
      lists.drawSoon(table);
      changed(table);
      each(heeding, table);
      if (deed.kind === 'begun' || table.head - kept >= SNAPSHOT_EVERY) inBackground(memory.keep(entry));
    },
  });

  const silence = store.hear({ notice: hear, again: hearAgain });
  const pulse = setInterval(() => inBackground(tidy()), PULSE);
  pulse.unref();

  /** Another node has done something; what nobody looks at here can wait. */
  function hear(notice: Notice): void {
    const isFollowed = followers.has(notice.table);
    if (notice.kind === 'presence') {
      if (isFollowed) inBackground(lookAround([notice.table]));
      return;
    }
    const entry = memory.known(notice.table);
    if (entry !== undefined && entry.table.head >= notice.seq) return;
    if (isFollowed) inBackground(lookAgain(notice.table, notice.seq));
    else if (entry !== undefined) entry.isUnsure = true;
  }

  function hearAgain(): void {
    for (const entry of memory.all()) entry.isUnsure = true;
    for (const id of followers.keys()) inBackground(lookAgain(id, Number.POSITIVE_INFINITY));
    inBackground(lookAround([...followers.keys()]));
  }

  async function lookAgain(id: string, seq: number): Promise<void> {
    const known = memory.known(id);
    try {
      await memory.use(id, async entry => {
        if (entry.table.head < seq) await memory.catchUp(entry);
      });
    } catch (thrown) {
      // The table was another version's and has left memory: once more, from the record.
      if (!(thrown instanceof Declined && thrown.code === 'stale')) throw thrown;
      await memory.use(id, async entry => entry);
    }
    const entry = memory.known(id);
    if (entry !== undefined && known !== entry) changed(entry.table);
  }

  /** Finds out who has these tables open, and tells those who follow them. */
  async function lookAround(ids: readonly string[]): Promise<void> {
    const everyone = await presence.everyone(ids);
    for (const id of ids) {
      const entry = memory.known(id);
      const present = everyone.get(id) ?? [];
      if (entry === undefined || equal(entry.table.present, present)) continue;
      entry.table.present = present;
      changed(entry.table);
    }
  }

  const friendOf = async ({ record }: LiveTable, message: DeedMessage): Promise<Person | null> => {
    if (message.kind !== 'lend' || !('person' in message.to)) return null;
    const { person } = message.to;
    const people = [record.host, ...record.guests, ...record.seats.flatMap(({ holder }) => holder ?? [])];
    return people.find(({ id }) => id === person) ?? findPerson(store, person);
  };

  /** What is no message of a page: nobody asks for it under a name. */
  const note = (id: string, who: string | null, choose: (table: LiveTable) => Deed | null): Promise<void> =>
    memory.use(id, entry => doIt(entry, { who, message: null }, choose));

  /** Draws what this node has done, and what a node had done that died before it drew it. */
  async function drawLeftBehind(still: number): Promise<void> {
    await lists.drawAll();
    const left = await findUndrawn(store, now() - still, SWEPT);
    if (left.length === 0) return;
    for (const id of left) await memory.use(id, look).then(lists.drawSoon, complain);
    await lists.drawAll();
  }

  const look = async (entry: Entry): Promise<LiveTable> => {
    await memory.catchUp(entry);
    return entry.table;
  };

  async function tidy(): Promise<void> {
    await lists.drawAll();
    await presence.pulse();
    await lookAround([...followers.keys()]);
    await memory.letGoIdle();
  }

  return {
    async create(plan, host) {
      await lists.drawAll();
      return newRecord({ store, games, now, config }, plan, host);
    },

    async cards(who, which) {
      await lists.drawAll();
      return listCards(store, who, which);
    },

    invitedTo: code => findInvited(store, code),

    async join(code, who) {
      const id = await findInvited(store, code);
      if (id === null) return null;
      await note(id, who.id, ({ record }) =>
        mayEnter(record, who) ? null : { kind: 'joined', person: who },
      );
      return id;
    },

    open: id => memory.use(id, look),

    async follow(id, listener) {
      const all = followers.get(id) ?? new Set();
      followers.set(id, all.add(listener));
      const stop = (): void => {
        all.delete(listener);
        if (all.size === 0 && followers.get(id) === all) followers.delete(id);
      };
      try {
        await memory.use(id, entry => memory.catchUp(entry));
        await lookAround([id]);
        return stop;
      } catch (thrown) {
        stop();
        throw thrown;
      }
    },

    async act(id, who, message) {
      // Whose seat may be freed depends on who is there.
      if (message.kind === 'rise') await lookAround([id]);
      // Only a match that begins needs a seed, and good chance is dear.
      const seed = message.kind === 'begin' ? randomBytes(24).toString('base64url') : '';
      const by = { who: who.id, message: `${who.id} ${message.id}` };
      await memory.use(id, async entry => {
        const { game } = entry;
        const friend = await friendOf(entry.table, message);
        await doIt(entry, by, table => decide(table, who, message, { game, seed, friend }));
      });
    },

    async answerFor(id, asking, answer) {
      try {
        await note(id, null, table => answerOfBot(table, asking, answer, now()));
        return true;
      } catch (thrown) {
        if (thrown instanceof Declined) return false;
        throw thrown;
      }
    },

    async waiting(still) {
      await drawLeftBehind(still);
      return findWaiting(store, now(), still, SWEPT);
    },

    heed(done) {
      heeding.add(done);
      return () => void heeding.delete(done);
    },

    async arrive(id, who) {
      await note(id, who.id, table => renaming(table, who));
      return presence.arrive(id, who);
    },

    save: (id, who) => memory.use(id, async entry => saveFor(await look(entry), who)),

    get live() {
      return memory.all().length;
    },

    tidy,

    async close() {
      isClosed = true;
      silence();
      clearInterval(pulse);
      await memory.close();
      await lists.drawAll();
      await presence.close();
    },
  };
}

function saveFor({ record, match }: LiveTable, who: Person): Save {
  if (!mayEnter(record, who)) throw new Declined('no-such-table', 'there is no such table');
  if (match === null) throw new Declined('not-allowed', 'the match has not begun');
  if (!mayHaveAll(record, who, match.result !== null))
    throw new Declined('not-allowed', 'a save holds all secrets: it is for those who play alone');
  return match.save();
}

/** Somebody who comes by another name is called so from now on. */
function renaming({ record }: LiveTable, who: Person): Deed | null {
  const seated = record.seats.flatMap(({ holder, lentTo }) => [holder, lentTo]);
  const isOther = [record.host, ...record.guests, ...seated].some(
    person => person?.id === who.id && person.name !== who.name,
  );
  return isOther ? { kind: 'renamed', person: who } : null;
}
