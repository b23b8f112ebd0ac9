import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from '@tenebrae/lab';
import { openGame } from '../games.ts';
import { repositoryRoot } from '../root.ts';

/** A game for the lab: with a name for the sources that decide how its matches go. */
export async function openSubject(id: string): Promise<Subject> {
  const { game, content, words } = await openGame(id);
  return { game, content, words, revision: revisionOf(id) };
}

/** What every match depends on, besides the game itself: its rules' ground, who plays it, and what is kept of it. */
const SHARED = ['kernel/src', 'board/src', 'bots/src', 'lab/src/match'];

function revisionOf(id: string): string {
  const root = repositoryRoot();
  const own = id === 'candles' ? 'kernel/test/demo' : `games/${id}/src`;
  const hash = createHash('sha256');
  for (const folder of [...SHARED, own]) for (const path of sourcesIn(root, folder)) addTo(hash, root, path);
  return hash.digest('hex').slice(0, 12);
}

/** In an order that is the same on every machine. Words decide nothing. */
function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(path => !path.startsWith(`${folder}/words/`))
    .sort();
}

function addTo(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  hash
    .update(path)
    .update('\0')
    .update(readFileSync(join(root, path)))
    .update('\0');
}
