import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { idsIn, saidIn } from './citations.ts';
import { parseLedger } from './ledger.ts';

/** How a game's code and tests stand to its ledger. */
export interface RulesReport {
  readonly total: number;
  readonly cited: number;
  readonly tested: number;
  readonly missing: { readonly cited: readonly string[]; readonly tested: readonly string[] };
  /** Cited or tested, but not in the ledger. */
  readonly unknown: readonly string[];
}

export const hasLedger = (folder: string): boolean => existsSync(join(folder, 'ledger.md'));

/** Compares the ledger of a game's folder with the comments of its source and with its tests. */
export function rulesOf(folder: string): RulesReport {
  const rules = parseLedger(readFileSync(join(folder, 'ledger.md'), 'utf8'));
  const ids = rules.map(({ id }) => id);
  const prefixes = [...new Set(ids.map(id => id.slice(0, id.indexOf('-'))))];
  const namedIn = (texts: readonly string[]): Set<string> =>
    new Set(texts.flatMap(text => idsIn(text, prefixes)));

  const sources = codeBelow(folder, 'src', 'testing').map(saidIn);
  const cited = namedIn(sources.map(({ comments }) => comments));
  // A string is what a player is shown, not a citation; but it cannot name what does not exist.
  const shown = namedIn(sources.map(({ strings }) => strings));
  const tested = namedIn(codeBelow(folder, 'test'));

  const observable = rules.filter(({ notObservable }) => notObservable === null);
  const shownByCode = [...new Set(observable.map(({ id }) => id))];
  const missing = {
    cited: shownByCode.filter(id => !cited.has(id)),
    tested: shownByCode.filter(id => !tested.has(id)),
  };
  const known = new Set(ids);
  return {
    total: known.size,
    cited: known.size - missing.cited.length,
    tested: known.size - missing.tested.length,
    missing,
    unknown: [...new Set([...cited, ...shown, ...tested])].filter(id => !known.has(id)).sort(),
  };
}

/** The text of every TypeScript file in these folders of a game, but for its words. */
function codeBelow(folder: string, ...parts: readonly string[]): string[] {
  return parts
    .map(part => join(folder, part))
    .filter(path => existsSync(path))
    .flatMap(path => readdirSync(path, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && /\.(?:ts|tsx|mts)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !relative(folder, path).startsWith(join('src', 'words') + sep))
    .sort()
    .map(path => readFileSync(path, 'utf8'));
}
