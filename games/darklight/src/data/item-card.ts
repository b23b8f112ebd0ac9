import type { Bonus, Dice } from './numbers.ts';
import type { Once } from './skills.ts';

/** DL-EQP-02: where an item is worn. A hand item goes in either hand, a two-handed one in both. */
export const SLOTS = [
  'head',
  'body',
  'cloak',
  'feet',
  'left-hand',
  'right-hand',
  'trinket-1',
  'trinket-2',
] as const;
export type Slot = (typeof SLOTS)[number];

export const SLOT_KINDS = [
  'head',
  'body',
  'cloak',
  'feet',
  'hand',
  'two-hands',
  'trinket',
  'belt',
  'none',
] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** DL-EQP-11. */
// biome-ignore format: a list
export const ITEM_KEYWORDS = [
  'melee', 'ranged', 'catalyst', 'light-armour', 'medium-armour', 'heavy-armour', 'shield', 'sword', 'axe', 'mace',
  'dagger', 'spear', 'flail', 'bow', 'gun', 'cloth', 'charm', 'holy', 'book', 'ring', 'consumable', 'valuable',
] as const;
export type ItemKeyword = (typeof ITEM_KEYWORDS)[number];

export interface Weapon {
  readonly kind: 'melee' | 'ranged';
  readonly damage: Dice;
  /** DL-ATK-12: of ranged weapons, in squares. */
  readonly range?: number;
  /** Melee at this distance too, in line of sight, without Cleave. */
  readonly reach?: number;
  readonly cleave?: true;
  readonly toHit?: number;
  /** Added to the damage of its Critical Hits. */
  readonly criticalDamage?: number;
  /** DL-EQP-17: attacks more, with this weapon only. */
  readonly attacks?: number;
}

export interface ItemCard extends Bonus {
  readonly slot: SlotKind;
  readonly keywords: readonly ItemKeyword[];
  readonly weight: number;
  /** DL-EQP-13: the Strength needed to equip it. */
  readonly strength?: number;
  /** In crowns (DL-SRV-24). */
  readonly value: number;
  readonly weapon?: Weapon;
  readonly once?: Once;
  /** Code in effects/items.ts. */
  readonly coded?: true;
}

export interface TreasureCard extends ItemCard {
  readonly copies: number;
}
