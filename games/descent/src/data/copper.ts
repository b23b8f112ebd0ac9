import {
  armor,
  blast,
  cache,
  damage,
  type ItemCard,
  other,
  pierce,
  range,
  shield,
  weapon,
} from './item-card.ts';

const COPPER = { set: 'copper', code: false } as const;

/** The 22 copper treasures; value 250 (DJ-TRS-15). */
export const COPPER_TREASURES = {
  'bone-blade': {
    ...COPPER,
    ...weapon('melee', 1, ['red', 'green'], {
      cost: 250,
      surges: [damage(1)],
      offHand: { damage: 1, surges: 0 },
    }),
  },
  'dragontooth-hammer': {
    ...COPPER,
    ...weapon('melee', 2, ['red', 'green'], { cost: 250, abilities: { pierce: 2 }, surges: [damage(1)] }),
  },
  'dwarven-fire-bombs': {
    ...COPPER,
    ...weapon('ranged', 1, ['blue', 'green'], { cost: 250, surges: [damage(1), range(2)] }),
  },
  'great-bow': {
    ...COPPER,
    ...weapon('ranged', 2, ['blue', 'yellow'], {
      cost: 250,
      abilities: { pierce: 2 },
      surges: [range(1), damage(2)],
    }),
  },
  'bane': {
    ...COPPER,
    ...weapon('magic', 2, ['white', 'green'], { cost: 250, rune: true, surges: [blast(2)] }),
  },
  'crystalize': {
    ...COPPER,
    ...weapon('magic', 2, ['white', 'green'], { cost: 250, rune: true, surges: [pierce(1, 2)] }),
  },
  // A stun token on each target that suffers a wound.
  'pacify': {
    ...COPPER,
    ...weapon('magic', 2, ['white', 'yellow'], { cost: 250, rune: true, surges: [damage(2)] }),
    code: true,
  },
  'staff-of-punishment': {
    ...COPPER,
    ...weapon('magic', 2, ['white', 'green'], { cost: 250, surges: [damage(1), range(1)] }),
  },
  'plate-mail': { ...COPPER, ...armor(3, { cost: 250, speedLimit: 3, runesAllowed: false }) },
  'cloak-of-deception': { ...COPPER, ...armor(1, { cost: 250, cancels: 'blank' }) },
  'crystal-shield': { ...COPPER, ...shield(2, { copies: 2, cost: 250 }) },
  'belt-of-strength': {
    ...COPPER,
    ...other({ cost: 250, standing: [{ kind: 'damage', on: ['melee'], count: 1 }] }),
  },
  'mana-weave': {
    ...COPPER,
    ...other({ cost: 250, rune: true, standing: [{ kind: 'free-surges', on: ['magic'], count: 1 }] }),
  },
  // 1 movement point and 1 fatigue: heals 1 wound of himself or an adjacent hero or ally.
  'minor-healing': { ...COPPER, ...other({ cost: 250, rune: true }), code: true },
  'ring-of-quickness': {
    ...COPPER,
    ...other({ cost: 250, standing: [{ kind: 'movement-points', count: 1 }] }),
  },
  // At the start of his turn, discarded: recovers 6 wounds and all fatigue.
  'crystal-of-tival': { ...COPPER, ...other({ copies: 2, cost: 250 }), code: true },
  'treasure-cache-coins': { ...COPPER, ...cache(50, null, { copies: 2 }) },
  'treasure-cache-healing': { ...COPPER, ...cache(0, 'healing') },
  'treasure-cache-vitality': { ...COPPER, ...cache(0, 'vitality') },
} as const satisfies Record<string, ItemCard>;
