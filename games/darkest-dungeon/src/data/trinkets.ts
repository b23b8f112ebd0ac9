import type { Effect } from './effects.ts';
import type { Level, Stance } from './stances.ts';

/**
 * When a side of a Trinket may be used (DD-TRI-05, DD-TRI-11). A positive side at `skill` may follow the roll, a negative
 * one must be declared before it.
 */
// biome-ignore format: a list
export const TRINKET_MOMENTS = [
  'skill', // the holder uses a Skill that rolls
  'hit', // the holder's Skill hits
  'condition', // the holder's Skill puts a Condition on a target
  'attacked', // an attack against the holder is about to be rolled
  'was-hit', // an attack has hit the holder
  'damaged', // the holder has taken Damage
  'heals', // the holder heals someone with a Skill
  'healed', // the holder is about to be healed
  'move', // the holder starts a Move
  'turn', // the holder's own turn, between actions
  'any', // the holder's own turn, or outside Battle
  'scout', // the party Scouts
  'die', // the holder's Exploration dice are about to be resolved
  'rest', // the party Rests
  'disease', // the holder is about to gain a Disease
  'resolve-test', // the holder's Resolve is about to be tested
] as const;
export type TrinketMoment = (typeof TRINKET_MOMENTS)[number];

export interface TrinketSide {
  readonly at: TrinketMoment | readonly TrinketMoment[];
  /** Conditions on its use, checked when it is used. */
  readonly stance?: Stance;
  readonly notStance?: Stance;
  readonly lightFrom?: number;
  readonly lightTo?: number;
  /** What it changes: of the Skill use, of the attack against the holder, of the Move, of the test. */
  readonly acc?: number;
  readonly crit?: number;
  readonly damage?: number;
  readonly dodge?: number;
  readonly speed?: number;
  readonly healing?: number;
  readonly virtueChance?: number;
  /** A Condition caused lasts so many turns more. */
  readonly turns?: number;
  /** What each target that is hit gets besides. */
  readonly target?: readonly Effect[];
  /** What the holder gets. */
  readonly self?: readonly Effect[];
  /** The holder spends a Food of the pool for it. */
  readonly food?: true;
  /** What only code can say (`src/effects/trinkets.ts`). */
  readonly special?: TrinketSpecial;
}

export const TRINKET_SPECIALS = [
  'scout-without-stress',
  'scout-stress',
  'ignore-die',
  'turn-die-to-trap',
  'refuse-disease',
  'make-critical',
  'no-damage',
  'half-damage',
  'eat-for-nothing',
] as const;
export type TrinketSpecial = (typeof TRINKET_SPECIALS)[number];

export interface Trinket {
  readonly level: Level;
  readonly positive: TrinketSide;
  readonly negative: TrinketSide;
}

/** DD-TRI-03, DD-TRI-08, DD-TRI-11: both sides of each, as in the ledger's table. */
export const TRINKETS = {
  'accuracy-stone': { level: 1, positive: { at: 'skill', acc: 1 }, negative: { at: 'skill', acc: -1 } },
  'archers-ring': {
    level: 1,
    positive: { at: 'skill', stance: 'ranged', acc: 2 },
    negative: { at: 'skill', acc: -1 },
  },
  'bleed-charm': {
    level: 1,
    positive: { at: 'hit', target: [['bleed', 2, 2]] },
    negative: { at: 'condition', turns: -1 },
  },
  'blight-charm': {
    level: 1,
    positive: { at: 'hit', target: [['blight', 2, 2]] },
    negative: { at: 'condition', turns: -1 },
  },
  'caution-cloak': {
    level: 1,
    positive: { at: 'scout', special: 'scout-without-stress' },
    negative: { at: 'any', self: [['light', -1]] },
  },
  'critical-stone': { level: 1, positive: { at: 'skill', crit: 2 }, negative: { at: 'skill', acc: -2 } },
  'damage-stone': {
    level: 1,
    positive: { at: 'hit', damage: 3 },
    negative: { at: 'damaged', self: [['wounds', 2]] },
  },
  'debuff-charm': {
    level: 1,
    positive: { at: 'hit', target: [['debuff', 2]] },
    negative: { at: 'condition', turns: -1 },
  },
  'sages-book': {
    level: 1,
    positive: { at: 'skill', stance: 'support', acc: 2 },
    negative: { at: 'skill', acc: -1 },
  },
  'speed-stone': {
    level: 1,
    positive: { at: ['move', 'attacked'], speed: 1, dodge: 1 },
    negative: { at: ['move', 'attacked'], speed: -1, dodge: -1 },
  },
  'stun-charm': {
    level: 1,
    positive: { at: 'hit', target: [['stun', 1]] },
    negative: { at: 'condition', turns: -1 },
  },
  'survival-guide': {
    level: 1,
    positive: { at: 'die', special: 'ignore-die' },
    negative: { at: 'die', special: 'turn-die-to-trap' },
  },
  'warriors-bracer': {
    level: 1,
    positive: { at: 'skill', stance: 'aggressive', acc: 2 },
    negative: { at: 'skill', acc: -1 },
  },
  'warriors-cap': {
    level: 1,
    positive: { at: 'skill', stance: 'defensive', acc: 2 },
    negative: { at: 'skill', acc: -1 },
  },
  'bloodthirst-ring': {
    level: 2,
    positive: { at: 'any', food: true, self: [['heal', 10]] },
    negative: { at: 'was-hit', self: [['bleed', 3, 2]] },
  },
  'book-of-constitution': {
    level: 2,
    positive: { at: 'disease', special: 'refuse-disease' },
    negative: { at: 'move', speed: -2 },
  },
  'book-of-holiness': {
    level: 2,
    positive: { at: 'any', self: [['stress', -3]] },
    negative: { at: 'was-hit', special: 'make-critical' },
  },
  'book-of-relaxation': {
    level: 2,
    positive: { at: 'any', self: [['stress', -2]] },
    negative: { at: 'attacked', dodge: -2 },
  },
  'camouflage-cloak': {
    level: 2,
    positive: { at: 'attacked', lightFrom: 3, dodge: 2 },
    negative: { at: 'was-hit', self: [['stun', 1]] },
  },
  'chirurgeons-charm': {
    level: 2,
    positive: { at: 'heals', healing: 2 },
    negative: { at: 'healed', healing: -4 },
  },
  'dark-bracer': {
    level: 2,
    positive: { at: 'skill', lightTo: 3, crit: 2 },
    negative: { at: 'hit', lightFrom: 3, special: 'no-damage' },
  },
  'protective-padlock': {
    level: 2,
    positive: { at: 'was-hit', special: 'half-damage' },
    negative: { at: 'move', speed: -1 },
  },
  'bloodcourse-medallion': {
    level: 2,
    positive: { at: 'healed', healing: 4 },
    negative: { at: 'was-hit', self: [['bleed', 1, 3]] },
  },
  'campers-helmet': {
    level: 2,
    positive: { at: 'rest', self: [['roll-provisions', 2]] },
    negative: { at: 'scout', special: 'scout-stress' },
  },
  'fortunate-armlet': {
    level: 2,
    positive: { at: 'skill', acc: 1, crit: 1 },
    negative: { at: 'any', self: [['stress', 1]] },
  },
  'solar-bracer': {
    level: 2,
    positive: { at: 'skill', lightFrom: 3, crit: 2 },
    negative: { at: 'hit', lightTo: 3, special: 'no-damage' },
  },
  'berserk-charm': {
    level: 3,
    positive: { at: 'turn', self: [['actions', 1]] },
    negative: { at: 'any', self: [['stress', 1]] },
  },
  'dark-crown': {
    level: 3,
    positive: { at: 'any', lightTo: 3, self: [['stress', -9]] },
    negative: { at: 'resolve-test', lightTo: 3, virtueChance: -2 },
  },
  'fasting-seal': {
    level: 3,
    positive: { at: 'attacked', dodge: 5 },
    negative: { at: 'any', food: true, special: 'eat-for-nothing' },
  },
  'recovery-charm': {
    level: 3,
    positive: { at: 'any', self: [['heal', 9]] },
    negative: { at: 'any', self: [['stress', 2]] },
  },
  'snipers-ring': {
    level: 3,
    positive: { at: 'skill', stance: 'ranged', crit: 4 },
    negative: { at: 'skill', notStance: 'ranged', acc: -2 },
  },
  'warriors-ring': {
    level: 3,
    positive: { at: 'skill', stance: 'aggressive', crit: 4 },
    negative: { at: 'skill', notStance: 'aggressive', acc: -2 },
  },
  'defenders-ring': {
    level: 3,
    positive: { at: 'skill', stance: 'defensive', crit: 4 },
    negative: { at: 'skill', notStance: 'defensive', acc: -2 },
  },
  'scholars-ring': {
    level: 3,
    positive: { at: 'skill', stance: 'support', crit: 4 },
    negative: { at: 'skill', notStance: 'support', acc: -2 },
  },
  'solar-crown': {
    level: 3,
    positive: { at: 'any', lightFrom: 3, self: [['stress', -3]] },
    negative: { at: 'resolve-test', lightFrom: 3, virtueChance: -2 },
  },
  'book-of-sanity': {
    level: 3,
    positive: { at: 'any', self: [['stress', -4]] },
    negative: { at: 'any', self: [['damage', 6]] },
  },
  'candle-of-life': {
    level: 3,
    positive: { at: 'any', self: [['area', ['heal', 6]]] },
    negative: { at: 'any', self: [['light', -2]] },
  },
  'cleansing-crystal': {
    level: 3,
    positive: { at: 'any', self: [['all', ['remove', 'bleed', 'blight', 'debuff', 'stun', 'mark']]] },
    negative: { at: 'any', self: [['gain-quirk', 'negative']] },
  },
} as const satisfies Record<string, Trinket>;
export type TrinketId = keyof typeof TRINKETS;
export const TRINKET_IDS = Object.keys(TRINKETS) as TrinketId[];
export const trinketOf = (id: TrinketId): Trinket => TRINKETS[id];
