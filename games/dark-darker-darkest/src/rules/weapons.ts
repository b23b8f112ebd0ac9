import { BARE_FISTS, type Firearm, type ItemId, type MeleeWeapon } from '../data/equipment.ts';
import { ITEM_FUNCTIONS, type ItemEffect } from '../data/item-functions.ts';
import type { Card, Survivor } from '../state.ts';
import { survivorDice } from './dice.ts';
import { itemIdOf, itemOf, skillEffect, skillEffects } from './figures.ts';

/** How an attack works with a weapon in somebody's hands: cards and skills are in it already. */
export interface AttackValues {
  readonly dice: number;
  /** Rooms away; 0 is the own room only (DDD-CMB-05). */
  readonly range: number;
  /** What each aim adds to the success to which it is allocated (DDD-CMB-07). */
  readonly aimRange: number;
  readonly aimHits: number;
  /** What each hit of a success becomes (DDD-ITM-04). */
  readonly hitsForOne: number;
  /** Rooms that one knockback may push an enemy (DDD-SKL-22). */
  readonly pushRooms: number;
  /** A knockback may lay a zombie down instead (DDD-ITM-01). */
  readonly laysDown: boolean;
}

/** DDD-CMB-02, DDD-CMB-03, DDD-CMB-05, DDD-ITM-04, DDD-ITM-05, DDD-ITM-06, DDD-ITM-07, DDD-SKL-09, DDD-SKL-19, DDD-SKL-22: null is bare fists. */
export function attackValues(survivor: Survivor, weapon: Card | null): AttackValues {
  const pushRooms = skillEffect(survivor, 'push')?.rooms ?? 1;
  const card = weapon === null ? null : weaponOf(weapon);
  if (weapon === null || card === null) return { ...FISTS, pushRooms };
  const id = itemIdOf(weapon);
  const effect: ItemEffect = ITEM_FUNCTIONS[id].effect;
  const dice = survivorDice(card.attack + extraDice(survivor, id));
  const laysDown = effect.kind === 'lay-down';
  if (card.kind === 'melee') return { ...FISTS, dice, pushRooms, laysDown };
  const sight = sightBonus(survivor, id);
  return {
    dice,
    range: card.range + sight + (skillEffect(survivor, 'firearm-range')?.range ?? 0),
    aimRange: effect.kind === 'aim-hits' && effect.range === 'with-sight' && sight === 0 ? 0 : 1,
    aimHits: effect.kind === 'aim-hits' ? effect.hits : (skillEffect(survivor, 'aim-hits')?.hits ?? 0),
    hitsForOne: effect.kind === 'multiply-hits' ? effect.by : 1,
    pushRooms,
    laysDown,
  };
}

/** DDD-CMB-03, DDD-CMB-08: one die, and nothing for an aim, as with every weapon that is not ranged. */
const FISTS = {
  dice: BARE_FISTS.attack,
  range: BARE_FISTS.range,
  aimRange: 0,
  aimHits: 0,
  hitsForOne: 1,
  laysDown: false,
} as const;

/** DDD-SKL-10, DDD-SKL-13: dice that skills add to this weapon. */
function extraDice(survivor: Survivor, weapon: ItemId): number {
  if (survivor.skills.length === 0) return 0;
  return skillEffects(survivor, 'more-dice').reduce(
    (dice, effect) => dice + (effect.weapon === weapon ? effect.dice : 0),
    0,
  );
}

/** DDD-ITM-07: what a sight in hand adds to this weapon; a second one adds nothing. */
function sightBonus(survivor: Survivor, weapon: ItemId): number {
  for (const card of survivor.cards) {
    const item = itemOf(card);
    if (card.inHand && item.kind === 'attachment' && item.weapon === weapon) return item.range;
  }
  return 0;
}

/** DDD-CMB-07, DDD-CMB-20: rooms that a success could reach if all the other dice were aims. */
export const furthestRange = ({ dice, range, aimRange }: AttackValues): number =>
  range + aimRange * (dice - 1);

/** DDD-CMB-03, DDD-CMB-19: in hand and, if a firearm, loaded. */
export function isUsableWeapon(card: Card): boolean {
  const weapon = weaponOf(card);
  return weapon !== null && card.inHand && (weapon.kind === 'melee' || card.ammo > 0);
}

/** The weapon on a card; null if it is none. */
export function weaponOf(card: Card): MeleeWeapon | Firearm | null {
  const item = itemOf(card);
  return item.kind === 'melee' || item.kind === 'firearm' ? item : null;
}
