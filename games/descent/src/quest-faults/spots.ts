import type { Quest, Spot } from '../data/quest.ts';

/** A space as an author writes it. */
export type Key = `(${number},${number})`;
export const keyOf = ([x, y]: Spot): Key => `(${x},${y})`;

const letterAt = ({ map }: Quest, [x, y]: Spot): string => map[y]?.[x] ?? ' ';

export const isSpot = (quest: Quest, spot: Spot): boolean => /\d/.test(letterAt(quest, spot));

/** The number of a space's area, -1 for none. */
export const areaAt = (quest: Quest, spot: Spot): number =>
  isSpot(quest, spot) ? Number(letterAt(quest, spot)) : -1;

export const spotsOf = (quest: Quest): Spot[] =>
  quest.map.flatMap((row, y) => [...row].flatMap((_, x): Spot[] => (isSpot(quest, [x, y]) ? [[x, y]] : [])));

/** The spaces that share a side with one, walls between them considered, doors not. */
export function neighboursOnMap(quest: Quest, [x, y]: Spot): Spot[] {
  const sides: readonly Spot[] = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ];
  return sides.filter(side => isSpot(quest, side) && !isWalled(quest, [x, y], side));
}

const isWalled = (quest: Quest, a: Spot, b: Spot): boolean =>
  quest.walls.some(
    ([one, other]) =>
      (keyOf(one) === keyOf(a) && keyOf(other) === keyOf(b)) ||
      (keyOf(one) === keyOf(b) && keyOf(other) === keyOf(a)),
  );
