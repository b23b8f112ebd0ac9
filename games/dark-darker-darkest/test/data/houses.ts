import { type QuarterTurns, type Side, SIDES, turnSide } from '@tenebrae/board';
import {
  HOUSE_POSITIONS,
  type HousePlan,
  type HousePosition,
  type PlacedTile,
} from '../../src/data/house.ts';
import {
  FITTING_EDGES,
  type Tile,
  type TileEdge,
  type TileIcon,
  type TileId,
  TILES,
} from '../../src/data/tiles.ts';

/** A random source for tests: mulberry32, from 0 (inclusive) to 1 (exclusive). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  return things
    .map(thing => ({ thing, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ thing }) => thing);
}

export const POSITIONS: readonly HousePosition[] = HOUSE_POSITIONS;
export const CORNERS = POSITIONS.flatMap((position, index) =>
  position.category === 'corner' ? [index] : [],
);
export const INNER = POSITIONS.flatMap((position, index) => (position.category === 'inner' ? [index] : []));
export const TILE_IDS = Object.keys(TILES) as TileId[];
export const BASE_TILE_IDS = TILE_IDS.filter(id => id !== 'reactor');

export const tileOf = (id: TileId): Tile => TILES[id];
export const opposite = (side: Side): Side => turnSide(side, 2);

/** The side as drawn that faces `side` of the house when the tile is turned. */
export const drawnSide = ({ turns }: PlacedTile, side: Side): Side => turnSide(side, -turns);

export const edgeOf = (placed: PlacedTile, side: Side): TileEdge =>
  tileOf(placed.tile).edges[drawnSide(placed, side)];

/** The index of the position next to another, or null outside the house. */
export function neighbour(index: number, side: Side): number | null {
  const position = POSITIONS[index];
  if (position === undefined) throw new Error(`no position ${index}`);
  const row = position.row + (side === 'south' ? 1 : side === 'north' ? -1 : 0);
  const column = position.column + (side === 'east' ? 1 : side === 'west' ? -1 : 0);
  const found = POSITIONS.findIndex(other => other.row === row && other.column === column);
  return found === -1 ? null : found;
}

const NEIGHBOURS = POSITIONS.map((_, index) => SIDES.map(side => ({ side, next: neighbour(index, side) })));

export const fits = (edge: TileEdge, against: TileEdge): boolean =>
  (FITTING_EDGES[edge] as readonly TileEdge[]).includes(against);

const ANY_TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];

type Plan = (PlacedTile | null)[];

/** DDD-HOU-04, DDD-HOU-06: windows out of the house, and nothing against what does not fit it. */
function canLie(plan: Plan, index: number, placed: PlacedTile): boolean {
  return (NEIGHBOURS[index] ?? []).every(({ side, next }) => {
    const edge = edgeOf(placed, side);
    if (next === null) return edge === 'window';
    const other = plan[next] ?? null;
    return edge !== 'window' && (other === null || fits(edge, edgeOf(other, opposite(side))));
  });
}

function choices(plan: Plan, index: number, unused: ReadonlySet<TileId>): PlacedTile[] {
  const position = POSITIONS[index];
  if (position === undefined) return [];
  return [...unused]
    .filter(tile => tileOf(tile).category === position.category)
    .flatMap(tile => position.turns.map(turns => ({ tile, turns })))
    .filter(placed => canLie(plan, index, placed));
}

export interface Wanted {
  readonly laboratory: number;
  /** Where the reactor lies, or null without Radioactive (DDD-RAD-04). */
  readonly reactor: number | null;
}

/** A random house by backtracking, the position with the fewest fitting tiles first; null when `steps` are used up. */
export function buildHouse(
  random: () => number,
  { laboratory, reactor }: Wanted,
  steps = 3000,
): HousePlan | null {
  const unused = new Set<TileId>(BASE_TILE_IDS);
  const plan: Plan = POSITIONS.map(() => null);
  let left = steps;

  const lay = (index: number, placed: PlacedTile): boolean => {
    plan[index] = placed;
    unused.delete(placed.tile);
    if (fill()) return true;
    unused.add(placed.tile);
    plan[index] = null;
    return false;
  };
  const fill = (): boolean => {
    left -= 1;
    if (left < 0) return false;
    const open = plan.flatMap((placed, index) =>
      placed === null ? [{ index, fitting: choices(plan, index, unused) }] : [],
    );
    const fewest = Math.min(...open.map(({ fitting }) => fitting.length));
    const next = shuffled(
      open.filter(({ fitting }) => fitting.length === fewest),
      random,
    )[0];
    if (next === undefined) return true;
    return shuffled(next.fitting, random).some(placed => lay(next.index, placed));
  };

  plan[laboratory] = { tile: 'laboratory', turns: POSITIONS[laboratory]?.turns[0] ?? 0 };
  const isFull =
    reactor === null
      ? fill()
      : shuffled(ANY_TURNS, random).some(turns => lay(reactor, { tile: 'reactor', turns }));
  return isFull ? plan.filter(placed => placed !== null) : null;
}

/** DDD-HOU-01 to DDD-HOU-06 for a finished house, written apart from the builder. */
export function isLegal(house: HousePlan): boolean {
  if (house.length !== 20 || new Set(house.map(({ tile }) => tile)).size !== 20) return false;
  return house.every((placed, index) => {
    const position = POSITIONS[index];
    if (position === undefined) return false;
    const { category } = tileOf(placed.tile);
    const right = position.category === 'corner' ? ['corner', 'laboratory'] : [position.category];
    return (
      right.includes(category) &&
      position.turns.includes(placed.turns) &&
      SIDES.every(side => {
        const next = neighbour(index, side);
        const other = next === null ? undefined : house[next];
        const edge = edgeOf(placed, side);
        return other === undefined ? edge === 'window' : fits(edge, edgeOf(other, opposite(side)));
      })
    );
  });
}

/** A room: its position and its number on the tile. */
export const roomsOf = (house: HousePlan): string[] =>
  house.flatMap(({ tile }, index) => tileOf(tile).rooms.map((_, room) => `${index}:${room}`));

/** The rooms reached from the entrance hall: through passages only, or with all doors open. */
export function reachable(house: HousePlan, doors: 'locked' | 'open'): Set<string> {
  const start = house.findIndex(({ tile }) => tile === 'entrance-hall');
  const seen = new Set([`${start}:0`]);
  for (const room of seen) {
    const [index = 0, number = 0] = room.split(':').map(Number);
    const placed = house[index];
    if (placed === undefined) continue;
    const tile = tileOf(placed.tile);
    if (tile.link === 'passage') seen.add(`${index}:${1 - number}`);
    for (const { side, next } of NEIGHBOURS[index] ?? []) {
      const other = next === null ? undefined : house[next];
      if (other === undefined || tile.owners[drawnSide(placed, side)] !== number) continue;
      const edges = [edgeOf(placed, side), edgeOf(other, opposite(side))];
      const closed =
        doors === 'open' ? ['wall', 'window'] : ['wall', 'window', 'door', 'laboratory-door', 'reactor-door'];
      if (edges.some(edge => closed.includes(edge))) continue;
      seen.add(`${next}:${tileOf(other.tile).owners[drawnSide(other, opposite(side))]}`);
    }
  }
  return seen;
}

export const locksOf = ({ tile }: { readonly tile: TileId }): number =>
  SIDES.filter(side => tileOf(tile).edges[side] === 'door').length;
export const hasIcon = (tile: TileId, icon: TileIcon): boolean =>
  tileOf(tile).rooms.some(({ icons }) => icons.includes(icon));

export interface HouseFigures {
  readonly locks: number;
  readonly cornerLocks: number;
  readonly cameras: number;
  readonly freeRooms: number;
}

export function figuresOf(house: HousePlan): HouseFigures {
  const sum = (placed: readonly PlacedTile[]) => placed.reduce((total, each) => total + locksOf(each), 0);
  return {
    locks: sum(house),
    cornerLocks: sum(house.filter(({ tile }) => tileOf(tile).category === 'corner')),
    cameras: house.filter(({ tile }) => hasIcon(tile, 'camera')).length,
    freeRooms: reachable(house, 'locked').size,
  };
}
