import type { RuleId, Table } from '@tenebrae/kernel';
import { changed } from '../changed.ts';
import type { Potion } from '../data/actions.ts';
import type { ItemCard } from '../data/item-card.ts';
import { type ItemCardId, type ItemId, itemIdOf, itemOf } from '../data/items.ts';
import { ARMOR_LIMIT, HAND_LIMIT, OTHER_LIMIT, PACK_LIMIT, POTION_LIMIT } from '../data/limits.ts';
import type { SkillId } from '../data/skills.ts';
import type { Hero, Item, Skill, State } from '../state.ts';
import { partsOf } from './effects-of.ts';
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
  const { healing, vitality } = hero.potions;
  if ((isWanted ? healing.equipped : healing.pack) > 0) things.push('healing');
  if ((isWanted ? vitality.equipped : vitality.pack) > 0) things.push('vitality');
  return things;
}

/** Everything he carries, in use first; potions once by kind. Asked of the same things again and again. */
export function thingsCarried(hero: Hero): readonly Thing[] {
  const known = CARRIED.get(hero.items);
  if (known !== undefined && known.potions === hero.potions) return known.things;
  const things = listCarried(hero);
  CARRIED.set(hero.items, { potions: hero.potions, things });
  return things;
}

/** By what he carries, none of which is ever changed in place. */
const CARRIED = new WeakMap<
  Hero['items'],
  { readonly potions: Hero['potions']; readonly things: readonly Thing[] }
>();

function listCarried(hero: Hero): Thing[] {
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
  partsOf(hero).handLimit.reduce((least, effect) => Math.min(least, effect.handLimit), HAND_LIMIT);

const allowsRunes = (hero: Hero): boolean => partsOf(hero).allowsRunes.length > 0;

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
  const { healing, vitality } = hero.potions;
  hero.potions = {
    healing: kind === 'healing' ? withPotions(healing, where, count) : healing,
    vitality: kind === 'vitality' ? withPotions(vitality, where, count) : vitality,
  };
}

type Potions = Hero['potions'][Potion];

const withPotions = ({ equipped, pack }: Potions, where: 'equipped' | 'pack', count: number): Potions =>
  where === 'equipped' ? { equipped: equipped + count, pack } : { equipped, pack: pack + count };

// One way to write down a card, so that all are alike to the machine.

export const newItem = (card: ItemCardId, equipped: boolean, exhausted: boolean): Item => ({
  card,
  equipped,
  exhausted,
});

export const newSkill = (id: SkillId, exhausted: boolean): Skill => ({ id, exhausted });

export function exhaustItem(hero: Hero, card: ItemCardId): void {
  hero.items = changed(hero.items, item => (item.card === card ? newItem(card, item.equipped, true) : item));
}

export function exhaustSkill(hero: Hero, id: SkillId, exhausted: boolean): void {
  hero.skills = changed(hero.skills, skill => (skill.id === id ? newSkill(id, exhausted) : skill));
}

const isEquippedOnly = (hero: Hero, thing: Thing): boolean =>
  isPotion(thing)
    ? hero.potions[thing].pack === 0
    : hero.items.some(item => item.card === thing && item.equipped);

/** DJ-EQP-09: whatever becomes equipped or ceases to be, by whatever means, spoils his aim. */
export function changeEquipment(table: Table<State>, hero: Hero, rule: RuleId): void {
  removeOrder(table, hero, rule, 'aim');
}
