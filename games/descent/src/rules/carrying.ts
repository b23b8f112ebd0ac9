import type { RuleId, Table } from '@tenebrae/kernel';
import { type Potion, POTIONS } from '../data/actions.ts';
import type { ItemCard } from '../data/item-card.ts';
import { type ItemCardId, type ItemId, itemIdOf, itemOf } from '../data/items.ts';
import { ARMOR_LIMIT, HAND_LIMIT, OTHER_LIMIT, PACK_LIMIT, POTION_LIMIT } from '../data/limits.ts';
import type { Hero, State } from '../state.ts';
import { effectsOf } from './effects-of.ts';
import { isMonkey } from './figures.ts';
import { removeOrder } from './orders.ts';

/** DJ-EQP-01: what a hero, and no monster, carries: an item card, or a potion of this kind. */
export type Thing = ItemCardId | Potion;

export const isPotion = (thing: Thing): thing is Potion => POTIONS.some(one => one === thing);

/** What the words call it. */
export const thingName = (thing: Thing): ItemId | Potion => (isPotion(thing) ? thing : itemIdOf(thing));

/** What to highlight for it. */
export const thingOn = (thing: Thing): string => (isPotion(thing) ? `potion:${thing}` : `card:${thing}`);

/** Everything he has in use, or everything in his pack; potions by kind. */
export function thingsOf(hero: Hero, where: 'equipped' | 'pack'): Thing[] {
  const isWanted = where === 'equipped';
  return [
    ...hero.items.filter(item => item.equipped === isWanted).map(item => item.card),
    ...POTIONS.filter(kind => hero.potions[kind][where] > 0),
  ];
}

const equippedCards = (hero: Hero): ItemCard[] =>
  hero.items.filter(item => item.equipped).map(item => itemOf(item.card));

/** DJ-EQP-05: the pack holds three things, potions included; coins take no place (DJ-EQP-06). */
export function hasPackRoom(hero: Hero): boolean {
  const { healing, vitality } = hero.potions;
  const cards = hero.items.filter(item => !item.equipped).length;
  return cards + healing.pack + vitality.pack < PACK_LIMIT;
}

/** DJ-EQP-02, DJ-EQP-03, DJ-EQP-04, DJ-ARM-04: whether a thing fits with all that is in use now. A monkey uses nothing (DJ-EFF-11). */
export function canEquip(hero: Hero, thing: Thing): boolean {
  if (isMonkey(hero)) return false;
  if (isPotion(thing)) return hero.potions.healing.equipped + hero.potions.vitality.equipped < POTION_LIMIT;
  const item = itemOf(thing);
  const worn = equippedCards(hero);
  const hands = worn.reduce<number>((sum, one) => sum + one.hands, item.hands);
  if (hands > handLimit(hero)) return false;
  if (countOf(worn, item.kind) >= (LIMITS[item.kind] ?? Infinity)) return false;
  return allowsRunes(hero) || ![...worn, item].some(forbidsRunes) || ![...worn, item].some(one => one.rune);
}

const LIMITS: Partial<Record<ItemCard['kind'], number>> = { armor: ARMOR_LIMIT, other: OTHER_LIMIT };

const countOf = (worn: readonly ItemCard[], kind: ItemCard['kind']): number =>
  worn.filter(one => one.kind === kind).length;

const forbidsRunes = (item: ItemCard): boolean => item.kind === 'armor' && !item.runesAllowed;

const handLimit = (hero: Hero): number =>
  effectsOf(hero).reduce((least, effect) => Math.min(least, effect.handLimit ?? HAND_LIMIT), HAND_LIMIT);

const allowsRunes = (hero: Hero): boolean => effectsOf(hero).some(effect => effect.allowsRunes === true);

/** DJ-TRS-05, DJ-TRS-22: whether it finds a place without anything else being moved. */
export const hasRoomFor = (hero: Hero, thing: Thing): boolean => canEquip(hero, thing) || hasPackRoom(hero);

/**
 * DJ-EQP-09, DJ-REL-04: takes a thing from him, out of his hands if he has just taken it up, of potions one from the pack rather than
 * one in use; if it was in use, he has changed what he uses.
 */
export function partWith(table: Table<State>, hero: Hero, thing: Thing, rule: RuleId): void {
  const at = hero.held.findIndex(one => one.thing === thing);
  if (at >= 0) {
    hero.held.splice(at, 1);
    return;
  }
  if (isEquippedOnly(hero, thing)) changeEquipment(table, hero, rule);
  if (!isPotion(thing)) hero.items = hero.items.filter(item => item.card !== thing);
  else if (hero.potions[thing].pack > 0) hero.potions[thing].pack -= 1;
  else hero.potions[thing].equipped -= 1;
}

const isEquippedOnly = (hero: Hero, thing: Thing): boolean =>
  isPotion(thing)
    ? hero.potions[thing].pack === 0
    : hero.items.some(item => item.card === thing && item.equipped);

/** DJ-EQP-09: whatever becomes equipped or ceases to be, by whatever means, spoils his aim. */
export function changeEquipment(table: Table<State>, hero: Hero, rule: RuleId): void {
  removeOrder(table, hero, rule, 'aim');
}
