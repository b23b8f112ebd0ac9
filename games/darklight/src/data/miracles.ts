/** DL-ACC-14: one Miracle of each deck for every dungeon. */
export const MIRACLE_DECKS = ['healing', 'offensive', 'defensive'] as const;
export type MiracleDeck = (typeof MIRACLE_DECKS)[number];

export interface Miracle {
  readonly deck: MiracleDeck;
  /** FP to discard (DL-MIR-01). */
  readonly cost: number;
  /** DL-MIR-04: in squares and in sight; `tile` everyone within the Exorcist's tile. */
  readonly range: number | 'self' | 'tile';
  readonly target: 'enemy' | 'demon' | 'accursed' | 'self' | 'tile';
  /** Whether dead Accursed may be named, or only they. */
  readonly dead?: 'allowed' | 'only';
}

/** Ours; may be tuned. What they do: effects/miracles.ts. */
export const MIRACLES = {
  'mend-flesh': { deck: 'healing', cost: 2, range: 4, target: 'accursed', dead: 'allowed' },
  'circle-of-grace': { deck: 'healing', cost: 4, range: 'tile', target: 'tile', dead: 'allowed' },
  'purge': { deck: 'healing', cost: 1, range: 4, target: 'accursed' },
  'calm-the-mind': { deck: 'healing', cost: 3, range: 4, target: 'accursed' },
  'second-breath': { deck: 'healing', cost: 2, range: 4, target: 'accursed' },
  'call-back': { deck: 'healing', cost: 5, range: 6, target: 'accursed', dead: 'only' },
  'searing-light': { deck: 'offensive', cost: 2, range: 6, target: 'enemy' },
  'chains-of-guilt': { deck: 'offensive', cost: 2, range: 5, target: 'enemy' },
  'mark-of-the-damned': { deck: 'offensive', cost: 1, range: 6, target: 'enemy' },
  'dread-name': { deck: 'offensive', cost: 3, range: 5, target: 'demon' },
  'pillar-of-salt': { deck: 'offensive', cost: 4, range: 6, target: 'enemy' },
  'judgement': { deck: 'offensive', cost: 5, range: 'tile', target: 'tile' },
  'aegis-of-dawn': { deck: 'defensive', cost: 2, range: 4, target: 'accursed' },
  'steadfast': { deck: 'defensive', cost: 1, range: 4, target: 'accursed' },
  'mirror-of-faith': { deck: 'defensive', cost: 3, range: 4, target: 'accursed' },
  'veil-of-incense': { deck: 'defensive', cost: 3, range: 'self', target: 'self' },
  'lighten-burden': { deck: 'defensive', cost: 2, range: 4, target: 'accursed' },
  'hallowed-ring': { deck: 'defensive', cost: 4, range: 'tile', target: 'tile' },
} as const satisfies Record<string, Miracle>;
export type MiracleId = keyof typeof MIRACLES;
