/** Dice as the cards print them: how many, of how many sides, and what is added to their total (DL-DIC-02, DL-DIC-03). */
export type Dice = readonly [count: number, sides: 3 | 6, plus?: number];

/** A number that is fixed, or rolled when it is needed. */
export type Amount = number | Dice;

/** DL-ATR-01: the six attributes. */
export const ATTRIBUTES = ['strength', 'perception', 'mind', 'charisma', 'agility', 'endurance'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** DL-ATR-05: of the profile, but no attributes. */
export const TRAITS = ['initiative', 'movement', 'health', 'sanity'] as const;
export type Trait = (typeof TRAITS)[number];

/** DL-ATR-10, DL-ATR-11: "n/x+", the number of attacks and what a die must show. */
export interface Skillfulness {
  readonly attacks: number;
  readonly toHit: number;
}

/** DL-CND-07: what can never affect someone. */
export const IMMUNITIES = ['poison', 'fire', 'prone', 'insanity'] as const;
export type Immunity = (typeof IMMUNITIES)[number];

/**
 * What something adds to whoever has it: an equipped item, a skill, an Injury, a tile, an effect in force. Numbers add up
 * (DL-ATR-14); what is not here is code in effects/.
 */
export interface Modifiers extends Partial<Record<Attribute | Trait, number>> {
  readonly armour?: number;
  readonly evasion?: number;
  readonly poisonResistance?: number;
  readonly fireResistance?: number;
  /** More attacks a turn, with any weapon; those that a weapon gives for itself stand with the weapon (DL-EQP-17). */
  readonly meleeAttacks?: number;
  readonly rangedAttacks?: number;
  /** On the dice of one's own attacks. */
  readonly meleeToHit?: number;
  readonly rangedToHit?: number;
  readonly meleeDamage?: number;
  readonly rangedDamage?: number;
  /** On the dice of all attacks against one, and of the ranged ones alone. */
  readonly attackedToHit?: number;
  readonly shotToHit?: number;
  /** Of one's own Critical Hits, and of those against one. */
  readonly criticalDamage?: number;
  readonly criticalDamageTaken?: number;
  readonly weaponRange?: number;
  readonly spellRange?: number;
  readonly spellDamage?: number;
  readonly castRoll?: number;
  readonly burnLevel?: number;
  readonly sourceLimit?: number;
  readonly faithLimit?: number;
  /** FP that an Exorcist starts a dungeon with (DL-FTH-03). */
  readonly startingFaith?: number;
  /** Stamina tokens (DL-ACC-08), and how many come back for giving up the Move Phase. */
  readonly stamina?: number;
  readonly recovered?: number;
  readonly tumbleCost?: number;
  /** Dice more in Tests of these attributes. */
  readonly perceptionDice?: number;
  readonly agilityDice?: number;
  /** Hand slots that cannot be used. */
  readonly handsLost?: number;
}
export type Modifier = keyof Modifiers;

/** Numbers and immunities that go with something: an item, a skill, an Injury, a Dashboard, an effect in force. */
export interface Bonus {
  readonly gives?: Modifiers;
  readonly immune?: readonly Immunity[];
}
