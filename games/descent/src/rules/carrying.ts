import type { RuleId, Table } from '@tenebrae/kernel';
import { type Potion, POTIONS } from '../data/actions.ts';
import type { ItemCard } from '../data/item-card.ts';
import { type ItemCardId, type ItemId, itemIdOf, itemOf } from '../data/items.ts';
import { ARMOR_LIMIT, HAND_LIMIT, OTHER_LIMIT, PACK_LIMIT, POTION_LIMIT } from '../data/limits.ts';
import type { SkillId } from '../data/skills.ts';
import type { Hero, State } from '../state.ts';
import { effectsWith } from './effects-of.ts';
import { isMonkey } from './figures.ts';
import { removeOrder } from './orders.ts';

/** DJ-EQP-01: what a hero, and no monster, carries: an item card, or a potion of this kind. */
export type Thing = ItemCardId | Potion;

export const isPotion = (thing: Thing): thing is Potion => thing === 'healing' || thing === 'vitality';

/** What the words call it. */
export const thingName = (thing: Thing): ItemId | Potion => (isPotion(thing) ? thing : itemIdOf(thing));

/** What to highlight for it. */
export const thingOn = (thing: Thing): string => (isPotion(thing) ? `potion:${thing}` : `card:${thing}`);

/** Everything he has in use, or everything in his pack; potions by kind. */
export function thingsOf(hero: Hero, where: 'equipped' | 'pack'): Thing[] {
  const isWanted = where === 'equipped';
  const things: Thing[] = [];
  for (const item of hero.items) if (item.equipped === isWanted) things.push(item.card);
  for (const kind of POTIONS) if (hero.potions[kind][where] > 0) things.push(kind);
  return things;
}

/** Everything he carries, in use first; potions once by kind. */
export function thingsCarried(hero: Hero): Thing[] {
  const things = thingsOf(hero, 'equipped');
  for (const thing of thingsOf(hero, 'pack')) if (!things.includes(thing)) things.push(thing);
  return things;
}

function equippedCards(hero: Hero): ItemCard[] {
  const cards: ItemCard[] = [];
  for (const item of hero.items) if (item.equipped) cards.push(itemOf(item.card));
  return cards;
}

/** DJ-EQP-05: the pack holds three things, potions included; coins take no place (DJ-EQP-06). */
export function hasPackRoom(hero: Hero): boolean {
  const { healing, vitality } = hero.potions;
  let packed = healing.pack + vitality.pack;
  for (const item of hero.items) if (!item.equipped) packed += 1;
  return packed < PACK_LIMIT;
}

/** DJ-EQP-02, DJ-EQP-03, DJ-EQP-04, DJ-ARM-04: whether a thing fits with all that is in use now. A monkey uses nothing (DJ-EFF-11). */
export function canEquip(hero: Hero, thing: Thing): boolean {
  if (isMonkey(hero)) return false;
  if (isPotion(thing)) return hero.potions.healing.equipped + hero.potions.vitality.equipped < POTION_LIMIT;
  const item = itemOf(thing);
  const worn = equippedCards(hero);
  let hands: number = item.hands;
  let alike = 0;
  for (const one of worn) {
    hands += one.hands;
    if (one.kind === item.kind) alike += 1;
  }
  if (hands > handLimit(hero) || alike >= (LIMITS[item.kind] ?? Infinity)) return false;
  if (allowsRunes(hero)) return true;
  worn.push(item);
  return !worn.some(forbidsRunes) || !worn.some(isRune);
}

const LIMITS: Partial<Record<ItemCard['kind'], number>> = { armor: ARMOR_LIMIT, other: OTHER_LIMIT };

const forbidsRunes = (item: ItemCard): boolean => item.kind === 'armor' && !item.runesAllowed;
const isRune = ({ rune }: ItemCard): boolean => rune;

const handLimit = (hero: Hero): number =>
  effectsWith(hero, 'handLimit').reduce((least, effect) => Math.min(least, effect.handLimit), HAND_LIMIT);

const allowsRunes = (hero: Hero): boolean => effectsWith(hero, 'allowsRunes').length > 0;

/** DJ-TRS-05, DJ-TRS-22: whether it finds a place without anything else being moved. */
export const hasRoomFor = (hero: Hero, thing: Thing): boolean => canEquip(hero, thing) || hasPackRoom(hero);

/**
 * DJ-EQP-09, DJ-REL-04: takes a thing from him, out of his hands if he has just taken it up, of potions one from the pack rather than
 * one in use; if it was in use, he has changed what he uses.
 */
export function partWith(table: Table<State>, hero: Hero, thing: Thing, rule: RuleId): void {
  const held = hero.held.find(one => one.thing === thing);
  if (held !== undefined) {
    hero.held = hero.held.filter(one => one !== held);
    return;
  }
  if (isEquippedOnly(hero, thing)) changeEquipment(table, hero, rule);
  if (!isPotion(thing)) hero.items = hero.items.filter(item => item.card !== thing);
  else addPotions(hero, thing, hero.potions[thing].pack > 0 ? 'pack' : 'equipped', -1);
}

/** Copies of a state share what a hero carries: it is replaced, never changed. */
export function addPotions(hero: Hero, kind: Potion, where: 'equipped' | 'pack', count: number): void {
  const had = hero.potions[kind];
  hero.potions = { ...hero.potions, [kind]: { ...had, [where]: had[where] + count } };
}

export function exhaustItem(hero: Hero, card: ItemCardId): void {
  hero.items = hero.items.map(item => (item.card === card ? { ...item, exhausted: true } : item));
}

export function exhaustSkill(hero: Hero, id: SkillId, exhausted: boolean): void {
  hero.skills = hero.skills.map(skill => (skill.id === id ? { ...skill, exhausted } : skill));
}

const isEquippedOnly = (hero: Hero, thing: Thing): boolean =>
  isPotion(thing)
    ? hero.potions[thing].pack === 0
    : hero.items.some(item => item.card === thing && item.equipped);

/** DJ-EQP-09: whatever becomes equipped or ceases to be, by whatever means, spoils his aim. */
export function changeEquipment(table: Table<State>, hero: Hero, rule: RuleId): void {
  removeOrder(table, hero, rule, 'aim');
}
