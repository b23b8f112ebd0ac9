import type { Skill } from '../skill.ts';

/** The seven Skills of the Arbalest, as printed on the three cards of each. */
export const ARBALEST_SKILLS = {
  'arbalest:sniper-shot': {
    hero: 'arbalest',
    stances: ['ranged', 'support'],
    levels: [
      { range: [2], enemies: 1, acc: 9, damage: 6, crit: 1, critical: 9, bonus: [['mark', 3]] },
      { range: [2], enemies: 1, acc: 10, damage: 8, crit: 1, critical: 12, bonus: [['mark', 5]] },
      { range: [2], enemies: 1, acc: 11, damage: 10, crit: 1, critical: 16, bonus: [['mark', 9]] },
    ],
  },
  'arbalest:suppressing-fire': {
    hero: 'arbalest',
    stances: ['ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 2, acc: 9, damage: 2, crit: 0, critical: 4, target: [['debuff', 1]] },
      { range: [1, 2], enemies: 2, acc: 10, damage: 3, crit: 0, critical: 6, target: [['debuff', 2]] },
      { range: [1, 2], enemies: 2, acc: 11, damage: 4, crit: 0, critical: 7, target: [['debuff', 3]] },
    ],
  },
  'arbalest:snipers-mark': {
    hero: 'arbalest',
    stances: ['ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 1, acc: 10, target: [['mark', 2]] },
      { range: [1, 2], enemies: 1, acc: 11, target: [['mark', 3]] },
      { range: [1, 2], enemies: 1, acc: 12, target: [['mark', 4]] },
    ],
  },
  'arbalest:bola': {
    hero: 'arbalest',
    stances: ['ranged', 'support'],
    levels: [
      {
        range: [1],
        enemies: 2,
        acc: 10,
        damage: 3,
        crit: 1,
        critical: 6,
        self: [['push', 1]],
        target: [['push', 2]],
      },
      {
        range: [1],
        enemies: 2,
        acc: 11,
        damage: 4,
        crit: 1,
        critical: 8,
        self: [['push', 2]],
        target: [['push', 2]],
      },
      {
        range: [1],
        enemies: 2,
        acc: 12,
        damage: 5,
        crit: 1,
        critical: 9,
        self: [['push', 2]],
        target: [['push', 2]],
      },
    ],
  },
  'arbalest:blindfire': {
    hero: 'arbalest',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      { range: [0, 1, 2], enemies: 1, acc: 8, damage: 5, crit: 0, critical: 8, self: [['push', 1]] },
      { range: [0, 1, 2], enemies: 1, acc: 9, damage: 6, crit: 0, critical: 11, self: [['push', 2]] },
      { range: [0, 1, 2], enemies: 1, acc: 10, damage: 8, crit: 0, critical: 14, self: [['push', 2]] },
    ],
  },
  'arbalest:battlefield-bandage': {
    hero: 'arbalest',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      { range: [0, 1], allies: 1, acc: 8, heals: 4, crit: 0, critical: 6, self: [['buff', 2]] },
      { range: [0, 1], allies: 1, acc: 9, heals: 5, crit: 0, critical: 8, self: [['buff', 2]] },
      { range: [0, 1], allies: 1, acc: 10, heals: 7, crit: 0, critical: 10, self: [['buff', 2]] },
    ],
  },
  'arbalest:rallying-flare': {
    hero: 'arbalest',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: [1, 2],
        enemies: 2,
        allies: 2,
        acc: 10,
        self: [['remove', 'stun', 'mark']],
        target: [['debuff', 2]],
        ally: [['remove', 'stun', 'mark']],
      },
      {
        range: [1, 2],
        enemies: 2,
        allies: 2,
        acc: 11,
        self: [['remove', 'stun', 'mark']],
        target: [['debuff', 2]],
        ally: [['remove', 'stun', 'mark']],
      },
      {
        range: [1, 2],
        enemies: 3,
        allies: 3,
        acc: 12,
        self: [['remove', 'stun', 'mark']],
        target: [['debuff', 2]],
        ally: [['remove', 'stun', 'mark']],
      },
    ],
  },
} as const satisfies Record<string, Skill>;
