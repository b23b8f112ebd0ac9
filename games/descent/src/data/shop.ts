import { armor, damage, type ItemCard, range, shield, weapon } from './item-card.ts';

const SHOP = { set: 'shop', code: false } as const;

/** The 24 cards of the town store (DJ-SET-12, DJ-TWN-04). */
export const SHOP_CARDS = {
  'sword': {
    ...SHOP,
    ...weapon('melee', 1, ['red', 'green'], {
      copies: 3,
      cost: 75,
      surges: [damage(2)],
      offHand: { damage: 1, surges: 0 },
    }),
  },
  'axe': { ...SHOP, ...weapon('melee', 2, ['red', 'green'], { copies: 2, cost: 100, surges: [damage(1)] }) },
  'dagger': {
    ...SHOP,
    ...weapon('melee', 1, ['red', 'yellow'], {
      copies: 2,
      cost: 25,
      surges: [damage(2)],
      offHand: { damage: 0, surges: 1 },
    }),
  },
  'bow': {
    ...SHOP,
    ...weapon('ranged', 2, ['blue', 'yellow'], {
      copies: 2,
      cost: 75,
      abilities: { pierce: 1 },
      surges: [range(2), damage(3)],
    }),
  },
  'crossbow': {
    ...SHOP,
    ...weapon('ranged', 1, ['blue', 'green'], { copies: 2, cost: 150, surges: [damage(2), range(3)] }),
  },
  'mage-staff': {
    ...SHOP,
    ...weapon('magic', 2, ['white', 'yellow'], { copies: 3, cost: 150, surges: [damage(2), range(2)] }),
  },
  'immolation': {
    ...SHOP,
    ...weapon('magic', 2, ['white', 'green'], {
      copies: 2,
      cost: 200,
      rune: true,
      surges: [damage(2), range(2)],
    }),
  },
  'leather-armor': { ...SHOP, ...armor(1, { copies: 3, cost: 50 }) },
  'chain-mail': { ...SHOP, ...armor(2, { copies: 2, cost: 100, speedLimit: 4, runesAllowed: false }) },
  'iron-shield': { ...SHOP, ...shield(1, { copies: 2, cost: 25 }) },
  // When wounds are dealt: 1 fatigue cancels 1, again and again, whatever the source.
  'ghost-armor': { ...SHOP, ...armor(0, { cost: 150, rune: true }), code: true },
} as const satisfies Record<string, ItemCard>;
