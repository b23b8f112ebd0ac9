/** DL-SRV-09, DL-SRV-20, DL-SRV-23. Ours; may be tuned. */
export interface SettlementKind {
  readonly days: number;
  readonly patience: number;
  readonly standard: number;
  readonly rare: number;
}

export const SETTLEMENTS = {
  hamlet: { days: 3, patience: 2, standard: 3, rare: 0 },
  village: { days: 4, patience: 3, standard: 5, rare: 1 },
  town: { days: 5, patience: 4, standard: 7, rare: 3 },
} as const satisfies Record<string, SettlementKind>;
export type SettlementId = keyof typeof SETTLEMENTS;

export interface Activity {
  readonly at: readonly SettlementId[];
  /** In crowns; `souls` and `spell` are worked out, `stake` is chosen. */
  readonly cost: number | 'souls' | 'spell' | 'stake';
}

/** DL-SRV-21: what an Accursed may do on a day in a settlement. Ours; may be tuned. What they do: effects/activities.ts. */
export const ACTIVITIES = {
  'rest': { at: ['hamlet', 'village', 'town'], cost: 0 },
  'tavern': { at: ['hamlet', 'village', 'town'], cost: 10 },
  'shrine': { at: ['hamlet', 'village', 'town'], cost: 20 },
  'healer': { at: ['village', 'town'], cost: 20 },
  'surgeon': { at: ['village', 'town'], cost: 40 },
  'asylum': { at: ['town'], cost: 40 },
  'guild-rite': { at: ['village', 'town'], cost: 'souls' },
  'guild-rumour': { at: ['village', 'town'], cost: 10 },
  'smith': { at: ['village', 'town'], cost: 80 },
  'coven': { at: ['village', 'town'], cost: 'spell' },
  'pit': { at: ['town'], cost: 'stake' },
  'labour': { at: ['hamlet', 'village', 'town'], cost: 0 },
} as const satisfies Record<string, Activity>;
export type ActivityId = keyof typeof ACTIVITIES;

/** DL-SRV-45: the Evening chart, by 1d6. */
export const EVENINGS = [
  'cutpurse',
  'street-preacher',
  'quiet-evening',
  'quiet-evening',
  'pedlar',
  'plea',
] as const;
export type EveningId = (typeof EVENINGS)[number];

/** DL-SRV-13: the Omen chart, by 1d6. */
// biome-ignore format: a chart
export const OMENS = ['omen-dread', 'omen-tribute', 'omen-sickness', 'omen-tremors', 'omen-dulled-wits', 'omen-false-dawn'] as const;
export type OmenId = (typeof OMENS)[number];

/** DL-SRV-14: the Judgement chart, by 1d6. */
// biome-ignore format: a chart
export const JUDGEMENTS = ['judged-maimed', 'judged-diminished', 'judged-robbed', 'judged-broken', 'judged-taxed', 'judged-spared'] as const;
export type JudgementId = (typeof JUDGEMENTS)[number];

/** DL-SRV-12: the Dread Wheel: its spaces, those with an Omen, and the Grim Warden's. Ours; may be tuned. */
export const DREAD_START = 1;
export const OMEN_SPACES: readonly number[] = [4, 8];
export const WARDEN_SPACE = 12;
/** DL-SRV-11: the Darkness die raises Dread up to this; with a distressed Accursed up to the other. */
export const DREAD_ON = 2;
export const DREAD_ON_DISTRESSED = 3;
/** DL-SRV-18. */
export const LONE_FALL_DREAD = 2;

/** DL-SRV-31: souls for Level 2 to 10. */
export const SOULS_FOR_LEVEL = [8, 12, 16, 22, 28, 34, 42, 50, 60] as const;
/** DL-SRV-32: levels that give an attribute, levels that give a To Hit value, and the most above Level 1. */
export const ATTRIBUTE_LEVELS: readonly number[] = [2, 4, 6, 8, 10];
export const TO_HIT_LEVELS: readonly number[] = [5, 10];
export const MOST_GAINED = 3;
/** DL-SRV-14, DL-SRV-26, DL-SRV-27, DL-SRV-34, DL-SRV-39. Ours; may be tuned. */
export const WARDEN_PRICE_A_LEVEL = 3;
export const TITHE = 5;
export const BED_PRICE = 5;
export const SPELL_PRICE_A_COST = 10;
export const PACT = { quests: 8, soulsEach: 25 } as const;
export const LOWEST_SANITY = 4;
/** DL-SRV-25. */
export const HAGGLE_PERCENT = 20;
/** DL-SRV-28: the total on which the locals have had enough. */
export const DRIVEN_OUT_ON = 6;
/** DL-SRV-34: a Village has a coven on this or more. */
export const COVEN_ON = 4;
/** The pit: what may be staked, in crowns. */
export const STAKES = [10, 20, 30, 40, 50] as const;
/** The plea of the Evening chart. */
export const PLEA_CROWNS = 10;
