import type { Shape } from '@tenebrae/board';
import type { Abilities, AttackType } from './abilities.ts';
import type { DieColour } from './dice.ts';

/** DJ-MST-01: tan figures are normal monsters; red ones are masters and use the red part of the card. */
export const RANKS = ['normal', 'master'] as const;
export type Rank = (typeof RANKS)[number];

/** DJ-CRD-08: one half of a reference card. */
export interface MonsterProfile {
  readonly speed: number;
  readonly armor: number;
  /** For 2, 3, 4 and 5 players (DJ-CRD-07). */
  readonly wounds: readonly [number, number, number, number];
  readonly dice: readonly DieColour[];
  readonly abilities: Abilities;
  /** Added to every attack of the monster. */
  readonly damage: number;
  readonly range: number;
}

export interface MonsterCard {
  /** DJ-LRG-01: how it lies unturned; the long ones are one space longer than broad. */
  readonly shape: Shape;
  readonly attack: AttackType;
  /** Figures in the box, by rank (DJ-SPN-09). The split by kind is ours; the sums are printed. */
  readonly figures: Readonly<Record<Rank, number>>;
  readonly normal: MonsterProfile;
  readonly master: MonsterProfile;
}

const SMALL: Shape = { width: 1, height: 1 };
const BIG: Shape = { width: 2, height: 2 };
const HOUND: Shape = { width: 1, height: 2 };
const DRAGON: Shape = { width: 2, height: 3 };

/** The 24 lines of the reference cards; with four player counts the 96 profiles (DJ-SET-21). */
export const MONSTERS = {
  'bane-spider': {
    shape: BIG,
    attack: 'magic',
    figures: { normal: 6, master: 3 },
    normal: profile(5, 1, [2, 2, 3, 4], ['white', 'green'], { poison: 1 }),
    master: profile(5, 2, [3, 3, 4, 5], ['white', 'green', 'black'], { poison: 1, web: 1 }),
  },
  'beastman': {
    shape: SMALL,
    attack: 'melee',
    figures: { normal: 6, master: 3 },
    normal: profile(4, 2, [2, 2, 3, 4], ['red', 'green'], {}, 1),
    master: profile(4, 3, [3, 3, 4, 5], ['red', 'green', 'black'], { command: 1 }, 2),
  },
  'demon': {
    shape: BIG,
    attack: 'magic',
    figures: { normal: 1, master: 1 },
    normal: profile(3, 4, [9, 9, 10, 11], ['white', 'green', 'yellow', 'yellow'], {
      aura: 1,
      sorcery: 2,
      fear: 1,
    }),
    master: profile(3, 5, [10, 10, 11, 12], ['white', 'green', 'green', 'yellow', 'black'], {
      aura: 1,
      sorcery: 3,
      fear: 2,
    }),
  },
  'dragon': {
    shape: DRAGON,
    attack: 'ranged',
    figures: { normal: 1, master: 1 },
    normal: profile(4, 3, [9, 9, 10, 11], ['blue', 'green', 'yellow', 'yellow'], {
      breath: 1,
      burn: 1,
      pierce: 5,
    }),
    master: profile(4, 4, [10, 10, 11, 12], ['blue', 'green', 'green', 'yellow', 'black'], {
      breath: 1,
      burn: 1,
      pierce: 5,
      fear: 1,
    }),
  },
  'giant': {
    shape: BIG,
    attack: 'melee',
    figures: { normal: 1, master: 1 },
    normal: profile(3, 5, [9, 9, 10, 11], ['red', 'green', 'green', 'yellow'], { reach: 1, stun: 1 }),
    master: profile(3, 6, [10, 10, 11, 12], ['red', 'green', 'green', 'yellow', 'black'], {
      reach: 1,
      stun: 1,
      sweep: 1,
    }),
  },
  'hell-hound': {
    shape: HOUND,
    attack: 'ranged',
    figures: { normal: 4, master: 2 },
    normal: profile(4, 1, [3, 3, 4, 5], ['blue', 'yellow'], { breath: 1, pierce: 3 }),
    master: profile(4, 2, [4, 4, 5, 6], ['blue', 'yellow', 'black'], { breath: 1, pierce: 4, aura: 1 }),
  },
  'manticore': {
    shape: BIG,
    attack: 'ranged',
    figures: { normal: 2, master: 1 },
    normal: profile(4, 2, [5, 5, 6, 7], ['blue', 'green', 'yellow'], { 'quick-shot': 1, pierce: 2 }),
    master: profile(4, 3, [6, 6, 7, 8], ['blue', 'green', 'yellow', 'black'], {
      'quick-shot': 1,
      pierce: 3,
      poison: 1,
    }),
  },
  'naga': {
    shape: BIG,
    attack: 'magic',
    figures: { normal: 2, master: 1 },
    normal: profile(3, 3, [5, 5, 6, 7], ['white', 'green', 'yellow'], { grapple: 1, sorcery: 1 }),
    master: profile(3, 4, [6, 6, 7, 8], ['white', 'green', 'yellow', 'black'], {
      grapple: 1,
      sorcery: 2,
      command: 1,
    }),
  },
  'ogre': {
    shape: BIG,
    attack: 'melee',
    figures: { normal: 2, master: 1 },
    normal: profile(3, 4, [5, 5, 6, 7], ['red', 'green', 'green'], { knockback: 1 }),
    master: profile(3, 5, [6, 6, 7, 8], ['red', 'green', 'green', 'black'], { knockback: 1, undying: 1 }),
  },
  'razorwing': {
    shape: SMALL,
    attack: 'melee',
    figures: { normal: 4, master: 2 },
    normal: profile(6, 3, [3, 3, 4, 5], ['red', 'yellow'], { fly: 1 }),
    master: profile(8, 4, [4, 4, 5, 6], ['red', 'yellow', 'black'], { fly: 1, stun: 1 }),
  },
  'skeleton': {
    shape: SMALL,
    attack: 'ranged',
    figures: { normal: 6, master: 3 },
    normal: profile(5, 0, [2, 2, 3, 4], ['blue', 'green'], { pierce: 1 }, 0, 1),
    master: profile(5, 1, [3, 3, 4, 5], ['blue', 'green', 'black'], { pierce: 2, undying: 1 }, 0, 2),
  },
  'sorcerer': {
    shape: SMALL,
    attack: 'magic',
    figures: { normal: 4, master: 2 },
    normal: profile(4, 2, [3, 3, 4, 5], ['white', 'yellow'], { sorcery: 3 }),
    master: profile(4, 3, [4, 4, 5, 6], ['white', 'yellow', 'black'], { sorcery: 4, undying: 1 }),
  },
} as const satisfies Record<string, MonsterCard>;
export type MonsterKind = keyof typeof MONSTERS;
export const MONSTER_KINDS = Object.keys(MONSTERS) as MonsterKind[];

/** The same table for rules, which look into it all the time: a map is faster than an object with so many keys. */
const CARDS = new Map<MonsterKind, MonsterCard>(MONSTER_KINDS.map(kind => [kind, MONSTERS[kind]]));

export const monsterCard = (kind: MonsterKind): MonsterCard => CARDS.get(kind) ?? MONSTERS[kind];

export function printedFor(kind: MonsterKind, rank: Rank): MonsterProfile {
  const card = monsterCard(kind);
  return rank === 'master' ? card.master : card.normal;
}

function profile(
  speed: number,
  armor: number,
  wounds: readonly [number, number, number, number],
  dice: readonly DieColour[],
  abilities: Abilities,
  damage = 0,
  range = 0,
): MonsterProfile {
  return { speed, armor, wounds, dice, abilities, damage, range };
}
