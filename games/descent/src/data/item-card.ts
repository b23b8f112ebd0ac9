import type { Abilities, AttackType } from './abilities.ts';
import type { DieColour } from './dice.ts';
import type { Standing, Surge } from './standing.ts';

/** Which deck or stock a card belongs to; also the value of a treasure (DJ-TWN-05). */
export const ITEM_SETS = ['shop', 'copper', 'silver', 'gold', 'relic'] as const;
export type ItemSet = (typeof ITEM_SETS)[number];
export const TREASURE_COLOURS = ['copper', 'silver', 'gold'] as const;
export type TreasureColour = (typeof TREASURE_COLOURS)[number];

/** DJ-CRD-04, DJ-CRD-06: what every card prints. */
interface Card {
  readonly set: ItemSet;
  readonly copies: number;
  /** Price in the shop, value of a treasure; a relic is never sold (DJ-REL-02). */
  readonly cost: number;
  readonly rune: boolean;
  readonly hands: 0 | 1 | 2;
  /** What it does all the time while equipped. */
  readonly standing: readonly Standing[];
  /** What it does beyond its data is in effects/items.ts. */
  readonly code: boolean;
}

/** DJ-ARM-01, DJ-CRD-05: it never runs out; its dice are those without the hero's own. */
export interface Weapon extends Card {
  readonly kind: 'weapon';
  readonly type: AttackType;
  readonly dice: readonly DieColour[];
  readonly abilities: Abilities;
  readonly freeSurges: number;
  readonly surges: readonly Surge[];
  /** DJ-TWO-01: what it adds to an attack with another one-handed melee weapon. */
  readonly offHand: { readonly damage: number; readonly surges: number } | null;
}

export interface Armor extends Card {
  readonly kind: 'armor';
  readonly armor: number;
  /** DJ-ARM-02: the printed speed is at most this; null without limit. */
  readonly speedLimit: number | null;
  /** DJ-ARM-04. */
  readonly runesAllowed: boolean;
  /** A cloak: a black die for each wound; each of these faces cancels one. */
  readonly cancels: 'blank' | 'surge' | 'enhancement' | null;
}

/** Exhausted, it cancels wounds of an attack that armor can stop. */
export interface Shield extends Card {
  readonly kind: 'shield';
  readonly cancels: number;
}

export interface Other extends Card {
  readonly kind: 'other';
}

/** DJ-TRS-22: resolved at once, then another card is drawn. */
export interface Cache extends Card {
  readonly kind: 'cache';
  readonly coins: number;
  readonly potion: 'healing' | 'vitality' | null;
}

export type ItemCard = Weapon | Armor | Shield | Other | Cache;

type Common = Partial<Omit<Card, 'set' | 'code'>>;
const common = (given: Common): Omit<Card, 'set' | 'code'> => ({
  copies: 1,
  cost: 0,
  rune: false,
  hands: 0,
  standing: [],
  ...given,
});

/** The words of a row of the tables, so that a row reads like the card. `code` is set by the row where it needs code. */
export const weapon = (
  type: AttackType,
  hands: 1 | 2,
  dice: readonly DieColour[],
  given: Common & Partial<Pick<Weapon, 'abilities' | 'freeSurges' | 'surges' | 'offHand'>> = {},
): Omit<Weapon, 'set' | 'code'> => ({
  ...common(given),
  kind: 'weapon',
  hands,
  type,
  dice,
  abilities: given.abilities ?? {},
  freeSurges: given.freeSurges ?? 0,
  surges: given.surges ?? [],
  offHand: given.offHand ?? null,
});

export const armor = (
  points: number,
  given: Common & Partial<Pick<Armor, 'speedLimit' | 'runesAllowed' | 'cancels'>> = {},
): Omit<Armor, 'set' | 'code'> => ({
  ...common(given),
  kind: 'armor',
  armor: points,
  speedLimit: given.speedLimit ?? null,
  runesAllowed: given.runesAllowed ?? true,
  cancels: given.cancels ?? null,
});

export const shield = (cancels: number, given: Common = {}): Omit<Shield, 'set' | 'code'> => ({
  ...common(given),
  kind: 'shield',
  hands: 1,
  cancels,
});

export const other = (given: Common = {}): Omit<Other, 'set' | 'code'> => ({
  ...common(given),
  kind: 'other',
});

export const cache = (
  coins: number,
  potion: 'healing' | 'vitality' | null,
  given: Common = {},
): Omit<Cache, 'set' | 'code'> => ({ ...common(given), kind: 'cache', coins, potion });

/** Surges for plain bonuses, as rows write them. */
export const damage = (surges: number, count = 1): Surge => ({ surges, effect: { kind: 'damage', count } });
export const range = (surges: number, count = 1): Surge => ({ surges, effect: { kind: 'range', count } });
export const pierce = (surges: number, count: number): Surge => ({
  surges,
  effect: { kind: 'pierce', count },
});
export const blast = (surges: number): Surge => ({ surges, effect: { kind: 'blast', count: 1 } });
