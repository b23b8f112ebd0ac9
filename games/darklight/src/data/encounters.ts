import type { Amount } from './numbers.ts';
import type { MonsterId } from './monsters.ts';

/** DL-MON-05: how many, for 1, 2, 3 and 4 Accursed at the start of the dungeon. */
export type Banner = readonly [Amount, Amount, Amount, Amount];

export interface EncounterCard {
  readonly copies: number;
  /** In the order in which the card names them (DL-PRP-06). */
  readonly monsters: Readonly<Partial<Record<MonsterId, Banner>>>;
  /** DL-END-04: the loot icon. */
  readonly loot: 'standard' | 'rare' | null;
}

/** DL-MON-05: 24 cards. 1d3+1 and 1d3+3 of the Skorn Savages are printed; all else is ours and may be tuned. */
export const ENCOUNTERS = {
  'enc-seekers': {
    copies: 2,
    monsters: {
      'seeker': [
        [1, 3, 2],
        [1, 6, 2],
        [1, 6, 4],
        [1, 6, 6],
      ],
    },
    loot: 'standard',
  },
  'enc-skorn-savages': {
    copies: 2,
    monsters: {
      'skorn-savage': [
        [1, 3],
        [1, 3, 1],
        [1, 3, 2],
        [1, 3, 3],
      ],
    },
    loot: 'standard',
  },
  'enc-skorn-hurlers': {
    copies: 1,
    monsters: {
      'skorn-hurler': [
        [1, 3],
        [1, 3, 1],
        [1, 3, 3],
        [1, 3, 4],
      ],
    },
    loot: 'standard',
  },
  'enc-skorn-warband': {
    copies: 1,
    monsters: { 'skorn-savage': [1, [1, 3], [1, 3, 2], [1, 3, 4]], 'skorn-hurler': [1, 1, 2, [1, 3, 1]] },
    loot: 'standard',
  },
  'enc-dreadworm': { copies: 1, monsters: { 'dreadworm': [1, 1, 2, 2] }, loot: 'rare' },
  'enc-thralls': {
    copies: 2,
    monsters: {
      'ashen-thrall': [
        [1, 3, 2],
        [1, 3, 4],
        [1, 3, 5],
        [1, 6, 5],
      ],
    },
    loot: 'standard',
  },
  'enc-bone-archers': {
    copies: 1,
    monsters: { 'bone-archer': [1, [1, 3], [1, 3, 2], [1, 3, 3]] },
    loot: 'standard',
  },
  'enc-grave-host': {
    copies: 1,
    monsters: { 'ashen-thrall': [1, [1, 3, 1], [1, 3, 3], [1, 3, 5]], 'bone-archer': [1, 1, 2, [1, 3, 1]] },
    loot: 'standard',
  },
  'enc-rotmongers': {
    copies: 2,
    monsters: { 'rotmonger': [1, [1, 3, 1], [1, 3, 1], [1, 3, 2]] },
    loot: 'standard',
  },
  'enc-shades': {
    copies: 1,
    monsters: { 'weeping-shade': [1, [1, 3], [1, 3, 1], [1, 3, 2]] },
    loot: 'standard',
  },
  'enc-imps': {
    copies: 2,
    monsters: {
      'cinder-imp': [
        [1, 3, 1],
        [1, 3, 2],
        [1, 3, 3],
        [1, 3, 5],
      ],
    },
    loot: 'standard',
  },
  'enc-hounds': {
    copies: 2,
    monsters: {
      'flayed-hound': [
        [1, 3],
        [1, 3, 2],
        [1, 3, 3],
        [1, 3, 5],
      ],
    },
    loot: null,
  },
  'enc-mixed-raid': {
    copies: 1,
    monsters: { 'seeker': [1, 2, 4, 4], 'skorn-savage': [1, 1, 2, 2] },
    loot: 'standard',
  },
  'enc-hunt': {
    copies: 1,
    monsters: { 'flayed-hound': [1, [1, 3], [1, 3, 1], [1, 3, 3]], 'cinder-imp': [1, 1, [1, 3], [1, 3, 1]] },
    loot: 'standard',
  },
  'enc-berserkers': {
    copies: 1,
    monsters: { 'skorn-berserker': [1, [1, 3], [1, 3, 1], [1, 3, 2]] },
    loot: 'standard',
  },
  'enc-acolytes': {
    copies: 1,
    monsters: { 'veiled-acolyte': [1, [1, 3], [1, 3, 1], [1, 3, 2]] },
    loot: 'standard',
  },
  'enc-charnel-hulk': {
    copies: 1,
    monsters: { 'charnel-hulk': [1, 1, 1, 1], 'ashen-thrall': [0, 0, [1, 3], [1, 3, 3]] },
    loot: 'rare',
  },
  'enc-procession': {
    copies: 1,
    monsters: { 'rotmonger': [1, 1, 1, 2], 'ashen-thrall': [1, [1, 3], [1, 3, 3], [1, 3, 5]] },
    loot: 'rare',
  },
} as const satisfies Record<string, EncounterCard>;
export type EncounterId = keyof typeof ENCOUNTERS;
