import type { ItemCard, TreasureCard } from './item-card.ts';

// biome-ignore-start format: one line a card
/** DL-ACC-06: one set for each Accursed. Ours but for the names and what the rulebook's examples show; sold for 5 crowns. */
export const STARTING_ITEMS = {
  'broken-sword': {
    slot: 'hand',
    keywords: ['melee', 'sword'],
    weight: 3,
    value: 10,
    weapon: { kind: 'melee', damage: [1, 6], cleave: true },
  },
  'dented-shield': { slot: 'hand', keywords: ['shield'], weight: 3, value: 10, gives: { armour: 1 } },
  'rusted-cuirass': {
    slot: 'body',
    keywords: ['heavy-armour'],
    weight: 5,
    strength: 4,
    value: 10,
    gives: { armour: 1 },
  },
  'cursed-skull': { slot: 'hand', keywords: ['catalyst'], weight: 1, value: 10, gives: { sourceLimit: 1 } },
  'sacrificial-dagger': {
    slot: 'hand',
    keywords: ['melee', 'dagger'],
    weight: 1,
    value: 10,
    weapon: { kind: 'melee', damage: [1, 6] },
    once: 'turn',
    coded: true,
  },
  'tattered-robes': { slot: 'body', keywords: ['light-armour'], weight: 1, value: 10, gives: { armour: 1 } },
  'libro-veritas': { slot: 'trinket', keywords: ['holy', 'book'], weight: 1, value: 10 },
  'iron-censers': { slot: 'trinket', keywords: ['holy'], weight: 1, value: 10, once: 'round', coded: true },
  'pilgrim-flail': {
    slot: 'hand',
    keywords: ['melee', 'flail'],
    weight: 3,
    value: 10,
    weapon: { kind: 'melee', damage: [1, 6], cleave: true },
  },
  'vestments': { slot: 'body', keywords: ['light-armour'], weight: 2, value: 10, gives: { armour: 1 } },
  'recurve-bow': {
    slot: 'two-hands',
    keywords: ['ranged', 'bow'],
    weight: 2,
    value: 10,
    weapon: { kind: 'ranged', damage: [1, 6], range: 8 },
  },
  'hooked-knife': {
    slot: 'hand',
    keywords: ['melee', 'dagger'],
    weight: 1,
    value: 10,
    weapon: { kind: 'melee', damage: [1, 6] },
  },
  'hide-jerkin': { slot: 'body', keywords: ['light-armour'], weight: 2, value: 10, gives: { armour: 1 } },
} as const satisfies Record<string, ItemCard>;
export type StartingItemId = keyof typeof STARTING_ITEMS;

/** 36 cards. Ours; may be tuned. */
export const TREASURES = {
  'rusty-longsword': {
    copies: 2,
    slot: 'hand',
    keywords: ['melee', 'sword'],
    weight: 3,
    value: 40,
    weapon: { kind: 'melee', damage: [1, 6], cleave: true },
  },
  'woodcutters-axe': {
    copies: 2,
    slot: 'two-hands',
    keywords: ['melee', 'axe'],
    weight: 5,
    strength: 3,
    value: 60,
    weapon: { kind: 'melee', damage: [2, 6], cleave: true, toHit: -1 },
  },
  'iron-mace': {
    copies: 2,
    slot: 'hand',
    keywords: ['melee', 'mace'],
    weight: 3,
    strength: 3,
    value: 50,
    weapon: { kind: 'melee', damage: [1, 6, 1] },
  },
  'hooked-dagger': {
    copies: 2,
    slot: 'hand',
    keywords: ['melee', 'dagger'],
    weight: 1,
    value: 30,
    weapon: { kind: 'melee', damage: [1, 6], criticalDamage: 2 },
  },
  'boar-spear': {
    copies: 2,
    slot: 'two-hands',
    keywords: ['melee', 'spear'],
    weight: 3,
    value: 45,
    weapon: { kind: 'melee', damage: [1, 6], reach: 2 },
  },
  'short-bow': {
    copies: 2,
    slot: 'two-hands',
    keywords: ['ranged', 'bow'],
    weight: 2,
    value: 45,
    weapon: { kind: 'ranged', damage: [1, 6], range: 6 },
  },
  'throwing-axes': {
    copies: 1,
    slot: 'hand',
    keywords: ['ranged', 'axe'],
    weight: 2,
    value: 40,
    weapon: { kind: 'ranged', damage: [1, 6], range: 4 },
  },
  'wooden-shield': {
    copies: 2,
    slot: 'hand',
    keywords: ['shield'],
    weight: 2,
    value: 35,
    gives: { armour: 1 },
  },
  'scaled-buckler': {
    copies: 1,
    slot: 'hand',
    keywords: ['shield'],
    weight: 1,
    value: 40,
    gives: { evasion: 2 },
  },
  'leather-cap': {
    copies: 1,
    slot: 'head',
    keywords: ['light-armour'],
    weight: 1,
    value: 30,
    gives: { criticalDamageTaken: -2 },
  },
  'leather-coat': {
    copies: 2,
    slot: 'body',
    keywords: ['light-armour'],
    weight: 3,
    value: 40,
    gives: { armour: 1 },
  },
  'chain-shirt': {
    copies: 2,
    slot: 'body',
    keywords: ['medium-armour'],
    weight: 5,
    strength: 3,
    value: 80,
    gives: { armour: 2 },
  },
  'iron-boots': {
    copies: 1,
    slot: 'feet',
    keywords: ['medium-armour'],
    weight: 3,
    strength: 3,
    value: 40,
    gives: { armour: 1, movement: -1 },
  },
  'soft-boots': {
    copies: 1,
    slot: 'feet',
    keywords: ['light-armour'],
    weight: 1,
    value: 60,
    gives: { movement: 1 },
  },
  'travel-cloak': {
    copies: 2,
    slot: 'cloak',
    keywords: ['cloth'],
    weight: 1,
    value: 40,
    gives: { fireResistance: 2 },
  },
  'bone-charm': {
    copies: 1,
    slot: 'trinket',
    keywords: ['charm'],
    weight: 0,
    value: 50,
    once: 'dungeon',
    coded: true,
  },
  'prayer-beads': {
    copies: 1,
    slot: 'trinket',
    keywords: ['holy'],
    weight: 0,
    value: 40,
    gives: { poisonResistance: 2 },
  },
  'hunters-ring': {
    copies: 1,
    slot: 'trinket',
    keywords: ['ring'],
    weight: 0,
    value: 90,
    gives: { perception: 1 },
  },
  'ring-of-vigour': {
    copies: 1,
    slot: 'trinket',
    keywords: ['ring'],
    weight: 0,
    value: 90,
    gives: { stamina: 1 },
  },
  'cracked-orb': { copies: 1, slot: 'hand', keywords: ['catalyst'], weight: 1, value: 70 },
  'healing-draught': { copies: 2, slot: 'belt', keywords: ['consumable'], weight: 0, value: 40 },
  'stamina-tonic': { copies: 1, slot: 'belt', keywords: ['consumable'], weight: 0, value: 30 },
  'smoke-pot': { copies: 1, slot: 'belt', keywords: ['consumable'], weight: 0, value: 30 },
  'coin-purse': { copies: 2, slot: 'none', keywords: ['valuable'], weight: 0, value: 0 },
} as const satisfies Record<string, TreasureCard>;
export type TreasureId = keyof typeof TREASURES;

/** 18 cards, one of each. Ours; may be tuned. */
export const RARE_TREASURES = {
  'executioners-blade': {
    copies: 1,
    slot: 'two-hands',
    keywords: ['melee', 'sword'],
    weight: 6,
    strength: 4,
    value: 200,
    weapon: { kind: 'melee', damage: [2, 6, 2], cleave: true },
  },
  'saints-hammer': {
    copies: 1,
    slot: 'hand',
    keywords: ['melee', 'mace', 'holy'],
    weight: 4,
    strength: 3,
    value: 180,
    weapon: { kind: 'melee', damage: [1, 6, 2] },
    coded: true,
  },
  'widowmaker': {
    copies: 1,
    slot: 'hand',
    keywords: ['melee', 'dagger'],
    weight: 1,
    value: 170,
    weapon: { kind: 'melee', damage: [1, 6], toHit: 1, criticalDamage: 3 },
  },
  'twinfang': {
    copies: 1,
    slot: 'hand',
    keywords: ['melee', 'sword'],
    weight: 2,
    value: 190,
    weapon: { kind: 'melee', damage: [1, 6], attacks: 1 },
  },
  'chain-whip': {
    copies: 1,
    slot: 'hand',
    keywords: ['melee', 'flail'],
    weight: 2,
    value: 170,
    weapon: { kind: 'melee', damage: [1, 6], cleave: true, reach: 2 },
  },
  'black-yew-bow': {
    copies: 1,
    slot: 'two-hands',
    keywords: ['ranged', 'bow'],
    weight: 3,
    value: 190,
    weapon: { kind: 'ranged', damage: [1, 6, 2], range: 10 },
  },
  'hand-cannon': {
    copies: 1,
    slot: 'hand',
    keywords: ['ranged', 'gun'],
    weight: 3,
    value: 180,
    weapon: { kind: 'ranged', damage: [2, 6], range: 5, toHit: -1 },
  },
  'dragonhide-shield': {
    copies: 1,
    slot: 'hand',
    keywords: ['shield'],
    weight: 3,
    strength: 3,
    value: 180,
    gives: { armour: 1, fireResistance: 2 },
  },
  'gothic-plate': {
    copies: 1,
    slot: 'body',
    keywords: ['heavy-armour'],
    weight: 7,
    strength: 4,
    value: 240,
    gives: { armour: 3 },
  },
  'shadow-leather': {
    copies: 1,
    slot: 'body',
    keywords: ['light-armour'],
    weight: 2,
    value: 200,
    gives: { armour: 1, evasion: 2 },
  },
  'crowned-helm': {
    copies: 1,
    slot: 'head',
    keywords: ['heavy-armour'],
    weight: 2,
    strength: 3,
    value: 150,
    gives: { armour: 1 },
  },
  'ember-cloak': {
    copies: 1,
    slot: 'cloak',
    keywords: ['cloth'],
    weight: 1,
    value: 140,
    gives: { fireResistance: 4 },
  },
  'pilgrim-boots': {
    copies: 1,
    slot: 'feet',
    keywords: ['light-armour'],
    weight: 1,
    value: 180,
    gives: { movement: 2 },
  },
  'obsidian-skull': {
    copies: 1,
    slot: 'hand',
    keywords: ['catalyst'],
    weight: 1,
    value: 220,
    gives: { sourceLimit: 1, castRoll: 1 },
  },
  'reliquary': {
    copies: 1,
    slot: 'trinket',
    keywords: ['holy'],
    weight: 1,
    value: 150,
    once: 'dungeon',
    coded: true,
  },
  'serpent-ring': {
    copies: 1,
    slot: 'trinket',
    keywords: ['ring'],
    weight: 0,
    value: 160,
    immune: ['poison'],
  },
  'ring-of-sinew': {
    copies: 1,
    slot: 'trinket',
    keywords: ['ring'],
    weight: 0,
    value: 180,
    gives: { strength: 1 },
  },
  'phoenix-ash': { copies: 1, slot: 'belt', keywords: ['consumable'], weight: 0, value: 120 },
} as const satisfies Record<string, TreasureCard>;
export type RareTreasureId = keyof typeof RARE_TREASURES;
// biome-ignore-end format: one line a card

/** Every item card. */
export const ITEMS = { ...STARTING_ITEMS, ...TREASURES, ...RARE_TREASURES } as const satisfies Record<
  string,
  ItemCard
>;
export type ItemId = keyof typeof ITEMS;

/** DL-SRV-24: starting equipment sells for this, whatever its value (half of 10). */
export const STARTING_ITEM_PRICE = 5;

/** Items with code: each has an entry in effects/items.ts, counted by the compiler. */
export type CodedItemId = {
  [Id in ItemId]: (typeof ITEMS)[Id] extends { readonly coded: true } ? Id : never;
}[ItemId];

/** DL-EQP-07: consumable cards: each has an entry in effects/consumables.ts. */
export type ConsumableCardId = {
  [Id in ItemId]: (typeof ITEMS)[Id] extends { readonly slot: 'belt' } ? Id : never;
}[ItemId];
