import type { HeroId } from '../data/heroes.ts';
import { LIGHT_MAX } from '../data/light.ts';
import { heroIfIn, isAtDeathsDoor, lifeOf, stacksOf } from '../rules/figures.ts';
import type { Hero, State } from '../state.ts';

/** How much of its Life a Hero lacks, from 0 to 1. */
export const hurt = (hero: Hero): number => hero.wounds / lifeOf(hero);

/** How much a Provision is needed now; below 1 it is better kept. */
export function needOf(state: State, hero: Hero, use: string): number {
  switch (use) {
    case 'use:food':
    case 'use:bandage':
      return isAtDeathsDoor(hero) ? 9 : hurt(hero) > 0.6 ? 1.6 : 0.2;
    case 'use:bandage-bleed':
      return stacksOf(hero, 'bleed') * (hurt(hero) > 0.5 ? 4 : 1.5);
    case 'use:potion-blight':
      return stacksOf(hero, 'blight') * (hurt(hero) > 0.5 ? 4 : 1.5);
    case 'use:potion':
      return hero.stress >= 8 ? 6 : hero.stress >= 5 ? 1.6 : 0.2;
    case 'use:torch':
      return (LIGHT_MAX - state.campaign.light) * 0.7;
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

/** How the party is, from 0 (fresh) to about 1 (done for): Wounds and Stress alike, the worst off counting double. */
export function weariness({ heroes }: State): number {
  if (heroes.length === 0) return 1;
  const each = heroes.map(hero => (hurt(hero) + hero.stress / 10) / 2);
  const worst = Math.max(...each);
  return (each.reduce((sum, one) => sum + one, 0) / each.length + worst) / 2;
}
