import type { Skill } from '../skill.ts';

/** The seven Skills of the Bounty Hunter, as printed on the three cards of each. */
export const BOUNTY_HUNTER_SKILLS = {
  'bounty-hunter:collect-bounty': {
    hero: 'bounty-hunter',
    stances: ['aggressive', 'defensive', 'ranged'],
    levels: [
      {
        range: [0],
        enemies: 1,
        acc: 9,
        damage: 6,
        crit: 1,
        critical: 10,
        bonus: [
          ['human', 1],
          ['mark', 2],
        ],
      },
      {
        range: [0],
        enemies: 1,
        acc: 10,
        damage: 8,
        crit: 1,
        critical: 14,
        bonus: [
          ['human', 2],
          ['mark', 3],
        ],
      },
      {
        range: [0],
        enemies: 1,
        acc: 11,
        damage: 9,
        crit: 2,
        critical: 16,
        bonus: [
          ['human', 2],
          ['mark', 3],
        ],
      },
    ],
  },
  'bounty-hunter:mark-for-death': {
    hero: 'bounty-hunter',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: [0, 1, 2],
        enemies: 1,
        acc: 10,
        self: [['buff', 2]],
        target: [
          ['mark', 3],
          ['debuff', 2],
        ],
      },
      {
        range: [0, 1, 2],
        enemies: 1,
        acc: 11,
        self: [['buff', 3]],
        target: [
          ['mark', 3],
          ['debuff', 2],
        ],
      },
      {
        range: [0, 1, 2],
        enemies: 1,
        acc: 12,
        self: [['buff', 3]],
        target: [
          ['mark', 3],
          ['debuff', 3],
        ],
      },
    ],
  },
  'bounty-hunter:come-hither': {
    hero: 'bounty-hunter',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: [2],
        enemies: 1,
        acc: 9,
        damage: 2,
        crit: 0,
        critical: 4,
        target: [
          ['mark', 2],
          ['pull', 2],
        ],
      },
      {
        range: [2],
        enemies: 1,
        acc: 10,
        damage: 3,
        crit: 1,
        critical: 5,
        target: [
          ['mark', 2],
          ['pull', 2],
        ],
      },
      {
        range: [2],
        enemies: 1,
        acc: 11,
        damage: 4,
        crit: 1,
        critical: 6,
        target: [
          ['mark', 3],
          ['pull', 2],
        ],
      },
    ],
  },
  'bounty-hunter:uppercut': {
    hero: 'bounty-hunter',
    stances: ['aggressive', 'defensive'],
    levels: [
      {
        range: [0],
        enemies: 1,
        acc: 9,
        damage: 3,
        crit: 0,
        critical: 5,
        target: [
          ['stun', 1],
          ['push', 2],
        ],
      },
      {
        range: [0],
        enemies: 1,
        acc: 10,
        damage: 5,
        crit: 0,
        critical: 8,
        target: [
          ['stun', 1],
          ['push', 2],
        ],
      },
      {
        range: [0],
        enemies: 1,
        acc: 11,
        damage: 6,
        crit: 1,
        critical: 9,
        target: [
          ['stun', 1],
          ['push', 2],
        ],
      },
    ],
  },
  'bounty-hunter:flashbang': {
    hero: 'bounty-hunter',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      {
        range: [1, 2],
        enemies: 1,
        acc: 10,
        target: [
          ['stun', 1],
          ['push-or-pull', 1],
        ],
      },
      {
        range: [1, 2],
        enemies: 1,
        acc: 11,
        target: [
          ['stun', 1],
          ['push-or-pull', 2],
        ],
      },
      {
        range: [1, 2],
        enemies: 1,
        acc: 12,
        target: [
          ['stun', 1],
          ['push-or-pull', 3],
        ],
      },
    ],
  },
  'bounty-hunter:finish-him': {
    hero: 'bounty-hunter',
    stances: ['aggressive', 'defensive', 'ranged'],
    levels: [
      { range: [0, 1], enemies: 1, acc: 9, damage: 6, crit: 1, critical: 10, bonus: [['stun', 2]] },
      { range: [0, 1], enemies: 1, acc: 10, damage: 8, crit: 1, critical: 14, bonus: [['stun', 3]] },
      { range: [0, 1], enemies: 1, acc: 11, damage: 9, crit: 1, critical: 16, bonus: [['stun', 4]] },
    ],
  },
  'bounty-hunter:caltrops': {
    hero: 'bounty-hunter',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      {
        range: [2],
        enemies: 1,
        acc: 9,
        damage: 1,
        crit: 1,
        critical: 2,
        target: [
          ['bleed', 2, 3],
          ['debuff', 1],
        ],
      },
      {
        range: [2],
        enemies: 1,
        acc: 10,
        damage: 2,
        crit: 1,
        critical: 3,
        target: [
          ['bleed', 3, 2],
          ['debuff', 2],
        ],
      },
      {
        range: [2],
        enemies: 1,
        acc: 11,
        damage: 2,
        crit: 1,
        critical: 3,
        target: [
          ['bleed', 3, 3],
          ['debuff', 3],
        ],
      },
    ],
  },
} as const satisfies Record<string, Skill>;
