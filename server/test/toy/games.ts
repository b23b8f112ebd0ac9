import type { Game } from '@tenebrae/kernel';
import { type Games, loadGame } from '../../src/games.ts';
import { smugglers } from './smugglers.ts';

/** The real games, and one for tests. */
export const toyGames: Games = async id =>
  id === smugglers.id ? (smugglers as unknown as Game) : loadGame(id);
