import type { Effect } from './effects.ts';

/** DD-STR-07: what happens at the start of the Hero's turn when the d10 shows at most `upTo`. */
export interface ResolveCard {
  readonly upTo: number;
  readonly effects: readonly Effect[];
  /** Placed after the tokens of that turn are removed (the ledger's ruling on Masochistic). */
  readonly after?: readonly Effect[];
}

/** ours: Hopeless, Masochistic, Irrational. */
export const AFFLICTIONS = {
  'selfish': { upTo: 4, effects: [['lose-provision']] },
  'fearful': { upTo: 2, effects: [['stress', 2]] },
  'hopeless': { upTo: 3, effects: [['actions', -1]] },
  'masochistic': { upTo: 3, effects: [['wounds', { perHeroLevel: 1 }]], after: [['mark', 1]] },
  'irrational': { upTo: 3, effects: [['odd-even', ['slot', 1], ['slot', -1]]] },
} as const satisfies Record<string, ResolveCard>;
export type AfflictionId = keyof typeof AFFLICTIONS;

/** ours: Courageous, Powerful, Vigorous, and the amount of Focused. */
export const VIRTUES = {
  'focused': { upTo: 5, effects: [['acc-this-turn', 1]] },
  'stalwart': { upTo: 3, effects: [['stress', -2]] },
  'courageous': { upTo: 4, effects: [['others', ['stress', -1]]] },
  'powerful': { upTo: 4, effects: [['damage-this-turn', { perHeroLevel: 1 }]] },
  'vigorous': { upTo: 4, effects: [['heal', { perHeroLevel: 1 }]] },
} as const satisfies Record<string, ResolveCard>;
export type VirtueId = keyof typeof VIRTUES;

export type ResolveId = AfflictionId | VirtueId;
const RESOLVE_CARDS: Readonly<Record<ResolveId, ResolveCard>> = { ...AFFLICTIONS, ...VIRTUES };
export const resolveCardOf = (id: ResolveId): ResolveCard => RESOLVE_CARDS[id];
export const isVirtue = (id: ResolveId): id is VirtueId => Object.hasOwn(VIRTUES, id);
