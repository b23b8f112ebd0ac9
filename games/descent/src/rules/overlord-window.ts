import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { Attack, Door, Hero, Marker, Monster, State } from '../state.ts';

/** Something that has happened at which the overlord may play a card (DJ-OVC-17); its kind is the cards' trigger. */
export type Occurrence =
  | { readonly kind: 'monster-attack-declared'; readonly attack: Attack }
  | { readonly kind: 'hero-attack-rolled'; readonly attack: Attack }
  | { readonly kind: 'monster-activated'; readonly monster: Monster }
  | { readonly kind: 'start-of-overlord-turn' }
  | { readonly kind: 'hero-moved'; readonly hero: Hero; readonly square: Square }
  | { readonly kind: 'door-opened'; readonly hero: Hero; readonly door: Door }
  | { readonly kind: 'chest-opened'; readonly hero: Hero; readonly chest: Marker };

/** What the overlord played; the chest's contents wait with a Mimic. */
export type Played = 'nothing' | 'card' | 'mimic';

/**
 * DJ-OVC-04 to DJ-OVC-11, DJ-OVC-16 to DJ-OVC-18, DJ-TIM-01, DJ-TIM-04: one window at an occurrence; the overlord is asked only
 * if he holds a card that he can play and pay, discards included; at most one event and, separately, one trap. In his own
 * turn guards are offered after the card.
 */
export function offerCards(_table: Table<State>, _occurrence: Occurrence): Rule<Played> {
  throw new Error('not written yet');
}
