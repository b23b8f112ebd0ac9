/**
 * Which folder may import which: `web, server, lab, cli -> bots -> games -> board -> kernel`.
 *
 * - `imports`: what every file of the folder may import, by the package's public name.
 * - `tests`: what its test/ may import besides. Any test/ may also use tools and lint.
 * - `alone`: src/ and testing/ use no other package and nothing of Node, so that they run anywhere.
 *
 * `games` stands for each game; one game never imports another. testing/ and test/ may import the testing/ of what
 * they may import; src/ may not, unless the table names it.
 */
export const ARROWS = {
  kernel: { imports: [], tests: [], alone: true },
  board: { imports: [], tests: [], alone: true },
  games: { imports: ['kernel', 'board'], tests: ['bots'], alone: true },
  bots: { imports: ['kernel'], tests: [], alone: true },
  protocol: { imports: ['kernel'], tests: [], alone: false },
  lab: { imports: ['bots', 'games', 'board', 'kernel'], tests: [], alone: false },
  // The server hands out the files of the page as the tools do.
  server: { imports: ['protocol', 'bots', 'games', 'board', 'kernel', 'tools'], tests: [], alone: false },
  web: { imports: ['protocol', 'bots', 'games', 'board', 'kernel'], tests: [], alone: false },
  // One program for all: it starts the server and the lab, runs the checks, and hands games to the fuzzer.
  cli: {
    imports: ['server', 'lab', 'tools', 'lint', 'bots', 'games', 'board', 'kernel', 'kernel/testing'],
    tests: [],
    alone: false,
  },
  tools: { imports: [], tests: [], alone: false },
  lint: { imports: [], tests: [], alone: false },
} as const satisfies Record<string, Arrows>;

export const FOR_ANY_TEST: readonly string[] = ['tools', 'lint'];

export type Folder = keyof typeof ARROWS;

interface Arrows {
  imports: readonly string[];
  tests: readonly string[];
  alone: boolean;
}

/** A file's place: `games/descent/test/attack.test.ts` is in the test part of workspace games/descent. */
export interface Place {
  folder: Folder;
  workspace: string;
  /** Its package is `@tenebrae/<name>`. */
  name: string;
  part: 'src' | 'testing' | 'test';
}

/** Finds the place of a path from the root, or null at the root itself and in folders that are no workspace. */
export function placeOf(path: string): Place | null {
  const [folder = '', ...below] = path.split('/');
  if (below.length === 0 || !isFolder(folder)) return null;
  const isGame = folder === 'games';
  const name = isGame ? (below[0] ?? '') : folder;
  const part = isGame ? below[1] : below[0];
  return {
    folder,
    workspace: isGame ? `${folder}/${name}` : folder,
    name,
    part: part === 'testing' || part === 'test' ? part : 'src',
  };
}

/** A package that is none of the folders is a game. */
export function folderOfPackage(name: string): Folder {
  return isFolder(name) ? name : 'games';
}

export function isFolder(name: string): name is Folder {
  return Object.hasOwn(ARROWS, name);
}
