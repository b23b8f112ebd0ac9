import { HOUSE_COLUMNS, HOUSE_ROWS, TILES, type Tile } from '@tenebrae/dark-darker-darkest/data';
import type { View } from './view.ts';

/** Units of the board: a tile is 150 wide. */
export const TILE = 150;
export const LEFT = 51;
export const TOP = 27;
export const WIDTH = 852;
export const HEIGHT = 654;
export const WALL = 13;
const GAP = 52;
/** How deep the second room of a split tile is. */
const DEPTH = 64;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Side = 'north' | 'east' | 'south' | 'west';
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

/** The side after so many quarter turns clockwise. */
export const turnSide = (side: Side, turns: number): Side =>
  SIDES[(SIDES.indexOf(side) + turns + 4) % 4] ?? side;

export interface RoomPlace {
  readonly id: string;
  readonly tile: number;
  readonly rect: Rect;
  /** Half of a split tile. */
  readonly half: boolean;
  /** The first room of its tile, which carries the marks of the tile. */
  readonly first: boolean;
}

/** A way between two rooms, where it is drawn. */
export interface Way {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly door: string | null;
  readonly rooms: readonly [string, string];
}

export interface HousePlan {
  readonly rooms: ReadonlyMap<string, RoomPlace>;
  readonly ways: readonly Way[];
  readonly walls: readonly Rect[];
  readonly windows: readonly (Rect & { readonly side: Side; readonly front: boolean })[];
}

/** Where everything of the house lies; changes only when tiles are laid or two rooms become one. */
export function planHouse(view: Pick<View, 'house' | 'tiles'>): HousePlan {
  const byTile = Array.from({ length: HOUSE_COLUMNS * HOUSE_ROWS }, (): string[] => []);
  for (const [id, { x, y }] of Object.entries(view.house)) byTile[y * HOUSE_COLUMNS + x]?.push(id);
  const rooms = new Map<string, RoomPlace>();
  const splits = new Map<number, Side>();
  for (const [tile, ids] of byTile.entries()) {
    const [first, second] = inOrder(view, tile, ids);
    if (first === undefined) continue;
    const whole = tileRect(tile);
    if (second === undefined) {
      rooms.set(first, { id: first, tile, rect: whole, half: false, first: true });
      continue;
    }
    const side = sideOfSecond(view, second);
    splits.set(tile, side);
    rooms.set(first, { id: first, tile, rect: cut(whole, side, false), half: true, first: true });
    rooms.set(second, { id: second, tile, rect: cut(whole, side, true), half: true, first: false });
  }
  const ways = [...waysBetween(view, splits), ...waysInside(view, rooms, splits)];
  return { rooms, ways, walls: wallsOf(ways, splits, byTile), windows: windowsOf(view) };
}

export const tileRect = (tile: number): Rect => ({
  x: LEFT + (tile % HOUSE_COLUMNS) * TILE,
  y: TOP + Math.floor(tile / HOUSE_COLUMNS) * TILE,
  w: TILE,
  h: TILE,
});

/** The rooms with a shut door in their southern wall, where their name would be. */
export function roomsOverLocks(plan: HousePlan, doors: View['doors']): ReadonlySet<string> {
  const rooms = new Set<string>();
  for (const { door, rooms: both, upright, y } of plan.ways) {
    if (upright || door === null || doors[door] === undefined) continue;
    for (const id of both) {
      const rect = plan.rooms.get(id)?.rect;
      if (rect !== undefined && rect.y + rect.h === y) rooms.add(id);
    }
  }
  return rooms;
}

export const centre = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

/** The rooms of a tile as it prints them. */
function inOrder(view: Pick<View, 'tiles'>, tile: number, ids: readonly string[]): string[] {
  const placed = view.tiles[tile];
  if (placed === undefined) return [...ids];
  const printed: Tile = TILES[placed.tile];
  const names = printed.rooms.map(({ name }) => name);
  return [...ids].sort((a, b) => names.indexOf(a) - names.indexOf(b));
}

/** The second room of a split tile lies on the side of its own way out. */
function sideOfSecond({ house }: Pick<View, 'house'>, room: string): Side {
  const out = house[room]?.openings.find(({ side }) => side !== 'inside');
  return out === undefined || out.side === 'inside' ? 'south' : out.side;
}

/** One of the two rooms of a split tile. */
export function cut({ x, y, w, h }: Rect, side: Side, second: boolean): Rect {
  const rest = TILE - DEPTH;
  const depth = second ? DEPTH : rest;
  const atStart = (side === 'north' || side === 'west') === second;
  if (side === 'north' || side === 'south') return { x, y: atStart ? y : y + h - depth, w, h: depth };
  return { x: atStart ? x : x + w - depth, y, w: depth, h };
}

/** How far from the middle of its side a way is moved, so that it leads into the right half of a split tile. */
function shift(split: Side | undefined, side: Side): number {
  if (split === undefined || split === side || split === turnSide(side, 2)) return 0;
  return split === 'north' || split === 'west' ? DEPTH / 2 : -DEPTH / 2;
}

function waysBetween(view: Pick<View, 'house'>, splits: ReadonlyMap<number, Side>): Way[] {
  const ways: Way[] = [];
  for (const [room, { x, y, openings }] of Object.entries(view.house)) {
    for (const opening of openings) {
      if (opening.side !== 'east' && opening.side !== 'south') continue;
      const tile = y * HOUSE_COLUMNS + x;
      const upright = opening.side === 'east';
      const beyond = upright ? tile + 1 : tile + HOUSE_COLUMNS;
      const { x: left, y: top } = tileRect(tile);
      const moved =
        shift(splits.get(tile), opening.side) || shift(splits.get(beyond), turnSide(opening.side, 2));
      ways.push({
        key: `${room}/${opening.to}`,
        x: upright ? left + TILE : left + TILE / 2 + moved,
        y: upright ? top + TILE / 2 + moved : top + TILE,
        upright,
        door: opening.kind === 'door' ? opening.door : null,
        rooms: [room, opening.to],
      });
    }
  }
  return ways;
}

function waysInside(
  view: Pick<View, 'house'>,
  rooms: ReadonlyMap<string, RoomPlace>,
  splits: ReadonlyMap<number, Side>,
): Way[] {
  return Object.entries(view.house).flatMap(([room, { openings }]) =>
    openings.flatMap((opening): Way[] => {
      const place = rooms.get(room);
      const split = place === undefined ? undefined : splits.get(place.tile);
      if (opening.side !== 'inside' || room > opening.to || place === undefined || split === undefined)
        return [];
      const upright = split === 'east' || split === 'west';
      const second = cut(tileRect(place.tile), split, true);
      const at =
        split === 'south' ? second.y : split === 'north' ? second.y + second.h : second.y + second.h / 2;
      const across =
        split === 'east' ? second.x : split === 'west' ? second.x + second.w : second.x + second.w / 2;
      return [
        {
          key: `${room}/${opening.to}`,
          x: across,
          y: at,
          upright,
          door: opening.kind === 'door' ? opening.door : null,
          rooms: [room, opening.to],
        },
      ];
    }),
  );
}

/** Plaster wherever no way leads through. */
function wallsOf(
  ways: readonly Way[],
  splits: ReadonlyMap<number, Side>,
  byTile: readonly (readonly string[])[],
): Rect[] {
  const walls: Rect[] = [
    { x: LEFT - WALL, y: TOP - WALL, w: HOUSE_COLUMNS * TILE + 2 * WALL, h: WALL },
    { x: LEFT - WALL, y: TOP + HOUSE_ROWS * TILE, w: HOUSE_COLUMNS * TILE + 2 * WALL, h: WALL },
    { x: LEFT - WALL, y: TOP, w: WALL, h: HOUSE_ROWS * TILE },
    { x: LEFT + HOUSE_COLUMNS * TILE, y: TOP, w: WALL, h: HOUSE_ROWS * TILE },
  ];
  for (const tile of byTile.keys()) {
    const { x, y } = tileRect(tile);
    if (tile % HOUSE_COLUMNS < HOUSE_COLUMNS - 1) walls.push(...upright(x + TILE, y, TILE, ways));
    if (tile < HOUSE_COLUMNS * (HOUSE_ROWS - 1)) walls.push(...level(x, y + TILE, TILE, ways));
    const split = splits.get(tile);
    if (split === undefined) continue;
    const second = cut(tileRect(tile), split, true);
    if (split === 'north') walls.push(...level(x, second.y + second.h, TILE, ways));
    if (split === 'south') walls.push(...level(x, second.y, TILE, ways));
    if (split === 'west') walls.push(...upright(second.x + second.w, y, TILE, ways));
    if (split === 'east') walls.push(...upright(second.x, y, TILE, ways));
  }
  return walls;
}

function upright(x: number, y: number, length: number, ways: readonly Way[]): Rect[] {
  const way = ways.find(one => one.upright && one.x === x && one.y > y && one.y < y + length);
  const wall = (from: number, to: number): Rect => ({ x: x - WALL / 2, y: from, w: WALL, h: to - from });
  if (way === undefined) return [wall(y, y + length)];
  return [wall(y, way.y - GAP / 2), wall(way.y + GAP / 2, y + length)];
}

function level(x: number, y: number, length: number, ways: readonly Way[]): Rect[] {
  const way = ways.find(one => !one.upright && one.y === y && one.x > x && one.x < x + length);
  const wall = (from: number, to: number): Rect => ({ x: from, y: y - WALL / 2, w: to - from, h: WALL });
  if (way === undefined) return [wall(x, x + length)];
  return [wall(x, way.x - GAP / 2), wall(way.x + GAP / 2, x + length)];
}

function windowsOf({ tiles }: Pick<View, 'tiles'>): HousePlan['windows'] {
  return tiles.flatMap(({ tile, turns }, index) =>
    SIDES.flatMap(side => {
      if (TILES[tile].edges[turnSide(side, -turns)] !== 'window') return [];
      const { x, y } = tileRect(index);
      const front = tile === 'entrance-hall' && side === 'south';
      const lies = side === 'north' || side === 'south';
      const rect = lies
        ? { x: x + TILE / 2 - 29, y: side === 'north' ? y - 11 : y + TILE + 2, w: 58, h: 9 }
        : { x: side === 'west' ? x - 11 : x + TILE + 2, y: y + TILE / 2 - 29, w: 9, h: 58 };
      return [{ ...rect, side, front }];
    }),
  );
}

/** The octagon of a figure, by half its side. */
export function octagon(r: number): string {
  const a = r * 0.545;
  return `M${-a} ${-r}H${a}L${r} ${-a}V${a}L${a} ${r}H${-a}L${-r} ${a}V${-a}Z`;
}
