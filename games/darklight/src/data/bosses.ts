import type { EncounterCard } from './encounters.ts';

/** DL-BOS-01, DL-BOS-02: 8 cards, all with Rare Loot. Ours; may be tuned. */
export const BOSSES = {
  'boss-gallows-court': {
    copies: 1,
    monsters: { 'gallows-knight': [1, 1, 1, 1], 'ashen-thrall': [0, 1, [1, 3], [1, 3, 2]] },
    loot: 'rare',
  },
  'boss-gallows-watch': {
    copies: 1,
    monsters: { 'gallows-knight': [1, 1, 1, 1], 'bone-archer': [0, 1, 2, [1, 3, 1]] },
    loot: 'rare',
  },
  'boss-hex-coven': {
    copies: 1,
    monsters: { 'hexmother': [1, 1, 1, 1], 'seeker': [0, 2, [1, 3, 1], [1, 6, 1]] },
    loot: 'rare',
  },
  'boss-hex-mourning': {
    copies: 1,
    monsters: { 'hexmother': [1, 1, 1, 1], 'weeping-shade': [0, 1, 1, [1, 3]] },
    loot: 'rare',
  },
  'boss-warchief-axes': {
    copies: 1,
    monsters: {
      'skorn-warchief': [1, 1, 1, 1],
      'skorn-savage': [0, 1, 1, [1, 3]],
      'skorn-hurler': [0, 0, 1, 1],
    },
    loot: 'rare',
  },
  'boss-drowned-mass': {
    copies: 1,
    monsters: { 'drowned-bishop': [1, 1, 1, 1], 'veiled-acolyte': [0, 1, 2, [1, 3, 1]] },
    loot: 'rare',
  },
  'boss-devil-lord': {
    copies: 1,
    monsters: { 'devil-lord': [1, 1, 1, 1], 'cinder-imp': [0, 0, 1, [1, 3]] },
    loot: 'rare',
  },
  'boss-worm-nest': {
    copies: 1,
    monsters: { 'dreadworm': [1, 2, 2, 2], 'seeker': [1, 2, [1, 3, 2], [1, 6, 2]] },
    loot: 'rare',
  },
} as const satisfies Record<string, EncounterCard>;
export type BossId = keyof typeof BOSSES;

/** Bosses are scaled to the Accursed at the start, after the level row: so many quarters of their Health. Ours. */
export const BOSS_HEALTH_QUARTERS = { 1: 2, 2: 3, 3: 5, 4: 7 } as const;
