import type { Skill } from '../skill.ts';

/** The seven Skills of the Plague Doctor, as printed on the three cards of each. */
export const PLAGUE_DOCTOR_SKILLS = {
  'plague-doctor:noxious-blast': {
    hero: 'plague-doctor',
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
          ['blight', 4, 2],
          ['debuff', 1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 10,
        damage: 3,
        crit: 1,
        critical: 6,
        target: [
          ['blight', 4, 3],
          ['debuff', 1],
        ],
      },
      {
        range: [1],
        enemies: 1,
        acc: 12,
        damage: 4,
        crit: 1,
        critical: 7,
        target: [
          ['blight', 4, 3],
          ['debuff', 2],
        ],
      },
    ],
  },
  'plague-doctor:plague-grenade': {
    hero: 'plague-doctor',
    stances: ['ranged', 'support'],
    levels: [
      { range: [2], enemies: 2, acc: 9, damage: 1, crit: 0, critical: 2, target: [['blight', 3, 2]] },
      { range: [2], enemies: 2, acc: 9, damage: 2, crit: 0, critical: 4, target: [['blight', 3, 3]] },
      { range: [2], enemies: 2, acc: 12, damage: 3, crit: 1, critical: 5, target: [['blight', 3, 3]] },
    ],
  },
  'plague-doctor:blinding-gas': {
    hero: 'plague-doctor',
    stances: ['ranged', 'support'],
    levels: [
      { range: [1, 2], enemies: 2, acc: 9, target: [['stun', 1]] },
      { range: [1, 2], enemies: 2, acc: 11, target: [['stun', 1]] },
      { range: [1, 2], enemies: 2, acc: 14, target: [['stun', 1]] },
    ],
  },
  'plague-doctor:incision': {
    hero: 'plague-doctor',
    stances: ['aggressive', 'defensive', 'ranged'],
    levels: [
      { range: [0], enemies: 1, acc: 9, damage: 5, crit: 1, critical: 8, target: [['bleed', 2, 2]] },
      { range: [0], enemies: 1, acc: 10, damage: 7, crit: 1, critical: 11, target: [['bleed', 2, 3]] },
      { range: [0], enemies: 1, acc: 11, damage: 8, crit: 1, critical: 14, target: [['bleed', 3, 3]] },
    ],
  },
  'plague-doctor:battlefield-medicine': {
    hero: 'plague-doctor',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      {
        range: [0],
        allies: 1,
        acc: 20,
        heals: 1,
        crit: 1,
        critical: 2,
        target: [['remove', 'bleed', 'blight']],
      },
      {
        range: [1],
        allies: 1,
        acc: 20,
        heals: 2,
        crit: 1,
        critical: 4,
        self: [
          ['heal', 3],
          ['remove', 'bleed', 'blight'],
        ],
        target: [['remove', 'bleed', 'blight']],
      },
      {
        range: [1],
        allies: 1,
        acc: 20,
        heals: 3,
        crit: 1,
        critical: 5,
        self: [
          ['heal', 4],
          ['remove', 'bleed', 'blight'],
        ],
        target: [['remove', 'bleed', 'blight']],
      },
    ],
  },
  'plague-doctor:emboldening-vapours': {
    hero: 'plague-doctor',
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    levels: [
      { range: [0], allies: 1, target: [['buff', 3]] },
      { range: [1], allies: 1, self: [['buff', 3]], target: [['buff', 3]] },
      { range: [1], allies: 1, self: [['buff', 4]], target: [['buff', 4]] },
    ],
  },
  'plague-doctor:disorienting-blast': {
    hero: 'plague-doctor',
    stances: ['defensive', 'ranged', 'support'],
    levels: [
      {
        range: [1],
        enemies: 1,
        acc: 9,
        target: [
          ['push-or-pull', 2],
          ['stun', 1],
        ],
      },
      {
        range: [1, 2],
        enemies: 1,
        acc: 10,
        target: [
          ['push-or-pull', 2],
          ['stun', 1],
        ],
      },
      {
        range: [1, 2],
        enemies: 1,
        acc: 12,
        target: [
          ['push-or-pull', 2],
          ['stun', 1],
        ],
      },
    ],
  },
} as const satisfies Record<string, Skill>;
