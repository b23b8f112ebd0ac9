import type { SurvivorColour } from './colours.ts';
import type { StartingCardId } from './equipment.ts';
import type { SkillTokenId, StartingSkillId } from './skills.ts';

export interface SkillSlot {
  readonly skill: SkillTokenId;
  readonly price: number;
}

export interface SurvivorBoard {
  readonly colour: SurvivorColour;
  readonly startingCard: StartingCardId;
  readonly startingSkill: StartingSkillId;
  /** DDD-SUR-07: survivor dice added to an attempt to break an entrapment. */
  readonly entrapRate: number;
  /** DDD-SUR-09: slots 1 to 4 from left to right, prices in XP. */
  readonly skills: readonly [SkillSlot, SkillSlot, SkillSlot, SkillSlot];
}

// ours: may be tuned (entrap rates, prices, the colours red and green)
export const SURVIVORS = {
  'leo': {
    colour: 'purple',
    startingCard: 'fire-axe',
    startingSkill: 'leo-enter-burning-rooms',
    entrapRate: 2,
    skills: [
      { skill: 'leo-stealth', price: 1 },
      { skill: 'leo-medic', price: 2 },
      { skill: 'leo-protection', price: 3 },
      { skill: 'leo-firefighter', price: 5 },
    ],
  },
  'jack': {
    colour: 'red',
    startingCard: 'handgun-jack',
    startingSkill: 'jack-free-attack',
    entrapRate: 1,
    skills: [
      { skill: 'jack-backpacker', price: 1 },
      { skill: 'jack-marksman', price: 2 },
      { skill: 'jack-handgun-expert', price: 3 },
      { skill: 'jack-ammo-reserve', price: 5 },
    ],
  },
  'nina': {
    colour: 'green',
    startingCard: 'combat-knife',
    startingSkill: 'nina-heal',
    entrapRate: 1,
    skills: [
      { skill: 'nina-knife-expert', price: 1 },
      { skill: 'nina-eternal-bandage', price: 2 },
      { skill: 'nina-shotgun-expert', price: 3 },
      { skill: 'nina-virus-resistance', price: 5 },
    ],
  },
  'bruce': {
    colour: 'blue',
    startingCard: 'handgun-bruce',
    startingSkill: 'bruce-share-ap',
    entrapRate: 2,
    skills: [
      { skill: 'bruce-coordinator', price: 1 },
      { skill: 'bruce-handgun-expert', price: 2 },
      { skill: 'bruce-searcher', price: 3 },
      { skill: 'bruce-sharpshooter', price: 5 },
    ],
  },
  'lucy': {
    colour: 'yellow',
    startingCard: 'baseball-bat',
    startingSkill: 'lucy-swap-chip',
    entrapRate: 1,
    skills: [
      { skill: 'lucy-coordinator', price: 1 },
      { skill: 'lucy-searcher', price: 2 },
      { skill: 'lucy-tech-wizard', price: 3 },
      { skill: 'lucy-mighty-blow', price: 5 },
    ],
  },
} as const satisfies Record<string, SurvivorBoard>;
export type SurvivorId = keyof typeof SURVIVORS;

/** AP of a space of the energy track; on the skull the survivor is dead (DDD-SUR-05). */
export const ENERGY_SPACES = [4, 3, 2, 1, 'skull'] as const;
export type EnergySpace = (typeof ENERGY_SPACES)[number];

export interface BoardSide {
  /** DDD-SET-07: the numbers of players that use this side. */
  readonly players: readonly number[];
  /** DDD-SET-12: cubes in the action box at the start. */
  readonly ap: 3 | 4;
  /** DDD-SUR-04: from the leftmost (full) space to the skull. */
  readonly energyTrack: readonly EnergySpace[];
}

/** The two sides, alike on all five boards. */
// ours: may be tuned, but for the AP of the first zone
export const BOARD_SIDES = {
  'four-ap': { players: [2, 3], ap: 4, energyTrack: [4, 4, 3, 3, 2, 2, 1, 1, 'skull'] },
  'three-ap': { players: [4, 5], ap: 3, energyTrack: [3, 3, 3, 2, 2, 2, 1, 1, 'skull'] },
} as const satisfies Record<string, BoardSide>;
export type BoardSideId = keyof typeof BOARD_SIDES;

/** The colour of each zone of the energy track. */
// ours: may be tuned, but for green
export const ENERGY_ZONES = {
  4: 'blue',
  3: 'green',
  2: 'yellow',
  1: 'red',
  skull: 'black',
} as const satisfies Record<EnergySpace, string>;
export type EnergyZoneColour = (typeof ENERGY_ZONES)[EnergySpace];
