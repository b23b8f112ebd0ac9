import type { Game, Language, Words } from '@tenebrae/kernel';

/** What the table needs of a game; loaded only when somebody sits down to it. */
export interface LoadedGame {
  readonly game: Game;
  readonly words: Readonly<Record<Language, Words>>;
}

type Loader = () => Promise<LoadedGame>;
type WordsLoader = () => Promise<LoadedGame['words']>;

/** The games on the shelf. `playable` ones load; the others are announced. */
export const GAMES = {
  'dark-darker-darkest': async () => {
    const [rules, words] = await Promise.all([
      import('@tenebrae/dark-darker-darkest'),
      import('@tenebrae/dark-darker-darkest/words'),
    ]);
    return { game: rules.game as unknown as Game, words: words.words };
  },
} as const satisfies Record<string, Loader>;
export type GameId = keyof typeof GAMES;

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);
export const loadGame = (id: GameId): Promise<LoadedGame> => GAMES[id]();

/** The words alone: the page that shows a match needs no rules, since the worker has them. */
const WORDS = {
  'dark-darker-darkest': async () => (await import('@tenebrae/dark-darker-darkest/words')).words,
} as const satisfies Record<GameId, WordsLoader>;

export const loadWords = (id: GameId): Promise<LoadedGame['words']> => WORDS[id]();
