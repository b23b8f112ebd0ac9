import type { AbilityId, AttackType, Immunity } from './abilities.ts';

/**
 * What a sheet, skill or item does all the time, as data (DJ-CRD-10). One verb reads each kind; what fits no kind here
 * has code of its own in effects/, under the card's id.
 */
export type Standing =
  /** Bonuses of an attack of these types (DJ-ATK-33). */
  | { readonly kind: 'damage'; readonly on: readonly AttackType[]; readonly count: number }
  | { readonly kind: 'range'; readonly on: readonly AttackType[]; readonly count: number }
  | { readonly kind: 'free-surges'; readonly on: readonly AttackType[]; readonly count: number }
  /** An ability: of its attacks, or of the figure itself (aura, command, fear). */
  | { readonly kind: 'ability'; readonly ability: AbilityId; readonly rank: number }
  /** Armor against attacks of these types. */
  | { readonly kind: 'armor'; readonly against: readonly AttackType[]; readonly count: number }
  /** DJ-ARM-03: added after the armor's limit. */
  | { readonly kind: 'speed'; readonly count: number }
  | { readonly kind: 'max-wounds'; readonly count: number }
  | { readonly kind: 'max-fatigue'; readonly count: number }
  /** DJ-ARM-05: movement points of each own turn, not speed. */
  | { readonly kind: 'movement-points'; readonly count: number }
  | { readonly kind: 'immune'; readonly to: readonly Immunity[] }
  /** Changes of what the overlord collects, pays, or deals with traps; they work from the town too (DJ-CRD-10). */
  | { readonly kind: 'threat-income'; readonly count: number }
  | { readonly kind: 'card-cost'; readonly count: number }
  | { readonly kind: 'trap-wounds'; readonly count: number }
  /** Black dice whenever he rolls against a trap. */
  | { readonly kind: 'trap-dice'; readonly count: number };

export const ANY_ATTACK = ['melee', 'ranged', 'magic'] as const satisfies readonly AttackType[];
export const FROM_AFAR = ['ranged', 'magic'] as const satisfies readonly AttackType[];

/** What surges of an attack buy (DJ-ATK-13, DJ-CRD-05); bought again, each adds once more (DJ-ATK-14). */
export type SurgeEffect =
  | { readonly kind: 'damage'; readonly count: number }
  | { readonly kind: 'range'; readonly count: number }
  | { readonly kind: 'pierce'; readonly count: number }
  | { readonly kind: 'blast'; readonly count: number }
  | { readonly kind: 'knockback' }
  /** Damage and Pierce together. */
  | { readonly kind: 'damage-and-pierce'; readonly damage: number; readonly pierce: number }
  /** One more token on each figure that gets one from this attack. */
  | { readonly kind: 'token'; readonly token: 'burn' | 'stun' }
  /** The total damage is doubled, once (DJ-ATK-33). */
  | { readonly kind: 'double-damage' }
  /** If the attack hits, the figure in the target space is killed, without an Undying roll. */
  | { readonly kind: 'kill' }
  | { readonly kind: 'lose-threat' };

export interface Surge {
  readonly surges: number;
  readonly effect: SurgeEffect;
}
