import type { Person, PushAddress, PushNote } from '@tenebrae/protocol';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { dropSubscription, subscriptionsOf } from '../store/push-subscriptions.ts';
import { serverKey } from '../store/server-keys.ts';
import type { Store } from '../store/store.ts';
import { awaited } from '../tables/live.ts';
import { playerOf } from '../tables/rights.ts';
import type { LiveTable, Tables } from '../tables/service.ts';
import { isPushService } from './services.ts';

/** Tells people who are away that it is their turn. */
export interface Notifier {
  /** What a browser needs to subscribe; null when nobody is ever told. */
  readonly key: string | null;
  mayCall(endpoint: string): boolean;
  /** A deed was done at this table, on this node. */
  heed(table: LiveTable): void;
  close(): void;
}

/** Hands a note to a push service, which answers with a status. */
export type Send = (address: PushAddress, note: PushNote) => Promise<number>;

export interface NotifierNeeds {
  readonly config: Pick<Config, 'pushHosts' | 'pushDelay' | 'contact'>;
  readonly store: Store;
  readonly tables: Tables;
  readonly log: Log;
  readonly metrics: Metrics;
  now(): number;
  /** In place of the real push services. */
  readonly send?: Send;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** People who were told and have not come since are remembered so far back. */
const MOST_TOLD = 20_000;

export async function newNotifier(needs: NotifierNeeds): Promise<Notifier> {
  const { config, store, tables, log, metrics, now } = needs;
  const isOn = config.pushHosts.length > 0;
  const makeKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys());
  const keys = JSON.parse(await serverKey(store, 'vapid', makeKeys, now())) as Keys;
  const send = needs.send ?? webSend(keys, config.contact);
  /** Who was told about which table, and has not been there since. */
  const told = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();

  const nameOf = (table: string, person: string): string => `${table}/${person}`;
  const mayCall = (endpoint: string): boolean => isOn && isPushService(endpoint, config.pushHosts);

  function heed(table: LiveTable): void {
    for (const { id } of table.present) told.delete(nameOf(table.id, id));
    for (const person of absent(table)) plan(table, person);
  }

  function plan({ id, asking }: LiveTable, person: Person): void {
    const name = nameOf(id, person.id);
    if (told.has(name) || timers.has(name)) return;
    const timer = setTimeout(() => {
      timers.delete(name);
      void tell(id, asking, person).catch(thrown => log.warn({ err: thrown }, 'nobody could be notified'));
    }, config.pushDelay);
    timer.unref();
    timers.set(name, timer);
  }

  async function tell(id: string, asking: number, person: Person): Promise<void> {
    const table = await tables.open(id);
    if (!absent(table).some(one => one.id === person.id)) return;
    if (table.asking !== asking) return plan(table, person);
    if (told.size >= MOST_TOLD) told.clear();
    told.add(nameOf(id, person.id));
    const { title, game } = table.record;
    const note: PushNote = { kind: 'your-turn', table: id, title, game };
    const addresses = await subscriptionsOf(store, person.id);
    await Promise.all(addresses.filter(one => mayCall(one.endpoint)).map(address => deliver(address, note)));
  }

  async function deliver(address: PushAddress, note: PushNote): Promise<void> {
    const status = await send(address, note).catch(() => 0);
    const isGone = status === 404 || status === 410;
    if (isGone) await dropSubscription(store, address.endpoint);
    const isTaken = status >= 200 && status < 300;
    metrics.pushes.inc({ outcome: isTaken ? 'sent' : isGone ? 'gone' : 'failed' });
  }

  return {
    key: isOn ? keys.publicKey : null,
    mayCall,
    heed: table => (isOn ? heed(table) : undefined),
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** The people whose answer is waited for, and who do not have the table open. */
function absent(table: LiveTable): readonly Person[] {
  const { record, present } = table;
  if (record.paused) return [];
  const seats = awaited(table);
  const people = record.seats
    .filter(({ seat }) => seats.includes(seat))
    .map(playerOf)
    .filter(person => person !== null);
  return people.filter(
    (person, i) => !present.some(({ id }) => id === person.id) && firstOf(people, person) === i,
  );
}

const firstOf = (people: readonly Person[], { id }: Person): number => people.findIndex(one => one.id === id);

const HOURS = 3600;

const webSend =
  (keys: Keys, subject: string): Send =>
  async (address, note) => {
    try {
      const { statusCode } = await webPush.sendNotification(
        { endpoint: address.endpoint, keys: { ...address.keys } },
        JSON.stringify(note),
        { vapidDetails: { subject, ...keys }, TTL: 24 * HOURS, timeout: 10_000, topic: topicOf(note.table) },
      );
      return statusCode;
    } catch (thrown) {
      return thrown instanceof webPush.WebPushError ? thrown.statusCode : 0;
    }
  };

/** A newer note about the same table replaces one that was not delivered yet. */
const topicOf = (table: string): string => table.replaceAll(/[^\w-]/g, '').slice(0, 32);
