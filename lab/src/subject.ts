import type { Game, Language, Words } from '@tenebrae/kernel';

/** A game under study, as whoever starts the lab opens it: the lab knows none by name. */
export interface Subject {
  readonly game: Game;
  /** The ids of its content, by kind. */
  readonly content: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<Language, Words>>;
  /** Names the sources of rules and bots: matches of different revisions are never counted together. */
  readonly revision: string;
}

export type OpenSubject = (game: string) => Promise<Subject>;
