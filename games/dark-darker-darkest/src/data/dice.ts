export const SURVIVOR_ICONS = ['success', 'aim', 'knockback', 'retreat', 'failure'] as const;
export type SurvivorIcon = (typeof SURVIVOR_ICONS)[number];

export const CREATURE_ICONS = ['damage', 'heavy-damage', 'reinforcement', 'entrap', 'bite', 'fear'] as const;
export type CreatureIcon = (typeof CREATURE_ICONS)[number];

export const TERROR_EVENTS = [
  'zombie-horde',
  'creature-reaction',
  'creature-appears',
  'fire-spreads',
] as const;
export type TerrorEvent = (typeof TERROR_EVENTS)[number];

type SixFaces<Icon> = readonly [Icon, Icon, Icon, Icon, Icon, Icon];

/** The faces of each die, in the order of a roll's answers 1 to 6. */
export const SURVIVOR_DIE = [
  'success',
  'success',
  'aim',
  'knockback',
  'retreat',
  'failure',
] as const satisfies SixFaces<SurvivorIcon>;

export const CREATURE_DIE = [
  'damage',
  'heavy-damage',
  'reinforcement',
  'entrap',
  'bite',
  'fear',
] as const satisfies SixFaces<CreatureIcon>;

export const TERROR_DIE = [
  'zombie-horde',
  'zombie-horde',
  'creature-reaction',
  'creature-reaction',
  'creature-appears',
  'fire-spreads',
] as const satisfies SixFaces<TerrorEvent>;

/** DDD-GEN-08: the row (1 top, 4 bottom) and the column, where 6 is special. The first is also the fire's direction. */
export const FOUR_SIDED_DIE = 4;
export const SIX_SIDED_DIE = 6;

/** The kinds of roll with survivor dice. */
export const ROLLS = [
  'attack',
  'search',
  'camera-check',
  'defense',
  'rescue',
  'lurking',
  'radiation-check',
] as const;
export type RollId = (typeof ROLLS)[number];

export const ICON_EFFECTS = [
  'nothing',
  'hit',
  'range',
  'push',
  'leave',
  'cancel-icon',
  'card',
  'terror-event-if-two',
  'terror-event',
  'cancel-enemy-die',
  'free',
  'creature-appears',
  'radiation-marker',
] as const;
export type IconEffect = (typeof ICON_EFFECTS)[number];

/** What each icon does in each kind of roll. */
export const ICONS_IN_ROLLS = {
  'attack': { success: 'hit', aim: 'range', knockback: 'push', retreat: 'leave', failure: 'cancel-icon' },
  'search': {
    success: 'card',
    aim: 'terror-event-if-two',
    knockback: 'terror-event-if-two',
    retreat: 'terror-event-if-two',
    failure: 'terror-event-if-two',
  },
  'camera-check': {
    success: 'nothing',
    aim: 'nothing',
    knockback: 'nothing',
    retreat: 'nothing',
    failure: 'terror-event',
  },
  'defense': {
    success: 'cancel-enemy-die',
    aim: 'nothing',
    knockback: 'nothing',
    retreat: 'nothing',
    failure: 'nothing',
  },
  'rescue': { success: 'nothing', aim: 'nothing', knockback: 'nothing', retreat: 'free', failure: 'nothing' },
  'lurking': {
    success: 'nothing',
    aim: 'nothing',
    knockback: 'nothing',
    retreat: 'nothing',
    failure: 'creature-appears',
  },
  'radiation-check': {
    success: 'nothing',
    aim: 'nothing',
    knockback: 'nothing',
    retreat: 'nothing',
    failure: 'radiation-marker',
  },
} as const satisfies Record<RollId, Record<SurvivorIcon, IconEffect>>;
