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

const GOLD = { set: 'gold', code: false } as const;

/** The 16 gold treasures; value 750 (DJ-TRS-15). */
export const GOLD_TREASURES = {
  'rage-blade': {
    ...GOLD,
    ...weapon('melee', 1, ['red', 'green', 'green', 'yellow'], {
      cost: 750,
      surges: [damage(1, 2)],
      offHand: { damage: 2, surges: 0 },
    }),
  },
  'frost-axe': {
    ...GOLD,
    ...weapon('melee', 2, ['red', 'green', 'green', 'yellow'], {
      cost: 750,
      freeSurges: 2,
      surges: [damage(1), pierce(1, 3)],
    }),
  },
  'scarab-of-death': {
    ...GOLD,
    ...weapon('ranged', 1, ['blue', 'green', 'green', 'yellow'], {
      cost: 750,
      surges: [damage(1, 2), range(1)],
    }),
  },
  'elven-bow': {
    ...GOLD,
    ...weapon('ranged', 2, ['blue', 'green', 'yellow', 'yellow'], {
      cost: 750,
      abilities: { pierce: 4 },
      surges: [range(1, 2), damage(1)],
    }),
  },
  'staff-of-knowledge': {
    ...GOLD,
    ...weapon('magic', 2, ['white', 'green', 'yellow', 'yellow'], {
      cost: 750,
      freeSurges: 2,
      surges: [damage(1), range(1), { surges: 2, effect: { kind: 'lose-threat' } }],
    }),
  },
  'curse-of-rot': {
    ...GOLD,
    ...weapon('magic', 2, ['white', 'green', 'green', 'yellow'], {
      cost: 750,
      rune: true,
      abilities: { pierce: 4 },
      surges: [{ surges: 1, effect: { kind: 'damage-and-pierce', damage: 1, pierce: 1 } }],
    }),
  },
  'flame-strike': {
    ...GOLD,
    ...weapon('magic', 2, ['white', 'green', 'green', 'yellow'], {
      cost: 750,
      rune: true,
      abilities: { blast: 2, burn: 1 },
      surges: [blast(2), { surges: 2, effect: { kind: 'token', token: 'burn' } }],
    }),
  },
  // No target space: all enemies within 3 spaces, range ignored; a stun token on each that suffers a wound.
  'word-of-vaal': {
    ...GOLD,
    ...weapon('magic', 2, ['white', 'green', 'yellow', 'yellow'], {
      cost: 750,
      rune: true,
      surges: [damage(1)],
    }),
    code: true,
  },
  'dragon-scale-mail': {
    ...GOLD,
    ...armor(4, {
      cost: 750,
      speedLimit: 3,
      runesAllowed: false,
      standing: [{ kind: 'immune', to: ['burn', 'poison'] }],
    }),
  },
  'elven-cloak': { ...GOLD, ...armor(2, { cost: 750, cancels: 'enhancement' }) },
  'shield-of-the-warrior': { ...GOLD, ...shield(4, { cost: 750 }) },
  'ring-of-the-arcane': {
    ...GOLD,
    ...other({
      cost: 750,
      standing: [
        { kind: 'range', on: ['magic'], count: 2 },
        { kind: 'damage', on: ['magic'], count: 2 },
      ],
    }),
  },
  // At the start of his turn, discarded: he and each adjacent hero recover 8 wounds and all fatigue.
  'jinns-lamp': { ...GOLD, ...other({ cost: 750 }), code: true },
  'deflect': {
    ...GOLD,
    ...other({ cost: 750, rune: true, standing: [{ kind: 'ability', ability: 'fear', rank: 1 }] }),
  },
  'treasure-cache-150-healing': { ...GOLD, ...cache(150, 'healing') },
  'treasure-cache-150-vitality': { ...GOLD, ...cache(150, 'vitality') },
} as const satisfies Record<string, ItemCard>;
