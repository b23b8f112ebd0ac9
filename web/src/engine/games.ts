import type { Game, Language, Words } from '@tenebrae/kernel';

/** What the table needs of a game; loaded only when somebody sits down to it. */
export interface LoadedGame {
  readonly game: Game;
  readonly words: Readonly<Record<Language, Words>>;
}

/** The games on the shelf that can be played; the others are announced. */
const RULES = {
  'dark-darker-darkest': async () => (await import('@tenebrae/dark-darker-darkest')).game as unknown as Game,
  'darkest-dungeon': async () => (await import('@tenebrae/darkest-dungeon')).game as unknown as Game,
  'darklight': async () => (await import('@tenebrae/darklight')).game as unknown as Game,
  'descent': async () => (await import('@tenebrae/descent')).game as unknown as Game,
} as const satisfies Record<string, () => Promise<Game>>;
export type GameId = keyof typeof RULES;

export const isGameId = (id: string): id is GameId => Object.hasOwn(RULES, id);

/** The rules alone: a worker that plays a match says nothing. */
export const loadRules = (id: GameId): Promise<Game> => RULES[id]();

/** The words alone: the page that shows a match needs no rules, since the worker has them. */
const WORDS = {
  'dark-darker-darkest': async () => (await import('@tenebrae/dark-darker-darkest/words')).words,
  'darkest-dungeon': async () => (await import('@tenebrae/darkest-dungeon/words')).words,
  'darklight': async () => (await import('@tenebrae/darklight/words')).words,
  'descent': async () => (await import('@tenebrae/descent/words')).words,
} as const satisfies Record<GameId, () => Promise<LoadedGame['words']>>;

export const loadWords = (id: GameId): Promise<LoadedGame['words']> => WORDS[id]();

export async function loadGame(id: GameId): Promise<LoadedGame> {
  const [game, words] = await Promise.all([loadRules(id), loadWords(id)]);
  return { game, words };
}
