import type { Amount, Effect } from './effects.ts';
import type { AreaId } from './room-tile.ts';
import type { RoomId } from './rooms.ts';

export const ROOM_MOMENTS = ['end-of-turn', 'shuffled-into', 'end-of-move', 'pit-toss', 'round-end'] as const;
/** When a Room acts on whoever is there (DD-BAT-08). `end-of-move` also counts when the move is not the last action. */
export type RoomMoment = (typeof ROOM_MOMENTS)[number];
export type RoomWho = 'heroes' | 'monsters' | 'anyone' | 'anyone-but-templars';

interface There {
  readonly who: RoomWho;
  readonly areas: readonly AreaId[] | 'all';
}

/** One line of a Room Card. */
export type RoomRule =
  | (There & {
      readonly kind: 'effect';
      readonly when: readonly RoomMoment[];
      readonly effects: readonly Effect[];
      /** Only while the Pyre stands (DD-FAN-04). */
      readonly whilePyre?: true;
    })
  /** DD-HRO-08: an Interact action of a Hero there, all actions in one turn. */
  | {
      readonly kind: 'interact';
      readonly areas: readonly AreaId[];
      readonly actions: 1 | 2;
      readonly limit: 'none' | 'once-a-battle' | 'once-a-hero' | 'once-a-round';
      readonly noMonsterThere?: true;
      readonly effects: readonly Effect[];
    }
  | (There & { readonly kind: 'no-healing' })
  /** Loses Bleed, Blight, Debuff, Stun and Mark on entering, and is immune to them and to Shuffle while there. */
  | (There & { readonly kind: 'sanctuary' })
  /** After its turn a Monster walks toward the Area with the Speed it has not used. */
  | { readonly kind: 'walk-to'; readonly area: AreaId }
  /** At the end of a round each Hero suffers so much Stress for each Monster there, as one event. */
  | { readonly kind: 'stress-for-monsters'; readonly area: AreaId; readonly stress: number }
  /** At the end of a Hero's turn: Stress for each Negative Quirk, then healing for each Positive one. */
  | {
      readonly kind: 'weigh';
      readonly areas: readonly AreaId[];
      readonly stress: number;
      readonly heal: Amount;
    }
  /** Skills used at distance 2 or more. */
  | { readonly kind: 'far-acc'; readonly who: RoomWho; readonly acc: number }
  /** Never below 1. */
  | (There & { readonly kind: 'slow'; readonly speed: number })
  /** At the end of a round every Monster heals, unless a Hero is there. */
  | { readonly kind: 'mend-unless-held'; readonly area: AreaId; readonly heal: number }
  /** At the end of a round, after the Light has changed: at Light 0 each Hero suffers Stress. */
  | { readonly kind: 'stress-in-the-dark'; readonly stress: number }
  /** Whoever takes a Chest there. */
  | { readonly kind: 'chest-stress'; readonly area: AreaId; readonly stress: number };

/** A Room Card: what is printed on it and, for those of the decks, on its Stygian version (DD-MOD-06). */
export interface RoomCard {
  readonly normal: readonly RoomRule[];
  readonly stygian?: readonly RoomRule[];
}

const END: readonly RoomMoment[] = ['end-of-turn'];
const END_OR_SHUFFLED: readonly RoomMoment[] = ['end-of-turn', 'shuffled-into'];
const ROUND_END: readonly RoomMoment[] = ['round-end'];
const CLOISTER = ['NW', 'W', 'SW', 'S', 'SE'];
const SINEW = ['TENDON_W', 'HUB', 'TENDON_E'];

/** The effects of the Ruins are read from public material; those of the Darkest Dungeon and all Stygian ones are ours. */
export const ROOM_CARDS: Readonly<Partial<Record<RoomId, RoomCard>>> = {
  'ruins-1': {
    normal: [{ kind: 'effect', when: END, who: 'heroes', areas: ['NE', 'SW'], effects: [['stress', 1]] }],
    stygian: [{ kind: 'effect', when: END, who: 'heroes', areas: ['NE', 'SW'], effects: [['stress', 2]] }],
  },
  'ruins-2': {
    normal: [{ kind: 'no-healing', who: 'heroes', areas: ['S'] }],
    stygian: [{ kind: 'no-healing', who: 'heroes', areas: ['S', 'MID'] }],
  },
  'ruins-3': {
    normal: [{ kind: 'effect', when: END, who: 'heroes', areas: ['FOUNTAIN'], effects: [['heal', 3]] }],
    stygian: [{ kind: 'effect', when: END, who: 'anyone', areas: ['FOUNTAIN'], effects: [['heal', 2]] }],
  },
  'ruins-4': {
    normal: [
      { kind: 'effect', when: END, who: 'monsters', areas: ['CIRCLE'], effects: [['heal', 4]] },
      {
        kind: 'effect',
        when: END_OR_SHUFFLED,
        who: 'anyone',
        areas: ['PIT_W', 'PIT_E'],
        effects: [
          ['damage', 3],
          ['bleed', 1, 3],
        ],
      },
    ],
    stygian: [
      { kind: 'effect', when: END, who: 'monsters', areas: ['CIRCLE'], effects: [['heal', 8]] },
      {
        kind: 'effect',
        when: END_OR_SHUFFLED,
        who: 'anyone',
        areas: ['PIT_W', 'PIT_E'],
        effects: [
          ['damage', 5],
          ['bleed', 2, 3],
        ],
      },
    ],
  },
  'ruins-5': {
    normal: [
      { kind: 'effect', when: END, who: 'heroes', areas: CLOISTER, effects: [['stress', 1]] },
      { kind: 'effect', when: END, who: 'heroes', areas: ['NE'], effects: [['stress', -1]] },
    ],
    stygian: [
      { kind: 'effect', when: END, who: 'heroes', areas: CLOISTER, effects: [['stress', 2]] },
      { kind: 'effect', when: END, who: 'heroes', areas: ['NE'], effects: [['stress', -1]] },
    ],
  },
  'ruins-6': {
    normal: [
      { kind: 'interact', areas: ['CHEST'], actions: 2, limit: 'once-a-battle', effects: [['trinket']] },
      {
        kind: 'interact',
        areas: ['HIDE'],
        actions: 1,
        limit: 'none',
        noMonsterThere: true,
        effects: [
          ['stress', 2],
          ['heal', 'all'],
        ],
      },
    ],
    stygian: [
      {
        kind: 'interact',
        areas: ['CHEST'],
        actions: 2,
        limit: 'once-a-battle',
        effects: [['trinket'], ['stress', 2]],
      },
      {
        kind: 'interact',
        areas: ['HIDE'],
        actions: 1,
        limit: 'none',
        noMonsterThere: true,
        effects: [
          ['stress', 3],
          ['heal', 'all'],
        ],
      },
    ],
  },
  'ruins-7': {
    normal: [{ kind: 'sanctuary', who: 'heroes', areas: ['TOMB'] }],
    stygian: [{ kind: 'sanctuary', who: 'monsters', areas: ['TOMB'] }],
  },
  'ruins-8': {
    normal: [
      { kind: 'walk-to', area: 'CIRCLE' },
      { kind: 'stress-for-monsters', area: 'CIRCLE', stress: 2 },
    ],
    stygian: [
      { kind: 'walk-to', area: 'CIRCLE' },
      { kind: 'stress-for-monsters', area: 'CIRCLE', stress: 3 },
    ],
  },
  'ruins-9': {
    normal: [{ kind: 'weigh', areas: ['N', 'C'], stress: 1, heal: { perHeroLevel: 1 } }],
    stygian: [{ kind: 'weigh', areas: ['N', 'C'], stress: 2, heal: 1 }],
  },
  'darkest-1': {
    normal: [
      {
        kind: 'effect',
        when: END,
        who: 'heroes',
        areas: ['EYE_N', 'EYE_S'],
        effects: [
          ['stress', 1],
          ['mark', 2],
        ],
      },
    ],
    stygian: [
      {
        kind: 'effect',
        when: END,
        who: 'heroes',
        areas: ['EYE_N', 'EYE_S', 'C'],
        effects: [
          ['stress', 1],
          ['mark', 3],
        ],
      },
    ],
  },
  'darkest-2': {
    normal: [{ kind: 'effect', when: ROUND_END, who: 'anyone', areas: SINEW, effects: [['blight', 2, 2]] }],
    stygian: [
      {
        kind: 'effect',
        when: ROUND_END,
        who: 'heroes',
        areas: SINEW,
        effects: [
          ['blight', 3, 2],
          ['debuff', 2],
        ],
      },
    ],
  },
  'darkest-3': {
    normal: [
      {
        kind: 'interact',
        areas: ['ALTAR'],
        actions: 1,
        limit: 'once-a-hero',
        effects: [
          ['stress', -3],
          ['light', -1],
        ],
      },
      { kind: 'effect', when: END, who: 'monsters', areas: ['ALTAR'], effects: [['heal', 6]] },
    ],
    stygian: [
      {
        kind: 'interact',
        areas: ['ALTAR'],
        actions: 1,
        limit: 'once-a-hero',
        effects: [
          ['stress', -2],
          ['light', -1],
          ['wounds', 3],
        ],
      },
      { kind: 'effect', when: END, who: 'monsters', areas: ['ALTAR'], effects: [['heal', 10]] },
    ],
  },
  'darkest-4': {
    normal: [{ kind: 'far-acc', who: 'anyone', acc: -1 }],
    stygian: [
      { kind: 'far-acc', who: 'heroes', acc: -2 },
      { kind: 'slow', who: 'heroes', areas: ['RIB_S1', 'RIB_S2', 'RIB_S3'], speed: -1 },
    ],
  },
  'darkest-5': {
    normal: [
      {
        kind: 'effect',
        when: END_OR_SHUFFLED,
        who: 'anyone',
        areas: ['POOL_W', 'POOL_E'],
        effects: [
          ['damage', 3],
          ['debuff', 2],
        ],
      },
    ],
    stygian: [
      {
        kind: 'effect',
        when: END_OR_SHUFFLED,
        who: 'heroes',
        areas: ['POOL_W', 'POOL_E'],
        effects: [
          ['damage', 5],
          ['debuff', 2],
          ['blight', 2, 2],
        ],
      },
    ],
  },
  'darkest-6': {
    normal: [
      { kind: 'interact', areas: ['SAC'], actions: 2, limit: 'once-a-battle', effects: [['take-chest']] },
      { kind: 'mend-unless-held', area: 'HEART', heal: 4 },
    ],
    stygian: [
      {
        kind: 'interact',
        areas: ['SAC'],
        actions: 2,
        limit: 'once-a-battle',
        effects: [['take-chest'], ['blight', 2, 3]],
      },
      { kind: 'mend-unless-held', area: 'HEART', heal: 8 },
    ],
  },
  'darkest-7': {
    normal: [
      { kind: 'effect', when: ROUND_END, who: 'heroes', areas: 'all', effects: [['light', -1]] },
      { kind: 'interact', areas: ['LANTERN'], actions: 1, limit: 'once-a-round', effects: [['light', 1]] },
    ],
    stygian: [
      { kind: 'effect', when: ROUND_END, who: 'heroes', areas: 'all', effects: [['light', -1]] },
      { kind: 'stress-in-the-dark', stress: 1 },
      {
        kind: 'interact',
        areas: ['LANTERN'],
        actions: 1,
        limit: 'once-a-round',
        effects: [
          ['stress', 1],
          ['light', 1],
        ],
      },
    ],
  },
  'darkest-8': {
    normal: [
      {
        kind: 'effect',
        when: END,
        who: 'heroes',
        areas: ['FLAME'],
        effects: [
          ['heal', 4],
          ['remove', 'bleed', 'blight'],
          ['mark', 2],
        ],
      },
      { kind: 'no-healing', who: 'heroes', areas: ['ASH'] },
    ],
    stygian: [
      {
        kind: 'effect',
        when: END,
        who: 'heroes',
        areas: ['FLAME'],
        effects: [
          ['heal', 2],
          ['mark', 3],
        ],
      },
      { kind: 'no-healing', who: 'heroes', areas: ['ASH'] },
      { kind: 'effect', when: END, who: 'heroes', areas: ['ASH'], effects: [['stress', 1]] },
    ],
  },
  'boss-necromancer': {
    normal: [
      { kind: 'effect', when: END, who: 'heroes', areas: ['GRAVE_W', 'GRAVE_E'], effects: [['stress', 1]] },
    ],
  },
  'boss-prophet': { normal: [] },
  'boss-collector': { normal: [{ kind: 'chest-stress', area: 'VAULT', stress: 1 }] },
  'boss-fanatic': {
    normal: [
      {
        kind: 'effect',
        when: END,
        who: 'heroes',
        areas: ['PYRE'],
        effects: [['wounds', 2]],
        whilePyre: true,
      },
    ],
  },
  'boss-templars': {
    normal: [
      {
        kind: 'effect',
        when: ['shuffled-into', 'end-of-move', 'pit-toss'],
        who: 'anyone-but-templars',
        areas: ['P1', 'P2', 'P3', 'P4', 'P5'],
        effects: [
          ['damage', 5],
          ['bleed', 3, 3],
        ],
      },
    ],
  },
  'boss-shuffling-horror': {
    normal: [{ kind: 'effect', when: END, who: 'heroes', areas: ['C'], effects: [['slot', -1]] }],
  },
  'boss-mammoth-cyst': { normal: [] },
  'boss-ancestor': { normal: [] },
};
