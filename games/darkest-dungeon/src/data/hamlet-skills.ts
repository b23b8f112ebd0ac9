import type { Effect } from './effects.ts';
import type { HeroId } from './heroes.ts';
import type { ByLevel } from './stances.ts';

/** DD-HAM-20: what a Hero may do with a day instead of visiting. */
export interface HamletSkill {
  readonly hero: HeroId;
  /** Whom it is used on besides what `self` says. */
  readonly on: 'self' | 'party' | 'a-hero';
  readonly self?: readonly Effect[];
  readonly target?: readonly Effect[];
  /** Healing of the target by the user's Hero Level. */
  readonly heals?: ByLevel<number>;
  readonly once?: 'phase';
  /** What only code can say (`src/effects/hamlet-skills.ts`). */
  readonly special?: HamletSpecial;
}

export const HAMLET_SPECIALS = [
  'first-and-ends-the-day',
  'remove-caretaker',
  'reveal-room',
  'for-each-flaw',
  'field-dressing',
  'draw-chest',
] as const;
export type HamletSpecial = (typeof HAMLET_SPECIALS)[number];

export const HAMLET_SKILLS = {
  'crusader:zealous-speech': {
    hero: 'crusader',
    on: 'party',
    target: [['stress', -5]],
    special: 'first-and-ends-the-day',
  },
  'hellion:sharpen-spear': { hero: 'hellion', on: 'self', self: [['buff', 5]] },
  'hellion:intimidate': { hero: 'hellion', on: 'self', special: 'remove-caretaker' },
  'bounty-hunter:scout-ahead': {
    hero: 'bounty-hunter',
    on: 'self',
    self: [['stress', 1]],
    special: 'reveal-room',
  },
  'highwayman:clean-guns': { hero: 'highwayman', on: 'self', self: [['buff', 6]] },
  'vestal:pray': {
    hero: 'vestal',
    on: 'self',
    self: [
      ['stress', -9],
      ['debuff', 6],
    ],
  },
  'vestal:chant': {
    hero: 'vestal',
    on: 'party',
    target: [
      ['stress', -1],
      ['buff', 3],
    ],
  },
  'jester:every-rose-has-its-thorn': { hero: 'jester', on: 'a-hero', special: 'for-each-flaw' },
  'plague-doctor:experimental-vapours': {
    hero: 'plague-doctor',
    on: 'a-hero',
    heals: [4, 7, 9],
    target: [['cure-disease'], ['stress', 3]],
  },
  'arbalest:field-dressing': { hero: 'arbalest', on: 'a-hero', special: 'field-dressing' },
  'grave-robber:pilfer': { hero: 'grave-robber', on: 'self', special: 'draw-chest' },
  'occultist:dark-ritual': {
    hero: 'occultist',
    on: 'a-hero',
    heals: [2, 4, 5],
    self: [['stress', 1]],
    target: [
      ['stress', -2],
      ['buff', 3],
    ],
  },
  'abomination:psyche-up': {
    hero: 'abomination',
    on: 'self',
    self: [
      ['buff', 6],
      ['protection', 6],
      ['all', ['stress', 1]],
    ],
    once: 'phase',
  },
  'abomination:anger-management': {
    hero: 'abomination',
    on: 'self',
    self: [
      ['stress', -3],
      ['all', ['stress', -1]],
    ],
  },
} as const satisfies Record<string, HamletSkill>;
export type HamletSkillId = keyof typeof HAMLET_SKILLS;
export const HAMLET_SKILL_IDS = Object.keys(HAMLET_SKILLS) as HamletSkillId[];
export const hamletSkillOf = (id: HamletSkillId): HamletSkill => HAMLET_SKILLS[id];

/** Every Rose Has Its Thorn: Stress recovered for each Negative Quirk and Disease. */
export const FLAW_RECOVERY = 2;
/** Field Dressing: by a d10; higher than both it is Stress. */
export const FIELD_DRESSING: {
  readonly good: { readonly upTo: number; readonly heals: ByLevel<number> };
  readonly fair: { readonly upTo: number; readonly heals: ByLevel<number> };
  readonly badStress: number;
} = {
  good: { upTo: 3, heals: [4, 7, 9] },
  fair: { upTo: 8, heals: [2, 4, 5] },
  badStress: 2,
};
