import type { ProvisionId } from './provisions.ts';

/** DD-EXP-10: ours, and may be tuned: seven blanks beside the five results; no source counts the faces. */
// biome-ignore format: a die
export const EXPLORATION_DIE = [
  'rubble', 'hunger', 'stressful-darkness', 'curio', 'trap',
  'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank',
] as const;
export type ExplorationFace = (typeof EXPLORATION_DIE)[number];

/** DD-EXP-11 to DD-EXP-15: the Provision that counters a result. A Curio's Torch only cancels its negative part. */
export const COUNTERS: Readonly<Partial<Record<ExplorationFace, ProvisionId>>> = {
  'rubble': 'tool',
  'hunger': 'food',
  'stressful-darkness': 'torch',
  'curio': 'torch',
  'trap': 'tool',
};

/** DD-EXP-08, DD-MOD-04. */
export const EXPLORATION_DICE_PER_HERO = 2;
export const RADIANT_EXPLORATION_DICE = 1;

/** DD-EXP-15: damage a Dungeon Level. */
export const TRAP_DIE = { acc: 8, damage: 2, crit: 2, critical: 4 } as const;
/** DD-EXP-11, DD-EXP-12, DD-EXP-13. */
export const RUBBLE = { woundsPerDungeonLevel: 1, stress: 1 } as const;
export const HUNGER = { woundsPerHeroLevel: 2 } as const;
export const DARKNESS = { light: 1, stress: 2 } as const;

/** Room tokens (DD-QST-06): seven types, three of each. */
export const ROOM_TYPES = ['empty', 'trap', 'dark', 'lair', 'curio', 'treasure', 'objective'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];
export const TOKENS_OF_A_TYPE = 3;

/** DD-ROM-09, DD-ROM-07, DD-DDG-09. */
export const TREASURE_GOLD = 20;
export const CURIO_ROOM_FIGHT = 5;
export const EXCAVATION = { dicePerHero: 1, restingPoints: 8 } as const;
