import type { Skill } from '../skill.ts';

/** The seven Skills of the Highwayman, as printed on the three cards of each. */
export const HIGHWAYMAN_SKILLS = {
  'highwayman:wicked-slice': {
    hero: 'highwayman',
    stances: ['aggressive', 'defensive', 'ranged'],
    levels: [
      { range: [0], enemies: 1, acc: 9, damage: 7, crit: 1, critical: 11 },
      { range: [0], enemies: 1, acc: 10, damage: 9, crit: 1, critical: 14 },
      { range: [0], enemies: 1, acc: 11, damage: 11, crit: 1, critical: 17 },
    ],
  },
  'highwayman:pistol-shot': {
    hero: 'highwayman',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 1, acc: 9, damage: 5, crit: 1, critical: 9, bonus: [['mark', 2]] },
      { range: [1, 2], enemies: 1, acc: 10, damage: 7, crit: 1, critical: 12, bonus: [['mark', 3]] },
      { range: [1, 2], enemies: 1, acc: 11, damage: 9, crit: 1, critical: 15, bonus: [['mark', 4]] },
    ],
  },
  'highwayman:point-blank-shot': {
    hero: 'highwayman',
    stances: ['aggressive'],
    levels: [
      {
        range: [0],
        enemies: 1,
        acc: 10,
        damage: 9,
        crit: 1,
        critical: 15,
        self: [['push', 1]],
        target: [['push', 1]],
      },
      {
        range: [0],
        enemies: 1,
        acc: 11,
        damage: 12,
        crit: 1,
        critical: 18,
        self: [['push', 1]],
        target: [['push', 1]],
      },
      {
        range: [0],
        enemies: 1,
        acc: 12,
        damage: 15,
        crit: 1,
        critical: 23,
        self: [['push', 1]],
        target: [['push', 1]],
      },
    ],
  },
  'highwayman:grapeshot-blast': {
    hero: 'highwayman',
    stances: ['defensive', 'ranged'],
    levels: [
      { range: [0, 1], enemies: 3, acc: 8, damage: 3, crit: 0, critical: 5, target: [['debuff', 1]] },
      { range: [0, 1], enemies: 3, acc: 9, damage: 4, crit: 0, critical: 7, target: [['debuff', 2]] },
      { range: [0, 1], enemies: 3, acc: 10, damage: 5, crit: 0, critical: 8, target: [['debuff', 3]] },
    ],
  },
  'highwayman:tracking-shot': {
    hero: 'highwayman',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 1, acc: 10, damage: 2, crit: 0, critical: 3, self: [['buff', 3]] },
      { range: [1, 2], enemies: 1, acc: 11, damage: 3, crit: 0, critical: 5, self: [['buff', 4]] },
      { range: [1, 2], enemies: 1, acc: 12, damage: 4, crit: 1, critical: 7, self: [['buff', 4]] },
    ],
  },
  'highwayman:duelists-advance': {
    hero: 'highwayman',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      {
        range: [1],
        enemies: 1,
        acc: 9,
        damage: 4,
        crit: 1,
        critical: 8,
        self: [
          ['riposte', 2],
          ['pull', 1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 10,
        damage: 6,
        crit: 1,
        critical: 11,
        self: [
          ['riposte', 3],
          ['pull', 1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 12,
        damage: 8,
        crit: 1,
        critical: 14,
        self: [
          ['riposte', 3],
          ['pull', 1],
        ],
      },
    ],
  },
  'highwayman:open-vein': {
    hero: 'highwayman',
    stances: ['aggressive', 'defensive', 'ranged'],
    levels: [
      { range: [0], enemies: 1, acc: 10, damage: 5, crit: 0, critical: 9, target: [['bleed', 2, 2]] },
      { range: [0], enemies: 1, acc: 11, damage: 7, crit: 0, critical: 12, target: [['bleed', 2, 3]] },
      { range: [0], enemies: 1, acc: 12, damage: 9, crit: 0, critical: 15, target: [['bleed', 3, 3]] },
    ],
  },
} as const satisfies Record<string, Skill>;
