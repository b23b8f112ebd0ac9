import type { Dice } from '../data/numbers.ts';
import type { ItemCard } from '../data/item-card.ts';
import { type ItemId, ITEMS } from '../data/items.ts';
import { attributeOf, dashboardOf } from '../rules/profile.ts';
import { isEquipped } from '../rules/sources.ts';
import type { Accursed, Item, State } from '../state.ts';

/** What a point of each bonus is worth to somebody who fights; found by play. */
const POINTS: Readonly<Record<string, number>> = {
  armour: 5,
  endurance: 5,
  strength: 4,
  perception: 2,
  agility: 2,
  mind: 2,
  health: 1,
  sanity: 0.5,
  movement: 1.5,
  evasion: 1.5,
  stamina: 1.5,
  meleeAttacks: 8,
  rangedAttacks: 8,
  meleeToHit: 5,
  rangedToHit: 5,
  meleeDamage: 3,
  rangedDamage: 3,
};

export const meanOf = ([count, sides, plus = 0]: Dice): number => (count * (sides + 1)) / 2 + plus;

/** What an item does for an Accursed when it is worn. */
export function worthOf(state: State, accursed: Accursed, id: ItemId): number {
  const { gives, weapon, keywords, strength = 0, slot }: ItemCard = ITEMS[id];
  if (strength > attributeOf(state, accursed, 'strength')) return 0;
  let worth = 0.2;
  for (const [name, amount] of Object.entries<number>({ ...gives })) worth += (POINTS[name] ?? 1) * amount;
  if (weapon !== undefined) {
    const { melee, ranged } = dashboardOf(accursed);
    const skill = weapon.kind === 'melee' ? melee : ranged;
    worth += meanOf(weapon.damage) * skill.attacks * (7 - skill.toHit) * 0.5 + (weapon.toHit ?? 0) * 3;
    worth += (weapon.attacks ?? 0) * 6 + (weapon.cleave === true ? 2 : 0);
    if (slot === 'two-hands') worth -= 4;
  }
  // Without a Catalyst no spell is cast.
  if (keywords.includes('catalyst')) worth += accursed.spells.length * 12;
  if (accursed.spells.length > 0 && keywords.some(one => one === 'heavy-armour' || one === 'medium-armour'))
    worth -= 10;
  return worth;
}

/** What it would gain by an item over what it wears in its place now. */
export function gainFrom(state: State, accursed: Accursed, id: ItemId): number {
  const { slot }: ItemCard = ITEMS[id];
  if (slot === 'belt') return 4;
  if (slot === 'none') return 1;
  const rivals = accursed.items.filter(item => isEquipped(item) && slotKind(item) === family(slot));
  const room = family(slot) === 'hand' || family(slot) === 'trinket' ? 2 : 1;
  const least = rivals.length < room ? 0 : Math.min(...rivals.map(item => worthOf(state, accursed, item.id)));
  return worthOf(state, accursed, id) - least;
}

const family = (slot: string): string => (slot === 'two-hands' ? 'hand' : slot);
const slotKind = ({ id }: Item): string => family(ITEMS[id].slot);
