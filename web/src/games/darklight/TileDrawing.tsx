import { memo } from 'react';
import { type Cell, type LaidTile, S, WALL } from './geometry.ts';

/** Each tile is a slab of its own stone: hue and lightness of what lies over the grey flags. */
const STONES: Readonly<Record<string, string>> = {
  'stairway-up': '#8d93a8',
  'long-corridor': '#69806f',
  'narrow-passage': '#6b7f74',
  'left-bend': '#7a7a86',
  'right-bend': '#7a7a86',
  'crooked-corridor': '#70808a',
  'sunken-steps': '#788070',
  'forked-passage': '#807a8c',
  'crossroads': '#8a8072',
  'pillared-rotunda': '#7f8fbd',
  'split-gallery': '#868294',
  'storage-room': '#a5825a',
  'guard-post': '#8f7a66',
  'torture-chamber': '#94685f',
  'scriptorium': '#9a8464',
  'ossuary': '#a39a86',
  'armoury': '#7d8796',
  'sunken-cistern': '#5d8088',
  'prison-cells': '#77736d',
  'collapsed-tunnel': '#80705c',
  'necrostream': '#6a8f7c',
  'chapel': '#9488b0',
  'crypt': '#7c8a9a',
  'sanctuary': '#a8a0c0',
};

/** What stands where nobody can. */
const OBJECTS: Readonly<Record<string, string>> = {
  'scriptorium': 'shelf',
  'crypt': 'tomb',
  'prison-cells': 'cage',
  'collapsed-tunnel': 'rubble',
};

interface Props {
  readonly tile: LaidTile;
  readonly lit: boolean;
}

/** A laid tile: rock around it, its floor, levels, stairs, water, objects and columns. Unlit it lies in the dark. */
export const TileDrawing = memo(
  function TileDrawing({ tile, lit }: Props) {
    const { cells, columns } = tile;
    return (
      <g className="dl-tile">
        <path d={squaresPath(cells, WALL)} fill="url(#dl-rock)" stroke="#050407" strokeWidth="2" />
        <path d={squaresPath(cells, WALL)} fill="#1b1924" fillOpacity=".55" />
        <path d={squaresPath(cells)} fill="url(#dl-flags)" />
        <path d={squaresPath(cells)} fill={STONES[tile.card] ?? '#808088'} fillOpacity=".42" />
        {cells.map(cell => (
          <Ground key={cell.square} cell={cell} object={OBJECTS[tile.card] ?? 'object'} turns={tile.turns} />
        ))}
        <path d={gridPath(cells)} className="dl-joints" />
        {!lit && <path d={squaresPath(cells, WALL)} className="dl-dark" />}
        {columns.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * S},${y * S})`}>
            <ellipse cx="2" cy="4" rx="13" ry="12" fill="#000" opacity=".55" />
            <circle r="11.500" fill="#5d6078" stroke="#0a0910" strokeWidth="1.500" />
            <circle cy="-3" r="9" fill="#8f93b0" />
            <circle cy="-3" r="5.500" fill="#6c7090" />
          </g>
        ))}
      </g>
    );
  },
  (one, other) =>
    one.lit === other.lit &&
    one.tile.card === other.tile.card &&
    one.tile.number === other.tile.number &&
    one.tile.left === other.tile.left &&
    one.tile.top === other.tile.top,
);

/** All squares as one shape, each grown by so much. */
export const squaresPath = (
  cells: readonly { readonly x: number; readonly y: number }[],
  grown = 0,
): string =>
  cells
    .map(({ x, y }) => {
      const side = S + grown * 2;
      return `M${x * S - grown} ${y * S - grown}h${side}v${side}h${-side}z`;
    })
    .join('');

const gridPath = (cells: readonly Cell[]): string =>
  cells.map(({ x, y }) => `M${x * S} ${y * S}h${S}v${S}h${-S}z`).join('');

/** A square that is more than floor. */
function Ground({
  cell,
  object,
  turns,
}: {
  readonly cell: Cell;
  readonly object: string;
  readonly turns: number;
}) {
  const at = `translate(${cell.x * S},${cell.y * S})`;
  switch (cell.sign) {
    case '^':
      return (
        <g transform={at}>
          <rect width={S} height={S} fill="#fff" fillOpacity=".17" />
          <path d={`M3 ${S - 3}V3H${S - 3}`} fill="none" stroke="#fff" strokeOpacity=".4" strokeWidth="2" />
        </g>
      );
    case '=':
    case 's':
      return (
        <g transform={`${at} rotate(${turns * 90} ${S / 2} ${S / 2})`}>
          {[0, 1, 2, 3].map(step => (
            <rect
              key={step}
              x="1"
              y={step * 11.5 + 1}
              width={S - 2}
              height="9.500"
              fill={cell.sign === 's' ? '#d8e2ff' : '#fff'}
              fillOpacity={cell.sign === 's' ? 0.34 - step * 0.07 : 0.24 - step * 0.05}
            />
          ))}
        </g>
      );
    case '~':
      return <rect transform={at} width={S} height={S} fill="url(#dl-water)" fillOpacity=".9" />;
    case 'o':
      return (
        <g transform={at}>
          <rect x="4" y="6" width={S - 8} height={S - 8} rx="3" fill="#000" opacity=".45" />
          <rect x="4" y="3" width={S - 8} height={S - 8} rx="3" fill="#4b4650" stroke="#100d12" />
          <use
            href={`#dl-i-${object}`}
            x="9"
            y="7"
            width={S - 18}
            height={S - 18}
            fill="#b9b0a4"
            className="dl-icon"
          />
        </g>
      );
    default:
      return null;
  }
}
