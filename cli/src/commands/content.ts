import type { Language, Words } from '@tenebrae/kernel';
import { hasWords, LANGUAGES } from '@tenebrae/kernel';
import type { Command } from 'commander';
import pc from 'picocolors';
import { type GamePackage, openGame } from '../games.ts';
import { listed, print, printJson, table } from '../output.ts';

export function addContent(program: Command): void {
  program
    .command('content')
    .description('count what a game contains, and find what has no words in some language')
    .argument('<game>', 'the id of a game')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(showContent);
}

const EXAMPLES = `
Examples:
  tenebrae content candles
  tenebrae content candles --json | jq '.words.missing'`;

async function showContent(game: string, { json }: { json?: true }): Promise<void> {
  const { kinds, words } = contentOf(await openGame(game));
  if (json) return printJson({ game, kinds, words });
  const { missing, ...counts } = words;
  print(
    pc.bold(game),
    ...table(Object.entries(kinds)),
    '',
    ...table(Object.entries(counts).map(([language, count]) => [`words in ${language}`, count])),
    ...listed('Missing', missing),
  );
}

export interface ContentReport {
  readonly kinds: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<Language, number>> & { readonly missing: readonly string[] };
}

export function contentOf({ content, words }: Omit<GamePackage, 'game'>): ContentReport {
  return {
    kinds: Object.fromEntries(Object.entries(content).map(([kind, ids]) => [kind, ids.length])),
    words: {
      en: Object.keys(words.en).length,
      fr: Object.keys(words.fr).length,
      missing: missingWords(words, Object.values(content).flat()),
    },
  };
}

/** What has words in one language must have them in all; so must every name of content. */
function missingWords(words: Readonly<Record<Language, Words>>, ids: readonly string[]): string[] {
  const needed = new Set([...LANGUAGES.flatMap(language => Object.keys(words[language])), ...ids]);
  return LANGUAGES.flatMap(language =>
    [...needed].filter(key => !hasWords(words[language], key)).map(key => `${language}:${key}`),
  ).sort();
}
