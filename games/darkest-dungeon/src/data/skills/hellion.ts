import type { Skill } from '../skill.ts';

/** The seven Skills of the Hellion, as printed on the three cards of each. */
export const HELLION_SKILLS = {
  'hellion:wicked-hack': {
    hero: 'hellion',
    stances: ['aggressive', 'defensive'],
    levels: [
      { range: [0], enemies: 1, acc: 9, damage: 7, crit: 1, critical: 12 },
      { range: [0], enemies: 1, acc: 10, damage: 9, crit: 1, critical: 17 },
      { range: [0], enemies: 1, acc: 11, damage: 11, crit: 1, critical: 20 },
    ],
  },
  'hellion:iron-swan': {
    hero: 'hellion',
    stances: ['aggressive'],
    levels: [
      { range: [2], enemies: 1, acc: 9, damage: 7, crit: 1, critical: 12 },
      { range: [2], enemies: 1, acc: 10, damage: 9, crit: 1, critical: 17 },
      { range: [2], enemies: 1, acc: 11, damage: 11, crit: 1, critical: 21 },
    ],
  },
  'hellion:barbaric-yawp': {
    hero: 'hellion',
    stances: ['aggressive', 'defensive'],
    levels: [
      { range: [0], enemies: 2, acc: 10, target: [['stun', 1]] },
      { range: [0], enemies: 2, acc: 11, target: [['stun', 1]] },
      { range: [0], enemies: 2, acc: 12, target: [['stun', 1]] },
    ],
  },
  'hellion:if-it-bleeds': {
    hero: 'hellion',
    stances: ['aggressive', 'defensive', 'ranged'],
    levels: [
      { range: [1], enemies: 1, acc: 9, damage: 5, crit: 0, critical: 8, target: [['bleed', 2, 2]] },
      { range: [1], enemies: 1, acc: 10, damage: 6, crit: 0, critical: 11, target: [['bleed', 3, 3]] },
      { range: [1], enemies: 1, acc: 10, damage: 8, crit: 0, critical: 15, target: [['bleed', 4, 3]] },
    ],
  },
  'hellion:breakthrough': {
    hero: 'hellion',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      { range: [1], enemies: 3, acc: 8, damage: 4, crit: 0, critical: 6, self: [['pull', 1]] },
      { range: [1], enemies: 3, acc: 9, damage: 5, crit: 0, critical: 8, self: [['pull', 1]] },
      { range: [1], enemies: 3, acc: 11, damage: 6, crit: 0, critical: 10, self: [['pull', 1]] },
    ],
  },
  'hellion:adrenaline-rush': {
    hero: 'hellion',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: 'self',
        self: [
          ['remove', 'bleed', 'blight'],
          ['buff', 3],
        ],
      },
      {
        range: [0, 1],
        allies: 1,
        self: [
          ['remove', 'bleed', 'blight'],
          ['buff', 2],
        ],
        target: [
          ['remove', 'bleed', 'blight'],
          ['buff', 2],
        ],
      },
      {
        range: [0, 1],
        allies: 2,
        self: [
          ['remove', 'bleed', 'blight'],
          ['buff', 2],
        ],
        target: [
          ['remove', 'bleed', 'blight'],
          ['buff', 2],
        ],
      },
    ],
  },
  'hellion:bleed-out': {
    hero: 'hellion',
    stances: ['aggressive'],
    levels: [
      {
        range: [0],
        enemies: 1,
        acc: 9,
        damage: 9,
        crit: 1,
        critical: 14,
        self: [['wounds', 3]],
        target: [['bleed', 3, 2]],
      },
      {
        range: [0],
        enemies: 1,
        acc: 10,
        damage: 12,
        crit: 1,
        critical: 18,
        self: [['wounds', 4]],
        target: [['bleed', 3, 3]],
      },
      {
        range: [0],
        enemies: 1,
        acc: 11,
        damage: 14,
        crit: 1,
        critical: 24,
        self: [['wounds', 5]],
        target: [['bleed', 4, 3]],
      },
    ],
  },
} as const satisfies Record<string, Skill>;
