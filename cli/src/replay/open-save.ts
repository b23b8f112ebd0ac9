import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadSave, load, type Match, readSave, resume } from '@tenebrae/kernel';
import { Failed, Mistake } from '../ends.ts';
import { type GamePackage, openGame } from '../games.ts';

export interface OpenSave extends GamePackage {
  readonly match: Match;
  /** Why the save could not be lived through again, or null when it was. */
  readonly unproved: string | null;
}

/** Opens a save: by living through all of it if that can be done, else from its last checkpoint. */
export async function openSave(path: string): Promise<OpenSave> {
  const save = orFail(path, () => readSave(textOf(path)));
  const { game: id, version } = (typeof save === 'object' && save !== null ? save : {}) as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string') throw new Failed(`${path} is no save: it names no game`);
  const open = await openGame(id);
  const { game } = open;
  try {
    const match = load(game, save);
    const older = `it is of version ${String(version)}, and ${id} is at version ${game.version}`;
    return { ...open, match, unproved: version === game.version ? null : older };
  } catch (thrown) {
    if (!(thrown instanceof BadSave)) throw thrown;
    return { ...open, match: orFail(path, () => resume(game, save)), unproved: thrown.message };
  }
}

function orFail<T>(path: string, attempt: () => T): T {
  try {
    return attempt();
  } catch (thrown) {
    if (thrown instanceof BadSave) throw new Failed(`${path} is no sound save: ${thrown.message}`);
    throw thrown;
  }
}

/** npm runs scripts in the folder of the repository; a path is meant from where the person is. */
function textOf(path: string): string {
  const file = [process.cwd(), process.env['INIT_CWD'] ?? '.'].map(from => resolve(from, path)).find(isFile);
  if (file === undefined) throw new Mistake(`there is no file ${path}`);
  return readFileSync(file, 'utf8');
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
