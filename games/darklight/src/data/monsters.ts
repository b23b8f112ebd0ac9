import type { Attribute, Dice, Immunity, Skillfulness } from './numbers.ts';

export const KEYWORDS = [
  'demon',
  'skorn',
  'beast',
  'undead',
  'spirit',
  'cultist',
  'melee',
  'ranged',
  'boss',
] as const;
export type MonsterKeyword = (typeof KEYWORDS)[number];

/** DL-ATK-02: one attack of the Combat field; what it does besides is in effects/monsters.ts. */
export interface MonsterAttack {
  readonly id: string;
  readonly damage?: Dice;
  /** Wounds on a hit, instead of damage (DL-WND-01). */
  readonly wounds?: Dice;
  /** DL-ATK-16: a Magic attack, here always with a To Hit roll; no attribute is added but the one it names. */
  readonly magic?: true;
  readonly adds?: Attribute;
  readonly criticalDamage?: number;
}

export interface MonsterCard {
  readonly keywords: readonly MonsterKeyword[];
  readonly initiative: number;
  readonly movement: number;
  /** Squares a side of its base (DL-LRG-01). */
  readonly base: 1 | 2;
  /** Level 1; the rows above follow one formula (rules/monster-profile.ts). */
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly health: number;
  readonly meleeSkill: Skillfulness;
  readonly rangedSkill?: Skillfulness;
  readonly melee: MonsterAttack;
  readonly ranged?: MonsterAttack;
  readonly souls: number;
  readonly miniatures: number;
  readonly immune?: readonly Immunity[];
  /** `burrows`: its traced square may pass through Blocked squares. `drifts`: so too, and it ignores elevation. */
  readonly moves?: 'burrows' | 'drifts';
  /** Special Spawning (DL-MON-08): always as an Ambush, each next to an Accursed at random. */
  readonly spawns?: 'ambush-at-random';
  /** Chooses its target so instead of spreading evenly. */
  readonly goesFor?: 'most-wounds';
  /** Code in effects/monsters.ts. */
  readonly coded?: true;
}

/**
 * Level 1. Printed: Endurance 4 of the Skorn Savage, base and Movement of the Dreadworm; all else is ours and may be
 * tuned.
 */
export const MONSTERS = {
  'seeker': {
    keywords: ['demon', 'melee'],
    initiative: 4,
    movement: 5,
    base: 1,
    attributes: { strength: 3, perception: 2, mind: 1, charisma: 1, agility: 3, endurance: 2 },
    health: 4,
    meleeSkill: { attacks: 1, toHit: 4 },
    melee: { id: 'claws', damage: [1, 6] },
    souls: 1,
    miniatures: 12,
  },
  'skorn-savage': {
    keywords: ['skorn', 'melee'],
    initiative: 2,
    movement: 4,
    base: 1,
    attributes: { strength: 4, perception: 2, mind: 1, charisma: 1, agility: 2, endurance: 4 },
    health: 6,
    meleeSkill: { attacks: 1, toHit: 4 },
    melee: { id: 'cleaver', damage: [1, 6] },
    souls: 2,
    miniatures: 8,
    coded: true,
  },
  'skorn-hurler': {
    keywords: ['skorn', 'ranged'],
    initiative: 3,
    movement: 4,
    base: 1,
    attributes: { strength: 3, perception: 3, mind: 1, charisma: 1, agility: 2, endurance: 3 },
    health: 5,
    meleeSkill: { attacks: 1, toHit: 5 },
    rangedSkill: { attacks: 1, toHit: 4 },
    melee: { id: 'knife', damage: [1, 3] },
    ranged: { id: 'javelin', damage: [1, 6] },
    souls: 2,
    miniatures: 6,
  },
  'dreadworm': {
    keywords: ['beast', 'melee'],
    initiative: 3,
    movement: 6,
    base: 2,
    attributes: { strength: 5, perception: 1, mind: 1, charisma: 1, agility: 2, endurance: 5 },
    health: 18,
    meleeSkill: { attacks: 2, toHit: 4 },
    melee: { id: 'maw', damage: [1, 6] },
    souls: 6,
    miniatures: 2,
    moves: 'burrows',
    spawns: 'ambush-at-random',
    coded: true,
  },
  'ashen-thrall': {
    keywords: ['undead', 'melee'],
    initiative: 1,
    movement: 3,
    base: 1,
    attributes: { strength: 2, perception: 1, mind: 1, charisma: 1, agility: 1, endurance: 2 },
    health: 3,
    meleeSkill: { attacks: 1, toHit: 5 },
    melee: { id: 'nails', damage: [1, 6] },
    souls: 1,
    miniatures: 8,
    immune: ['poison'],
    coded: true,
  },
  'bone-archer': {
    keywords: ['undead', 'ranged'],
    initiative: 3,
    movement: 4,
    base: 1,
    attributes: { strength: 2, perception: 3, mind: 1, charisma: 1, agility: 2, endurance: 2 },
    health: 4,
    meleeSkill: { attacks: 1, toHit: 5 },
    rangedSkill: { attacks: 1, toHit: 4 },
    melee: { id: 'stab', damage: [1, 3] },
    ranged: { id: 'arrow', damage: [1, 6] },
    souls: 1,
    miniatures: 6,
    immune: ['poison'],
  },
  'rotmonger': {
    keywords: ['demon', 'melee'],
    initiative: 2,
    movement: 3,
    base: 1,
    attributes: { strength: 4, perception: 1, mind: 2, charisma: 1, agility: 1, endurance: 4 },
    health: 8,
    meleeSkill: { attacks: 1, toHit: 4 },
    melee: { id: 'filth-flail', damage: [1, 6] },
    souls: 3,
    miniatures: 4,
    immune: ['poison'],
    coded: true,
  },
  'weeping-shade': {
    keywords: ['spirit', 'melee'],
    initiative: 5,
    movement: 6,
    base: 1,
    attributes: { strength: 2, perception: 2, mind: 3, charisma: 1, agility: 3, endurance: 3 },
    health: 5,
    meleeSkill: { attacks: 1, toHit: 4 },
    melee: { id: 'wail', magic: true, wounds: [1, 3] },
    souls: 3,
    miniatures: 4,
    immune: ['poison', 'fire'],
    moves: 'drifts',
    coded: true,
  },
  'cinder-imp': {
    keywords: ['demon', 'ranged'],
    initiative: 5,
    movement: 5,
    base: 1,
    attributes: { strength: 2, perception: 2, mind: 2, charisma: 1, agility: 4, endurance: 2 },
    health: 3,
    meleeSkill: { attacks: 1, toHit: 5 },
    rangedSkill: { attacks: 1, toHit: 5 },
    melee: { id: 'scratch', damage: [1, 3] },
    ranged: { id: 'cinder', damage: [1, 6] },
    souls: 2,
    miniatures: 6,
    immune: ['fire'],
    coded: true,
  },
  'flayed-hound': {
    keywords: ['demon', 'melee'],
    initiative: 6,
    movement: 7,
    base: 1,
    attributes: { strength: 3, perception: 3, mind: 1, charisma: 1, agility: 4, endurance: 2 },
    health: 5,
    meleeSkill: { attacks: 2, toHit: 5 },
    melee: { id: 'bite', damage: [1, 6] },
    souls: 2,
    miniatures: 6,
    goesFor: 'most-wounds',
  },
  'skorn-berserker': {
    keywords: ['skorn', 'melee'],
    initiative: 4,
    movement: 5,
    base: 1,
    attributes: { strength: 4, perception: 2, mind: 1, charisma: 1, agility: 3, endurance: 3 },
    health: 7,
    meleeSkill: { attacks: 2, toHit: 5 },
    melee: { id: 'twin-hatchets', damage: [1, 6], criticalDamage: 3 },
    souls: 3,
    miniatures: 4,
  },
  'veiled-acolyte': {
    keywords: ['cultist', 'ranged'],
    initiative: 2,
    movement: 4,
    base: 1,
    attributes: { strength: 2, perception: 3, mind: 3, charisma: 2, agility: 2, endurance: 3 },
    health: 5,
    meleeSkill: { attacks: 1, toHit: 5 },
    rangedSkill: { attacks: 1, toHit: 5 },
    melee: { id: 'sickle', damage: [1, 3] },
    ranged: { id: 'litany', magic: true, damage: [1, 6], adds: 'mind' },
    souls: 2,
    miniatures: 4,
    coded: true,
  },
  'charnel-hulk': {
    keywords: ['undead', 'melee'],
    initiative: 1,
    movement: 3,
    base: 2,
    attributes: { strength: 6, perception: 1, mind: 1, charisma: 1, agility: 1, endurance: 6 },
    health: 20,
    meleeSkill: { attacks: 1, toHit: 4 },
    melee: { id: 'crush', damage: [2, 6] },
    souls: 6,
    miniatures: 2,
    immune: ['poison', 'prone'],
    coded: true,
  },
  'gallows-knight': {
    keywords: ['undead', 'melee', 'boss'],
    initiative: 4,
    movement: 4,
    base: 1,
    attributes: { strength: 5, perception: 2, mind: 3, charisma: 2, agility: 3, endurance: 6 },
    health: 22,
    meleeSkill: { attacks: 2, toHit: 3 },
    melee: { id: 'greatblade', damage: [2, 6] },
    souls: 12,
    miniatures: 1,
    immune: ['poison', 'prone'],
    coded: true,
  },
  'hexmother': {
    keywords: ['cultist', 'ranged', 'boss'],
    initiative: 5,
    movement: 4,
    base: 1,
    attributes: { strength: 2, perception: 4, mind: 5, charisma: 3, agility: 3, endurance: 4 },
    health: 18,
    meleeSkill: { attacks: 1, toHit: 5 },
    rangedSkill: { attacks: 2, toHit: 4 },
    melee: { id: 'hex-claws', damage: [1, 6] },
    ranged: { id: 'hex', magic: true, damage: [1, 6], adds: 'mind' },
    souls: 12,
    miniatures: 1,
    coded: true,
  },
  'skorn-warchief': {
    keywords: ['skorn', 'melee', 'boss'],
    initiative: 3,
    movement: 5,
    base: 1,
    attributes: { strength: 5, perception: 2, mind: 2, charisma: 3, agility: 3, endurance: 5 },
    health: 24,
    meleeSkill: { attacks: 2, toHit: 4 },
    melee: { id: 'twin-axes', damage: [1, 6, 2] },
    souls: 12,
    miniatures: 1,
    coded: true,
  },
  'drowned-bishop': {
    keywords: ['undead', 'melee', 'boss'],
    initiative: 3,
    movement: 4,
    base: 1,
    attributes: { strength: 4, perception: 3, mind: 4, charisma: 3, agility: 2, endurance: 5 },
    health: 20,
    meleeSkill: { attacks: 2, toHit: 4 },
    melee: { id: 'crozier', damage: [1, 6, 1] },
    souls: 12,
    miniatures: 1,
    immune: ['poison'],
    coded: true,
  },
  'devil-lord': {
    keywords: ['demon', 'melee', 'boss'],
    initiative: 5,
    movement: 6,
    base: 2,
    attributes: { strength: 6, perception: 3, mind: 5, charisma: 4, agility: 3, endurance: 6 },
    health: 30,
    meleeSkill: { attacks: 3, toHit: 4 },
    melee: { id: 'scythe-tail', damage: [1, 6, 2] },
    souls: 20,
    miniatures: 1,
    immune: ['fire'],
    coded: true,
  },
} as const satisfies Record<string, MonsterCard>;
export type MonsterId = keyof typeof MONSTERS;

/** Monsters with rules of their own: each has an entry in effects/monsters.ts, counted by the compiler. */
export type CodedMonsterId = {
  [Id in MonsterId]: (typeof MONSTERS)[Id] extends { readonly coded: true } ? Id : never;
}[MonsterId];
