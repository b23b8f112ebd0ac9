import { type AreaId, type AreaSpec, type RoomId, roomTile } from '@tenebrae/darkest-dungeon/data';
import { type Figure, isLarge } from '../view.ts';

/** How large the hall is drawn; on a phone narrower and higher than it is printed. */
export interface HallSize {
  readonly width: number;
  readonly height: number;
}
export const WIDE: HallSize = { width: 852, height: 528 };
export const TALL: HallSize = { width: 620, height: 500 };
const EDGE = 20;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Slab {
  readonly area: AreaId;
  readonly spec: AreaSpec;
  readonly centre: Point;
  /** The outline with its gap and rounded corners. */
  readonly path: string;
  /** Where the outline is straight above and below the centre. */
  readonly top: number;
  readonly bottom: number;
  /** How wide and high the outline is around the centre. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** The tile is printed on a canvas of 100 × 60. */
const onCanvas =
  ({ width, height }: HallSize) =>
  ([x, y]: readonly [number, number]): Point => ({
    x: EDGE + (x * (width - 2 * EDGE)) / 100,
    y: EDGE + (y * (height - 2 * EDGE)) / 60,
  });

export function slabsOf(room: RoomId, size: HallSize): Slab[] {
  const pointOf = onCanvas(size);
  return Object.entries(roomTile(room).areas).map(([area, spec]) => {
    const points = inset(spec.outline.map(pointOf), 3.5);
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const centre = pointOf(spec.at);
    const crossed = crossings(points, centre.x);
    return {
      area,
      spec,
      centre,
      top: Math.max(Math.min(...ys), ...crossed.filter(y => y <= centre.y)),
      bottom: Math.min(Math.max(...ys), ...crossed.filter(y => y > centre.y)),
      path: rounded(points, 11),
      box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
    };
  });
}

/** Where an upright line crosses the outline. */
const crossings = (points: readonly Point[], x: number): number[] =>
  points.flatMap((from, place) => {
    const to = points[(place + 1) % points.length] ?? from;
    const isCrossed = from.x <= x !== to.x <= x;
    return isCrossed ? [from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)] : [];
  });

/** Each edge is moved inward; neighbours meet where the moved edges cross. */
function inset(points: readonly Point[], by: number): Point[] {
  const sign = areaOf(points) > 0 ? 1 : -1;
  return points.map((here, place) => {
    const before = points.at(place - 1) ?? here;
    const after = points[(place + 1) % points.length] ?? here;
    const a = normal(before, here, sign);
    const b = normal(here, after, sign);
    const dot = 1 + a.x * b.x + a.y * b.y;
    const reach = dot < 0.35 ? by : by / dot;
    return { x: here.x + (a.x + b.x) * reach, y: here.y + (a.y + b.y) * reach };
  });
}

const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, place) => {
    const next = points[(place + 1) % points.length];
    return next === undefined ? sum : sum + x * next.y - next.x * y;
  }, 0);

function normal(from: Point, to: Point, sign: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (-(to.y - from.y) / long) * sign, y: ((to.x - from.x) / long) * sign };
}

function rounded(points: readonly Point[], radius: number): string {
  const near = (from: Point, to: Point): Point => {
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const cut = Math.min(radius, long / 2.2) / long;
    return { x: from.x + (to.x - from.x) * cut, y: from.y + (to.y - from.y) * cut };
  };
  const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const corners = points.map((here, place) => {
    const before = near(here, points.at(place - 1) ?? here);
    const after = near(here, points[(place + 1) % points.length] ?? here);
    return `${place === 0 ? 'M' : 'L'}${text(before)}Q${text(here)} ${text(after)}`;
  });
  return `${corners.join('')}Z`;
}

export interface Placed extends Point {
  readonly figure: Figure;
  readonly size: number;
}

/** Figures of an Area side by side around its middle, as large as there is room for them. */
export function placeFigures(slabs: readonly Slab[], everyone: readonly Figure[]): Placed[] {
  return slabs.flatMap(({ area, centre, box, top, bottom }) => {
    const here = everyone.filter(figure => figure.area === area);
    if (here.length === 0) return [];
    const wide = box.right - box.left - 14;
    const high = bottom - top - 30;
    const rows = rowsFor(here.length, wide, high);
    const across = Math.ceil(here.length / rows);
    const cell = Math.max(34, Math.min(70, wide / across, high / rows));
    // Names and numbers over the heads want some air to the sides.
    const step = Math.max(cell, Math.min(86, wide / across));
    return here.map((figure, place) => {
      const row = Math.floor(place / across);
      const inRow = Math.min(across, here.length - row * across);
      const x = centre.x + ((place % across) - (inRow - 1) / 2) * step;
      const y = centre.y + 7 + (row - (rows - 1) / 2) * cell;
      const size = Math.min(60, cell * 0.82);
      return {
        figure,
        x: clamp(x, box.left + size / 2, box.right - size / 2),
        y: clamp(y, top + size / 2 + 10, bottom - size / 2),
        size: isLarge(figure) ? size * 1.2 : size,
      };
    });
  });
}

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

/** As many rows as give every figure the most room. */
function rowsFor(count: number, wide: number, high: number): number {
  let best = 1;
  let most = 0;
  for (let rows = 1; rows <= count; rows++) {
    const cell = Math.min(wide / Math.ceil(count / rows), high / rows);
    if (cell <= most) continue;
    most = cell;
    best = rows;
  }
  return best;
}
