import type { Game } from '@tenebrae/kernel';
import { game as candles } from '@tenebrae/kernel/demo';
import { type Games, loadGame } from '../../src/games.ts';

/** The real games, and the demonstration game: its matches are as long as one likes. */
export const gamesAndDemo: Games = async id =>
  id === candles.id ? (candles as unknown as Game) : loadGame(id);
