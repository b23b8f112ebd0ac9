import type { Plan } from './any-grid.ts';

/**
 * Line of sight worked out the slow way, from the plan alone: every closed side, every blocking square and every
 * corner is held against the segment with exact fractions. Lengths are doubled, so that centres are odd and corners
 * even; a fraction is a pair of numbers with a positive second.
 */
export function seesByFractions(plan: Plan, from: number, to: number, blocked: readonly boolean[]): boolean {
  if (from === to) return true;
  if (!isFloorAt(plan, ...cell(plan, from)) || !isFloorAt(plan, ...cell(plan, to))) return false;
  const segment = segmentBetween(plan, from, to);
  for (let y = 0; y < plan.height; y++) {
    for (let x = 0; x < plan.width; x++) {
      const square = y * plan.width + x;
      const hides = !isFloorAt(plan, x, y) || (blocked[square] && square !== from && square !== to);
      if (hides && runsThroughInside(segment, x, y)) return false;
      if (isClosed(plan, x, y, x + 1, y) && crossesUpright(segment, 2 * x + 2, 2 * y)) return false;
      if (isClosed(plan, x, y, x, y + 1) && crossesLevel(segment, 2 * x, 2 * y + 2)) return false;
      if (passesCorner(segment, 2 * x + 2, 2 * y + 2) && isCornerShut(plan, segment, x, y)) return false;
    }
  }
  return true;
}

interface Segment {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

type Fraction = readonly [number, number];

const cell = (plan: Plan, square: number): [number, number] => [
  square % plan.width,
  Math.floor(square / plan.width),
];

function segmentBetween(plan: Plan, from: number, to: number): Segment {
  const [fromX, fromY] = cell(plan, from);
  const [toX, toY] = cell(plan, to);
  return { x: 2 * fromX + 1, y: 2 * fromY + 1, dx: 2 * (toX - fromX), dy: 2 * (toY - fromY) };
}

const isFloorAt = (plan: Plan, x: number, y: number) =>
  x >= 0 && y >= 0 && x < plan.width && y < plan.height && (plan.floor[y * plan.width + x] ?? false);

/** Between two neighbours, the first being the western or northern one. */
function isClosed(plan: Plan, x: number, y: number, nextX: number, nextY: number): boolean {
  if (!isFloorAt(plan, x, y) || !isFloorAt(plan, nextX, nextY)) return true;
  const edge = (nextX > x ? plan.east : plan.south)[y * plan.width + x];
  return edge === 'wall' || edge === 'closed-door';
}

const less = (a: Fraction, b: Fraction) => a[0] * b[1] < b[0] * a[1];
const fraction = (top: number, bottom: number): Fraction => (bottom < 0 ? [-top, -bottom] : [top, bottom]);

/** The part of the segment strictly inside the square is more than a point. */
function runsThroughInside(segment: Segment, column: number, row: number): boolean {
  let enter: Fraction = [0, 1];
  let leave: Fraction = [1, 1];
  for (const [start, length, low] of [
    [segment.x, segment.dx, 2 * column],
    [segment.y, segment.dy, 2 * row],
  ] as const) {
    if (length === 0) {
      if (start <= low || start >= low + 2) return false;
      continue;
    }
    const [first, second] = [fraction(low - start, length), fraction(low + 2 - start, length)];
    const [near, far] = less(first, second) ? [first, second] : [second, first];
    if (less(enter, near)) enter = near;
    if (less(far, leave)) leave = far;
  }
  return less(enter, leave);
}

/** Crosses the side that runs down from (x, y), elsewhere than at its ends. */
function crossesUpright(segment: Segment, x: number, y: number): boolean {
  if (segment.dx === 0) return false;
  const at = fraction(x - segment.x, segment.dx);
  if (!less([0, 1], at) || !less(at, [1, 1])) return false;
  const meets: Fraction = [segment.y * at[1] + segment.dy * at[0], at[1]];
  return less([y, 1], meets) && less(meets, [y + 2, 1]);
}

function crossesLevel(segment: Segment, x: number, y: number): boolean {
  return crossesUpright({ x: segment.y, y: segment.x, dx: segment.dy, dy: segment.dx }, y, x);
}

function passesCorner(segment: Segment, x: number, y: number): boolean {
  if (segment.dx === 0 || segment.dy === 0) return false;
  const [across, down] = [fraction(x - segment.x, segment.dx), fraction(y - segment.y, segment.dy)];
  return !less(across, down) && !less(down, across) && less([0, 1], across) && less(across, [1, 1]);
}

/** Both ways round the south-east corner of (x, y) are shut, or a pillar stands on it. */
function isCornerShut(plan: Plan, segment: Segment, x: number, y: number): boolean {
  if (plan.pillars[y * plan.width + x]) return true;
  const north = isClosed(plan, x, y, x + 1, y);
  const south = isClosed(plan, x, y + 1, x + 1, y + 1);
  const west = isClosed(plan, x, y, x, y + 1);
  const east = isClosed(plan, x + 1, y, x + 1, y + 1);
  const runsDown = segment.dx > 0 === segment.dy > 0;
  return runsDown ? (north || east) && (west || south) : (north || west) && (east || south);
}
