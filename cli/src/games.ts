import type { Game, Language, Words } from '@tenebrae/kernel';
import { Mistake } from './ends.ts';

/** What a game's package gives: the game, its words, and the ids of its content by kind. */
export interface GamePackage {
  readonly game: Game;
  readonly words: Readonly<Record<Language, Words>>;
  readonly content: Readonly<Record<string, readonly string[]>>;
}

// biome-ignore format: one line a game
const GAMES: Readonly<Record<string, () => Promise<GamePackage>>> = {
  'candles': () => together(import('@tenebrae/kernel/demo'), import('./candles/words.ts'), import('./candles/content.ts')),
  'dark-darker-darkest': () => together(import('@tenebrae/dark-darker-darkest'), import('@tenebrae/dark-darker-darkest/words'), import('@tenebrae/dark-darker-darkest/content')),
  'darkest-dungeon': () => together(import('@tenebrae/darkest-dungeon'), import('@tenebrae/darkest-dungeon/words'), import('@tenebrae/darkest-dungeon/content')),
  'darklight': () => together(import('@tenebrae/darklight'), import('@tenebrae/darklight/words'), import('@tenebrae/darklight/content')),
  'descent': () => together(import('@tenebrae/descent'), import('@tenebrae/descent/words'), import('@tenebrae/descent/content')),
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export async function openGame(id: string): Promise<GamePackage> {
  const open = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (open === undefined) throw new Mistake(`there is no game ${id} (known: ${GAME_IDS.join(', ')})`);
  return await open();
}

async function together(
  game: Promise<Pick<GamePackage, 'game'>>,
  words: Promise<Pick<GamePackage, 'words'>>,
  content: Promise<Pick<GamePackage, 'content'>>,
): Promise<GamePackage> {
  return { game: (await game).game, words: (await words).words, content: (await content).content };
}
