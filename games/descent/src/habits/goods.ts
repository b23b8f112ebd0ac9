import type { Option } from '@tenebrae/kernel';
import { HEROES } from '../data/heroes.ts';
import { type ItemId, ITEMS, itemIdOf, itemOf } from '../data/items.ts';
import type { ItemCard } from '../data/item-card.ts';
import { HAND_LIMIT } from '../data/limits.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { traitOf } from '../rules/stats.ts';
import type { Hero, State } from '../state.ts';
import { askedHero, each, fact, type Habit, nameIn, SELDOM, verbOf } from './weights.ts';

/** What an item is worth to a hero: weapons by his trait and their dice, armor by what it stops. */
export function worthOfItem(hero: Hero, item: ItemCard): number {
  switch (item.kind) {
    case 'weapon':
      return (
        1 +
        traitOf(hero, item.type) * 4 +
        item.dice.length * 1.5 +
        (item.dice.includes('green') ? 1 : 0) +
        Math.min(3, item.surges.length) +
        item.freeSurges +
        Object.keys(item.abilities).length
      );
    case 'armor':
      return blocksRunes(hero, item) ? 0.5 : 3 + item.armor * 4 + (item.cancels === null ? 0 : 3);
    case 'shield':
      return 4 + item.cancels * 2;
    case 'other':
      return 5;
    case 'cache':
      return 0;
  }
}

function blocksRunes(hero: Hero, { runesAllowed }: { readonly runesAllowed: boolean }): boolean {
  if (runesAllowed || effectsOf(hero).some(effect => effect.allowsRunes === true)) return false;
  return traitOf(hero, 'magic') > Math.max(traitOf(hero, 'melee'), traitOf(hero, 'ranged'));
}

const cardIn = (option: Option): ItemCard | null => {
  const id = fact(option.about, 'item');
  return Object.hasOwn(ITEMS, id) ? ITEMS[id as ItemId] : null;
};

const bestWeapon = (hero: Hero): number =>
  Math.max(
    0,
    ...hero.items
      .map(({ card }) => itemOf(card))
      .map(one => (one.kind === 'weapon' ? worthOfItem(hero, one) : 0)),
  );

const has = (hero: Hero, kind: ItemCard['kind']): boolean =>
  hero.items.some(({ card }) => itemOf(card).kind === kind);

/** What a purchase brings, beyond what he has already. */
function gainOf(hero: Hero, option: Option): number {
  const item = cardIn(option);
  if (item === null)
    return fact(option.about, 'item') === 'healing' ? potionGain(hero) : potionGain(hero) / 2;
  if (item.kind === 'weapon') return Math.max(0, worthOfItem(hero, item) - bestWeapon(hero));
  if (item.kind === 'armor') return has(hero, 'armor') ? 0 : worthOfItem(hero, item);
  if (item.kind === 'shield') {
    const hands = hero.items
      .filter(({ equipped }) => equipped)
      .reduce((sum, { card }) => sum + itemOf(card).hands, 0);
    return has(hero, 'shield') || hands > 1 ? 0 : worthOfItem(hero, item);
  }
  return 0;
}

const potionGain = ({ potions }: Hero): number =>
  [6, 4, 2, 0][Math.min(3, potions.healing.equipped + potions.healing.pack)] ?? 0;

/** A weapon for his trait, armor, potions for what is left. */
export const buying: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  if (hero === undefined) return () => 1;
  return option => {
    switch (verbOf(option)) {
      case 'buy':
        return gainOf(hero, option) ** 4;
      case 'draw-treasure':
        return { copper: 60, silver: 500, gold: 4000 }[nameIn(option)] ?? 1;
      case 'draw-skill':
        return 3000;
      case 'train':
        return 100 * isTrained(hero, nameIn(option));
      case 'sell':
        return sellWeight(hero, option);
      default:
        return 2;
    }
  };
});

/** Only the trait by which he fights is worth training. */
function isTrained(hero: Hero, trait: string): number {
  const [melee = 0, ranged = 0, magic = 0] = HEROES[hero.id].traits;
  const traits: Readonly<Record<string, number>> = { melee, ranged, magic };
  return traits[trait] === Math.max(melee, ranged, magic) ? 1 : 0;
}

/** What lies in the pack and is worse than what he uses. */
function sellWeight(hero: Hero, option: Option): number {
  const item = cardIn(option);
  const isPacked = hero.items.some(
    ({ card, equipped }) => !equipped && itemIdOf(card) === fact(option.about, 'item'),
  );
  if (item === null || !isPacked) return 0;
  return item.kind === 'weapon' && worthOfItem(hero, item) >= bestWeapon(hero) ? 0 : 10;
}

/** The best in use, the rest in the pack; what was just received gives way first. */
export const arranging: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  if (hero === undefined) return () => 1;
  const received = fact(question.about, 'item');
  const gift = Object.hasOwn(ITEMS, received) ? ITEMS[received as ItemId] : null;
  return option => {
    const item = cardIn(option);
    const worth = item === null ? 6 : worthOfItem(hero, item);
    const isGift = received !== '' && fact(option.about, 'item') === received;
    switch (verbOf(option)) {
      case 'equip':
        return isBetter(hero, item, worth) ? 20 + worth : SELDOM / 10;
      case 'pack':
        if (isGift) return 5;
        return isIdle(hero, item, worth, gift) ? 8 : SELDOM / 100;
      case 'drop':
        return SELDOM / (5 + worth) ** 3;
      default:
        return 3;
    }
  };
});

/** Whether something would be used rather than what is in use now. */
function isBetter(hero: Hero, item: ItemCard | null, worth: number): boolean {
  if (item === null) return true;
  const used = hero.items
    .filter(({ equipped }) => equipped)
    .map(({ card }) => itemOf(card))
    .filter(one => one.kind === item.kind);
  if (item.kind === 'weapon' || item.kind === 'armor')
    return used.every(one => worthOfItem(hero, one) < worth);
  return true;
}

/** Whether it stands in the way of something better that lies in the pack or was received. */
function isIdle(hero: Hero, item: ItemCard | null, worth: number, gift: ItemCard | null): boolean {
  if (item === null || (item.kind !== 'weapon' && item.kind !== 'armor')) return false;
  const packed = hero.items.filter(({ equipped }) => !equipped).map(({ card }) => itemOf(card));
  return [...packed, ...(gift === null ? [] : [gift])].some(
    other => other.kind === item.kind && worthOfItem(hero, other) > worth && fitsBeside(hero, other),
  );
}

/** Whether the hands that hold no weapon leave room for it. */
function fitsBeside(hero: Hero, { hands, kind }: ItemCard): boolean {
  if (kind !== 'weapon') return true;
  const others = hero.items.filter(({ card, equipped }) => equipped && itemOf(card).kind !== 'weapon');
  return others.reduce<number>((sum, { card }) => sum + itemOf(card).hands, hands) <= HAND_LIMIT;
}

/** DJ-TRS-14: what is worth less than its price to him is turned into coins. */
export const keeping: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  const id = fact(question.about, 'item');
  const item = Object.hasOwn(ITEMS, id) ? ITEMS[id as ItemId] : null;
  if (hero === undefined || item === null) return () => 1;
  const isWanted =
    item.kind === 'weapon'
      ? worthOfItem(hero, item) > bestWeapon(hero)
      : item.kind !== 'armor' || isBetter(hero, item, worthOfItem(hero, item));
  return option => ((verbOf(option) === 'keep') === isWanted ? 10 : SELDOM);
});

/** Heroes by what they bring: many wounds for few tokens. */
export const takeHero: Habit = each((_state: State) => option => {
  const sheet = HEROES[nameIn(option) as keyof typeof HEROES];
  if (sheet === undefined) return 1;
  const best = Math.max(...sheet.traits);
  return (sheet.wounds + sheet.armor * 4 + best * 4 + sheet.speed - sheet.conquest * 2) ** 2;
});
