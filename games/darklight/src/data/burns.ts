import type { Amount } from './numbers.ts';
import type { SpellType } from './spells.ts';

/** DL-BRN-03: what befalls the caster. Applied in this order. */
export interface Burn {
  readonly wounds?: Amount;
  /** The Wounds are Fire Wounds (DL-CND-09). */
  readonly fire?: true;
  /** Every adjacent character suffers the Wounds too. */
  readonly around?: true;
  readonly ignited?: true;
  readonly losesSource?: true;
  readonly insanity?: Amount;
  readonly prone?: true;
  /** A Devil Lord comes; the rest only if its miniature is in use. */
  readonly devilLord?: true;
}

export const BURN_LEVELS = [2, 3, 4, 5] as const;
export type BurnLevel = (typeof BURN_LEVELS)[number];

/** That a Devil Lord may come is printed; all else is ours and may be tuned. */
export const SOURCE_BURNS = {
  blood: {
    2: { wounds: [1, 3] },
    3: { wounds: [1, 6], losesSource: true },
    4: { wounds: [1, 6, 2], insanity: 1, prone: true },
    5: { wounds: [2, 6], insanity: [1, 3] },
  },
  odinash: {
    2: { wounds: [1, 3], fire: true },
    3: { ignited: true, losesSource: true },
    4: { wounds: [1, 6, 2], fire: true, around: true, insanity: 1 },
    5: { devilLord: true, wounds: [2, 6], insanity: [1, 3] },
  },
} as const satisfies Record<SpellType, Record<BurnLevel, Burn>>;
