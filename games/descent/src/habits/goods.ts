import type { Option } from '@tenebrae/kernel';
import { POTIONS } from '../data/actions.ts';
import { HEROES } from '../data/heroes.ts';
import type { ItemCard, Weapon } from '../data/item-card.ts';
import { type ItemCardId, type ItemId, ITEMS, itemIdOf, itemOf } from '../data/items.ts';
import { ARMOR_LIMIT, HAND_LIMIT, OTHER_LIMIT } from '../data/limits.ts';
import { effectsOf, sumOf } from '../rules/effects-of.ts';
import { type Kit, kitOf } from '../rules/kit.ts';
import { traitOf } from '../rules/stats.ts';
import type { Hero, State } from '../state.ts';
import { oddsOf, woundsBeyond } from './odds.ts';
import { askedHero, each, fact, type Habit, nameIn, SELDOM, verbOf } from './weights.ts';

/** What an item is worth to a hero: weapons by the wounds that they deal, everything else in the same measure. */
export function worthOfItem(hero: Hero, item: ItemCard): number {
  const kit = kitOf(hero);
  let known = WORTHS.get(kit);
  if (known?.training !== hero.training) {
    known = { training: hero.training, items: new Map() };
    WORTHS.set(kit, known);
  }
  let worth = known.items.get(item);
  if (worth === undefined) {
    worth = judge(hero, item);
    known.items.set(item, worth);
  }
  return worth;
}

/** It changes with what the hero uses and has trained, and with nothing else. */
const WORTHS = new WeakMap<
  Kit,
  { readonly training: Hero['training']; readonly items: Map<ItemCard, number> }
>();

function judge(hero: Hero, item: ItemCard): number {
  switch (item.kind) {
    case 'weapon':
      return 0.5 + 3 * woundsBy(hero, item) + specials(item);
    case 'armor':
      return 1 + item.armor * 2.2 + (item.cancels === null ? 0 : 2) - slowness(hero, item);
    case 'shield':
      return 0.6 + item.cancels * 0.9;
    case 'other':
      return 2;
    case 'cache':
      return 0;
  }
}

/** The wounds of an attack on a monster in the usual armor from where it is usually struck. */
function woundsBy(hero: Hero, { type, dice, abilities, surges, freeSurges }: Weapon): number {
  const arms = {
    type,
    dice,
    blackDice: traitOf(hero, type),
    abilities,
    surges,
    damage: sumOf(hero, 'damage', type),
    range: sumOf(hero, 'range', type),
    freeSurges: freeSurges + sumOf(hero, 'free-surges', type),
  };
  const armor = Math.max(0, 2 - (abilities.pierce ?? 0));
  if (type === 'melee') return woundsBeyond(oddsOf(arms, 1), armor);
  return FROM_AFAR + 0.5 * (woundsBeyond(oddsOf(arms, 2), armor) + woundsBeyond(oddsOf(arms, 3), armor));
}

/** Whoever strikes from afar has shorter ways, and is struck less often. */
const FROM_AFAR = 0.8;

/** Abilities and surges that do more than wound the one who is struck. */
const specials = ({ abilities, surges }: Weapon): number =>
  0.8 * Object.keys(abilities).filter(id => id !== 'pierce').length +
  0.4 * surges.filter(({ effect }) => effect.kind !== 'damage' && effect.kind !== 'range').length;

function slowness(hero: Hero, { speedLimit }: { readonly speedLimit: number | null }): number {
  if (speedLimit === null || effectsOf(hero).some(one => one.ignoresSpeedLimit === true)) return 0;
  return 0.9 * Math.max(0, HEROES[hero.id].speed - speedLimit);
}

/** What of some cards a hero would use all together: the hands, the armor and the other things that are worth most. */
export function bestSet(hero: Hero, cards: readonly ItemCardId[]): ReadonlySet<ItemCardId> {
  const byWorth = [...cards].sort((a, b) => worthOfItem(hero, itemOf(b)) - worthOfItem(hero, itemOf(a)));
  const of = (kind: ItemCard['kind']): ItemCardId[] => byWorth.filter(card => itemOf(card).kind === kind);
  const others = of('other').slice(0, OTHER_LIMIT);
  let best: readonly ItemCardId[] = [];
  let most = -1;
  for (const armor of [...of('armor'), null]) {
    for (const hands of handsOf(of('weapon'), of('shield'), handLimit(hero))) {
      const set = [...hands, ...(armor === null ? [] : [armor])];
      if (set.length > hands.length + ARMOR_LIMIT || !isAllowed(hero, set)) continue;
      const worth = worthOfSet(hero, set);
      if (worth <= most) continue;
      most = worth;
      best = set;
    }
  }
  const fitting = others.filter(card => isAllowed(hero, [...best, card]));
  return new Set([...best, ...fitting]);
}

/** One weapon, with a shield or another weapon where a hand is free. */
function handsOf(
  weapons: readonly ItemCardId[],
  shields: readonly ItemCardId[],
  limit: number,
): ItemCardId[][] {
  const free: ItemCardId[] = [...shields, ...weapons];
  const sets: ItemCardId[][] = [[]];
  for (const weapon of weapons) {
    if (itemOf(weapon).hands > limit) continue;
    sets.push([weapon]);
    for (const other of free) {
      if (other !== weapon && itemOf(weapon).hands + itemOf(other).hands <= limit) sets.push([weapon, other]);
    }
  }
  for (const shield of shields) sets.push([shield]);
  return sets;
}

const handLimit = (hero: Hero): number =>
  effectsOf(hero).reduce((least, { handLimit: limit }) => Math.min(least, limit ?? HAND_LIMIT), HAND_LIMIT);

function isAllowed(hero: Hero, set: readonly ItemCardId[]): boolean {
  const items = set.map(itemOf);
  const forbids = items.some(item => item.kind === 'armor' && !item.runesAllowed);
  const hasRune = items.some(item => item.rune);
  return !forbids || !hasRune || effectsOf(hero).some(effect => effect.allowsRunes === true);
}

/** The best weapon counts in full, what the other hand adds to it only a little. */
function worthOfSet(hero: Hero, set: readonly ItemCardId[]): number {
  let [weapon, rest] = [0, 0];
  for (const item of set.map(itemOf)) {
    const worth = worthOfItem(hero, item);
    if (item.kind !== 'weapon') rest += worth;
    else {
      rest += Math.min(weapon, worth) > 0 ? 0.8 : 0;
      weapon = Math.max(weapon, worth);
    }
  }
  return weapon + rest;
}

const cardsOf = (hero: Hero): ItemCardId[] => [
  ...hero.items.map(({ card }) => card),
  ...hero.held.flatMap(({ thing }) => (POTIONS.some(one => one === thing) ? [] : [thing as ItemCardId])),
];

/** What cards, with these added, are worth together. */
export function worthWith(hero: Hero, more: readonly ItemCardId[]): number {
  const cards = [...cardsOf(hero), ...more];
  return worthOfSet(hero, [...bestSet(hero, cards)]);
}

const thingIn = (option: Option): ItemCardId | null => {
  const name = nameIn(option);
  return POTIONS.some(one => one === name) ? null : (name as ItemCardId);
};

const isItem = (id: string): id is ItemId => Object.hasOwn(ITEMS, id);

/** The best in use, the rest in the pack; what is worth least goes first where there is no room. */
export const arranging: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  if (hero === undefined) return () => 1;
  const wanted = bestSet(hero, cardsOf(hero));
  const isMissing = cardsOf(hero).some(
    card => wanted.has(card) && !hero.items.some(item => item.card === card && item.equipped),
  );
  const received = fact(question.about, 'item');
  return option => {
    const card = thingIn(option);
    const isWanted = card === null || wanted.has(card);
    switch (verbOf(option)) {
      case 'equip':
        return isWanted ? 100 : SELDOM / 10;
      case 'pack':
        if (card !== null && !isWanted && itemIdOf(card) === received) return 40;
        if (card === null) return SELDOM;
        return !isWanted && isMissing ? 30 : SELDOM / 1000;
      case 'drop':
        // It would lie at his feet, to be picked up again, and so on for ever.
        if (card !== null && itemOf(card).set === 'relic') return 0;
        return SELDOM / (6 + (card === null ? 2 : worthOfItem(hero, itemOf(card)))) ** 4;
      default:
        return 3;
    }
  };
});

/** DJ-TRS-14: what is worth less than its price to him is turned into coins. */
export const keeping: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  const id = fact(question.about, 'item');
  if (hero === undefined || !isItem(id)) return () => 1;
  return option => {
    const card = nameIn(option) as ItemCardId;
    const isWanted = bestSet(hero, [...cardsOf(hero), card]).has(card);
    return (verbOf(option) === 'keep') === isWanted ? 10 : SELDOM;
  };
});

/** Heroes by what they bring: many wounds for few tokens. */
export const takeHero: Habit = each((_state: State) => option => {
  const sheet = HEROES[nameIn(option) as keyof typeof HEROES];
  if (sheet === undefined) return 1;
  const best = Math.max(...sheet.traits);
  return (sheet.wounds + sheet.armor * 4 + best * 4 + sheet.speed - sheet.conquest * 2) ** 2;
});
