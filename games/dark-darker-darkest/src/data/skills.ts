import type { ItemId } from './equipment.ts';
import type { RuleId } from './ledger.ts';

/** What a skill does, with its printed numbers; AP and XP that its use costs stand in actions.ts. */
export type SkillEffect =
  | { readonly kind: 'no-camera-die' }
  | { readonly kind: 'heal-more'; readonly wounds: number }
  | { readonly kind: 'destroyed-room-damage'; readonly damage: number }
  | { readonly kind: 'extinguish-more'; readonly burnMarkers: number }
  | { readonly kind: 'carry-more'; readonly items: number }
  | { readonly kind: 'aim-hits'; readonly hits: number }
  | { readonly kind: 'more-dice'; readonly weapon: ItemId; readonly dice: number }
  | { readonly kind: 'found-ammo'; readonly ammo: number }
  | { readonly kind: 'heal-self'; readonly wounds: number }
  | { readonly kind: 'virus-resistance' }
  | { readonly kind: 'give-freely' }
  | { readonly kind: 'search-success'; readonly successes: number }
  | { readonly kind: 'firearm-range'; readonly range: number }
  | { readonly kind: 'any-number-of-chips' }
  | { readonly kind: 'push'; readonly rooms: number }
  | { readonly kind: 'defense-dice'; readonly dice: number };
export type SkillEffectKind = SkillEffect['kind'];

export interface Skill {
  readonly effect: SkillEffect;
  readonly rule: RuleId;
}

/** DDD-SKL-01: the 20 skill tokens, four a survivor; slots and prices are on the boards (survivors.ts). */
export const SKILLS = {
  'leo-stealth': { effect: { kind: 'no-camera-die' }, rule: 'DDD-SKL-03' },
  'leo-medic': { effect: { kind: 'heal-more', wounds: 1 }, rule: 'DDD-SKL-04' },
  'leo-protection': { effect: { kind: 'destroyed-room-damage', damage: 1 }, rule: 'DDD-SKL-05' },
  'leo-firefighter': { effect: { kind: 'extinguish-more', burnMarkers: 1 }, rule: 'DDD-SKL-06' },

  'jack-backpacker': { effect: { kind: 'carry-more', items: 1 }, rule: 'DDD-SKL-08' },
  'jack-marksman': { effect: { kind: 'aim-hits', hits: 1 }, rule: 'DDD-SKL-09' },
  'jack-handgun-expert': { effect: { kind: 'more-dice', weapon: 'handgun', dice: 1 }, rule: 'DDD-SKL-10' },
  'jack-ammo-reserve': { effect: { kind: 'found-ammo', ammo: 2 }, rule: 'DDD-SKL-11' },

  'nina-knife-expert': { effect: { kind: 'more-dice', weapon: 'combat-knife', dice: 1 }, rule: 'DDD-SKL-13' },
  'nina-eternal-bandage': { effect: { kind: 'heal-self', wounds: 1 }, rule: 'DDD-SKL-14' },
  'nina-shotgun-expert': { effect: { kind: 'more-dice', weapon: 'shotgun', dice: 1 }, rule: 'DDD-SKL-13' },
  'nina-virus-resistance': { effect: { kind: 'virus-resistance' }, rule: 'DDD-SKL-15' },

  'bruce-coordinator': { effect: { kind: 'give-freely' }, rule: 'DDD-SKL-17' },
  'bruce-handgun-expert': { effect: { kind: 'more-dice', weapon: 'handgun', dice: 1 }, rule: 'DDD-SKL-10' },
  'bruce-searcher': { effect: { kind: 'search-success', successes: 1 }, rule: 'DDD-SKL-18' },
  'bruce-sharpshooter': { effect: { kind: 'firearm-range', range: 1 }, rule: 'DDD-SKL-19' },

  'lucy-coordinator': { effect: { kind: 'give-freely' }, rule: 'DDD-SKL-17' },
  'lucy-searcher': { effect: { kind: 'search-success', successes: 1 }, rule: 'DDD-SKL-18' },
  'lucy-tech-wizard': { effect: { kind: 'any-number-of-chips' }, rule: 'DDD-SKL-21' },
  'lucy-mighty-blow': { effect: { kind: 'push', rooms: 2 }, rule: 'DDD-SKL-22' },
} as const satisfies Record<string, Skill>;
export type SkillTokenId = keyof typeof SKILLS;

export interface VariantSkill extends Skill {
  readonly replaces: SkillTokenId;
}

/** DDD-SKL-23: not a token; it takes the slot of the skill that it replaces, where the option is chosen. */
export const VARIANT_SKILLS = {
  'bruce-guardian': {
    effect: { kind: 'defense-dice', dice: 2 },
    rule: 'DDD-SKL-23',
    replaces: 'bruce-searcher',
  },
} as const satisfies Record<string, VariantSkill>;
export type VariantSkillId = keyof typeof VARIANT_SKILLS;

export type SkillId = SkillTokenId | VariantSkillId;

export type StartingSkillEffect =
  | { readonly kind: 'enter-burning-rooms' }
  | { readonly kind: 'free-attack' }
  | { readonly kind: 'heal-others' }
  | { readonly kind: 'share-ap'; readonly most: number }
  | { readonly kind: 'swap-chip' };

export interface StartingSkill {
  readonly effect: StartingSkillEffect;
  /** DDD-GEN-11: counted from one upkeep phase to the next. */
  readonly limit: 'none' | 'once-per-round';
  readonly rule: RuleId;
}

/** DDD-SUR-08: active from the beginning, never lost. */
export const STARTING_SKILLS = {
  'leo-enter-burning-rooms': { effect: { kind: 'enter-burning-rooms' }, limit: 'none', rule: 'DDD-SKL-02' },
  'jack-free-attack': { effect: { kind: 'free-attack' }, limit: 'once-per-round', rule: 'DDD-SKL-07' },
  'nina-heal': { effect: { kind: 'heal-others' }, limit: 'none', rule: 'DDD-SKL-12' },
  'bruce-share-ap': { effect: { kind: 'share-ap', most: 3 }, limit: 'once-per-round', rule: 'DDD-SKL-16' },
  'lucy-swap-chip': { effect: { kind: 'swap-chip' }, limit: 'none', rule: 'DDD-SKL-20' },
} as const satisfies Record<string, StartingSkill>;
export type StartingSkillId = keyof typeof STARTING_SKILLS;
