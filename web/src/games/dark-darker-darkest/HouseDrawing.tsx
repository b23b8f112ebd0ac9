import { memo } from 'react';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import { type HousePlan, type Rect, type RoomPlace, TILE, tileRect } from './geometry.ts';
import { ROOM_LOOKS } from './room-icons.ts';
import { hasCameraAtTop } from './layout.ts';
import type { View } from './view.ts';
import { roomIcons } from './words.ts';

const path = (rects: readonly Rect[]): string =>
  rects.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}Z`).join('');

/** What hardly ever changes: floors, walls and windows. `ruins` names the tiles that have burnt down. */
export const Floors = memo(function Floors({
  plan,
  ruins,
}: {
  readonly plan: HousePlan;
  readonly ruins: string;
}) {
  const burnt = new Set(ruins.split(',').filter(Boolean).map(Number));
  const rooms = [...plan.rooms.values()];
  return (
    <g>
      <rect x="33" y="15" width="786" height="636" rx="10" fill="#000" opacity=".55" />
      <rect x="36" y="12" width="780" height="630" rx="4" fill="url(#ddd-plaster)" />
      {rooms.map(({ id, tile, rect }) => (
        <g key={id}>
          <rect
            x={rect.x}
            y={rect.y}
            width={rect.w}
            height={rect.h}
            fill={`url(#ddd-${burnt.has(tile) ? 'char' : (ROOM_LOOKS[id]?.floor ?? 'plank')})`}
          />
          {ROOM_LOOKS[id]?.floor === 'carpet' && !burnt.has(tile) && (
            <rect
              x={rect.x + 14}
              y={rect.y + 14}
              width={rect.w - 28}
              height={rect.h - 28}
              fill="none"
              stroke="#d9a25e"
              strokeOpacity=".5"
              strokeWidth="2.500"
            />
          )}
          <rect x={rect.x} y={rect.y + 4} width={rect.w} height="30" fill="url(#ddd-shN)" />
          <rect x={rect.x + 4} y={rect.y} width="24" height={rect.h} fill="url(#ddd-shW)" />
        </g>
      ))}
      {rooms.map(place => (burnt.has(place.tile) ? null : <Prop key={place.id} place={place} />))}
      {plan.windows
        .filter(({ side }) => side === 'north')
        .map(({ x, y }) => (
          <path key={`${x}/${y}`} d={`M${x + 2} 27h54l20 96h-94Z`} fill="url(#ddd-moon)" />
        ))}
    </g>
  );
});

function Prop({ place: { id, rect, half } }: { readonly place: RoomPlace }) {
  const size = half ? 26 : 38;
  const beside = roomIcons(id).some(icon => icon !== 'camera');
  const x = rect.x + rect.w - size - (beside ? (half ? 30 : 36) : 16);
  const y = rect.y + (half ? 9 : 15);
  return (
    <g className="ddd-icon" opacity=".5">
      <use href={`#ddd-i-prop-${id}`} x={x} y={y + 2} width={size} height={size} fill="#000" />
      <use href={`#ddd-i-prop-${id}`} x={x} y={y} width={size} height={size} fill="#d3cfc6" />
    </g>
  );
}

export const Walls = memo(function Walls({ plan }: { readonly plan: HousePlan }) {
  const d = path(plan.walls);
  return (
    <g className="ddd-still">
      <path d={d} transform="translate(2,3)" fill="#000" opacity=".45" />
      <path d={d} fill="url(#ddd-plaster)" stroke="#000" strokeOpacity=".5" strokeWidth="2" />
      <path d={d} fill="none" stroke="#f4ead2" strokeOpacity=".3" strokeWidth="1" />
      {plan.windows.map(({ x, y, w, h, side, front }) =>
        front ? (
          <g key={`${x}/${y}`}>
            <rect x={x + 3} y={y - 1} width="52" height="11" fill="#6b3f1f" stroke="#120a05" />
            <path d={`M${x + 29} ${y - 1}v11`} stroke="#120a05" />
          </g>
        ) : (
          <rect
            key={`${x}/${y}`}
            x={x}
            y={y}
            width={w}
            height={h}
            rx="2"
            fill={side === 'north' ? '#9fd0ff' : '#6f9cc9'}
            stroke="#1b2b3a"
          />
        ),
      )}
    </g>
  );
});

interface MarksProps {
  readonly place: RoomPlace;
  readonly name: string;
  readonly burn: number;
  readonly fire: boolean;
  readonly destroyed: boolean;
  readonly radiation: boolean;
  readonly searched: boolean;
  readonly used: boolean;
  readonly camera: boolean;
  /** The name stands higher, above a lock. */
  readonly raised: boolean;
}

export function marksOf(view: View, place: RoomPlace, raised: boolean, say: GameSay): MarksProps {
  const tile = view.tiles[place.tile];
  return {
    place,
    name: capital(say(place.id)),
    burn: tile?.burn ?? 0,
    fire: view.fire === place.tile,
    destroyed: tile?.destroyed ?? false,
    radiation: tile?.radiation ?? false,
    searched: view.searched.includes(place.id),
    used: view.cornersUsed.includes(place.tile),
    camera: hasCameraAtTop(view, place.id),
    raised,
  };
}

/** What lies on the floor of one room, its name and its icons; drawn again only when one of them changes. */
export const RoomMarks = memo(function RoomMarks(props: MarksProps) {
  const { place, name, burn, fire, destroyed, radiation, searched, used, camera, raised } = props;
  const { x, y, w, h } = place.rect;
  const icons = destroyed ? [] : roomIcons(place.id).filter(icon => icon !== 'camera');
  const room = place.half ? w - 20 : w - 26;
  return (
    <g className="ddd-still">
      {destroyed && <Blaze rect={tileRect(place.tile)} ruin />}
      {fire && place.first && <Blaze rect={tileRect(place.tile)} ruin={false} />}
      {icons.map((icon, row) => (
        <g
          key={icon}
          transform={`translate(${x + w - (place.half ? 18 : 21)},${y + (place.half ? 17 : 25) + row * 23})`}
          opacity={used ? 0.45 : 1}
        >
          <circle r="10.500" fill="#14110c" fillOpacity=".88" stroke="#d8cdb6" strokeWidth="1.200" />
          <use
            href={`#ddd-i-tile-${icon}`}
            x="-7"
            y="-7"
            width="14"
            height="14"
            fill="#f3ead9"
            className="ddd-icon"
          />
          {used && <path d="M-7 -7L7 7" stroke="#f0705c" strokeWidth="2" />}
        </g>
      ))}
      {searched && <Cube x={x + (camera ? 50 : 25)} y={y + 24} />}
      {radiation && (
        <g transform={`translate(${x + 25 + (camera ? 25 : 0) + (searched ? 24 : 0)},${y + 25})`}>
          <circle r="11" fill="#1d1a04" stroke="#e9da3c" strokeWidth="2" />
          <use
            href="#ddd-i-radiation"
            x="-8"
            y="-8"
            width="16"
            height="16"
            fill="#f5e84a"
            className="ddd-icon"
          />
        </g>
      )}
      {place.first &&
        Array.from({ length: burn }, (_, marker) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: burn markers are all alike
          <Burn key={marker} x={x + 24 + marker * 25} y={y + h - (h < 80 ? 40 : raised ? 54 : 44)} />
        ))}
      <text
        className="ddd-room-name"
        x={x + (place.half ? 12 : 16)}
        y={y + h - (raised ? 25 : place.half ? 12 : 16)}
        {...(name.length * 6.6 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
      >
        {name}
      </text>
    </g>
  );
});

function Cube({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x},${y})`}>
      <ellipse cy="10" rx="10" ry="4" fill="#000" opacity=".5" />
      <path d="M0 -9L9 -4V6L0 11L-9 6V-4Z" fill="#7c8087" stroke="#000" strokeWidth="1.500" />
      <path d="M0 -9L9 -4L0 1L-9 -4Z" fill="#c3c8cf" />
      <path d="M0 1V11L9 6V-4Z" fill="#565a61" />
    </g>
  );
}

function Burn({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x},${y})`}>
      <path
        d="M0 -10L11 11H-11Z"
        fill="#5b1c08"
        stroke="#ffb347"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      <use href="#ddd-i-flame" x="-6.500" y="-3" width="13" height="13" fill="#ffd08a" className="ddd-icon" />
    </g>
  );
}

const FLAMES: readonly (readonly [number, number, number])[] = [
  [16, 18, 38],
  [60, 6, 46],
  [98, 26, 40],
  [30, 66, 48],
  [82, 74, 44],
  [6, 92, 34],
];
const EMBERS: readonly (readonly [number, number, number])[] = [
  [12, 16, 24],
  [112, 20, 26],
  [8, 96, 26],
  [114, 98, 24],
];

/** The fire itself, or what still burns where a tile has fallen. */
function Blaze({ rect: { x, y }, ruin }: { readonly rect: Rect; readonly ruin: boolean }) {
  return (
    <g className="ddd-blaze">
      {!ruin && <circle cx={x + TILE / 2} cy={y + TILE / 2} r="110" fill="url(#ddd-torch)" />}
      {ruin && (
        <path
          d={`M${x + 30} ${y + 40}l30 30l-12 26l34 20M${x + 120} ${y + 26}l-26 34l10 30`}
          fill="none"
          stroke="#000"
          strokeOpacity=".7"
          strokeWidth="4"
        />
      )}
      {(ruin ? EMBERS : FLAMES).map(([dx, dy, size]) => (
        <use
          key={`${dx}/${dy}`}
          href="#ddd-i-flame"
          x={x + dx}
          y={y + dy}
          width={size}
          height={size}
          fill="url(#ddd-fire)"
          className="ddd-icon"
        />
      ))}
    </g>
  );
}
