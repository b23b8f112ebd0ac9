import type { Language, Words } from '@tenebrae/kernel';
import { CHAPTERS_EN } from './chapters.en.ts';
import { CHAPTERS_FR } from './chapters.fr.ts';

export interface RuleText {
  readonly id: string;
  readonly text: string;
}

export interface ChapterText {
  /** What its rules' ids begin with: `DDD-FIR`. */
  readonly id: string;
  readonly name: string;
  readonly gist: string;
  readonly rules: readonly RuleText[];
}

const CHAPTERS: Readonly<Record<Language, Readonly<Record<string, readonly [string, string]>>>> = {
  en: CHAPTERS_EN,
  fr: CHAPTERS_FR,
};
const RULE_ID = /^([A-Z]{2,3}-[A-Z]{2,4})-\d+$/;

export const chapterOf = (rule: string): string => RULE_ID.exec(rule)?.[1] ?? rule;

/** The rules among a game's words, by chapter, in the order of the ledger. */
export function rulebookOf(words: Words, language: Language): readonly ChapterText[] {
  const chapters = new Map<string, RuleText[]>();
  for (const [id, text] of Object.entries(words)) {
    const chapter = RULE_ID.exec(id)?.[1];
    if (chapter === undefined) continue;
    const rules = chapters.get(chapter) ?? [];
    rules.push({ id, text });
    chapters.set(chapter, rules);
  }
  return [...chapters].map(([id, rules]) => {
    const [name, gist] = CHAPTERS[language][id] ?? [id, ''];
    return { id, name, gist, rules };
  });
}

/** The chapters with only those rules in which every word looked for occurs, in the id, the text or the chapter's name. */
export function search(book: readonly ChapterText[], query: string): readonly ChapterText[] {
  const wanted = plain(query)
    .split(/\s+/)
    .filter(word => word !== '');
  if (wanted.length === 0) return book;
  return book.flatMap(chapter => {
    const head = plain(`${chapter.id} ${chapter.name}`);
    const rules = chapter.rules.filter(({ id, text }) => {
      const body = `${head} ${plain(`${id} ${text}`)}`;
      return wanted.every(word => body.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
}

export const countRules = (book: readonly ChapterText[]): number =>
  book.reduce((count, { rules }) => count + rules.length, 0);

/** Without accents and capitals, and with straight apostrophes, so that one finds what one types. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();
