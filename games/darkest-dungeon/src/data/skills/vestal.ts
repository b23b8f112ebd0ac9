import type { Skill } from '../skill.ts';

/** The seven Skills of the Vestal, as printed on the three cards of each. */
export const VESTAL_SKILLS = {
  'vestal:mace-bash': {
    hero: 'vestal',
    stances: ['aggressive', 'defensive'],
    levels: [
      { range: [1], enemies: 1, acc: 9, damage: 5, crit: 0, critical: 9, bonus: [['unholy', 1]] },
      { range: [1], enemies: 1, acc: 10, damage: 7, crit: 0, critical: 11, bonus: [['unholy', 2]] },
      { range: [1], enemies: 1, acc: 11, damage: 8, crit: 1, critical: 14, bonus: [['unholy', 3]] },
    ],
  },
  'vestal:judgement': {
    hero: 'vestal',
    stances: ['ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 1, acc: 9, damage: 4, crit: 1, critical: 8, self: [['heal', 2]] },
      { range: [1, 2], enemies: 1, acc: 10, damage: 5, crit: 1, critical: 10, self: [['heal', 3]] },
      { range: [1, 2], enemies: 1, acc: 11, damage: 6, crit: 1, critical: 12, self: [['heal', 4]] },
    ],
  },
  'vestal:dazzling-light': {
    hero: 'vestal',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      {
        range: [1],
        enemies: 1,
        acc: 9,
        damage: 2,
        crit: 1,
        critical: 4,
        target: [
          ['stun', 1],
          ['light', 1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 10,
        damage: 3,
        crit: 1,
        critical: 5,
        target: [
          ['stun', 1],
          ['light', 1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 11,
        damage: 4,
        crit: 1,
        critical: 6,
        target: [
          ['stun', 1],
          ['light', 1],
        ],
      },
    ],
  },
  'vestal:divine-grace': {
    hero: 'vestal',
    stances: ['ranged', 'support'],
    levels: [
      { range: [0, 1], allies: 1, acc: 12, heals: 3, crit: 3, critical: 5 },
      { range: [0, 1], allies: 1, acc: 14, heals: 5, crit: 3, critical: 7 },
      { range: [0, 1], allies: 1, acc: 16, heals: 7, crit: 3, critical: 9 },
    ],
  },
  'vestal:divine-comfort': {
    hero: 'vestal',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      { range: [1], allies: 3, acc: 12, heals: 2, crit: 3, critical: 3, self: [['heal', 2]] },
      { range: [1], allies: 3, acc: 14, heals: 3, crit: 3, critical: 4, self: [['heal', 3]] },
      { range: [1], allies: 3, acc: 16, heals: 4, crit: 3, critical: 5, self: [['heal', 4]] },
    ],
  },
  'vestal:illumination': {
    hero: 'vestal',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      {
        range: [1, 2],
        enemies: 1,
        acc: 9,
        damage: 2,
        crit: 0,
        critical: 4,
        target: [
          ['debuff', 1],
          ['light', 1],
        ],
      },
      {
        range: [1, 2],
        enemies: 1,
        acc: 10,
        damage: 3,
        crit: 0,
        critical: 5,
        target: [
          ['debuff', 2],
          ['light', 1],
        ],
      },
      {
        range: [1, 2],
        enemies: 1,
        acc: 11,
        damage: 4,
        crit: 0,
        critical: 6,
        target: [
          ['debuff', 3],
          ['light', 1],
        ],
      },
    ],
  },
  'vestal:hand-of-light': {
    hero: 'vestal',
    stances: ['aggressive', 'defensive'],
    levels: [
      {
        range: [1],
        enemies: 1,
        acc: 9,
        damage: 3,
        crit: 1,
        critical: 6,
        bonus: [['unholy', 1]],
        self: [['buff', 3]],
      },
      {
        range: [1],
        enemies: 1,
        acc: 10,
        damage: 4,
        crit: 1,
        critical: 7,
        bonus: [['unholy', 2]],
        self: [['buff', 3]],
      },
      {
        range: [1],
        enemies: 1,
        acc: 11,
        damage: 5,
        crit: 1,
        critical: 9,
        bonus: [['unholy', 3]],
        self: [['buff', 3]],
      },
    ],
  },
} as const satisfies Record<string, Skill>;
