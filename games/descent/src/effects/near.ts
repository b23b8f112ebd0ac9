import { heroesOnBoard, isInTown, isOnBoard, monsterSpaces } from '../rules/figures.ts';
import { areAdjacent, spacesWithin } from '../rules/spaces.ts';
import type { Hero, Monster, State } from '../state.ts';

/** DJ-TWN-01: the other heroes next to one; in the town all are. */
export function heroesBeside(state: State, hero: Hero): Hero[] {
  if (isInTown(hero)) return state.heroes.filter(one => one !== hero && isInTown(one));
  if (!isOnBoard(hero)) return [];
  return heroesOnBoard(state).filter(one => one !== hero && areAdjacent(state, hero.place, one.place));
}

/** DJ-BRD-05, DJ-ABL-33: not through walls and closed doors. */
export function monstersWithin(state: State, hero: Hero, spaces: number): Monster[] {
  if (!isOnBoard(hero) || state.monsters.length === 0) return [];
  const near = new Set(spacesWithin(state, [hero.place], spaces));
  return state.monsters.filter(monster => monsterSpaces(state, monster).some(square => near.has(square)));
}
