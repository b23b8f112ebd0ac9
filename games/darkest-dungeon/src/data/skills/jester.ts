import type { Skill } from '../skill.ts';

/** The seven Skills of the Jester, as printed on the three cards of each. */
export const JESTER_SKILLS = {
  'jester:dirk-stab': {
    hero: 'jester',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: [1],
        enemies: 1,
        acc: 9,
        damage: 5,
        crit: 1,
        critical: 7,
        ignores: 'guard',
        self: [['pull', 1]],
      },
      {
        range: [1],
        enemies: 1,
        acc: 10,
        damage: 7,
        crit: 1,
        critical: 11,
        ignores: 'guard',
        self: [['pull', 1]],
      },
      {
        range: [1],
        enemies: 1,
        acc: 11,
        damage: 8,
        crit: 1,
        critical: 14,
        ignores: 'guard',
        self: [['pull', 1]],
      },
    ],
  },
  'jester:harvest': {
    hero: 'jester',
    stances: ['defensive', 'ranged'],
    levels: [
      { range: [1], enemies: 2, acc: 9, damage: 3, crit: 0, critical: 4, target: [['bleed', 2, 2]] },
      { range: [1], enemies: 2, acc: 10, damage: 4, crit: 0, critical: 6, target: [['bleed', 2, 3]] },
      { range: [1], enemies: 2, acc: 11, damage: 5, crit: 1, critical: 8, target: [['bleed', 3, 3]] },
    ],
  },
  'jester:finale': {
    hero: 'jester',
    stances: ['aggressive', 'defensive'],
    levels: [
      { range: [0], enemies: 1, acc: 14, damage: 7, crit: 1, critical: 10, self: [['push', 3]] },
      { range: [0], enemies: 1, acc: 15, damage: 10, crit: 1, critical: 16, self: [['push', 3]] },
      { range: [0], enemies: 1, acc: 16, damage: 12, crit: 1, critical: 20, self: [['push', 3]] },
    ],
  },
  'jester:solo': {
    hero: 'jester',
    stances: ['ranged', 'support'],
    levels: [
      {
        range: [2],
        enemies: 1,
        acc: 12,
        self: [
          ['buff', 2],
          ['pull', 2],
        ],
        target: [['stun', 1]],
      },
      {
        range: [2],
        enemies: 1,
        acc: 14,
        self: [
          ['buff', 2],
          ['pull', 2],
        ],
        target: [['stun', 1]],
      },
      {
        range: [2],
        enemies: 1,
        acc: 15,
        self: [
          ['buff', 3],
          ['pull', 2],
        ],
        target: [['stun', 2]],
      },
    ],
  },
  'jester:battle-ballad': {
    hero: 'jester',
    stances: ['ranged', 'support'],
    levels: [
      { range: [1], allies: 2, self: [['buff', 2]], target: [['buff', 2]] },
      { range: [1], allies: 3, self: [['buff', 3]], target: [['buff', 3]] },
      { range: [1], allies: 3, self: [['buff', 4]], target: [['buff', 4]] },
    ],
  },
  'jester:inspiring-tune': {
    hero: 'jester',
    stances: ['ranged', 'support'],
    levels: [
      { range: [0], allies: 2, acc: 20, crit: 2, self: [['stress', -1]], target: [['stress', -1]] },
      { range: [0], allies: 3, acc: 20, crit: 2, self: [['stress', -1]], target: [['stress', -1]] },
      { range: [0], allies: 3, acc: 20, crit: 3, self: [['stress', -1]], target: [['stress', -1]] },
    ],
  },
  'jester:slice-off': {
    hero: 'jester',
    stances: ['defensive', 'ranged'],
    levels: [
      { range: [1], enemies: 1, acc: 10, damage: 4, crit: 1, critical: 6, target: [['bleed', 3, 1]] },
      { range: [1], enemies: 1, acc: 11, damage: 5, crit: 1, critical: 8, target: [['bleed', 3, 2]] },
      { range: [1], enemies: 1, acc: 12, damage: 6, crit: 2, critical: 10, target: [['bleed', 3, 3]] },
    ],
  },
} as const satisfies Record<string, Skill>;
