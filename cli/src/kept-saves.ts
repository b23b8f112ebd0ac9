import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Save } from '@tenebrae/kernel';

const FOLDER = 'fuzz-failures';

/** Writes a match in which something is wrong to a file that `replay` takes, and names it. */
export function keepSave(save: Save, what: string, folder = FOLDER): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${save.game}-${what}`.replaceAll(/[^\w.-]+/g, '-').concat('.json'));
  writeFileSync(file, `${JSON.stringify(save)}\n`);
  return file;
}
