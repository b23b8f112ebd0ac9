import type { Skill } from '../skill.ts';

/** The seven Skills of the Abomination, as printed on the three cards of each. */
export const ABOMINATION_SKILLS = {
  'abomination:manacles': {
    hero: 'abomination',
    stances: ['defensive', 'ranged'],
    form: 'human',
    levels: [
      { range: [1], enemies: 1, acc: 10, damage: 4, crit: 0, critical: 6, target: [['stun', 1]] },
      { range: [1], enemies: 1, acc: 11, damage: 5, crit: 0, critical: 8, target: [['stun', 1]] },
      { range: [1], enemies: 1, acc: 11, damage: 7, crit: 0, critical: 11, target: [['stun', 1]] },
    ],
  },
  'abomination:beasts-bile': {
    hero: 'abomination',
    stances: ['defensive', 'ranged'],
    form: 'human',
    levels: [
      { range: [1, 2], enemies: 2, acc: 10, damage: 2, crit: 0, critical: 3, target: [['blight', 2, 2]] },
      { range: [1, 2], enemies: 2, acc: 11, damage: 3, crit: 0, critical: 5, target: [['blight', 2, 3]] },
      { range: [1, 2], enemies: 2, acc: 11, damage: 4, crit: 0, critical: 6, target: [['blight', 3, 3]] },
    ],
  },
  'abomination:absolution': {
    hero: 'abomination',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    form: 'human',
    levels: [
      { range: 'self', acc: 12, heals: 2, crit: 1, critical: 4, self: [['stress', -1]] },
      { range: 'self', acc: 14, heals: 3, crit: 1, critical: 6, self: [['stress', -1]] },
      { range: 'self', acc: 16, heals: 4, crit: 1, critical: 8, self: [['stress', -1]] },
    ],
  },
  'abomination:transform': {
    hero: 'abomination',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: 'self',
        self: [
          ['become', 'beast'],
          ['buff', 2],
          ['heal', 4],
          ['stress', 2],
          ['others', ['stress', 2]],
        ],
      },
      {
        range: 'self',
        self: [
          ['become', 'beast'],
          ['buff', 3],
          ['heal', 6],
          ['others', ['stress', 2]],
        ],
      },
      {
        range: 'self',
        self: [
          ['become', 'beast'],
          ['buff', 3],
          ['heal', 8],
          ['others', ['stress', 2]],
        ],
      },
    ],
    back: [
      {
        range: 'self',
        self: [
          ['become', 'human'],
          ['debuff', 3],
          ['stress', -1],
          ['others', ['stress', -1]],
        ],
      },
      {
        range: 'self',
        self: [
          ['become', 'human'],
          ['debuff', 2],
          ['stress', -1],
          ['others', ['stress', -1]],
        ],
      },
      {
        range: 'self',
        self: [
          ['become', 'human'],
          ['debuff', 1],
          ['stress', -1],
          ['others', ['stress', -1]],
        ],
      },
    ],
  },
  'abomination:rake': {
    hero: 'abomination',
    stances: ['aggressive', 'defensive'],
    form: 'beast',
    levels: [
      {
        range: [0],
        enemies: 2,
        acc: 9,
        damage: 5,
        crit: 0,
        critical: 9,
        self: [
          ['buff', 2],
          ['stress', 1],
        ],
      },
      {
        range: [0],
        enemies: 2,
        acc: 10,
        damage: 7,
        crit: 0,
        critical: 12,
        self: [
          ['buff', 2],
          ['stress', 1],
        ],
      },
      {
        range: [0],
        enemies: 2,
        acc: 11,
        damage: 9,
        crit: 0,
        critical: 14,
        self: [
          ['buff', 2],
          ['stress', 1],
        ],
      },
    ],
  },
  'abomination:rage': {
    hero: 'abomination',
    stances: ['aggressive', 'defensive'],
    form: 'beast',
    levels: [
      { range: [0], enemies: 1, acc: 9, damage: 9, crit: 1, critical: 12, self: [['stress', 1]] },
      { range: [0], enemies: 1, acc: 10, damage: 11, crit: 1, critical: 16, self: [['stress', 1]] },
      { range: [0], enemies: 1, acc: 11, damage: 15, crit: 1, critical: 21, self: [['stress', 1]] },
    ],
  },
  'abomination:slam': {
    hero: 'abomination',
    stances: ['aggressive', 'defensive', 'ranged'],
    form: 'beast',
    levels: [
      {
        range: [1],
        enemies: 1,
        acc: 8,
        damage: 7,
        crit: 0,
        critical: 10,
        self: [
          ['pull', 1],
          ['stress', 1],
        ],
        target: [
          ['push', 2],
          ['debuff', 1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 10,
        damage: 9,
        crit: 0,
        critical: 14,
        self: [
          ['pull', 1],
          ['stress', 1],
        ],
        target: [
          ['push', 2],
          ['debuff', 2],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 11,
        damage: 12,
        crit: 0,
        critical: 17,
        self: [
          ['pull', 1],
          ['stress', 1],
        ],
        target: [
          ['push', 2],
          ['debuff', 2],
        ],
      },
    ],
  },
} as const satisfies Record<string, Skill>;
