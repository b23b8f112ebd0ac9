import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptTable } from '../engine/host.ts';
import { dropProgress } from './lesson-progress.ts';

/** A table on this device: what the lobby shows of it, and everything needed to sit down again. */
export interface Slot {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** When it was last played, in milliseconds. */
  readonly played: number;
  readonly over: boolean;
  /** The round that it stands in, for games that count them. */
  readonly round?: number;
  /** It goes on from another table: from which of its moments, counted from 1. */
  readonly branchedAt?: number;
  /** A picture of where it stands, as a data URL; empty when there is none. */
  readonly picture: string;
  readonly kept: KeptTable;
}

interface Shelf extends DBSchema {
  slots: { key: string; value: Slot; indexes: { played: number } };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

const shelf = (): Promise<IDBPDatabase<Shelf>> => {
  opened ??= openDB<Shelf>('tenebrae', 1, {
    upgrade(db) {
      db.createObjectStore('slots', { keyPath: 'id' }).createIndex('played', 'played');
    },
  });
  return opened;
};

export const keepSlot = async (slot: Slot): Promise<void> => {
  await (await shelf()).put('slots', slot);
};

export const slotById = async (id: string): Promise<Slot | undefined> => (await shelf()).get('slots', id);

/** All tables on this device, the one played last first. */
export const allSlots = async (): Promise<Slot[]> =>
  (await (await shelf()).getAllFromIndex('slots', 'played')).reverse();

export const dropSlot = async (id: string): Promise<void> => {
  await (await shelf()).delete('slots', id);
  dropProgress(id);
};

/** A name for a new table that no other has. Works without a secure context, too. */
export const newSlotId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36).padStart(2, '0')).join('');
