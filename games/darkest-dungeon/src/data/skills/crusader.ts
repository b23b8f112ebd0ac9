import type { Skill } from '../skill.ts';

/** The seven Skills of the Crusader, as printed on the three cards of each. */
export const CRUSADER_SKILLS = {
  'crusader:smite': {
    hero: 'crusader',
    stances: ['aggressive', 'defensive'],
    levels: [
      { range: [0], enemies: 1, acc: 9, damage: 7, crit: 0, critical: 13, bonus: [['unholy', 1]] },
      { range: [0], enemies: 1, acc: 10, damage: 9, crit: 0, critical: 16, bonus: [['unholy', 2]] },
      { range: [0], enemies: 1, acc: 11, damage: 11, crit: 1, critical: 19, bonus: [['unholy', 3]] },
    ],
  },
  'crusader:zealous-accusation': {
    hero: 'crusader',
    stances: ['aggressive', 'defensive'],
    levels: [
      { range: [1], enemies: 2, acc: 9, damage: 5, crit: 0, critical: 9 },
      { range: [1], enemies: 2, acc: 10, damage: 6, crit: 0, critical: 11 },
      { range: [1], enemies: 2, acc: 11, damage: 7, crit: 1, critical: 12 },
    ],
  },
  'crusader:stunning-blow': {
    hero: 'crusader',
    stances: ['aggressive', 'defensive'],
    levels: [
      { range: [0], enemies: 1, acc: 9, damage: 4, crit: 0, critical: 8, target: [['stun', 1]] },
      { range: [0], enemies: 1, acc: 10, damage: 5, crit: 0, critical: 9, target: [['stun', 1]] },
      { range: [0], enemies: 1, acc: 11, damage: 6, crit: 1, critical: 10, target: [['stun', 1]] },
    ],
  },
  'crusader:bulwark-of-faith': {
    hero: 'crusader',
    stances: ['aggressive', 'defensive'],
    levels: [
      {
        range: 'self',
        self: [
          ['protection', 2],
          ['mark', 3],
          ['light', 2],
        ],
      },
      {
        range: 'self',
        self: [
          ['protection', 3],
          ['mark', 3],
          ['light', 2],
        ],
      },
      {
        range: 'self',
        self: [
          ['protection', 3],
          ['mark', 2],
          ['light', 2],
        ],
      },
    ],
  },
  'crusader:battle-heal': {
    hero: 'crusader',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      { range: [0, 1], allies: 1, acc: 12, heals: 2, crit: 2, critical: 4 },
      { range: [0, 1], allies: 1, acc: 14, heals: 3, crit: 2, critical: 5 },
      { range: [1], allies: 1, acc: 16, heals: 4, crit: 2, critical: 6, self: [['heal', 5]] },
    ],
  },
  'crusader:holy-lance': {
    hero: 'crusader',
    stances: ['ranged', 'support'],
    levels: [
      {
        range: [1],
        enemies: 1,
        acc: 9,
        damage: 7,
        crit: 1,
        critical: 13,
        bonus: [['unholy', 1]],
        self: [['pull', 1]],
      },
      {
        range: [1],
        enemies: 1,
        acc: 10,
        damage: 9,
        crit: 1,
        critical: 16,
        bonus: [['unholy', 2]],
        self: [['pull', 1]],
      },
      {
        range: [1],
        enemies: 1,
        acc: 11,
        damage: 11,
        crit: 2,
        critical: 19,
        bonus: [['unholy', 3]],
        self: [['pull', 1]],
      },
    ],
  },
  'crusader:inspiring-cry': {
    hero: 'crusader',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: [0],
        allies: 1,
        target: [
          ['heal', 1],
          ['stress', -1],
          ['light', 1],
        ],
      },
      {
        range: [1],
        allies: 1,
        self: [
          ['heal', 1],
          ['stress', -1],
        ],
        target: [
          ['heal', 1],
          ['stress', -1],
          ['light', 1],
        ],
      },
      {
        range: [1],
        allies: 2,
        self: [
          ['heal', 1],
          ['stress', -1],
        ],
        target: [
          ['heal', 1],
          ['stress', -1],
          ['light', 1],
        ],
      },
    ],
  },
} as const satisfies Record<string, Skill>;
