import { resolve } from 'node:path';

/** A path as whoever typed it means it: npm runs programs from the repository's own folder. */
export const pathOf = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);
