import { OFFSETS, SIDES, type Side, type Square } from '@tenebrae/board';
import type { Arrow, DungeonCardId } from '../data/dungeon-cards.ts';
import { PLANE } from '../data/limits.ts';
import { groundOf } from './ground.ts';
import { distanceTo, walkingDistancesFrom } from './paths.ts';
import { newPlan } from './plan.ts';
import { archwayPlace, arrowSquares, cardOf, cardShape, type Laying, type TileShape } from './tiles.ts';

/** Where a tile is looked at by itself. */
const ALONE: Laying = { x: PLANE / 2, y: PLANE / 2, turns: 0 };

const DISTANCES = new Map<string, readonly number[]>();

/** DL-EXP-06, DL-JUN-01: the walking distance on the tile from an Entrance to each arrow of its card, the nearest pair. */
export function arrowDistances(card: DungeonCardId, entrance: Arrow): readonly number[] {
  const name = `${card} ${arrowName(entrance)}`;
  let distances = DISTANCES.get(name);
  if (distances === undefined) {
    const shape = cardShape(card);
    const ground = groundOf(newPlan(card, ALONE, []));
    const edge = (arrow: Arrow): readonly Square[] => archwayPlace(shape, ALONE, arrow)?.inner ?? [];
    const from = walkingDistancesFrom(ground, edge(entrance));
    distances = cardOf(card).arrows.map(arrow =>
      Math.min(...edge(arrow).map(square => distanceTo(ground, from, square))),
    );
    DISTANCES.set(name, distances);
  }
  return distances;
}

/** An arrow as the ledger writes it: `N2`; with its inset after it: `N2+1`. */
export const arrowName = ({ side, first, inset = 0 }: Arrow): string =>
  `${SIDE_LETTERS[side]}${first}${inset > 0 ? `+${inset}` : ''}`;

const SIDE_LETTERS = { north: 'N', east: 'E', south: 'S', west: 'W' } as const satisfies Record<Side, string>;

export const isSameArrow = (a: Arrow, b: Arrow): boolean => arrowName(a) === arrowName(b);

/** DL-EXP-12, attempt 3: every two neighbouring walkable squares on a straight edge, the arrows of the card left out. */
export function otherEdges(card: DungeonCardId): readonly Arrow[] {
  let edges = EDGES.get(card);
  if (edges === undefined) {
    edges = SIDES.flatMap(side => edgesOf(cardShape(card), side)).filter(
      edge => !cardOf(card).arrows.some(arrow => isSameArrow(arrow, edge)),
    );
    EDGES.set(card, edges);
  }
  return edges;
}

const EDGES = new Map<DungeonCardId, readonly Arrow[]>();

function edgesOf(shape: TileShape, side: Side): Arrow[] {
  const isUpright = side === 'north' || side === 'south';
  const [lines, deep] = isUpright ? [shape.width, shape.height] : [shape.height, shape.width];
  const edges: Arrow[] = [];
  for (let inset = 0; inset < deep; inset++)
    for (let first = 0; first < lines - 1; first++)
      if (isEdge(shape, { side, first, inset }))
        edges.push(inset > 0 ? { side, first, inset } : { side, first });
  return edges;
}

/** Both squares can be walked on, and nothing of the tile lies beyond them. */
function isEdge(shape: TileShape, arrow: Arrow): boolean {
  const { inside, outside } = arrowSquares(shape, arrow);
  return (
    inside.every(([x, y]) => !'#o'.includes(signAt(shape, x, y))) &&
    outside.every(([x, y]) => signAt(shape, x, y) === '#')
  );
}

function signAt({ width, height, signs }: TileShape, x: number, y: number): string {
  return x < 0 || y < 0 || x >= width || y >= height ? '#' : (signs[y * width + x] ?? '#');
}

/** DL-EXP-14: the squares of the field right behind an archway: so deep, the archway's two lines and as many again beside. */
export function fieldBehind(
  archway: readonly [Square, Square],
  outwards: Side,
  size: number,
): Square[] | null {
  const { x, y } = OFFSETS[outwards];
  const first = Math.min(...archway);
  const [column, row] = [first % PLANE, Math.floor(first / PLANE)];
  const beside = (size - archway.length) / 2;
  const squares: Square[] = [];
  for (let deep = 1; deep <= size; deep++) {
    for (let line = -beside; line < archway.length + beside; line++) {
      const across = column + (x === 0 ? line : x * deep);
      const down = row + (y === 0 ? line : y * deep);
      if (across < 0 || down < 0 || across >= PLANE || down >= PLANE) return null;
      squares.push(down * PLANE + across);
    }
  }
  return squares;
}
