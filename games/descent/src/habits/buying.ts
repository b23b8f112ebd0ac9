import { HEROES } from '../data/heroes.ts';
import { type ItemCardId, itemIdOf, itemOf } from '../data/items.ts';
import { PRICES } from '../data/limits.ts';
import type { Hero, State } from '../state.ts';
import { bestSet, worthOfItem, worthWith } from './goods.ts';
import { askedHero, each, fact, type Habit, nameIn, verbOf } from './weights.ts';

/** What potions are worth, beside weapons and armor: the first one most. */
const HEALING = [2.2, 1.2, 0.6, 0];
const VITALITY = [1, 0.4, 0.2, 0];

/** A purchase that is part of the best that can be had for the coins. */
interface Kit {
  readonly things: readonly string[];
  readonly worth: number;
}

/** The best kits found lately, by all that they depend on: whoever thinks shops the same again and again. */
const FOUND = new Map<string, Kit>();
const MOST_FOUND = 300;

/** The cards and potions of the shop on which a hero spends his coins best, all together. */
function bestKit({ shop }: State, hero: Hero): Kit {
  const { id, coins, items, held, potions, skills, training } = hero;
  const key = JSON.stringify([id, coins, items, held, potions, skills, training, shop]);
  let kit = FOUND.get(key);
  if (kit === undefined) {
    kit = findKit(shop, hero);
    if (FOUND.size >= MOST_FOUND) FOUND.clear();
    FOUND.set(key, kit);
  }
  return kit;
}

function findKit(shop: State['shop'], hero: Hero): Kit {
  const seen = new Set<string>();
  const cards = shop.filter(
    card => !seen.has(itemIdOf(card)) && seen.add(itemIdOf(card)) && itemOf(card).cost <= hero.coins,
  );
  const of = (kind: string): (ItemCardId | null)[] => [
    null,
    ...cards.filter(card => itemOf(card).kind === kind && worthOfItem(hero, itemOf(card)) > 1),
  ];
  let best: Kit = { things: [], worth: worthWith(hero, []) };
  for (const weapon of of('weapon')) {
    for (const armor of of('armor')) {
      for (const shield of of('shield')) {
        const bought = [weapon, armor, shield].filter(card => card !== null);
        const coins = bought.reduce((left, card) => left - itemOf(card).cost, hero.coins);
        if (coins < 0) continue;
        const potions = potionsFor(hero, coins);
        const worth = worthWith(hero, bought) + potions.worth;
        if (worth > best.worth + 0.01) best = { things: [...bought, ...potions.things], worth };
      }
    }
  }
  return best;
}

function potionsFor(hero: Hero, coins: number): Kit {
  const { healing, vitality } = hero.potions;
  let [heals, wakes] = [healing.equipped + healing.pack, vitality.equipped + vitality.pack];
  const things: string[] = [];
  let worth = 0;
  for (let left = coins; left >= PRICES.healing && heals + wakes < 3; left -= PRICES.healing) {
    const [heal, wake] = [HEALING[Math.min(3, heals)] ?? 0, VITALITY[Math.min(3, wakes)] ?? 0];
    const isHealing = heal >= wake;
    things.push(isHealing ? 'healing' : 'vitality');
    worth += Math.max(heal, wake);
    if (isHealing) heals += 1;
    else wakes += 1;
  }
  return { things, worth };
}

const DRAWS: Readonly<Record<string, number>> = { copper: 10, silver: 300, gold: 5000 };

/** The best kit for his coins; once there is money for treasures, these first. */
export const buying: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  if (hero === undefined) return () => 1;
  const canDraw = question.options.some(option => /^(draw|train)/.test(option.id));
  const { things } = canDraw ? { things: [] } : bestKit(state, hero);
  const names = things.map(thing => thing.replace(/-\d+$/, ''));
  return option => {
    switch (verbOf(option)) {
      case 'buy':
        return names.includes(nameIn(option)) ? 1 : 1e-6;
      case 'draw-treasure':
        return DRAWS[nameIn(option)] ?? 1;
      case 'draw-skill':
        return 3000;
      case 'train':
        return 100 * isTrained(hero, nameIn(option));
      case 'sell':
        return sellWeight(hero, nameIn(option), fact(option.about, 'item'));
      default:
        return names.length > 0 ? 1e-4 : 0.01;
    }
  };
});

/** Only the trait by which he fights is worth training. */
function isTrained(hero: Hero, trait: string): number {
  const [melee = 0, ranged = 0, magic = 0] = HEROES[hero.id].traits;
  const traits: Readonly<Record<string, number>> = { melee, ranged, magic };
  return traits[trait] === Math.max(melee, ranged, magic) ? 1 : 0;
}

/** What lies in the pack and would never be used. */
function sellWeight(hero: Hero, card: string, item: string): number {
  if (item === 'healing' || item === 'vitality') return 0;
  const wanted = bestSet(
    hero,
    hero.items.map(one => one.card),
  );
  return hero.items.some(one => one.card === card && !one.equipped && !wanted.has(one.card)) ? 1e6 : 0;
}
