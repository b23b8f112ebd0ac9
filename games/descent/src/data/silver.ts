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

const SILVER = { set: 'silver', code: false } as const;

/** The 18 silver treasures; value 500 (DJ-TRS-15). */
export const SILVER_TREASURES = {
  'serpent-blade': {
    ...SILVER,
    ...weapon('melee', 1, ['red', 'green', 'green'], {
      cost: 500,
      surges: [damage(1)],
      offHand: { damage: 2, surges: 0 },
    }),
  },
  'grinding-axe': {
    ...SILVER,
    ...weapon('melee', 2, ['red', 'green', 'green'], {
      cost: 500,
      freeSurges: 1,
      surges: [damage(1), pierce(1, 2)],
    }),
  },
  'flying-death': {
    ...SILVER,
    ...weapon('ranged', 1, ['blue', 'green', 'yellow'], {
      cost: 500,
      surges: [damage(1), damage(2, 3), range(2)],
    }),
  },
  'bow-of-bone': {
    ...SILVER,
    ...weapon('ranged', 2, ['blue', 'green', 'yellow'], {
      cost: 500,
      abilities: { pierce: 3 },
      surges: [range(1), damage(1)],
    }),
  },
  'staff-of-fire': {
    ...SILVER,
    ...weapon('magic', 2, ['white', 'green', 'yellow'], {
      cost: 500,
      freeSurges: 2,
      surges: [damage(1), range(1)],
    }),
  },
  'ice-storm': {
    ...SILVER,
    ...weapon('magic', 2, ['white', 'green', 'green'], {
      cost: 500,
      rune: true,
      abilities: { blast: 1 },
      surges: [blast(2)],
    }),
  },
  'drain-life': {
    ...SILVER,
    ...weapon('magic', 2, ['white', 'green', 'yellow'], {
      cost: 500,
      rune: true,
      abilities: { pierce: 2 },
      surges: [pierce(1, 2), damage(1)],
    }),
  },
  // A stun token on each target that suffers a wound.
  'petrify': {
    ...SILVER,
    ...weapon('magic', 2, ['white', 'yellow', 'yellow'], {
      cost: 500,
      rune: true,
      surges: [damage(1), { surges: 2, effect: { kind: 'token', token: 'stun' } }],
    }),
    code: true,
  },
  'golden-armor': {
    ...SILVER,
    ...armor(3, {
      cost: 500,
      speedLimit: 3,
      runesAllowed: false,
      standing: [{ kind: 'immune', to: ['grapple'] }],
    }),
  },
  'cloak-of-mists': { ...SILVER, ...armor(1, { cost: 500, cancels: 'surge' }) },
  'shield-of-light': { ...SILVER, ...shield(3, { cost: 500 }) },
  'scorpion-helmet': {
    ...SILVER,
    ...other({
      cost: 500,
      standing: [
        { kind: 'damage', on: ['ranged'], count: 1 },
        { kind: 'range', on: ['ranged'], count: 2 },
      ],
    }),
  },
  // 1 movement point and 1 fatigue: heals 2 wounds of himself or an adjacent hero or ally.
  'greater-healing': { ...SILVER, ...other({ cost: 500, rune: true }), code: true },
  // At the start of his turn, discarded: all wounds and fatigue.
  'amulet-of-healing': { ...SILVER, ...other({ cost: 500 }), code: true },
  // At the end of his turn, discarded: a stun token on every monster within 6 spaces.
  'flute-of-repose': { ...SILVER, ...other({ cost: 500 }), code: true },
  'treasure-cache-100': { ...SILVER, ...cache(100, null) },
  'treasure-cache-50-healing': { ...SILVER, ...cache(50, 'healing') },
  'treasure-cache-50-vitality': { ...SILVER, ...cache(50, 'vitality') },
} as const satisfies Record<string, ItemCard>;
