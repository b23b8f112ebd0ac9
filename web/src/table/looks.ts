import type { Happening } from '@tenebrae/kernel';
import { useEffect, useState } from 'react';
import { isGameId, type LoadedGame, loadWords } from '../engine/games.ts';
import type { GameLook } from '../games/look.ts';

const LOOKS = import.meta.glob<{ readonly look: GameLook }>('../games/*/index.ts');

/** How a game is drawn, or null for a game that has no drawing yet. */
export async function loadLook(game: string): Promise<GameLook | null> {
  const load = LOOKS[`../games/${game}/index.ts`];
  return load === undefined ? null : (await load()).look;
}

/** What the page needs of a game: its words, and its look if it has one. */
export interface Dressed {
  readonly game: string;
  readonly words: LoadedGame['words'];
  readonly look: GameLook | null;
}

export function useDressed(game: string | null): Dressed | null {
  const [dressed, setDressed] = useState<Dressed | null>(null);
  useEffect(() => {
    if (game === null || !isGameId(game)) return;
    let wanted = true;
    void Promise.all([loadWords(game), loadLook(game)]).then(([words, look]) => {
      if (wanted) setDressed({ game, words, look });
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return dressed;
}

export type Tone = ReturnType<GameLook['toneOf']>;

/** The kind of a line of the log, where the game's look does not say. */
export const plainTone = ({ type }: Happening): Tone =>
  /^(round|turn|phase|act|day|night)-(started|begun|began)$/.test(type) ? 'head' : 'plain';
