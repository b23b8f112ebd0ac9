import type { Skill } from '../skill.ts';

/** The seven Skills of the Grave Robber, as printed on the three cards of each. */
export const GRAVE_ROBBER_SKILLS = {
  'grave-robber:pick-to-the-face': {
    hero: 'grave-robber',
    stances: ['aggressive', 'defensive', 'ranged'],
    levels: [
      { range: [0], enemies: 1, acc: 9, damage: 4, crit: 1, critical: 7, ignores: 'protection' },
      { range: [0], enemies: 1, acc: 10, damage: 6, crit: 1, critical: 10, ignores: 'protection' },
      { range: [0], enemies: 1, acc: 11, damage: 7, crit: 1, critical: 12, ignores: 'protection' },
    ],
  },
  'grave-robber:lunge': {
    hero: 'grave-robber',
    stances: ['ranged', 'support'],
    levels: [
      {
        range: [2],
        enemies: 1,
        acc: 10,
        damage: 7,
        crit: 1,
        critical: 11,
        bonus: [['blight', 2]],
        self: [['pull', 2]],
      },
      {
        range: [2],
        enemies: 1,
        acc: 11,
        damage: 10,
        crit: 1,
        critical: 15,
        bonus: [['blight', 4]],
        self: [['pull', 2]],
      },
      {
        range: [2],
        enemies: 1,
        acc: 12,
        damage: 11,
        crit: 2,
        critical: 19,
        bonus: [['blight', 6]],
        self: [['pull', 2]],
      },
    ],
  },
  'grave-robber:flashing-daggers': {
    hero: 'grave-robber',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      { range: [1], enemies: 2, acc: 9, damage: 3, crit: 0, critical: 6 },
      { range: [1], enemies: 2, acc: 10, damage: 4, crit: 0, critical: 7, target: [['debuff', 1]] },
      { range: [1], enemies: 2, acc: 11, damage: 5, crit: 0, critical: 10, target: [['debuff', 2]] },
    ],
  },
  'grave-robber:shadow-fade': {
    hero: 'grave-robber',
    stances: ['aggressive', 'defensive'],
    levels: [
      {
        range: 'self',
        self: [
          ['buff', 2],
          ['push', 2],
        ],
      },
      {
        range: 'self',
        self: [
          ['buff', 3],
          ['push', 2],
        ],
      },
      {
        range: 'self',
        self: [
          ['buff', 4],
          ['push', 2],
        ],
      },
    ],
  },
  'grave-robber:throw-dagger': {
    hero: 'grave-robber',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      {
        range: [1, 2],
        enemies: 1,
        acc: 9,
        damage: 4,
        crit: 2,
        critical: 7,
        bonus: [
          ['blight', 1],
          ['mark', 2],
        ],
      },
      {
        range: [1, 2],
        enemies: 1,
        acc: 10,
        damage: 6,
        crit: 2,
        critical: 10,
        bonus: [
          ['blight', 2],
          ['mark', 3],
        ],
      },
      {
        range: [1, 2],
        enemies: 1,
        acc: 11,
        damage: 7,
        crit: 2,
        critical: 12,
        bonus: [
          ['blight', 3],
          ['mark', 4],
        ],
      },
    ],
  },
  'grave-robber:poison-dart': {
    hero: 'grave-robber',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 1, acc: 10, damage: 2, crit: 1, critical: 4, target: [['blight', 2, 3]] },
      { range: [1, 2], enemies: 1, acc: 11, damage: 3, crit: 1, critical: 5, target: [['blight', 3, 3]] },
      { range: [1, 2], enemies: 1, acc: 12, damage: 3, crit: 2, critical: 5, target: [['blight', 4, 3]] },
    ],
  },
  'grave-robber:toxin-trickery': {
    hero: 'grave-robber',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: 'self',
        self: [
          ['buff', 2],
          ['remove', 'bleed', 'blight'],
        ],
      },
      {
        range: [1],
        allies: 1,
        self: [
          ['buff', 2],
          ['remove', 'bleed', 'blight'],
        ],
        target: [
          ['buff', 2],
          ['remove', 'bleed', 'blight'],
        ],
      },
      {
        range: [1],
        allies: 1,
        self: [
          ['buff', 2],
          ['remove', 'bleed', 'blight'],
        ],
        target: [
          ['buff', 2],
          ['remove', 'bleed', 'blight'],
        ],
      },
    ],
  },
} as const satisfies Record<string, Skill>;
