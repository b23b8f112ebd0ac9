import type { Effect } from '../data/effects.ts';
import type { AreaId } from '../data/room-tile.ts';
import { isOf, isThere } from '../rules/room-passives.ts';
import { roomRules } from '../rules/room-effects.ts';
import type { Hero, State } from '../state.ts';

/** What it costs a Hero to end a turn in an Area, by the Room Card; good places cost less than nothing. The numbers are ours. */
export function painAt(state: State, hero: Hero, area: AreaId): number {
  const there = { ...hero, area };
  let pain = 0;
  for (const rule of roomRules(state)) {
    if (rule.kind !== 'effect' || !rule.when.includes('end-of-turn')) continue;
    if (rule.areas === 'all' || !isOf(there, rule.who) || !isThere(there.area, rule.areas)) continue;
    for (const effect of rule.effects) pain += cost(hero, effect);
  }
  return pain;
}

function cost(hero: Hero, [word, amount]: Effect): number {
  const number = typeof amount === 'number' ? amount : 2;
  if (word === 'stress') return number > 0 ? number * 1.5 : Math.max(number, -hero.stress);
  if (word === 'heal') return -Math.min(number, hero.wounds) * 0.8;
  return number * (COSTS[word] ?? 0.3);
}

const COSTS: Readonly<Partial<Record<Effect[0], number>>> = {
  wounds: 1,
  damage: 1,
  bleed: 2,
  blight: 2,
  stun: 3,
};
