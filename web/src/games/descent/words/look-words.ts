import { type Facts, type Language, say, type Words } from '@tenebrae/kernel';
import { useMemo } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { LOOK_EN } from './en.ts';
import { LOOK_FR } from './fr.ts';

export type LookText = keyof typeof LOOK_EN;
/** Says a sentence of the drawing. Facts are numbers and names already said. */
export type LookSay = (id: LookText, facts?: Facts) => string;

export const LOOK: Readonly<Record<Language, Words>> = { en: LOOK_EN, fr: LOOK_FR };

export function useLookSay(): LookSay {
  const language = useSettings(settings => settings.language);
  return useMemo(() => (id, facts) => say(LOOK[language], language, id, facts), [language]);
}
