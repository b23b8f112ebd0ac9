import { type Square } from '@tenebrae/board';
import { memo } from 'react';
import { centreOf, SIDE } from './geometry.ts';
import type { View } from './view.ts';

export const COLOURS: Readonly<Record<string, string>> = {
  red: '#e0543f',
  blue: '#5aa9e6',
  yellow: '#e8c46a',
  green: '#4cb67f',
  copper: '#c9824a',
  silver: '#c3c9d3',
  gold: '#e8c46a',
};

type Drawn = Pick<View, 'grid' | 'obstacles' | 'glyphs' | 'staircases' | 'areas'>;

const keyOf = ({ obstacles, glyphs, staircases, areas }: Drawn): string =>
  JSON.stringify([obstacles, glyphs, staircases, areas]);

/** What belongs to the floor: pits, water, rubble, glyphs, stairs; of hidden areas only what the overlord knows. */
export const Scenery = memo(
  function Scenery(view: Drawn) {
    const unknown = view.areas.flatMap(({ revealed, contents }) =>
      revealed || contents === null ? [] : [contents],
    );
    return (
      <g className="dj-still" aria-hidden>
        <Pieces {...view} />
        {unknown.length > 0 && (
          <g opacity=".45">
            <Pieces
              grid={view.grid}
              obstacles={unknown.flatMap(({ obstacles }) => obstacles)}
              glyphs={unknown.flatMap(({ glyphs }) => glyphs)}
              staircases={unknown.flatMap(({ staircases }) => staircases)}
            />
          </g>
        )}
      </g>
    );
  },
  (one, other) => one.grid.width === other.grid.width && keyOf(one) === keyOf(other),
);

function Pieces({
  grid,
  obstacles,
  glyphs,
  staircases,
}: {
  readonly grid: View['grid'];
  readonly obstacles: readonly View['obstacles'][number][];
  readonly glyphs: readonly View['glyphs'][number][];
  readonly staircases: readonly View['staircases'][number][];
}) {
  const at = (square: Square): string => {
    const { x, y } = centreOf(grid, square);
    return `translate(${x},${y})`;
  };
  return (
    <>
      {obstacles.map(({ kind, square }) => (
        <g key={`${kind} ${square}`} transform={at(square)}>
          {kind === 'water' && (
            <rect x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} fill="url(#dj-water)" />
          )}
          {kind === 'pit' && (
            <>
              <rect
                x="-21"
                y="-21"
                width="42"
                height="42"
                rx="5"
                fill="url(#dj-hole)"
                stroke="#17110d"
                strokeWidth="2"
              />
              <use
                href="#dj-i-pit"
                x="-15"
                y="-14"
                width="30"
                height="30"
                fill="#8d8071"
                className="dj-icon"
              />
            </>
          )}
          {kind === 'rubble' && (
            <>
              <ellipse cy="12" rx="21" ry="9" fill="#000" opacity=".4" />
              <use
                href="#dj-i-rubble"
                x="-20"
                y="-20"
                width="40"
                height="40"
                fill="#b7aa97"
                stroke="#1c1611"
                strokeWidth="14"
                className="dj-icon"
              />
            </>
          )}
        </g>
      ))}
      {glyphs.map(({ square, active }) => (
        <g key={`glyph ${square}`} transform={at(square)}>
          {active && <circle r="34" fill="url(#dj-lit)" />}
          <circle
            r="20"
            fill={active ? '#0d4a40' : '#3a332c'}
            stroke={active ? '#7ff0da' : '#6b5f52'}
            strokeWidth="2"
          />
          <use
            href="#dj-i-glyph"
            x="-15"
            y="-15"
            width="30"
            height="30"
            fill={active ? '#b9fff0' : '#8d8071'}
            className="dj-icon"
          />
        </g>
      ))}
      {staircases.map(({ square, colour }) => (
        <g key={`stairs ${square}`} transform={at(square)}>
          <rect
            x="-21"
            y="-21"
            width="42"
            height="42"
            rx="4"
            fill="#2c2620"
            stroke={COLOURS[colour]}
            strokeWidth="3"
          />
          <use
            href="#dj-i-staircase"
            x="-16"
            y="-16"
            width="32"
            height="32"
            fill={COLOURS[colour]}
            className="dj-icon"
          />
        </g>
      ))}
    </>
  );
}
