import { TILES, type Tile, type TileEdge, type TileId } from '@tenebrae/dark-darker-darkest/data';
import { memo } from 'react';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import { cut, LEFT, type Rect, type Side, SIDES, TILE, TOP, turnSide, WALL } from './geometry.ts';
import { ROOM_LOOKS } from './room-icons.ts';

interface Props {
  readonly tile: TileId;
  readonly turns: number;
  readonly say: GameSay;
}

const WHOLE: Rect = { x: 0, y: 0, w: TILE, h: TILE };
/** Half a wall: the other half is the neighbour's. */
const HALF = WALL / 2;
const GAP = 52;

/** A tile that lies alone, with its own half of the walls, at the corner of its place. */
export const TileDrawing = memo(function TileDrawing({ tile, turns, say }: Props) {
  const rooms = roomsOf(TILES[tile], turns);
  return (
    <g className="ddd-still">
      {rooms.map(({ name, rect }) => (
        <g key={name}>
          {/* The materials begin where the house does. */}
          <rect
            transform={`translate(${-LEFT},${-TOP})`}
            x={rect.x + LEFT}
            y={rect.y + TOP}
            width={rect.w}
            height={rect.h}
            fill={`url(#ddd-${ROOM_LOOKS[name]?.floor ?? 'plank'})`}
          />
          <use
            href={`#ddd-i-prop-${name}`}
            x={rect.x + rect.w - 50}
            y={rect.y + 14}
            width="34"
            height="34"
            fill="#d3cfc6"
            opacity=".6"
            className="ddd-icon"
          />
          <text className="ddd-room-name" x={rect.x + 14} y={rect.y + rect.h - 14}>
            {capital(say(name))}
          </text>
        </g>
      ))}
      <path
        d={SIDES.map(side => wallOf(side, edgeOf(tile, turns, side))).join('')}
        fill="url(#ddd-plaster)"
        stroke="#000"
      />
    </g>
  );
});

/** Its windows and locks, which lie above the tiles beside it. */
export const TileSigns = memo(function TileSigns({ tile, turns }: Omit<Props, 'say'>) {
  return (
    <g className="ddd-still">
      {SIDES.map(side => (
        <EdgeSign key={side} side={side} edge={edgeOf(tile, turns, side)} />
      ))}
    </g>
  );
});

const edgeOf = (tile: TileId, turns: number, side: Side): TileEdge =>
  TILES[tile].edges[turnSide(side, -turns)];

/** Its rooms and where they lie on it; the second one has the side of its own way out. */
function roomsOf({ rooms, owners, edges }: Tile, turns: number): { name: string; rect: Rect }[] {
  const [first, second] = rooms;
  if (second === undefined) return [{ name: first.name, rect: WHOLE }];
  const isOut = (side: Side): boolean => owners[side] === 1 && !['wall', 'window'].includes(edges[side]);
  const out = turnSide(SIDES.find(isOut) ?? 'south', turns);
  return [
    { name: first.name, rect: cut(WHOLE, out, false) },
    { name: second.name, rect: cut(WHOLE, out, true) },
  ];
}

function wallOf(side: Side, edge: TileEdge): string {
  const isShut = edge === 'wall' || edge === 'window';
  const pieces: readonly [number, number][] = isShut
    ? [[0, TILE]]
    : [
        [0, (TILE - GAP) / 2],
        [(TILE + GAP) / 2, TILE],
      ];
  const lies = side === 'north' || side === 'south';
  const at = side === 'north' || side === 'west' ? 0 : TILE - HALF;
  return pieces
    .map(([from, to]) =>
      lies
        ? `M${from} ${at}h${to - from}v${HALF}h${from - to}Z`
        : `M${at} ${from}v${to - from}h${HALF}v${from - to}Z`,
    )
    .join('');
}

/** What an edge has beside its wall: a window, or a door with its lock. */
function EdgeSign({ side, edge }: { readonly side: Side; readonly edge: TileEdge }) {
  if (edge === 'wall' || edge === 'passage') return null;
  const lies = side === 'north' || side === 'south';
  const near = side === 'north' || side === 'west' ? 4 : TILE - 4;
  const [x, y] = lies ? [TILE / 2, near] : [near, TILE / 2];
  if (edge === 'window')
    return (
      <rect
        x={lies ? x - 29 : x - 4}
        y={lies ? y - 4 : y - 29}
        width={lies ? 58 : 8}
        height={lies ? 8 : 58}
        rx="2"
        fill="#9fd0ff"
        stroke="#1b2b3a"
      />
    );
  return (
    <g transform={`translate(${x},${y})`}>
      <circle r="13" fill="#15171a" stroke={edge === 'door' ? '#d8cdb6' : '#57d7bd'} strokeWidth="2.200" />
      <use
        href={`#ddd-i-${edge === 'laboratory-door' ? 'laboratory' : edge === 'reactor-door' ? 'radiation' : 'padlock'}`}
        x="-8"
        y="-8"
        width="16"
        height="16"
        fill="#f3ead9"
        className="ddd-icon"
      />
    </g>
  );
}
