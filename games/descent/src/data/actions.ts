/** DJ-HRT-06 to DJ-HRT-12. */
export const HERO_ACTIONS = ['run', 'battle', 'advance', 'ready'] as const;
export type HeroAction = (typeof HERO_ACTIONS)[number];

/** What an action gives: so many times his speed in movement points, attacks, an order. Ready gives the first or the second. */
export const ACTION_GRANTS = {
  run: { speeds: 2, attacks: 0, order: false },
  battle: { speeds: 0, attacks: 2, order: false },
  advance: { speeds: 1, attacks: 1, order: false },
  ready: { speeds: 1, attacks: 1, order: true },
} as const satisfies Record<HeroAction, { speeds: number; attacks: number; order: boolean }>;

/** DJ-ORD. */
export const ORDERS = ['aim', 'dodge', 'guard', 'rest'] as const;
export type OrderId = (typeof ORDERS)[number];

/** The traits in the order of the sheets; each is trained by its own token (DJ-TWN-08). */
export const TRAITS = ['melee', 'ranged', 'magic'] as const;
export type Trait = (typeof TRAITS)[number];

export const POTIONS = ['healing', 'vitality'] as const;
export type Potion = (typeof POTIONS)[number];
