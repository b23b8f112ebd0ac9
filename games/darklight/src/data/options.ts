import type { OptionSpec } from '@tenebrae/kernel';
import type { RuleId } from './ledger.ts';
import { FEWEST_PLAYERS, HIGHEST_LEVEL, MOST_PLAYERS } from './limits.ts';
import { QUESTS, type QuestId } from './quests.ts';

export const PLAYERS = { min: FEWEST_PLAYERS, max: MOST_PLAYERS } as const;

export type GameOption = OptionSpec & { readonly rule: RuleId };

/** What the players settle before the game (DL-OPT-01). Who plays which Accursed is asked in the game. */
export const OPTIONS = {
  'play': { kind: 'choice', values: ['quest', 'campaign'], default: 'quest', rule: 'DL-SRV-01' },
  // In a campaign, the first quest.
  'quest': {
    kind: 'choice',
    values: ['random', ...(Object.keys(QUESTS) as QuestId[])],
    default: 'q-awakening',
    rule: 'DL-SET-05',
  },
  // 0: as many as there are players. One player may run several.
  'accursed': { kind: 'number', min: 0, max: MOST_PLAYERS, default: 0, rule: 'DL-ACC-01' },
  'fair-and-square': { kind: 'flag', default: false, rule: 'DL-OPT-02' },
  'need-or-greed': { kind: 'flag', default: false, rule: 'DL-OPT-03' },
  // Who takes the choices that the rules leave between equally good squares, paths and orders of the Monsters.
  'monster-choices': { kind: 'choice', values: ['program', 'leader'], default: 'program', rule: 'DL-BEH-02' },
  // Above 1 the Accursed are veterans.
  'level': { kind: 'number', min: 1, max: HIGHEST_LEVEL, default: 1, rule: 'DL-OPT-06' },
} as const satisfies Record<string, GameOption>;
export type OptionId = keyof typeof OPTIONS;

type Choice = { readonly kind: 'choice'; readonly values: readonly unknown[] };
type Value<Spec extends GameOption> = Spec extends Choice
  ? Spec['values'][number]
  : Spec['default'] extends number
    ? number
    : boolean;

/** What a table has settled on. */
export type Options = { readonly [Id in OptionId]: Value<(typeof OPTIONS)[Id]> };
