import { evenCard } from './even.ts';
import type { SkillCard } from './skill-card.ts';
import type { SkillId } from './skills.ts';
import type { Stance } from './stances.ts';

export interface CircusSkill {
  readonly stances: readonly Stance[];
  readonly card: SkillCard;
}

/** DD-PVP-02: the Skills as the PvP cards print them. ours, and may be tuned. Rallying Flare: its own Heroes there too. */
export const CIRCUS_SKILLS = {
  'crusader:smite': {
    stances: ['aggressive', 'defensive'],
    card: { range: [0], enemies: 1, acc: 10, damage: 9, crit: 0, critical: 16, bonus: [['shaken', 2]] },
  },
  'crusader:zealous-accusation': {
    stances: ['aggressive', 'defensive'],
    card: { range: [1], enemies: 2, acc: 10, damage: 6, crit: 0, critical: 11, target: [['stress', 1]] },
  },
  'crusader:stunning-blow': {
    stances: ['aggressive', 'defensive'],
    card: { range: [0], enemies: 1, acc: 10, damage: 5, crit: 0, critical: 9, target: [['stun', 1]] },
  },
  'crusader:bulwark-of-faith': {
    stances: ['aggressive', 'defensive'],
    card: {
      range: 'self',
      self: [
        ['protection', 2],
        ['guard', 1],
        ['stress', -1],
      ],
    },
  },
  'crusader:battle-heal': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: { range: [0, 1], allies: 1, acc: 14, heals: 4, crit: 2, critical: 6 },
  },
  'crusader:holy-lance': {
    stances: ['ranged', 'support'],
    card: {
      range: [1],
      enemies: 1,
      acc: 10,
      damage: 9,
      crit: 1,
      critical: 16,
      bonus: [['shaken', 2]],
      self: [['pull', 1]],
    },
  },
  'crusader:inspiring-cry': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [1],
      allies: 1,
      self: [
        ['heal', 1],
        ['stress', -1],
      ],
      target: [
        ['heal', 2],
        ['stress', -1],
      ],
    },
  },
  'hellion:wicked-hack': {
    stances: ['aggressive', 'defensive'],
    card: { range: [0], enemies: 1, acc: 10, damage: 8, crit: 1, critical: 15 },
  },
  'hellion:iron-swan': {
    stances: ['aggressive'],
    card: { range: [2], enemies: 1, acc: 10, damage: 7, crit: 1, critical: 13 },
  },
  'hellion:barbaric-yawp': {
    stances: ['aggressive', 'defensive'],
    card: {
      range: [0],
      enemies: 2,
      acc: 12,
      target: [
        ['stun', 1],
        ['stress', 2],
      ],
    },
  },
  'hellion:if-it-bleeds': {
    stances: ['aggressive', 'defensive', 'ranged'],
    card: { range: [1], enemies: 1, acc: 10, damage: 5, crit: 0, critical: 9, target: [['bleed', 2, 2]] },
  },
  'hellion:breakthrough': {
    stances: ['defensive', 'ranged', 'support'],
    card: { range: [1], enemies: 3, acc: 9, damage: 5, crit: 0, critical: 8, self: [['pull', 1]] },
  },
  'hellion:adrenaline-rush': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [0, 1],
      allies: 1,
      self: [
        ['remove', 'bleed', 'blight'],
        ['buff', 2],
        ['heal', 1],
      ],
      target: [
        ['remove', 'bleed', 'blight'],
        ['buff', 2],
        ['heal', 1],
      ],
    },
  },
  'hellion:bleed-out': {
    stances: ['aggressive'],
    card: {
      range: [0],
      enemies: 1,
      acc: 10,
      damage: 11,
      crit: 1,
      critical: 17,
      self: [['wounds', 3]],
      target: [['bleed', 3, 2]],
    },
  },
  'bounty-hunter:collect-bounty': {
    stances: ['aggressive', 'defensive', 'ranged'],
    card: { range: [0], enemies: 1, acc: 10, damage: 7, crit: 1, critical: 12, bonus: [['mark', 3]] },
  },
  'bounty-hunter:mark-for-death': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [0, 1, 2],
      enemies: 1,
      acc: 11,
      self: [['buff', 2]],
      target: [
        ['mark', 3],
        ['debuff', 2],
        ['stress', 1],
      ],
    },
  },
  'bounty-hunter:come-hither': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [2],
      enemies: 1,
      acc: 10,
      damage: 2,
      crit: 1,
      critical: 4,
      target: [
        ['mark', 2],
        ['pull', 2],
      ],
    },
  },
  'bounty-hunter:uppercut': {
    stances: ['aggressive', 'defensive'],
    card: {
      range: [0],
      enemies: 1,
      acc: 10,
      damage: 4,
      crit: 0,
      critical: 7,
      target: [
        ['stun', 1],
        ['push', 2],
      ],
    },
  },
  'bounty-hunter:flashbang': {
    stances: ['defensive', 'ranged', 'support'],
    card: {
      range: [1, 2],
      enemies: 1,
      acc: 11,
      target: [
        ['stun', 1],
        ['push-or-pull', 2],
      ],
    },
  },
  'bounty-hunter:finish-him': {
    stances: ['aggressive', 'defensive', 'ranged'],
    card: { range: [0, 1], enemies: 1, acc: 10, damage: 8, crit: 1, critical: 14, bonus: [['stun', 3]] },
  },
  'bounty-hunter:caltrops': {
    stances: ['defensive', 'ranged', 'support'],
    card: {
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
  },
  'highwayman:wicked-slice': {
    stances: ['aggressive', 'defensive', 'ranged'],
    card: { range: [0], enemies: 1, acc: 10, damage: 8, crit: 1, critical: 13 },
  },
  'highwayman:pistol-shot': {
    stances: ['defensive', 'ranged', 'support'],
    card: { range: [1, 2], enemies: 1, acc: 10, damage: 7, crit: 1, critical: 12, bonus: [['mark', 3]] },
  },
  'highwayman:point-blank-shot': {
    stances: ['aggressive'],
    card: {
      range: [0],
      enemies: 1,
      acc: 11,
      damage: 11,
      crit: 1,
      critical: 17,
      self: [['push', 1]],
      target: [['push', 1]],
    },
  },
  'highwayman:grapeshot-blast': {
    stances: ['defensive', 'ranged'],
    card: { range: [0, 1], enemies: 3, acc: 9, damage: 4, crit: 0, critical: 7, target: [['debuff', 2]] },
  },
  'highwayman:tracking-shot': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: { range: [1, 2], enemies: 1, acc: 11, damage: 3, crit: 0, critical: 5, self: [['buff', 3]] },
  },
  'highwayman:duelists-advance': {
    stances: ['defensive', 'ranged', 'support'],
    card: {
      range: [1],
      enemies: 1,
      acc: 10,
      damage: 4,
      crit: 1,
      critical: 8,
      self: [
        ['riposte', 2],
        ['pull', 1],
      ],
    },
  },
  'highwayman:open-vein': {
    stances: ['aggressive', 'defensive', 'ranged'],
    card: { range: [0], enemies: 1, acc: 11, damage: 6, crit: 0, critical: 10, target: [['bleed', 2, 2]] },
  },
  'vestal:mace-bash': {
    stances: ['aggressive', 'defensive'],
    card: { range: [1], enemies: 1, acc: 10, damage: 7, crit: 0, critical: 11, bonus: [['shaken', 2]] },
  },
  'vestal:judgement': {
    stances: ['ranged', 'support'],
    card: { range: [1, 2], enemies: 1, acc: 10, damage: 5, crit: 1, critical: 10, self: [['heal', 3]] },
  },
  'vestal:dazzling-light': {
    stances: ['defensive', 'ranged', 'support'],
    card: { range: [1], enemies: 1, acc: 10, damage: 3, crit: 1, critical: 5, target: [['stun', 1]] },
  },
  'vestal:divine-grace': {
    stances: ['ranged', 'support'],
    card: { range: [0, 1], allies: 1, acc: 14, heals: 5, crit: 3, critical: 7 },
  },
  'vestal:divine-comfort': {
    stances: ['defensive', 'ranged', 'support'],
    card: { range: [0, 1], allies: 3, acc: 14, heals: 3, crit: 3, critical: 4, self: [['heal', 3]] },
  },
  'vestal:illumination': {
    stances: ['defensive', 'ranged', 'support'],
    card: {
      range: [1, 2],
      enemies: 1,
      acc: 10,
      damage: 3,
      crit: 0,
      critical: 5,
      target: [
        ['debuff', 2],
        ['stress', 1],
      ],
    },
  },
  'vestal:hand-of-light': {
    stances: ['aggressive', 'defensive'],
    card: {
      range: [1],
      enemies: 1,
      acc: 10,
      damage: 4,
      crit: 1,
      critical: 7,
      bonus: [['shaken', 2]],
      self: [['buff', 3]],
    },
  },
  'jester:dirk-stab': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [1],
      enemies: 1,
      acc: 10,
      damage: 8,
      crit: 1,
      critical: 12,
      ignores: 'guard',
      self: [['pull', 1]],
    },
  },
  'jester:harvest': {
    stances: ['defensive', 'ranged'],
    card: { range: [1], enemies: 2, acc: 10, damage: 3, crit: 0, critical: 5, target: [['bleed', 2, 2]] },
  },
  'jester:finale': {
    stances: ['aggressive', 'defensive'],
    card: { range: [0], enemies: 1, acc: 14, damage: 9, crit: 1, critical: 15, self: [['push', 3]] },
  },
  'jester:solo': {
    stances: ['ranged', 'support'],
    card: {
      range: [2],
      enemies: 1,
      acc: 12,
      damage: 4,
      crit: 1,
      critical: 8,
      self: [
        ['buff', 2],
        ['pull', 2],
      ],
      target: [
        ['stun', 1],
        ['stress', 1],
      ],
    },
  },
  'jester:battle-ballad': {
    stances: ['ranged', 'support'],
    card: {
      range: [0, 1],
      allies: 3,
      self: [['buff', 3]],
      target: [
        ['buff', 3],
        ['heal', 2],
      ],
    },
  },
  'jester:inspiring-tune': {
    stances: ['ranged', 'support'],
    card: {
      range: [0, 1],
      allies: 3,
      self: [
        ['stress', -1],
        ['heal', 3],
      ],
      target: [
        ['stress', -2],
        ['heal', 3],
      ],
    },
  },
  'jester:slice-off': {
    stances: ['defensive', 'ranged'],
    card: { range: [1], enemies: 1, acc: 11, damage: 4, crit: 1, critical: 7, target: [['bleed', 3, 2]] },
  },
  'plague-doctor:noxious-blast': {
    stances: ['defensive', 'ranged', 'support'],
    card: {
      range: [1],
      enemies: 1,
      acc: 10,
      damage: 3,
      crit: 1,
      critical: 6,
      target: [
        ['blight', 4, 2],
        ['debuff', 1],
      ],
    },
  },
  'plague-doctor:plague-grenade': {
    stances: ['ranged', 'support'],
    card: { range: [2], enemies: 2, acc: 9, damage: 2, crit: 0, critical: 4, target: [['blight', 3, 2]] },
  },
  'plague-doctor:blinding-gas': {
    stances: ['ranged', 'support'],
    card: { range: [1, 2], enemies: 2, acc: 11, target: [['stun', 1]] },
  },
  'plague-doctor:incision': {
    stances: ['aggressive', 'defensive', 'ranged'],
    card: { range: [0], enemies: 1, acc: 10, damage: 7, crit: 1, critical: 11, target: [['bleed', 2, 2]] },
  },
  'plague-doctor:battlefield-medicine': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [1],
      allies: 1,
      acc: 20,
      heals: 3,
      crit: 1,
      critical: 4,
      self: [
        ['heal', 3],
        ['remove', 'bleed', 'blight'],
      ],
      target: [['remove', 'bleed', 'blight']],
    },
  },
  'plague-doctor:emboldening-vapours': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: { range: [1], allies: 1, self: [['buff', 3]], target: [['buff', 3]] },
  },
  'plague-doctor:disorienting-blast': {
    stances: ['defensive', 'ranged', 'support'],
    card: {
      range: [1, 2],
      enemies: 1,
      acc: 10,
      target: [
        ['stun', 1],
        ['push-or-pull', 2],
        ['stress', 1],
      ],
    },
  },
  'arbalest:sniper-shot': {
    stances: ['ranged', 'support'],
    card: { range: [2], enemies: 1, acc: 10, damage: 8, crit: 1, critical: 12, bonus: [['mark', 4]] },
  },
  'arbalest:suppressing-fire': {
    stances: ['ranged', 'support'],
    card: {
      range: [1, 2],
      enemies: 2,
      acc: 10,
      damage: 3,
      crit: 0,
      critical: 6,
      target: [
        ['debuff', 2],
        ['stress', 1],
      ],
    },
  },
  'arbalest:snipers-mark': {
    stances: ['ranged', 'support'],
    card: { range: [1, 2], enemies: 1, acc: 11, self: [['buff', 2]], target: [['mark', 3]] },
  },
  'arbalest:bola': {
    stances: ['ranged', 'support'],
    card: {
      range: [1],
      enemies: 2,
      acc: 11,
      damage: 4,
      crit: 1,
      critical: 8,
      self: [['push', 2]],
      target: [['push', 2]],
    },
  },
  'arbalest:blindfire': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: { range: [0, 1, 2], enemies: 1, acc: 9, damage: 6, crit: 0, critical: 11, self: [['push', 2]] },
  },
  'arbalest:battlefield-bandage': {
    stances: ['defensive', 'ranged', 'support'],
    card: { range: [0, 1], allies: 1, acc: 12, heals: 5, crit: 0, critical: 8, self: [['buff', 2]] },
  },
  'arbalest:rallying-flare': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [1, 2],
      enemies: 2,
      acc: 11,
      self: [['remove', 'stun', 'mark']],
      target: [
        ['debuff', 2],
        ['stress', 1],
      ],
      ally: [['remove', 'stun', 'mark']],
      allies: 3,
    },
  },
  'grave-robber:pick-to-the-face': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: { range: [0], enemies: 1, acc: 10, damage: 8, crit: 1, critical: 12, ignores: 'protection' },
  },
  'grave-robber:lunge': {
    stances: ['ranged', 'support'],
    card: {
      range: [2],
      enemies: 1,
      acc: 11,
      damage: 11,
      crit: 2,
      critical: 17,
      bonus: [['blight', 2]],
      self: [['pull', 2]],
    },
  },
  'grave-robber:flashing-daggers': {
    stances: ['defensive', 'ranged', 'support'],
    card: { range: [1], enemies: 2, acc: 10, damage: 4, crit: 0, critical: 7, target: [['debuff', 1]] },
  },
  'grave-robber:shadow-fade': {
    stances: ['aggressive', 'defensive'],
    card: {
      range: 'self',
      self: [
        ['buff', 3],
        ['push', 2],
        ['protection', 1],
        ['heal', 2],
        ['stress', -1],
      ],
    },
  },
  'grave-robber:throw-dagger': {
    stances: ['defensive', 'ranged', 'support'],
    card: {
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
  },
  'grave-robber:poison-dart': {
    stances: ['defensive', 'ranged', 'support'],
    card: { range: [1, 2], enemies: 1, acc: 11, damage: 2, crit: 1, critical: 4, target: [['blight', 3, 2]] },
  },
  'grave-robber:toxin-trickery': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [1],
      allies: 1,
      self: [
        ['buff', 2],
        ['remove', 'bleed', 'blight'],
        ['heal', 1],
      ],
      target: [
        ['buff', 2],
        ['remove', 'bleed', 'blight'],
        ['heal', 1],
      ],
    },
  },
  'occultist:sacrificial-stab': {
    stances: ['aggressive', 'defensive', 'ranged'],
    card: { range: [0], enemies: 1, acc: 9, damage: 7, crit: 1, critical: 10, bonus: [['shaken', 2]] },
  },
  'occultist:abyssal-artillery': {
    stances: ['ranged', 'support'],
    card: { range: [2], enemies: 2, acc: 10, damage: 5, crit: 0, critical: 8, bonus: [['shaken', 2]] },
  },
  'occultist:weakening-curse': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: {
      range: [1, 2],
      enemies: 1,
      acc: 11,
      damage: 3,
      crit: 1,
      critical: 5,
      target: [
        ['debuff', 3],
        ['stress', 1],
      ],
    },
  },
  'occultist:wyrd-reconstruction': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: { range: [0, 1], allies: 1, acc: 10, heals: 5, crit: 3, critical: 10, target: [['bleed', 1, 2]] },
  },
  'occultist:vulnerability-hex': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: { range: [1, 2], enemies: 1, acc: 11, damage: 2, crit: 1, critical: 3, target: [['mark', 3]] },
  },
  'occultist:hands-from-the-abyss': {
    stances: ['aggressive', 'defensive'],
    card: {
      range: [1],
      enemies: 1,
      acc: 10,
      damage: 5,
      crit: 1,
      critical: 8,
      target: [
        ['stun', 1],
        ['stress', 1],
      ],
    },
  },
  'occultist:daemons-pull': {
    stances: ['defensive', 'ranged', 'support'],
    card: { range: [2], enemies: 1, acc: 10, damage: 4, crit: 1, critical: 6, target: [['pull', 2]] },
  },
  'abomination:manacles': {
    stances: ['defensive', 'ranged'],
    card: { range: [1], enemies: 1, acc: 10, damage: 4, crit: 0, critical: 6, target: [['stun', 1]] },
  },
  'abomination:beasts-bile': {
    stances: ['defensive', 'ranged'],
    card: { range: [1, 2], enemies: 2, acc: 10, damage: 2, crit: 0, critical: 3, target: [['blight', 2, 2]] },
  },
  'abomination:absolution': {
    stances: ['aggressive', 'defensive', 'ranged', 'support'],
    card: { range: 'self', acc: 14, heals: 4, crit: 1, critical: 6, self: [['stress', -2]] },
  },
  'abomination:rake': {
    stances: ['aggressive', 'defensive'],
    card: { range: [0], enemies: 2, acc: 10, damage: 5, crit: 0, critical: 9, self: [['buff', 2]] },
  },
  'abomination:rage': {
    stances: ['aggressive', 'defensive'],
    card: { range: [0], enemies: 1, acc: 10, damage: 10, crit: 1, critical: 15, self: [['stress', 1]] },
  },
  'abomination:slam': {
    stances: ['aggressive', 'defensive', 'ranged'],
    card: {
      range: [1],
      enemies: 1,
      acc: 9,
      damage: 7,
      crit: 0,
      critical: 11,
      self: [['pull', 1]],
      target: [
        ['push', 2],
        ['debuff', 1],
      ],
    },
  },
} as const satisfies Partial<Record<SkillId, CircusSkill>>;
export type CircusSkillId = keyof typeof CIRCUS_SKILLS;
const BY_ID: ReadonlyMap<string, CircusSkill> = new Map(
  Object.entries<CircusSkill>(CIRCUS_SKILLS).map(([id, { stances, card }]) => [
    id,
    { stances, card: evenCard(card) },
  ]),
);
export const circusSkillOf = (id: CircusSkillId): CircusSkill => BY_ID.get(id) as CircusSkill;
