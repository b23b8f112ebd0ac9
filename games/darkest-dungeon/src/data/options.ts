import type { OptionSpec } from '@tenebrae/kernel';
import { GUARDIANS, RUINS_BOSSES } from './bosses.ts';
import type { RuleId } from './ledger.ts';
import { PARTY_IDS } from './parties.ts';
import { ARENAS } from './rooms.ts';

/** DD-CAM-01, DD-PVP-01: the Circus is for 2 or 4. */
export const PLAYERS = { min: 1, max: 4 } as const;

export type GameOption = OptionSpec & { readonly rule: RuleId };

export const OPTIONS = {
  'mode': {
    kind: 'choice',
    values: ['campaign', 'tutorial', 'circus'],
    default: 'campaign',
    rule: 'DD-CAM-02',
  },
  'difficulty': {
    kind: 'choice',
    values: ['normal', 'radiant', 'stygian'],
    default: 'normal',
    rule: 'DD-MOD-01',
  },

  // A campaign may begin further on: Heroes then come with the Levels, Gold and Trinkets that are usual by that time.
  'start': {
    kind: 'choice',
    values: [
      'act-1',
      'act-2',
      'act-3',
      'act-4',
      'boss-1',
      'boss-2',
      'boss-3',
      'boss-battle',
      'hamlet',
      'final-encounter',
    ],
    default: 'act-1',
    rule: 'DD-CAM-02',
  },
  // Whom to meet as first Threat, in a Boss Battle, or in the Darkest Dungeon; where it does not fit, it is drawn.
  'boss': {
    kind: 'choice',
    values: ['random', ...RUINS_BOSSES, ...GUARDIANS],
    default: 'random',
    rule: 'DD-SET-11',
  },
  'party': {
    kind: 'choice',
    values: ['chosen', 'random', ...PARTY_IDS],
    default: 'chosen',
    rule: 'DD-SET-16',
  },

  'arena': { kind: 'choice', values: ['random', ...ARENAS], default: 'random', rule: 'DD-PVP-03' },
  'puppets': { kind: 'flag', default: false, rule: 'DD-PVP-16' },
  'butcher': { kind: 'flag', default: false, rule: 'DD-PVP-17' },
} as const satisfies Record<string, GameOption>;
export type OptionId = keyof typeof OPTIONS;

type Choice = { readonly kind: 'choice'; readonly values: readonly unknown[] };
type Value<Spec extends GameOption> = Spec extends Choice ? Spec['values'][number] : boolean;

/** What a table has settled on. */
export type Options = { readonly [Id in OptionId]: Value<(typeof OPTIONS)[Id]> };
