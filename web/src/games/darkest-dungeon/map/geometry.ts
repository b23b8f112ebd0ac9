import { dungeonTile, type DungeonTileId, type PlaceId, START } from '@tenebrae/darkest-dungeon/data';

/** The sheet of parchment, the margins of its rooms, and how large they are; on a phone it stands upright. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
  readonly margin: readonly [number, number];
  readonly scale: number;
}
export const WIDE: SheetSize = { width: 852, height: 640, margin: [112, 74], scale: 0.94 };
export const TALL: SheetSize = { width: 520, height: 560, margin: [62, 58], scale: 0.71 };
/** Half a room, as it is drawn. */
export const ROOM = { w: 58, h: 37 } as const;

export interface Place {
  readonly id: PlaceId;
  readonly x: number;
  readonly y: number;
  readonly kind: 'start' | 'room' | 'dot';
  readonly bossSlot: boolean;
}

/** Where the name of the map is written: the corner that is farthest from every room. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

export interface MapPlan {
  readonly title: Corner;
  readonly places: readonly Place[];
  readonly links: readonly { readonly key: string; readonly from: Place; readonly to: Place }[];
  readonly scale: number;
  readonly size: SheetSize;
}

/** The tile spread over the sheet of parchment; crowded maps have smaller rooms. */
export function planMap(tile: DungeonTileId, size: SheetSize): MapPlan {
  const { width, height, margin } = size;
  const { start, rooms, dots, links, bossSlots = [] } = dungeonTile(tile);
  const many = Object.keys(rooms).length > 10;
  const put = (id: PlaceId, [x, y]: readonly [number, number], kind: Place['kind']): Place => ({
    id,
    x: margin[0] + (x / 100) * (width - 2 * margin[0]),
    y: margin[1] + (y / 100) * (height - 2 * margin[1]),
    kind,
    bossSlot: bossSlots.includes(id),
  });
  const places = [
    put(START, start, 'start'),
    ...Object.entries(rooms).map(([id, at]) => put(id, at, 'room')),
    ...Object.entries(dots).map(([id, at]) => put(id, at, 'dot')),
  ];
  const at = new Map(places.map(place => [place.id, place]));
  return {
    places,
    title: freest(places, size),
    links: links.flatMap(([a, b]) => {
      const [from, to] = [at.get(a), at.get(b)];
      return from === undefined || to === undefined ? [] : [{ key: `${a} ${b}`, from, to }];
    }),
    scale: size.scale * (many ? 0.84 : 1),
    size,
  };
}

/** A drawn line is never straight: the same wobble for the same place each time. */
export function torn(w: number, h: number, seed: number): string {
  let turn = seed * 7919 + 13;
  const wobble = (): number => {
    turn = (turn * 1103515245 + 12345) % 2147483648;
    return (turn / 2147483648 - 0.5) * 5;
  };
  const points: string[] = [];
  const side = (x1: number, y1: number, x2: number, y2: number): void => {
    for (let step = 0; step < 6; step++)
      points.push(
        `${(x1 + ((x2 - x1) * step) / 6 + wobble()).toFixed(1)} ${(y1 + ((y2 - y1) * step) / 6 + wobble()).toFixed(1)}`,
      );
  };
  side(-w, -h, w, -h);
  side(w, -h, w, h);
  side(w, h, -w, h);
  side(-w, h, -w, -h);
  return `M${points.join('L')}Z`;
}

function freest(places: readonly Place[], { width, height }: SheetSize): Corner {
  const corners: readonly Corner[] = [
    { x: 44, y: 66, anchor: 'start' },
    { x: width - 48, y: 66, anchor: 'end' },
    { x: 44, y: height - 62, anchor: 'start' },
    { x: width - 48, y: height - 62, anchor: 'end' },
  ];
  const room = ({ x, y }: Corner): number =>
    Math.min(...places.map(place => Math.hypot((place.x - x) * 0.7, place.y - y)));
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}
