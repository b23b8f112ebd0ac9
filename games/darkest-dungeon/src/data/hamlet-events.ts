import type { Effect } from './effects.ts';

/** What the number on a Hamlet Event means (DD-HAM-12) and whether it leaves the campaign (DD-HAM-11). */
export interface HamletEvent {
  readonly days: number;
  readonly leaves?: true;
}

/** What each does stands in `src/effects/hamlet-events.ts`. */
export const HAMLET_EVENTS = {
  'supply-run': { days: 2 },
  'busy-week': { days: 2 },
  'lost-shipment': { days: 4 },
  'unsettling-darkness': { days: 3 },
  'uneventful-week': { days: 3 },
  'labor-force': { days: 3, leaves: true },
  'town-fair': { days: 1 },
  'traveling-merchants': { days: 2 },
  'wanderers-market': { days: 2 },
  'the-feast': { days: 1 },
  'medical-breakthrough': { days: 3 },
  'caregivers-convention': { days: 2 },
  'general-repairs': { days: 4 },
  'in-good-spirits': { days: 3 },
  'guild-training': { days: 2, leaves: true },
  // 0 days if the offer is taken.
  'militia-training': { days: 3 },
} as const satisfies Record<string, HamletEvent>;
export type HamletEventId = keyof typeof HAMLET_EVENTS;
export const HAMLET_EVENT_IDS = Object.keys(HAMLET_EVENTS) as HamletEventId[];
export const hamletEventOf = (id: HamletEventId): HamletEvent => HAMLET_EVENTS[id];
/** The tutorial's two quiet days. */
export const TUTORIAL_DAYS = 2;

/** The numbers of Supply Run, Lost Shipment, Unsettling Darkness, Wanderers' Market and Town Fair. */
export const MORE_DICE = 2;
export const FEWER_DICE = 2;
export const DARK_START = 4;
export const MARKET_BONUS = 5;
export const TOWN_FAIR: readonly Effect[] = [
  ['stress', -3],
  ['heal', { perHeroLevel: 2 }],
];
