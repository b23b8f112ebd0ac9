/** DL-BRN-03: each type has its own chart of Source Burns. */
export const SPELL_TYPES = ['blood', 'odinash'] as const;
export type SpellType = (typeof SPELL_TYPES)[number];

export interface Spell {
  readonly type: SpellType;
  /** What the Cast Roll must reach (DL-SPL-04). */
  readonly cost: number;
  /** In squares from the caster; `self` only the caster, `tile` a lit tile of which he sees a square. */
  readonly range: number | 'self' | 'tile';
  /** What is named before the Cast Roll (DL-SPL-02). An area is 3x3 round a chosen square, `here` the caster's own tile. */
  readonly target: 'enemy' | 'accursed' | 'self' | 'here' | 'area' | 'square' | 'tile';
  /** The enemy is made to strike another that stands beside it, which is named too. */
  readonly victim?: true;
  /** Accursed that are dead may be named too. */
  readonly dead?: true;
}

/** Cost 6 and range 5 of Sphere of Hate are printed; all else is ours and may be tuned. What they do: effects/spells.ts. */
export const SPELLS = {
  'sphere-of-hate': { type: 'blood', cost: 6, range: 5, target: 'enemy' },
  'sanguine-mend': { type: 'blood', cost: 5, range: 1, target: 'accursed', dead: true },
  'vein-lash': { type: 'blood', cost: 7, range: 3, target: 'enemy' },
  'leech': { type: 'blood', cost: 8, range: 1, target: 'enemy' },
  'crimson-shield': { type: 'blood', cost: 7, range: 4, target: 'accursed' },
  'blood-boil': { type: 'blood', cost: 9, range: 6, target: 'enemy' },
  'puppet': { type: 'blood', cost: 11, range: 4, target: 'enemy', victim: true },
  'red-rain': { type: 'blood', cost: 12, range: 5, target: 'area' },
  'ember-lance': { type: 'odinash', cost: 5, range: 6, target: 'enemy' },
  'ash-veil': { type: 'odinash', cost: 6, range: 'self', target: 'here' },
  'flame-brand': { type: 'odinash', cost: 6, range: 1, target: 'accursed' },
  'unmake-armour': { type: 'odinash', cost: 7, range: 5, target: 'enemy' },
  'ruin-gate': { type: 'odinash', cost: 8, range: 6, target: 'square' },
  'devils-bargain': { type: 'odinash', cost: 9, range: 'self', target: 'self' },
  'pyre-circle': { type: 'odinash', cost: 10, range: 5, target: 'area' },
  'storm-of-cinders': { type: 'odinash', cost: 14, range: 'tile', target: 'tile' },
} as const satisfies Record<string, Spell>;
export type SpellId = keyof typeof SPELLS;
