import type { Language, Words } from '@tenebrae/kernel';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { RULES_EN } from './rules.en.ts';
import { RULES_FR } from './rules.fr.ts';

/** Every sentence that a player reads; rules under their ids. */
export const words: Readonly<Record<Language, Words>> = {
  en: { ...EN, ...RULES_EN },
  fr: { ...FR, ...RULES_FR },
};
