import type { UpgradableId } from './buildings.ts';
import type { Options } from './options.ts';
import type { Level } from './stances.ts';

/** Where a campaign may be entered, and what the party has by then. All numbers but those of `act-1` are ours. */
export interface StartingPoint {
  readonly act: 1 | 2 | 3 | 4;
  readonly questsDone: number;
  readonly heroLevel: Level;
  /** The Levels of the Skills a Hero equips, in that order; the others are at Level 1. */
  readonly skills: readonly Level[];
  /** XP not spent yet, and all XP earned so far. */
  readonly xp: number;
  readonly stagecoachXp: number;
  /** The Levels of the Trinkets each Hero holds. */
  readonly trinkets: readonly Level[];
  /** On top of what the difficulty gives. */
  readonly gold: number;
  readonly buildings: Readonly<Partial<Record<UpgradableId, Level>>>;
  readonly wounds: number;
  readonly stress: number;
}

const FRESH = { wounds: 0, stress: 0 } as const;

/** DD-CAM-02, DD-SET-07: by the option `start`. A Boss Battle starts from where its Boss is met. */
export const STARTS = {
  'act-1': {
    act: 1,
    questsDone: 0,
    heroLevel: 1,
    skills: [],
    xp: 0,
    stagecoachXp: 0,
    trinkets: [],
    gold: 0,
    buildings: {},
    ...FRESH,
  },
  'hamlet': {
    act: 1,
    questsDone: 1,
    heroLevel: 1,
    skills: [],
    xp: 2,
    stagecoachXp: 2,
    trinkets: [],
    gold: 5,
    buildings: {},
    wounds: 5,
    stress: 5,
  },
  'boss-1': {
    act: 1,
    questsDone: 2,
    heroLevel: 2,
    skills: [],
    xp: 0,
    stagecoachXp: 4,
    trinkets: [1],
    gold: 0,
    buildings: {},
    ...FRESH,
  },
  'act-2': {
    act: 2,
    questsDone: 0,
    heroLevel: 2,
    skills: [2],
    xp: 1,
    stagecoachXp: 7,
    trinkets: [1],
    gold: 5,
    buildings: { blacksmith: 2 },
    ...FRESH,
  },
  'boss-2': {
    act: 2,
    questsDone: 2,
    heroLevel: 2,
    skills: [2, 2, 2, 2],
    xp: 0,
    stagecoachXp: 12,
    trinkets: [1, 2],
    gold: 5,
    buildings: { 'blacksmith': 2, 'nomad-wagon': 2 },
    ...FRESH,
  },
  'act-3': {
    act: 3,
    questsDone: 0,
    heroLevel: 3,
    skills: [2, 2, 2],
    xp: 1,
    stagecoachXp: 15,
    trinkets: [1, 2],
    gold: 10,
    buildings: { 'blacksmith': 2, 'nomad-wagon': 2, 'tavern': 2 },
    ...FRESH,
  },
  'boss-3': {
    act: 3,
    questsDone: 2,
    heroLevel: 3,
    skills: [3, 2, 2, 2, 2],
    xp: 0,
    stagecoachXp: 20,
    trinkets: [1, 2, 3],
    gold: 10,
    buildings: { 'blacksmith': 2, 'nomad-wagon': 2, 'tavern': 2 },
    ...FRESH,
  },
  'act-4': {
    act: 4,
    questsDone: 0,
    heroLevel: 3,
    skills: [3, 3, 2, 2, 2],
    xp: 1,
    stagecoachXp: 23,
    trinkets: [2, 2, 3],
    gold: 15,
    buildings: { 'blacksmith': 3, 'nomad-wagon': 2, 'tavern': 2, 'sanitarium': 2 },
    ...FRESH,
  },
  'final-encounter': {
    act: 4,
    questsDone: 1,
    heroLevel: 3,
    skills: [3, 3, 3, 2, 2],
    xp: 2,
    stagecoachXp: 26,
    trinkets: [2, 3, 3],
    gold: 15,
    buildings: { 'blacksmith': 3, 'nomad-wagon': 2, 'tavern': 2, 'sanitarium': 2 },
    ...FRESH,
  },
} as const satisfies Record<Exclude<Options['start'], 'boss-battle'>, StartingPoint>;
export type StartId = keyof typeof STARTS;

/** Ours: the Light in which a campaign that begins in a Boss Battle finds its party. */
export const BOSS_BATTLE_LIGHT = 4;
