import type { Slot } from './kept.ts';

export const TABLES_FORMAT = 'tenebrae-tables-1';

/** A file with tables in it; slots get their ids on the device that takes them in. */
export interface TablesFile {
  readonly format: typeof TABLES_FORMAT;
  readonly tables: readonly Omit<Slot, 'id'>[];
}

export function tablesFile(slots: readonly Slot[]): TablesFile {
  return { format: TABLES_FORMAT, tables: slots.map(({ id: _, ...table }) => table) };
}

/** Hands the tables to the player as a file. */
export function download(slots: readonly Slot[], name: string): void {
  handOut(JSON.stringify(tablesFile(slots)), `${fileName(name)}.tenebrae.json`, 'application/json');
}

export function handOut(content: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const fileName = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase() || 'table';
