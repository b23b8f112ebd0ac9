import type { OptionSpec } from '@tenebrae/kernel';
import { QUEST_IDS, type QuestId } from './quests.ts';

export const PLAYERS = { min: 2, max: 5 } as const;

export const OVERLORD_CHOOSES = 'overlord-chooses';

/** What the table settles before the game. */
export const OPTIONS = {
  'quest': {
    kind: 'choice',
    values: [...QUEST_IDS, OVERLORD_CHOOSES],
    default: 'into-the-dark',
    rule: 'DJ-SET-19',
  },
  // DJ-VAR-01: heroes are picked instead of dealt.
  'choose-heroes': { kind: 'flag', default: false, rule: 'DJ-SET-06' },
  // The later FAQ's changes of printed rules.
  'faq': { kind: 'flag', default: false, rule: 'DJ-VAR-04' },
} as const satisfies Record<string, OptionSpec>;
export type OptionId = keyof typeof OPTIONS;

export interface Options {
  readonly 'quest': QuestId | typeof OVERLORD_CHOOSES;
  readonly 'choose-heroes': boolean;
  readonly 'faq': boolean;
}
