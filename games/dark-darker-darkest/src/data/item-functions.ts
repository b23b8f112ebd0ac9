import type { ItemId } from './equipment.ts';
import type { RuleId } from './ledger.ts';

/** The rolls of which an item lets its owner roll dice again. */
export const REROLLS = ['defense', 'fire-direction', 'spawn', 'terror', 'lurking'] as const;
export type Reroll = (typeof REROLLS)[number];

/** When an item's function is used (DDD-ACT-10). */
export const ITEM_TIMINGS = ['always', 'in-attack', 'own-actions', 'any-moment', 'after-roll'] as const;
export type ItemTiming = (typeof ITEM_TIMINGS)[number];

/** What the function does, with its printed numbers; the AP that it costs stand in actions.ts. */
export type ItemEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'lay-down' }
  | { readonly kind: 'multiply-hits'; readonly by: number }
  | { readonly kind: 'aim-hits'; readonly hits: number; readonly range: 'always' | 'with-sight' }
  | { readonly kind: 'sight' }
  | { readonly kind: 'load' }
  | { readonly kind: 'remove-second-virus' }
  | { readonly kind: 'reveal-chip'; readonly moves: number }
  | {
      readonly kind: 'reroll';
      readonly roll: Reroll;
      readonly dice: number;
      readonly from: 'room' | 'anywhere';
    }
  | { readonly kind: 'action-points'; readonly ap: number }
  | { readonly kind: 'extinguish'; readonly burnMarkers: number }
  | { readonly kind: 'extinguish-with'; readonly item: ItemId; readonly burnMarkers: number }
  | { readonly kind: 'throw'; readonly hits: number }
  | { readonly kind: 'heal'; readonly wounds: number }
  | { readonly kind: 'release' }
  | { readonly kind: 'cross-fire' }
  | { readonly kind: 'decontaminate' }
  | { readonly kind: 'radiation-suit' }
  | { readonly kind: 'cure-radiation' };
export type ItemEffectKind = ItemEffect['kind'];

export interface ItemFunction {
  readonly timing: ItemTiming;
  readonly effect: ItemEffect;
  readonly rule: RuleId;
}

/** DDD-ITM-22 and before: what each item does. */
export const ITEM_FUNCTIONS = {
  'fire-axe': { timing: 'own-actions', effect: { kind: 'extinguish', burnMarkers: 1 }, rule: 'DDD-ITM-11' },
  'combat-knife': { timing: 'always', effect: { kind: 'none' }, rule: 'DDD-CMB-02' },
  'baseball-bat': { timing: 'in-attack', effect: { kind: 'lay-down' }, rule: 'DDD-ITM-01' },
  'crowbar': { timing: 'always', effect: { kind: 'none' }, rule: 'DDD-CMB-02' },
  'machete': { timing: 'always', effect: { kind: 'none' }, rule: 'DDD-CMB-02' },

  'handgun': { timing: 'always', effect: { kind: 'none' }, rule: 'DDD-CMB-02' },
  'shotgun': {
    timing: 'in-attack',
    effect: { kind: 'aim-hits', hits: 1, range: 'with-sight' },
    rule: 'DDD-ITM-05',
  },
  'automatic': { timing: 'in-attack', effect: { kind: 'multiply-hits', by: 2 }, rule: 'DDD-ITM-04' },
  'sniper-rifle': {
    timing: 'in-attack',
    effect: { kind: 'aim-hits', hits: 1, range: 'always' },
    rule: 'DDD-ITM-06',
  },

  'handgun-ammo': { timing: 'any-moment', effect: { kind: 'load' }, rule: 'DDD-EQP-06' },
  'shotgun-ammo': { timing: 'any-moment', effect: { kind: 'load' }, rule: 'DDD-EQP-06' },
  'automatic-ammo': { timing: 'any-moment', effect: { kind: 'load' }, rule: 'DDD-EQP-06' },
  'sniper-ammo': { timing: 'any-moment', effect: { kind: 'load' }, rule: 'DDD-EQP-06' },

  'handgun-scope': { timing: 'in-attack', effect: { kind: 'sight' }, rule: 'DDD-ITM-07' },
  'laser-sight': { timing: 'in-attack', effect: { kind: 'sight' }, rule: 'DDD-ITM-07' },
  'shotgun-scope': { timing: 'in-attack', effect: { kind: 'sight' }, rule: 'DDD-ITM-07' },

  'flashlight': { timing: 'own-actions', effect: { kind: 'reveal-chip', moves: 2 }, rule: 'DDD-ITM-09' },
  'armor': {
    timing: 'after-roll',
    effect: { kind: 'reroll', roll: 'defense', dice: 1, from: 'room' },
    rule: 'DDD-ITM-10',
  },
  'fire-extinguisher': {
    timing: 'own-actions',
    effect: { kind: 'extinguish', burnMarkers: 1 },
    rule: 'DDD-ITM-13',
  },
  'helmet': {
    timing: 'always',
    effect: { kind: 'extinguish-with', item: 'fire-extinguisher', burnMarkers: 2 },
    rule: 'DDD-ITM-13',
  },
  'night-vision': {
    timing: 'after-roll',
    effect: { kind: 'reroll', roll: 'lurking', dice: 4, from: 'room' },
    rule: 'DDD-ITM-21',
  },

  'antidote': { timing: 'any-moment', effect: { kind: 'remove-second-virus' }, rule: 'DDD-ITM-08' },
  'energy-drink': { timing: 'own-actions', effect: { kind: 'action-points', ap: 2 }, rule: 'DDD-ITM-12' },
  'grenade': { timing: 'own-actions', effect: { kind: 'throw', hits: 2 }, rule: 'DDD-ITM-14' },
  'dynamite': { timing: 'own-actions', effect: { kind: 'throw', hits: 4 }, rule: 'DDD-ITM-14' },
  'fire-alarm': {
    timing: 'after-roll',
    effect: { kind: 'reroll', roll: 'fire-direction', dice: 1, from: 'anywhere' },
    rule: 'DDD-ITM-15',
  },
  'first-aid-spray': { timing: 'any-moment', effect: { kind: 'heal', wounds: 1 }, rule: 'DDD-ITM-16' },
  'first-aid-kit': { timing: 'any-moment', effect: { kind: 'heal', wounds: 2 }, rule: 'DDD-ITM-16' },
  'flare-gun': {
    timing: 'after-roll',
    effect: { kind: 'reroll', roll: 'spawn', dice: 2, from: 'anywhere' },
    rule: 'DDD-ITM-17',
  },
  'flashbang': { timing: 'own-actions', effect: { kind: 'release' }, rule: 'DDD-ITM-18' },
  'gas-mask': { timing: 'own-actions', effect: { kind: 'cross-fire' }, rule: 'DDD-ITM-19' },
  'map': {
    timing: 'after-roll',
    effect: { kind: 'reroll', roll: 'terror', dice: 1, from: 'room' },
    rule: 'DDD-ITM-20',
  },

  'decontamination-kit': { timing: 'own-actions', effect: { kind: 'decontaminate' }, rule: 'DDD-RAD-21' },
  'radiation-suit': { timing: 'always', effect: { kind: 'radiation-suit' }, rule: 'DDD-RAD-23' },
  'radiation-pills': { timing: 'any-moment', effect: { kind: 'cure-radiation' }, rule: 'DDD-RAD-29' },
} as const satisfies Record<ItemId, ItemFunction>;
