import { kingDistance, type Square, squaresInSight } from '@tenebrae/board';
import { GUST_OF_WIND_SIGHT } from '@tenebrae/descent/data';
import { heroThing, spacesOfThing, takenSpaces, type View } from './view.ts';

/** The spaces in a straight line from somebody: walls, closed doors, rubble and figures stand in the way. */
export function sightOf(view: View, thing: string): readonly Square[] {
  const own = new Set(spacesOfThing(view, thing));
  if (own.size === 0) return [];
  const taken = takenSpaces(view);
  const rubble = new Set(view.obstacles.flatMap(({ kind, square }) => (kind === 'rubble' ? [square] : [])));
  const blocks = (square: Square): boolean => rubble.has(square) || (taken.has(square) && !own.has(square));
  const isHero = view.heroes.some(hero => heroThing(hero) === thing);
  const seen = new Set<Square>();
  for (const from of own)
    for (const square of squaresInSight(view.grid, from, blocks)) {
      const isNear = !isHero || !view.gust || kingDistance(view.grid, from, square) <= GUST_OF_WIND_SIGHT;
      if (isNear && !own.has(square) && (view.areaOf[square] ?? -1) >= 0) seen.add(square);
    }
  return [...seen];
}
