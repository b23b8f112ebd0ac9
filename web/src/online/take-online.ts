import type { Seat } from '@tenebrae/kernel';
import { type BotSitter, isBot } from '../engine/scene.ts';
import type { Slot } from '../saves/kept.ts';
import { newTable } from './api.ts';

/** Where the maker of a table wants to sit, and where bots are to; done when the table is first opened. */
export interface Seating {
  readonly mine: readonly Seat[];
  readonly bots: Readonly<Record<Seat, BotSitter>>;
}

/** Tables that have just been made, by their ids. */
export const pendingSeating = new Map<string, Seating>();

/** Goes on with a table of this device on the server; the one here stays as it is. Gives the id of the new one. */
export async function takeOnline({ title, kept }: Pick<Slot, 'title' | 'kept'>): Promise<string> {
  const { save, sitters } = kept;
  const { id } = await newTable({ title: title.slice(0, 80), save });
  pendingSeating.set(id, {
    mine: save.seats.filter(seat => !isBot(sitters[seat])).slice(0, 1),
    bots: Object.fromEntries(
      save.seats.flatMap(seat => {
        const sitter = sitters[seat];
        return isBot(sitter) ? [[seat, sitter] as const] : [];
      }),
    ),
  });
  return id;
}

/** The same for a file: its first table. */
export async function takeFile(file: File): Promise<string> {
  const { readTables } = await import('../saves/import.ts');
  const [first] = await readTables(file);
  if (first === undefined) throw new Error('there is no table in this file');
  return takeOnline(first);
}
