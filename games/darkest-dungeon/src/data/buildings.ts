import type { ByLevel } from './stances.ts';

// biome-ignore format: a list
export const BUILDINGS = [
  'stagecoach', 'nomad-wagon', 'abbey', 'sanitarium', 'tavern', 'survivalist', 'guild', 'blacksmith', 'graveyard',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

/** DD-BLD-01, DD-BLD-02: the price of each further Level; Guild and Graveyard have none. */
export const UPGRADE_PRICES = {
  'stagecoach': 20,
  'nomad-wagon': 10,
  'abbey': 20,
  'sanitarium': 20,
  'tavern': 20,
  'survivalist': 20,
  'blacksmith': 10,
} as const satisfies Partial<Record<BuildingId, number>>;
export type UpgradableId = keyof typeof UPGRADE_PRICES;
export const UPGRADABLE = Object.keys(UPGRADE_PRICES) as UpgradableId[];

/** DD-HAM-15: ours: which building the d10 names, from 1. */
// biome-ignore format: ten numbers
export const CARETAKER_MAP: readonly BuildingId[] = [
  'nomad-wagon', 'abbey', 'sanitarium', 'tavern', 'survivalist', 'guild', 'blacksmith', 'graveyard', 'stagecoach',
  'stagecoach',
];

/** What a visit can buy, where the printed list is enough: one of these, for its Gold (DD-HAM-19). */
export type Service =
  | { readonly kind: 'remove-quirks'; readonly count: 1 | 2; readonly gold: number }
  | { readonly kind: 'gain-quirk'; readonly gold: number }
  | { readonly kind: 'stress'; readonly amount: number; readonly gold: number }
  | { readonly kind: 'heal'; readonly amount: number; readonly gold: number }
  | { readonly kind: 'remove-disease'; readonly gold: number }
  | { readonly kind: 'dice'; readonly count: number; readonly gold: number };

const REST = [
  { kind: 'stress', amount: 3, gold: 1 },
  { kind: 'stress', amount: 6, gold: 3 },
] as const satisfies readonly Service[];
const WARD = [
  { kind: 'heal', amount: 5, gold: 1 },
  { kind: 'heal', amount: 10, gold: 3 },
  { kind: 'remove-disease', gold: 2 },
] as const satisfies readonly Service[];

/** DD-BLD-07 to DD-BLD-10. */
export const SERVICES = {
  'abbey': [
    [
      { kind: 'remove-quirks', count: 1, gold: 2 },
      { kind: 'remove-quirks', count: 2, gold: 5 },
    ],
    [
      { kind: 'remove-quirks', count: 1, gold: 2 },
      { kind: 'remove-quirks', count: 2, gold: 5 },
      { kind: 'gain-quirk', gold: 3 },
    ],
    [
      { kind: 'remove-quirks', count: 1, gold: 1 },
      { kind: 'remove-quirks', count: 2, gold: 4 },
      { kind: 'gain-quirk', gold: 3 },
      ...REST,
    ],
  ],
  'sanitarium': [
    WARD,
    [
      { kind: 'heal', amount: 7, gold: 1 },
      { kind: 'heal', amount: 14, gold: 3 },
      { kind: 'remove-disease', gold: 2 },
    ],
    [
      { kind: 'heal', amount: 9, gold: 1 },
      { kind: 'heal', amount: 18, gold: 3 },
      { kind: 'remove-disease', gold: 2 },
    ],
  ],
  'tavern': [
    REST,
    [...REST, { kind: 'stress', amount: 9, gold: 9 }],
    [...REST, { kind: 'stress', amount: 9, gold: 9 }, ...WARD],
  ],
  'survivalist': [
    [{ kind: 'dice', count: 1, gold: 1 }],
    [
      { kind: 'dice', count: 1, gold: 1 },
      { kind: 'dice', count: 2, gold: 3 },
    ],
    [
      { kind: 'dice', count: 1, gold: 0 },
      { kind: 'dice', count: 2, gold: 2 },
      { kind: 'dice', count: 3, gold: 4 },
    ],
  ],
} as const satisfies Partial<Record<UpgradableId, ByLevel<readonly Service[]>>>;
export type ServiceBuilding = keyof typeof SERVICES;

/** DD-BLD-05, DD-BLD-06: how many Trinkets of each Level the Nomad Wagon shows, what they cost and fetch. */
export const WAGON_STOCK: ByLevel<ByLevel<number>> = [
  [3, 0, 0],
  [2, 1, 0],
  [1, 1, 1],
];
export const TRINKET_PRICES: ByLevel<number> = [4, 6, 8];
export const TRINKET_SALES: ByLevel<number> = [2, 3, 4];
/** DD-BLD-12, DD-BLD-13: the form a Skill is lent, the price, and the dice that come with it. ours: the dice. */
export const FORGED_LEVELS: ByLevel<2 | 3> = [2, 3, 3];
export const FORGE_PRICE = 1;
export const FORGE_DICE: ByLevel<number> = [0, 0, 1];
