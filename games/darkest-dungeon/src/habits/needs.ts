import type { HeroId } from '../data/heroes.ts';
import { LIGHT_MAX } from '../data/light.ts';
import { BREAKING_POINT } from '../data/limits.ts';
import { heroIfIn, isAtDeathsDoor, lifeOf, stacksOf } from '../rules/figures.ts';
import type { Hero, State } from '../state.ts';

/** How much of its Life a Hero lacks, from 0 to 1. */
export const hurt = (hero: Hero): number => hero.wounds / lifeOf(hero);

/** DD-LGT-04: from here down every Stress is worse. */
const DIM = 2;

/** How much a Provision is needed now; below 1 it is better kept. */
export function needOf(state: State, hero: Hero, use: string): number {
  switch (use) {
    // Food is worth more against Hunger.
    case 'use:food':
      return isAtDeathsDoor(hero) ? 9 : 0.2;
    case 'use:bandage':
      return isAtDeathsDoor(hero) ? 9.5 : hurt(hero) > 0.5 ? 1.6 : 0.2;
    case 'use:bandage-bleed':
      return stacksOf(hero, 'bleed') * (hurt(hero) > 0.5 ? 4 : 1.5);
    case 'use:potion-blight':
      return stacksOf(hero, 'blight') * (hurt(hero) > 0.5 ? 4 : 1.5);
    case 'use:potion':
      return hero.stress >= 8 ? 6 : hero.stress >= 5 ? 1.6 : 0.2;
    case 'use:torch':
      return state.campaign.light <= DIM ? 3 : state.campaign.light < LIGHT_MAX ? 0.3 : 0;
    default:
      return 0.2;
  }
}

/** On the map a use carries its Hero: `use:food:jester`. */
export function needOnMap(state: State, id: string): { hero: Hero | undefined; use: string; need: number } {
  const parts = id.split(':');
  const hero = heroIfIn(state, (parts[2] ?? state.trackers.heroes[0] ?? '') as HeroId);
  const use = `${parts[0]}:${parts[1]}`;
  return { hero, use, need: hero === undefined ? 0 : needOf(state, hero, use) };
}

/** How near a Hero is to death, from 0 to about 1: Stress kills only whose Resolve has been tested (DD-STR-06). */
export function danger(hero: Hero): number {
  const mind = (hero.stress / BREAKING_POINT) * (hero.resolve === null ? 0.55 : 1.1);
  return Math.max(hurt(hero) ** 1.5, mind);
}

/** What a Rest could give back. */
export const missing = (hero: Hero): number => hero.wounds + hero.stress;
