import { armor, damage, type ItemCard, pierce, weapon } from './item-card.ts';
import { IMMUNITIES } from './abilities.ts';

const RELIC = { set: 'relic', code: false } as const;

/** The 4 relics (DJ-REL), in the order of their numbers in quests: melee, ranged, magic, no weapon. */
export const RELICS = {
  'blade-of-light': {
    ...RELIC,
    ...weapon('melee', 1, ['red', 'green', 'green', 'yellow', 'yellow'], {
      surges: [damage(1), pierce(1, 10)],
    }),
  },
  'soulbiter': {
    ...RELIC,
    ...weapon('ranged', 1, ['blue', 'green', 'green', 'yellow', 'yellow'], {
      surges: [{ surges: 2, effect: { kind: 'double-damage' } }],
    }),
  },
  'touch-of-death': {
    ...RELIC,
    ...weapon('magic', 2, ['white', 'green', 'green', 'yellow', 'yellow'], {
      rune: true,
      surges: [{ surges: 3, effect: { kind: 'kill' } }],
    }),
  },
  'rune-plate': { ...RELIC, ...armor(4, { standing: [{ kind: 'immune', to: IMMUNITIES }] }) },
} as const satisfies Record<string, ItemCard>;
export type RelicId = keyof typeof RELICS;
export const RELIC_IDS = Object.keys(RELICS) as RelicId[];
