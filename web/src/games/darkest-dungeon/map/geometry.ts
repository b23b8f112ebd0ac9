import { dungeonTile, type DungeonTileId, type PlaceId, START } from '@tenebrae/darkest-dungeon/data';

export const WIDTH = 852;
export const HEIGHT = 640;
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
  readonly w: number;
  readonly h: number;
}

/** The tile spread over the sheet of parchment; crowded maps have smaller rooms. */
export function planMap(tile: DungeonTileId): MapPlan {
  const { start, rooms, dots, links, bossSlots = [] } = dungeonTile(tile);
  const many = Object.keys(rooms).length > 10;
  const w = many ? ROOM.w * 0.82 : ROOM.w;
  const h = many ? ROOM.h * 0.82 : ROOM.h;
  const put = (id: PlaceId, [x, y]: readonly [number, number], kind: Place['kind']): Place => ({
    id,
    x: 112 + (x / 100) * (WIDTH - 224),
    y: 74 + (y / 100) * (HEIGHT - 148),
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
    title: freest(places),
    links: links.flatMap(([a, b]) => {
      const [from, to] = [at.get(a), at.get(b)];
      return from === undefined || to === undefined ? [] : [{ key: `${a} ${b}`, from, to }];
    }),
    w,
    h,
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

const CORNERS: readonly Corner[] = [
  { x: 44, y: 66, anchor: 'start' },
  { x: WIDTH - 48, y: 66, anchor: 'end' },
  { x: 44, y: HEIGHT - 62, anchor: 'start' },
  { x: WIDTH - 48, y: HEIGHT - 62, anchor: 'end' },
];

function freest(places: readonly Place[]): Corner {
  const room = ({ x, y }: Corner): number =>
    Math.min(...places.map(place => Math.hypot((place.x - x) * 0.7, place.y - y)));
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}
