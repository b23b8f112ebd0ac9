/** DL-SRV-15: what an option costs, so that it is offered only when it can be paid in full. */
export interface HazardPrice {
  readonly crownsEach?: number;
  readonly soulsEach?: number;
  readonly consumable?: 'any' | 'bandages';
}

export interface Hazard {
  /** Prices of the two options, where they have one. What they do: effects/hazards.ts. */
  readonly a?: HazardPrice;
  readonly b?: HazardPrice;
}

/** DL-SRV-15: 20 cards, shuffled for each Journey. Ours; may be tuned. */
export const HAZARDS = {
  'hz-broken-bridge': {},
  'hz-toll-gate': { a: { crownsEach: 5 } },
  'hz-black-fog': {},
  'hz-plague-cart': {},
  'hz-hanged-men': {},
  'hz-wolves': { b: { consumable: 'any' } },
  'hz-bandits': {},
  'hz-deserter': { a: { consumable: 'bandages' } },
  'hz-storm': {},
  'hz-burning-village': {},
  'hz-bog': {},
  'hz-gravefield': {},
  'hz-old-shrine': {},
  'hz-wandering-trader': {},
  'hz-lost-child': {},
  'hz-carrion-birds': {},
  'hz-ravine': {},
  'hz-witch-lights': {},
  'hz-wardens-herald': { a: { soulsEach: 1 } },
  'hz-quiet-road': {},
} as const satisfies Record<string, Hazard>;
export type HazardId = keyof typeof HAZARDS;
