import { memo } from 'react';
import type { Rect, Side } from './geometry.ts';

interface Props {
  readonly side: Side;
  readonly room: Rect;
  /** The last room of its line; the same as its own where it sees no further. */
  readonly last: Rect;
}

/** Where it hangs: on the wall behind it, in a corner that no door uses. */
function hook(side: Side, { x, y, w, h }: Rect): { x: number; y: number } {
  return side === 'east' || side === 'south'
    ? { x: x + 23, y: y + 24 }
    : { x: x + w - 23, y: y + h - (h < 80 ? 18 : 24) };
}

/** The red cone of a camera over all that it sees. */
export const CameraCone = memo(function CameraCone({ side, room, last }: Props) {
  const { x, y } = hook(side, room);
  const ends: Readonly<Record<Side, string>> = {
    north: `L${last.x + 22} ${last.y + 8}H${last.x + last.w - 22}`,
    south: `L${last.x + 22} ${last.y + last.h - 8}H${last.x + last.w - 22}`,
    west: `L${last.x + 8} ${last.y + 22}V${last.y + last.h - 22}`,
    east: `L${last.x + last.w - 8} ${last.y + 22}V${last.y + last.h - 22}`,
  };
  return <path d={`M${x} ${y}${ends[side]}Z`} className="ddd-cone" />;
});

const TURNS: Readonly<Record<Side, number>> = { west: 0, north: 90, east: 180, south: -90 };

export const CameraToken = memo(function CameraToken({ side, room }: Omit<Props, 'last'>) {
  const { x, y } = hook(side, room);
  return (
    <g transform={`translate(${x},${y})`} className="ddd-still">
      <circle cx="1" cy="2.500" r="14.500" fill="#000" opacity=".6" />
      <circle r="13.500" fill="#15171a" stroke="#ff6a55" strokeWidth="2.200" />
      <g transform={side === 'east' ? 'scale(-1,1)' : `rotate(${TURNS[side]})`}>
        <use href="#ddd-i-camera" x="-9" y="-9" width="18" height="18" fill="#ffd9d2" className="ddd-icon" />
      </g>
    </g>
  );
});
