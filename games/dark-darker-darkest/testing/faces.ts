import {
  CREATURE_DIE,
  type CreatureIcon,
  SURVIVOR_DIE,
  type SurvivorIcon,
  TERROR_DIE,
  type TerrorEvent,
} from '../src/data/dice.ts';

/** The faces of survivor dice by their icons, for a script. */
export const survivorFaces = (...icons: readonly SurvivorIcon[]): number[] =>
  icons.map(icon => SURVIVOR_DIE.indexOf(icon) + 1);

export const creatureFaces = (...icons: readonly CreatureIcon[]): number[] =>
  icons.map(icon => CREATURE_DIE.indexOf(icon) + 1);

/** A search or camera check: survivor dice, then the terror die. */
export const withTerror = (terror: TerrorEvent, ...icons: readonly SurvivorIcon[]): number[] => [
  ...survivorFaces(...icons),
  TERROR_DIE.indexOf(terror) + 1,
];

export const terrorFace = (terror: TerrorEvent): number => TERROR_DIE.indexOf(terror) + 1;
