import type { Skill } from '../skill.ts';

/** The seven Skills of the Occultist, as printed on the three cards of each. */
export const OCCULTIST_SKILLS = {
  'occultist:sacrificial-stab': {
    hero: 'occultist',
    stances: ['aggressive', 'defensive', 'ranged'],
    levels: [
      { range: [0], enemies: 1, acc: 8, damage: 5, crit: 1, critical: 7, bonus: [['eldritch', 1]] },
      { range: [0], enemies: 1, acc: 9, damage: 7, crit: 1, critical: 10, bonus: [['eldritch', 2]] },
      { range: [0], enemies: 1, acc: 10, damage: 8, crit: 2, critical: 13, bonus: [['eldritch', 3]] },
    ],
  },
  'occultist:abyssal-artillery': {
    hero: 'occultist',
    stances: ['ranged', 'support'],
    levels: [
      { range: [2], enemies: 2, acc: 9, damage: 4, crit: 0, critical: 6, bonus: [['eldritch', 1]] },
      { range: [2], enemies: 2, acc: 10, damage: 5, crit: 0, critical: 8, bonus: [['eldritch', 2]] },
      { range: [2], enemies: 2, acc: 11, damage: 6, crit: 0, critical: 10, bonus: [['eldritch', 3]] },
    ],
  },
  'occultist:weakening-curse': {
    hero: 'occultist',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 1, acc: 10, damage: 2, crit: 1, critical: 3, target: [['debuff', 2]] },
      { range: [1, 2], enemies: 1, acc: 11, damage: 3, crit: 1, critical: 5, target: [['debuff', 3]] },
      { range: [1, 2], enemies: 1, acc: 12, damage: 3, crit: 2, critical: 6, target: [['debuff', 4]] },
    ],
  },
  'occultist:wyrd-reconstruction': {
    hero: 'occultist',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      { range: [0, 1], allies: 1, acc: 9, heals: 4, crit: 3, critical: 8, target: [['bleed', 1, 2]] },
      { range: [0, 1], allies: 1, acc: 10, heals: 5, crit: 3, critical: 10, target: [['bleed', 1, 3]] },
      { range: [0, 1], allies: 1, acc: 11, heals: 6, crit: 3, critical: 12, target: [['bleed', 2, 2]] },
    ],
  },
  'occultist:vulnerability-hex': {
    hero: 'occultist',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 1, acc: 10, damage: 1, crit: 1, critical: 2, target: [['mark', 2]] },
      { range: [1, 2], enemies: 1, acc: 11, damage: 2, crit: 1, critical: 3, target: [['mark', 3]] },
      { range: [1, 2], enemies: 1, acc: 12, damage: 2, crit: 2, critical: 4, target: [['mark', 4]] },
    ],
  },
  'occultist:hands-from-the-abyss': {
    hero: 'occultist',
    stances: ['aggressive', 'defensive'],
    levels: [
      {
        range: [1],
        enemies: 1,
        acc: 9,
        damage: 3,
        crit: 1,
        critical: 4,
        target: [
          ['stun', 2],
          ['light', -1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 10,
        damage: 4,
        crit: 1,
        critical: 6,
        target: [
          ['stun', 2],
          ['light', -1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 11,
        damage: 5,
        crit: 1,
        critical: 8,
        target: [
          ['stun', 3],
          ['light', -1],
        ],
      },
    ],
  },
  'occultist:daemons-pull': {
    hero: 'occultist',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      { range: [2], enemies: 1, acc: 9, damage: 3, crit: 1, critical: 4, target: [['pull', 2]] },
      { range: [2], enemies: 1, acc: 10, damage: 4, crit: 1, critical: 6, target: [['pull', 2]] },
      { range: [2], enemies: 1, acc: 11, damage: 5, crit: 1, critical: 8, target: [['pull', 2]] },
    ],
  },
} as const satisfies Record<string, Skill>;
