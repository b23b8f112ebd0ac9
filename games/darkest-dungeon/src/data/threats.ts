import type { RuinsBossId } from './bosses.ts';
import type { Level } from './stances.ts';

/** DD-SET-12: a Threat Card has a side for the Dungeon and one for the Hamlet; each is a rule of its own. */
export const THREAT_SIDES = ['dungeon', 'hamlet'] as const;
export type ThreatSide = (typeof THREAT_SIDES)[number];

/** `necromancer-1-dungeon`: the name of an ability; what it does is asked where it matters, by `isThreatened`. */
export type ThreatId = `${RuinsBossId}-${Level}-${ThreatSide}`;

/** Their numbers. ours: those of the Fanatic. */
export const THREAT_NUMBERS = {
  'prophet-1-dungeon': { stress: 2 },
  'prophet-2-dungeon': { stress: 1 },
  'prophet-3-dungeon': { stress: 1 },
  'prophet-1-hamlet': { less: 1 },
  'prophet-2-hamlet': { less: 2 },
  'prophet-3-hamlet': { less: 3 },
  'collector-2-dungeon': { lostUpTo: 5 },
  'collector-3-dungeon': { restingPoints: 4 },
  'fanatic-1-dungeon': { mark: 2 },
  'fanatic-2-dungeon': { mark: 3 },
  'fanatic-3-dungeon': { mark: 3, stressFrom: 5 },
  'fanatic-1-hamlet': { stress: 1 },
  'fanatic-2-hamlet': { gold: 2 },
  'fanatic-3-hamlet': { upTo: 5 },
} as const satisfies Partial<Record<ThreatId, Readonly<Record<string, number>>>>;
