import type { Resistible } from './conditions.ts';
import type { ByLevel } from './stances.ts';

/** One Hero Card. */
export interface HeroCard {
  readonly life: number;
  readonly dodge: number;
  readonly speed: number;
  readonly resists: readonly Resistible[];
  readonly immune: readonly Resistible[];
}

export const HEROES = {
  'crusader': [
    { life: 17, dodge: 0, speed: 1, resists: ['stun'], immune: [] },
    { life: 24, dodge: 1, speed: 1, resists: ['stun', 'shuffle'], immune: [] },
    { life: 32, dodge: 2, speed: 1, resists: ['stun', 'debuff'], immune: ['shuffle'] },
  ],
  'hellion': [
    { life: 14, dodge: 1, speed: 2, resists: ['bleed'], immune: [] },
    { life: 18, dodge: 2, speed: 2, resists: ['bleed', 'blight'], immune: [] },
    { life: 24, dodge: 3, speed: 2, resists: ['stun', 'bleed', 'blight'], immune: [] },
  ],
  'bounty-hunter': [
    { life: 14, dodge: 1, speed: 2, resists: ['stun'], immune: [] },
    { life: 18, dodge: 2, speed: 2, resists: ['stun', 'debuff'], immune: [] },
    { life: 23, dodge: 3, speed: 2, resists: ['stun', 'debuff', 'bleed'], immune: [] },
  ],
  'highwayman': [
    { life: 12, dodge: 1, speed: 2, resists: ['stun'], immune: [] },
    { life: 17, dodge: 2, speed: 2, resists: ['stun', 'bleed'], immune: [] },
    { life: 22, dodge: 3, speed: 3, resists: ['stun', 'bleed', 'blight'], immune: [] },
  ],
  'vestal': [
    { life: 12, dodge: 0, speed: 1, resists: ['bleed'], immune: [] },
    { life: 17, dodge: 1, speed: 1, resists: ['stun', 'bleed'], immune: [] },
    { life: 22, dodge: 2, speed: 2, resists: ['stun', 'bleed'], immune: ['disease'] },
  ],
  'jester': [
    { life: 10, dodge: 2, speed: 3, resists: ['debuff'], immune: [] },
    { life: 14, dodge: 3, speed: 3, resists: ['debuff', 'bleed'], immune: [] },
    { life: 18, dodge: 4, speed: 3, resists: ['debuff', 'bleed', 'blight'], immune: [] },
  ],
  'plague-doctor': [
    { life: 11, dodge: 0, speed: 3, resists: ['blight'], immune: [] },
    { life: 15, dodge: 1, speed: 3, resists: ['blight'], immune: ['disease'] },
    { life: 19, dodge: 2, speed: 3, resists: [], immune: ['blight', 'disease'] },
  ],
  'arbalest': [
    { life: 14, dodge: 0, speed: 1, resists: ['shuffle'], immune: [] },
    { life: 19, dodge: 1, speed: 1, resists: ['stun', 'shuffle'], immune: [] },
    { life: 24, dodge: 2, speed: 2, resists: ['stun'], immune: ['shuffle'] },
  ],
  'grave-robber': [
    { life: 11, dodge: 1, speed: 3, resists: ['blight'], immune: [] },
    { life: 15, dodge: 2, speed: 3, resists: ['blight', 'debuff'], immune: [] },
    { life: 19, dodge: 3, speed: 3, resists: ['bleed', 'blight', 'debuff'], immune: [] },
  ],
  'occultist': [
    { life: 10, dodge: 1, speed: 2, resists: ['debuff'], immune: [] },
    { life: 14, dodge: 2, speed: 2, resists: ['bleed', 'debuff'], immune: [] },
    { life: 18, dodge: 3, speed: 3, resists: ['bleed', 'blight', 'debuff'], immune: [] },
  ],
  'abomination': [
    { life: 13, dodge: 1, speed: 2, resists: ['blight'], immune: [] },
    { life: 18, dodge: 2, speed: 3, resists: ['stun', 'blight'], immune: [] },
    { life: 23, dodge: 3, speed: 3, resists: ['stun'], immune: ['blight'] },
  ],
} as const satisfies Record<string, ByLevel<HeroCard>>;
export type HeroId = keyof typeof HEROES;
export const HERO_IDS = Object.keys(HEROES) as HeroId[];
