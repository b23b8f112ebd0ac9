import type { OptionSpec } from '@tenebrae/kernel';
import type { RuleId } from './ledger.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './limits.ts';

/** DDD-GEN-01: settled by the seats of the table, hence no option. One alone runs several survivors. */
export const PLAYERS = { min: FEWEST_PLAYERS, max: MOST_PLAYERS } as const;

export type GameOption = OptionSpec & { readonly rule: RuleId };

/** What the players settle before the game. Survivors, hazmat specialist and the space of the leak are asked in set-up. */
export const OPTIONS = {
  'mode': { kind: 'choice', values: ['dark', 'darker', 'darkest'], default: 'dark', rule: 'DDD-SEC-01' },

  // With fewer players than survivors some of them, or the only one, run more than one.
  'survivors': {
    kind: 'choice',
    values: ['one-each', 'two', 'three', 'four', 'five'],
    default: 'one-each',
    rule: 'DDD-GEN-01',
  },

  // The two leaning random houses are the program's hand in DDD-TWK-06; a ready house has no reactor.
  'house': {
    kind: 'choice',
    values: ['random', 'random-easier', 'random-harder', 'picked', 'house-1'],
    default: 'random',
    rule: 'DDD-HOU-07',
  },
  // A ready house has its own.
  'laboratory': {
    kind: 'choice',
    values: ['random', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
    default: 'random',
    rule: 'DDD-HOU-08',
  },

  'advanced-rules': { kind: 'flag', default: false, rule: 'DDD-ADV-01' },

  // Harder without the 1s and 2s, easier without the 5s and 6s.
  'spawn-tokens': {
    kind: 'choice',
    values: ['all', 'without-1-and-2', 'without-5-and-6'],
    default: 'all',
    rule: 'DDD-TWK-01',
  },
  // For 2 or 3 players; more of them have this side anyway.
  'three-ap-sides': { kind: 'flag', default: false, rule: 'DDD-TWK-02' },
  'no-corner-functions': { kind: 'flag', default: false, rule: 'DDD-TWK-03' },
  'door-chips': {
    kind: 'choice',
    values: ['even', 'more-3-icon-chips', 'more-2-icon-chips'],
    default: 'even',
    rule: 'DDD-TWK-04',
  },
  'extra-round': { kind: 'flag', default: false, rule: 'DDD-TWK-05' },
  'bruce-guardian': { kind: 'flag', default: false, rule: 'DDD-SKL-23' },

  'radioactive': { kind: 'flag', default: false, rule: 'DDD-RAD-01' },

  // The special zombies are in use as soon as one of these is more than 0.
  'disco-doll-tokens': { kind: 'number', min: 0, max: 10, default: 0, rule: 'DDD-SPZ-01' },
  'guts-tokens': { kind: 'number', min: 0, max: 10, default: 0, rule: 'DDD-SPZ-01' },
  'chunk-tokens': { kind: 'number', min: 0, max: 10, default: 0, rule: 'DDD-SPZ-01' },
  'tuff-guy-tokens': { kind: 'number', min: 0, max: 10, default: 0, rule: 'DDD-SPZ-08' },
  // ours: may be tuned. Replacing: as many ordinary tokens as special ones, drawn at random, stay in the box.
  'special-tokens': {
    kind: 'choice',
    values: ['replacing', 'added'],
    default: 'replacing',
    rule: 'DDD-SPZ-01',
  },
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
