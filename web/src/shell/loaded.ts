import { type GameId, type LoadedGame, loadGame } from '../engine/games.ts';

const loading = new Map<GameId, Promise<LoadedGame>>();

/** A game from the shelf, the same promise each time, for `use`; after a failure the next call tries again. */
export function loadedGame(id: GameId): Promise<LoadedGame> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const promise = loadGame(id);
  loading.set(id, promise);
  promise.catch(() => loading.delete(id));
  return promise;
}
