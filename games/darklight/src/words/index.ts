import type { Language, Words } from '@tenebrae/kernel';
import { EN } from './en.ts';
import { FR } from './fr.ts';

/** Every sentence that a player reads; rules under their ids. */
export const words: Readonly<Record<Language, Words>> = { en: EN, fr: FR };
