import type { AccursedId } from '../data/accursed.ts';
import type { Attribute, Dice } from '../data/numbers.ts';
import type { Character, Item } from '../state.ts';

/** DL-ATK-01. */
export type AttackKind = 'melee' | 'ranged' | 'magic';

/** What strikes: an equipped weapon, both at once, bare hands, a Monster's attack, or a spell or Miracle that attacks. */
export interface Blow {
  readonly kind: AttackKind;
  /** Its name in the words: the item, the Monster's attack, `unarmed`, `dual-wield`, the spell. */
  readonly name: string;
  /** Damage dice, summed (DL-DUA-03); or Wounds on a hit instead. */
  readonly damage: readonly Dice[];
  readonly wounds: Dice | null;
  /** The attribute added to the damage (DL-ATK-08, DL-ATK-14). */
  readonly adds: Attribute | null;
  /** What a die must show; null for Magic without a To Hit roll (DL-ATK-16). */
  readonly toHit: number | null;
  /** Modifiers that belong to the weapons and the way they are used. */
  readonly modifier: number;
  readonly criticalDamage: number;
  readonly cleave: boolean;
  /** In squares; 1 is adjacent. Infinity for Monsters' ranged attacks (DL-ATK-12). */
  readonly range: number;
  readonly items: readonly Item[];
  readonly dual: boolean;
}

/** DL-ATK-13, DL-ATK-14: made with the Ranged numbers; Magic of a Monster too, when it reaches beyond the next square. */
export const isShot = ({ kind, range }: Blow): boolean =>
  kind === 'ranged' || (kind === 'magic' && range > 1);

/** One attack under way; it lives only while it is resolved. The order of its fields is that of DL-ATK-18. */
export interface Attack {
  readonly attacker: Character;
  /** May change while reactions are declared (war-interpose). */
  defender: Character;
  readonly blow: Blow;
  /** It fails without a roll (a Tumble, mirror-of-faith). */
  fails: boolean;
  /** The Defender has tumbled away: the Monster loses its remaining attacks of this turn (DL-EVA-06). */
  tumbled: boolean;
  /** The Defender pays for an Evade. */
  evades: boolean;
  /** The natural To Hit die, re-rolls settled; null without a roll. */
  die: number | null;
  hits: boolean;
  critical: boolean;
  /** Damage before Evade and Armour, with all bonuses. */
  damage: number;
  /** Wounds suffered by the Defender. */
  wounds: number;
  kills: boolean;
  /** Part of a Cleave (DL-CLV-06). */
  readonly cleaves: boolean;
  /** Who gets the Trophy in place of the attacker: an Accursed that makes a Monster strike. */
  credit: AccursedId | null;
  /** Why a Monster attacks this Defender: a text for the log. */
  why: string | null;
}

export const newAttack = (attacker: Character, defender: Character, blow: Blow, cleaves = false): Attack => ({
  attacker,
  defender,
  blow,
  fails: false,
  tumbled: false,
  evades: false,
  die: null,
  hits: false,
  critical: false,
  damage: 0,
  wounds: 0,
  kills: false,
  cleaves,
  credit: null,
  why: null,
});
