import type { Rule, Table } from '@tenebrae/kernel';
import type { Modifiers } from '../data/numbers.ts';
import type { Attack } from '../rules/attack.ts';
import type { CastRoll } from '../rules/casting.ts';
import type { Deed } from '../rules/turn-option.ts';
import type { Test } from '../rules/tests.ts';
import type { Cause } from '../rules/wounds.ts';
import type { Accursed, Character, Monster, State } from '../state.ts';

type At = Table<State>;

/**
 * What a skill, item, Dashboard, Injury or effect in force does beyond plain numbers: only what it takes part in is written.
 * Each general verb asks all sources of everyone concerned (rules/sources.ts), in the order of `state.accursed`; a hook says
 * for itself whether it is concerned. `holder` is whoever has the source. Rules may ask and roll, the rest is plain.
 */
export interface Hooks {
  // The profile.
  /** Numbers that hang on the moment. Must not read the holder's own profile, only state and items. */
  gives?(state: State, holder: Character): Modifiers | null;
  /** Numbers for other Accursed and ally pieces, for those that it reaches. */
  aura?: Aura;

  // An attack, in the order of DL-ATK-18. `holder` may be attacker, Defender or a bystander.
  /** To Hit and damage added, whoever attacks whom. */
  toHit?(state: State, holder: Character, attack: Attack): number;
  damage?(state: State, holder: Character, attack: Attack): number;
  /** Armour for the Defender against this attack only. */
  armour?(state: State, holder: Character, attack: Attack): number;
  /** Damage that an Evade ignores besides. */
  evade?(state: State, holder: Character, attack: Attack): number;
  /** A hit with this natural die is a Critical Hit too. */
  isCritical?(state: State, holder: Character, attack: Attack, die: number): boolean;
  /** Before the roll: interpose, fail it. */
  beforeRoll?(table: At, holder: Character, attack: Attack): Rule;
  /** A re-roll of the To Hit die: the new face, or the old one. */
  rerollToHit?(table: At, holder: Character, attack: Attack, die: number): Rule<number>;
  /** After the roll: a late Evade. */
  afterRoll?(table: At, holder: Character, attack: Attack): Rule;
  /** It hits: extra damage dice (their total), or a ward that sets `attack.fails`. */
  onHit?(table: At, holder: Character, attack: Attack): Rule<number>;
  /** Wounds about to be suffered from an attack: fewer, or somebody else's. */
  onWounds?(table: At, holder: Character, attack: Attack, wounds: number): Rule<number>;
  /** The attack is over, also one that missed or failed; its Wounds were suffered, and who dies of them has died. */
  afterAttack?(table: At, holder: Character, attack: Attack): Rule;

  // What befalls the holder.
  onTest?(table: At, holder: Accursed, test: Test): Rule;
  /** Insanity about to be suffered: how much of it remains. */
  onInsanity?(table: At, holder: Accursed, amount: number): Rule<number>;
  /** The same of another Accursed. */
  onInsanityOf?(table: At, holder: Accursed, sufferer: Accursed, amount: number): Rule<number>;
  /** The holder would die: true if it does not after all. */
  onDeath?(table: At, holder: Accursed, cause: Cause): Rule<boolean>;
  /** The holder has killed a Monster, by whatever means. */
  onKill?(table: At, holder: Accursed, monster: Monster, cause: Cause): Rule;

  // Its own turn.
  turnStart?(table: At, holder: Accursed): Rule;
  turnEnd?(table: At, holder: Accursed): Rule;
  /** Deeds before and after its phases (DL-TRN-09); `attacks` are offered instead of an attack. */
  deeds?: readonly Deed[];
  attacks?: readonly Deed[];
  /** What Movement points pay for besides, offered in a Move and before it. */
  moves?: readonly Deed[];

  // Magic.
  onChannel?(table: At, holder: Accursed): Rule;
  onCastRoll?(table: At, holder: Accursed, cast: CastRoll): Rule;
  /** Added to a Cast Roll, to what a spell or Miracle deals to a target, to the Wounds it removes from one. */
  castRoll?(state: State, holder: Accursed, cast: CastRoll): number;
  magicDamage?(state: State, holder: Accursed, magic: MagicSource, deals: 'damage' | 'wounds'): number;
  magicHealing?(state: State, holder: Accursed, magic: MagicSource): number;
  /** The spell was resolved: true if it is once more; a new target may have been named. */
  resolvesAgain?(table: At, holder: Accursed, cast: CastRoll): Rule<boolean>;
  afterCast?(table: At, holder: Accursed, cast: CastRoll): Rule;
  afterMiracle?(table: At, holder: Accursed, magic: MagicSource): Rule;
}

/** What reaches others. The numbers are asked for all the time, so they stand apart from the question of who is reached. */
export interface Aura {
  readonly gives: Modifiers;
  reaches(state: State, holder: Accursed, other: Character): boolean;
}

/** What is cast or invoked. */
export interface MagicSource {
  readonly kind: 'spell' | 'miracle';
  readonly id: string;
  /** The spell's type or the Miracle's deck. */
  readonly family: string;
}

/** What a Monster's card adds to its attacks and turn (DL-ATK-17, DL-MON-08). */
export interface MonsterHooks {
  toHit?(state: State, holder: Monster, attack: Attack): number;
  // Of its own attacks, in this order: after the Wounds, and before the death they may bring (DL-ATK-18).
  /** On a hit, even without a Wound (DL-ATK-19). */
  onHit?(table: At, holder: Monster, attack: Attack): Rule;
  onCritical?(table: At, holder: Monster, attack: Attack): Rule;
  ifItWounds?(table: At, holder: Monster, attack: Attack): Rule;
  turnStart?(table: At, holder: Monster): Rule;
  /** An Accursed starts its turn adjacent to it. */
  besideTurnStart?(table: At, holder: Monster, accursed: Accursed): Rule;
  /** It would be killed: true if it stays by its own rule (DL-CLV-07). */
  onDeath?(table: At, holder: Monster, cause: Cause): Rule<boolean>;
  /** Another Monster's To Hit. */
  aura?(state: State, holder: Monster, other: Monster): number;
}
