import type { Game } from '@tenebrae/kernel';
import { Declined } from './tables/service.ts';

/** Where a server finds the rules of a game by its id. */
export type Games = (id: string) => Promise<Game>;

/** The games that can be played here, the same as in the page. */
const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  'dark-darker-darkest': async () => (await import('@tenebrae/dark-darker-darkest')).game as unknown as Game,
  'darkest-dungeon': async () => (await import('@tenebrae/darkest-dungeon')).game as unknown as Game,
  'darklight': async () => (await import('@tenebrae/darklight')).game as unknown as Game,
  'descent': async () => (await import('@tenebrae/descent')).game as unknown as Game,
};

export const loadGame: Games = async id => {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load === undefined) throw new Declined('against-the-rules', 'there is no such game');
  return await load();
};

export const allGames = (): Promise<readonly Game[]> => Promise.all(Object.values(GAMES).map(load => load()));
