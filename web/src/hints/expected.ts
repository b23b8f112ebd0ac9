import type { ShellText } from '../words/speech.ts';

/** How well an option is expected to end, in words: half is as things stand. */
export function expectedWord(expected: number): ShellText {
  return WORDS.find(({ below }) => expected < below)?.word ?? 'expect-won';
}

const WORDS = [
  { below: 0.15, word: 'expect-lost' },
  { below: 0.32, word: 'expect-much-worse' },
  { below: 0.45, word: 'expect-worse' },
  { below: 0.55, word: 'expect-same' },
  { below: 0.68, word: 'expect-better' },
  { below: 0.85, word: 'expect-much-better' },
] as const satisfies readonly { readonly below: number; readonly word: ShellText }[];
