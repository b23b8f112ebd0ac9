import { BARE_FISTS, type Firearm, type ItemId, type MeleeWeapon } from '../data/equipment.ts';
import type { Card, Survivor } from '../state.ts';
import { survivorDice } from './dice.ts';
import { itemOf, skillEffect, skillEffects } from './figures.ts';
import { printedOn } from './printed-cards.ts';

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
  const card = weapon === null ? null : printedOn(weapon);
  if (card === null || !card.isWeapon) return closeCombat(BARE_FISTS.attack, pushRooms, false);
  const { item, effect } = card;
  const dice = survivorDice(card.attack + extraDice(survivor, item));
  const laysDown = effect.kind === 'lay-down';
  if (card.kind === 'melee') return closeCombat(dice, pushRooms, laysDown);
  const sight = sightBonus(survivor, item);
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

/** DDD-CMB-03, DDD-CMB-08: nothing for an aim with fists, or with any weapon that is not ranged. */
const closeCombat = (dice: number, pushRooms: number, laysDown: boolean): AttackValues => ({
  dice,
  range: BARE_FISTS.range,
  aimRange: 0,
  aimHits: 0,
  hitsForOne: 1,
  pushRooms,
  laysDown,
});

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
    if (!card.inHand) continue;
    const { kind, fits, range } = printedOn(card);
    if (kind === 'attachment' && fits === weapon) return range;
  }
  return 0;
}

/** DDD-CMB-07, DDD-CMB-20: rooms that a success could reach if all the other dice were aims. */
export const furthestRange = ({ dice, range, aimRange }: AttackValues): number =>
  range + aimRange * (dice - 1);

/** The same of a survivor with this weapon; only a firearm reaches beyond his room. */
export const reachOf = (survivor: Survivor, weapon: Card | null): number =>
  weapon !== null && printedOn(weapon).kind === 'firearm'
    ? furthestRange(attackValues(survivor, weapon))
    : BARE_FISTS.range;

/** DDD-CMB-03, DDD-CMB-19: in hand and, if a firearm, loaded. */
export function isUsableWeapon(card: Card): boolean {
  if (!card.inHand) return false;
  const { kind } = printedOn(card);
  return kind === 'melee' || (kind === 'firearm' && card.ammo > 0);
}

/** The weapon on a card; null if it is none. */
export function weaponOf(card: Card): MeleeWeapon | Firearm | null {
  const item = itemOf(card);
  return item.kind === 'melee' || item.kind === 'firearm' ? item : null;
}
