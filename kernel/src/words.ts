import type { Facts, Json } from './json.ts';

/** A language's sentences by id. Names of things are sentences too, under the id of the thing. */
export type Words = Readonly<Record<string, string>>;
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Says a sentence. In it stand
 *   {thing}        a fact: a number, a text, or the id of something that has a name of its own in the words
 *   {thing@of}     the same, in another form of its name (`kitchen@of`: "de la cuisine") where there is one
 *   {count#a|b}    a when the count is one (in French also none), b otherwise; # inside stands for the count
 *   {fact?a|b}     a when the fact is true, not empty and not zero, b otherwise
 */
export function say(words: Words, language: Language, id: string, facts: Facts = {}): string {
  const sentence = own(words, id);
  return sentence === undefined ? id : fill(sentence, words, language, facts);
}

/** An id may be spelt like something that every object has. */
const own = <T>(things: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(things, id) ? things[id] : undefined;

export const hasWords = (words: Words, id: string): boolean => Object.hasOwn(words, id);

function fill(sentence: string, words: Words, language: Language, facts: Facts): string {
  if (!sentence.includes('{')) return sentence;
  return sentence.replaceAll(SLOT, (_, fact: string, mark: string | undefined, rest: string | undefined) => {
    const value = own(facts, fact);
    if (mark === undefined) return name(value, '', words, language);
    if (mark === '@') return name(value, `@${rest ?? ''}`, words, language);
    const [first = '', second = ''] = (rest ?? '').split('|');
    if (mark === '?') return isSo(value) ? first : second;
    const count = typeof value === 'number' ? value : Number(value);
    return (isOne(language, count) ? first : second).replaceAll('#', () => String(value ?? ''));
  });
}

const SLOT = /\{([\w-]+)(?:([@#?])([^{}]*))?\}/g;

function name(value: Json | undefined, form: string, words: Words, language: Language): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return joined(
      value.map((one: Json) => name(one, form, words, language)),
      language,
    );
  if (typeof value === 'string') return own(words, value + form) ?? own(words, value) ?? value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function joined(names: readonly string[], language: Language): string {
  const and = language === 'fr' ? ' et ' : ' and ';
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}

const isOne = (language: Language, count: number): boolean =>
  language === 'fr' ? Math.abs(count) < 2 : count === 1;

const isSo = (value: Json | undefined): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
