import { type Direction, DIRECTIONS, OFFSETS, type Offset, SIDES, type Side } from './direction.ts';
import { isOblong, type Shape } from './footprint.ts';

/**
 * How a large figure steps.
 * - `shift`: the whole body moves one square in any of the eight directions and never turns.
 * - `turn`, for a body one square longer than broad: it moves straight along its length, or diagonally. Across its
 *   length it turns instead: it gives up the squares at one end and covers as many new ones ahead of the rest.
 */
export const GAITS = ['shift', 'turn'] as const;
export type Gait = (typeof GAITS)[number];

export interface Stride {
  /** Every newly covered square is entered from the square behind it, seen in this direction. */
  readonly direction: Direction;
  /** From the old anchor to the new. */
  readonly anchor: Offset;
  readonly turns: boolean;
  /** The newly covered squares, seen from the new anchor. */
  readonly entered: readonly Offset[];
}

/** The steps of a body that lies with this shape; straight ones first, so that paths prefer them. */
export function stridesOf(shape: Shape, gait: Gait): Stride[] {
  const orthogonal = DIRECTIONS.filter((_, place) => place % 2 === 0);
  const diagonal = DIRECTIONS.filter((_, place) => place % 2 === 1);
  if (gait === 'shift' || !isOblong(shape)) return [...orthogonal, ...diagonal].map(way => shift(shape, way));
  if (Math.abs(shape.width - shape.height) !== 1) {
    throw new RangeError(`a figure of ${shape.width} x ${shape.height} has no way to turn`);
  }
  const lies = shape.width > shape.height;
  const along: Side[] = lies ? ['east', 'west'] : ['north', 'south'];
  const across = SIDES.filter(side => !along.includes(side));
  return [
    ...along.map(side => shift(shape, side)),
    ...across.flatMap(side => turns(shape, side)),
    ...diagonal.map(way => shift(shape, way)),
  ];
}

function shift(shape: Shape, direction: Direction): Stride {
  return stride(shape, shape, direction, OFFSETS[direction], false);
}

function turns(shape: Shape, side: Side): Stride[] {
  const turned = { width: shape.height, height: shape.width };
  const { x, y } = OFFSETS[side];
  const ahead = Math.min(0, x + y);
  return [0, 1].map(kept => {
    const anchor = x === 0 ? { x: kept, y: ahead } : { x: ahead, y: kept };
    return stride(shape, turned, side, anchor, true);
  });
}

function stride(before: Shape, after: Shape, direction: Direction, anchor: Offset, turns: boolean): Stride {
  const wasCovered = ({ x, y }: Offset) =>
    x + anchor.x >= 0 && y + anchor.y >= 0 && x + anchor.x < before.width && y + anchor.y < before.height;
  return { direction, anchor, turns, entered: offsetsOf(after).filter(offset => !wasCovered(offset)) };
}

function offsetsOf(shape: Shape): Offset[] {
  const offsets: Offset[] = [];
  for (let y = 0; y < shape.height; y++) for (let x = 0; x < shape.width; x++) offsets.push({ x, y });
  return offsets;
}
