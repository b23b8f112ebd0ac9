import { type Facts, type Language, say, type Words } from '@tenebrae/kernel';
import { useMemo } from 'react';
import { useSettings } from '../shell/settings.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';

const SHELL: Readonly<Record<Language, Words>> = { en: EN, fr: FR };

export type ShellText = keyof typeof EN;

/** Says a sentence of the shell in the player's language. */
export type Say = (id: ShellText, facts?: Facts) => string;
/** Says a sentence of a game: questions, options, events, names, rules. */
export type GameSay = (id: string, facts?: Facts) => string;

export function useSay(): Say {
  const language = useSettings(settings => settings.language);
  return useMemo(() => (id, facts) => say(SHELL[language], language, id, facts), [language]);
}

export function useGameSay(words: Readonly<Record<Language, Words>>): GameSay {
  const language = useSettings(settings => settings.language);
  return useMemo(
    () => remembering((id, facts) => say(words[language], language, id, facts)),
    [language, words],
  );
}

/** More sentences than a long match has; beyond that it begins again. */
const REMEMBERED = 20_000;

/** A board says the same again after every answer: what has been said once is not put together anew. */
export function remembering(speak: GameSay): GameSay {
  const said = new Map<string, string>();
  return (id, facts) => {
    const key = facts === undefined ? id : `${id} ${JSON.stringify(facts)}`;
    const known = said.get(key);
    if (known !== undefined) return known;
    if (said.size >= REMEMBERED) said.clear();
    const sentence = speak(id, facts);
    said.set(key, sentence);
    return sentence;
  };
}
