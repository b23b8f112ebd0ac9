import type { Game } from '@tenebrae/kernel';
import { game as candles } from '@tenebrae/kernel/demo';
import type { OpenSubject, Subject } from '../src/subject.ts';
import { CARDS, duel } from './dice-duel.ts';

const words = {
  en: {
    game: 'The Duel',
    knight: 'the Knight',
    blessing: 'Blessing',
    slain: 'The dragon is slain by {who}.',
  },
  fr: { knight: 'le Chevalier' },
};

/** The games that the lab is tried on. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  duel: {
    game: duel as unknown as Game,
    content: { cards: CARDS, heroes: ['knight'], monsters: ['dragon'] },
    words,
    revision: 'of-the-tests',
  },
  candles: {
    game: candles as unknown as Game,
    content: { cards: ['candle-1', 'candle-2', 'candle-3', 'candle-4', 'shadow'] },
    words,
    revision: 'of-the-tests',
  },
};

export const openSubject: OpenSubject = async id => {
  const subject = SUBJECTS[id];
  if (subject === undefined) throw new Error(`there is no game ${id}`);
  return subject;
};
