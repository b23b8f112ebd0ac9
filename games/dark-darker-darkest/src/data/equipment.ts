import type { CodeColour } from './colours.ts';

export const ITEM_KINDS = ['melee', 'firearm', 'ammunition', 'attachment', 'tool', 'single-use'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const FIREARMS = ['handgun', 'shotgun', 'automatic', 'sniper-rifle'] as const;
export type FirearmId = (typeof FIREARMS)[number];

/** Hand symbols: how much of the hand limit the card takes while in hand (DDD-EQP-02). */
export type Hands = 0 | 1 | 2;

/** DDD-CMB-02, DDD-CMB-05: dice of an attack, and rooms that it reaches. */
export interface MeleeWeapon {
  readonly kind: 'melee';
  readonly hands: Hands;
  readonly attack: number;
  readonly range: 0;
}
/** DDD-EQP-07: a firearm comes with the cubes printed on it. */
export interface Firearm {
  readonly kind: 'firearm';
  readonly hands: Hands;
  readonly attack: number;
  readonly range: number;
  readonly ammo: number;
}
/** DDD-EQP-06: single use; its cubes go on a weapon of the pictured kind. */
export interface Ammunition {
  readonly kind: 'ammunition';
  readonly hands: 0;
  readonly weapon: FirearmId;
  readonly ammo: number;
}
/** DDD-ITM-07: what it adds to the range of the listed weapon while both are in hand. */
export interface Attachment {
  readonly kind: 'attachment';
  readonly hands: Hands;
  readonly weapon: FirearmId;
  readonly range: number;
}
/** DDD-EQP-03: a tool is lasting and works in hand. DDD-EQP-05: a single-use item leaves the game. */
export interface OtherItem {
  readonly kind: 'tool' | 'single-use';
  readonly hands: Hands;
}
export type Item = MeleeWeapon | Firearm | Ammunition | Attachment | OtherItem;

/** One card of the box: an item, and the icons that open doors (DDD-EQP-09). */
export interface EquipmentCard {
  readonly item: ItemId;
  readonly icons: readonly [CodeColour] | readonly [CodeColour, CodeColour];
}

/** What each item is, Radioactive included; what it does stands in item-functions.ts. */
// ours: may be tuned, but for the range of the automatic, one hand for axe and helmet, and 4 cubes of ammunition
export const ITEMS = {
  'fire-axe': { kind: 'melee', hands: 1, attack: 4, range: 0 },
  'combat-knife': { kind: 'melee', hands: 1, attack: 2, range: 0 },
  'baseball-bat': { kind: 'melee', hands: 1, attack: 2, range: 0 },
  'crowbar': { kind: 'melee', hands: 1, attack: 2, range: 0 },
  'machete': { kind: 'melee', hands: 1, attack: 2, range: 0 },

  'handgun': { kind: 'firearm', hands: 1, attack: 2, range: 1, ammo: 8 },
  'shotgun': { kind: 'firearm', hands: 1, attack: 3, range: 1, ammo: 6 },
  'automatic': { kind: 'firearm', hands: 1, attack: 2, range: 2, ammo: 6 },
  'sniper-rifle': { kind: 'firearm', hands: 2, attack: 4, range: 3, ammo: 6 },

  'handgun-ammo': { kind: 'ammunition', hands: 0, weapon: 'handgun', ammo: 4 },
  'shotgun-ammo': { kind: 'ammunition', hands: 0, weapon: 'shotgun', ammo: 4 },
  'automatic-ammo': { kind: 'ammunition', hands: 0, weapon: 'automatic', ammo: 4 },
  'sniper-ammo': { kind: 'ammunition', hands: 0, weapon: 'sniper-rifle', ammo: 4 },

  'handgun-scope': { kind: 'attachment', hands: 1, weapon: 'handgun', range: 1 },
  'laser-sight': { kind: 'attachment', hands: 1, weapon: 'automatic', range: 1 },
  'shotgun-scope': { kind: 'attachment', hands: 1, weapon: 'shotgun', range: 1 },

  'flashlight': { kind: 'tool', hands: 1 },
  'armor': { kind: 'tool', hands: 1 },
  'fire-extinguisher': { kind: 'tool', hands: 1 },
  'helmet': { kind: 'tool', hands: 1 },
  'night-vision': { kind: 'tool', hands: 1 },

  'antidote': { kind: 'single-use', hands: 1 },
  'energy-drink': { kind: 'single-use', hands: 1 },
  'grenade': { kind: 'single-use', hands: 1 },
  'dynamite': { kind: 'single-use', hands: 1 },
  'fire-alarm': { kind: 'single-use', hands: 1 },
  'first-aid-spray': { kind: 'single-use', hands: 1 },
  'first-aid-kit': { kind: 'single-use', hands: 1 },
  'flare-gun': { kind: 'single-use', hands: 1 },
  'flashbang': { kind: 'single-use', hands: 1 },
  'gas-mask': { kind: 'single-use', hands: 1 },
  'map': { kind: 'single-use', hands: 1 },

  'decontamination-kit': { kind: 'tool', hands: 1 },
  'radiation-suit': { kind: 'tool', hands: 1 },
  'radiation-pills': { kind: 'single-use', hands: 1 },
} as const satisfies Record<string, Item>;
export type ItemId = keyof typeof ITEMS;

/** DDD-CMB-03: an attack without a usable weapon, reaching the own room only. */
export const BARE_FISTS = { attack: 1, range: 0 } as const;

/** The 7 starting cards: crowbar and machete belong to nobody and never enter play. */
// ours: may be tuned (icons)
export const STARTING_CARDS = {
  'fire-axe': { item: 'fire-axe', icons: ['red'] },
  'handgun-jack': { item: 'handgun', icons: ['blue'] },
  'combat-knife': { item: 'combat-knife', icons: ['green'] },
  'handgun-bruce': { item: 'handgun', icons: ['yellow'] },
  'baseball-bat': { item: 'baseball-bat', icons: ['purple'] },
  'crowbar': { item: 'crowbar', icons: ['orange'] },
  'machete': { item: 'machete', icons: ['white'] },
} as const satisfies Record<string, EquipmentCard>;
export type StartingCardId = keyof typeof STARTING_CARDS;

/** The deck of 48: a weapon shows one icon, any other card two; each pair of colours is on two cards. */
// ours: may be tuned
export const EQUIPMENT_DECK = {
  'handgun-1': { item: 'handgun', icons: ['red'] },
  'shotgun-1': { item: 'shotgun', icons: ['orange'] },
  'shotgun-2': { item: 'shotgun', icons: ['yellow'] },
  'automatic-1': { item: 'automatic', icons: ['green'] },
  'automatic-2': { item: 'automatic', icons: ['blue'] },
  'sniper-rifle-1': { item: 'sniper-rifle', icons: ['purple'] },
  'handgun-ammo-1': { item: 'handgun-ammo', icons: ['yellow', 'blue'] },
  'handgun-ammo-2': { item: 'handgun-ammo', icons: ['red', 'orange'] },
  'handgun-ammo-3': { item: 'handgun-ammo', icons: ['blue', 'white'] },
  'shotgun-ammo-1': { item: 'shotgun-ammo', icons: ['green', 'purple'] },
  'shotgun-ammo-2': { item: 'shotgun-ammo', icons: ['orange', 'green'] },
  'automatic-ammo-1': { item: 'automatic-ammo', icons: ['yellow', 'purple'] },
  'automatic-ammo-2': { item: 'automatic-ammo', icons: ['yellow', 'white'] },
  'sniper-ammo-1': { item: 'sniper-ammo', icons: ['yellow', 'white'] },
  'handgun-scope-1': { item: 'handgun-scope', icons: ['red', 'yellow'] },
  'laser-sight-1': { item: 'laser-sight', icons: ['orange', 'white'] },
  'shotgun-scope-1': { item: 'shotgun-scope', icons: ['yellow', 'green'] },
  'antidote-1': { item: 'antidote', icons: ['blue', 'purple'] },
  'antidote-2': { item: 'antidote', icons: ['red', 'green'] },
  'antidote-3': { item: 'antidote', icons: ['red', 'white'] },
  'flashlight-1': { item: 'flashlight', icons: ['orange', 'yellow'] },
  'flashlight-2': { item: 'flashlight', icons: ['yellow', 'purple'] },
  'armor-1': { item: 'armor', icons: ['orange', 'blue'] },
  'armor-2': { item: 'armor', icons: ['purple', 'white'] },
  'energy-drink-1': { item: 'energy-drink', icons: ['blue', 'white'] },
  'energy-drink-2': { item: 'energy-drink', icons: ['orange', 'purple'] },
  'energy-drink-3': { item: 'energy-drink', icons: ['green', 'blue'] },
  'fire-extinguisher-1': { item: 'fire-extinguisher', icons: ['purple', 'white'] },
  'fire-extinguisher-2': { item: 'fire-extinguisher', icons: ['red', 'purple'] },
  'helmet-1': { item: 'helmet', icons: ['orange', 'green'] },
  'helmet-2': { item: 'helmet', icons: ['red', 'yellow'] },
  'grenade-1': { item: 'grenade', icons: ['red', 'green'] },
  'grenade-2': { item: 'grenade', icons: ['green', 'white'] },
  'dynamite-1': { item: 'dynamite', icons: ['red', 'orange'] },
  'fire-alarm-1': { item: 'fire-alarm', icons: ['yellow', 'blue'] },
  'first-aid-spray-1': { item: 'first-aid-spray', icons: ['blue', 'purple'] },
  'first-aid-spray-2': { item: 'first-aid-spray', icons: ['red', 'purple'] },
  'first-aid-kit-1': { item: 'first-aid-kit', icons: ['orange', 'purple'] },
  'first-aid-kit-2': { item: 'first-aid-kit', icons: ['orange', 'white'] },
  'flare-gun-1': { item: 'flare-gun', icons: ['red', 'blue'] },
  'flare-gun-2': { item: 'flare-gun', icons: ['orange', 'yellow'] },
  'flashbang-1': { item: 'flashbang', icons: ['green', 'white'] },
  'flashbang-2': { item: 'flashbang', icons: ['yellow', 'green'] },
  'gas-mask-1': { item: 'gas-mask', icons: ['red', 'white'] },
  'gas-mask-2': { item: 'gas-mask', icons: ['orange', 'blue'] },
  'map-1': { item: 'map', icons: ['green', 'purple'] },
  'map-2': { item: 'map', icons: ['red', 'blue'] },
  'night-vision-1': { item: 'night-vision', icons: ['green', 'blue'] },
} as const satisfies Record<string, EquipmentCard>;
export type DeckCardId = keyof typeof EQUIPMENT_DECK;
