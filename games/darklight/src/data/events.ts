export interface EventCard {
  /** Whether it stays face up on its tile after it was resolved (DL-EVT-06). */
  readonly stays: 'no' | 'yes' | 'until-removed' | 'until-searched';
  /** How often it may be searched before it is discarded. */
  readonly uses?: number;
}

/** 24 cards, one each; ours, may be tuned. What they do: effects/events.ts. */
export const EVENTS = {
  'evt-pressure-plate': { stays: 'no' },
  'evt-rolling-boulder': { stays: 'until-removed' },
  'evt-guillotine': { stays: 'yes' },
  'evt-portcullis': { stays: 'yes' },
  'evt-wailing-wall': { stays: 'yes' },
  'evt-broken-door': { stays: 'yes' },
  'evt-whispers': { stays: 'no' },
  'evt-gas-vent': { stays: 'no' },
  'evt-burning-oil': { stays: 'no' },
  'evt-falling-stones': { stays: 'no' },
  'evt-rotten-floor': { stays: 'no' },
  'evt-rat-swarm': { stays: 'no' },
  'evt-dead-pilgrim': { stays: 'until-searched', uses: 1 },
  'evt-clear-spring': { stays: 'until-searched', uses: 3 },
  'evt-heart-pulse': { stays: 'no' },
  'evt-dying-light': { stays: 'no' },
  'evt-hunting-horn': { stays: 'no' },
  'evt-chained-sentinels': { stays: 'no' },
  'evt-loose-flagstone': { stays: 'no' },
  'evt-blood-altar': { stays: 'no' },
  'evt-cursed-idol': { stays: 'until-searched', uses: 1 },
  'evt-black-mirror': { stays: 'no' },
  'evt-soul-lamp': { stays: 'no' },
  'evt-starving-captive': { stays: 'no' },
} as const satisfies Record<string, EventCard>;
export type EventId = keyof typeof EVENTS;
