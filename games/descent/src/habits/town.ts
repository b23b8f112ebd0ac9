import { isOnBoard, monsterSpaces } from '../rules/figures.ts';
import type { Hero, State } from '../state.ts';
import { nameIn, verbOf, type Weight } from './weights.ts';
import { stepsFrom, type Way, wayOfHeroes } from './ways.ts';

/** What is declared in the town: nobody is there to strike at. */
export const TOWN: Readonly<Record<string, number>> = { run: 1, advance: 0.8, battle: 0, ready: 0.3 };

/** In the town: shopping, then back by the glyph that is nearest to what there is to do. */
export function inTown(state: State, hero: Hero): Weight {
  const way = wayBack(state, hero);
  return option => {
    switch (verbOf(option)) {
      case 'shop':
        return hero.coins >= 50 ? 1e5 : 0;
      case 'glyph':
        return Math.exp(6 - Math.min(30, way === null ? 30 : stepsFrom(way, Number(nameIn(option)))) / 3);
      case 'end-turn':
        return 1e-5;
      default:
        return 1e-6;
    }
  };
}

/** The way to other heroes, or to the monsters where nobody else is left. */
function wayBack(state: State, hero: Hero): Way | null {
  const goals = state.heroes
    .filter(isOnBoard)
    .filter(({ id }) => id !== hero.id)
    .map(({ place }) => place);
  if (goals.length === 0) goals.push(...state.monsters.flatMap(one => monsterSpaces(state, one)));
  return goals.length === 0 ? null : wayOfHeroes(state, goals);
}
