import { type Grid, isFloor, type Square } from '@tenebrae/board';
import { memo } from 'react';
import { boxAround, innerWalls, northFaces, pathOf, SIDE } from './geometry.ts';
import { columnOf, rowOf } from '@tenebrae/board';
import type { View } from './view.ts';

interface Props {
  readonly view: View;
  /** What stands over the dark: "Unexplored". */
  readonly dark: string;
}

const keyOf = ({ view, dark }: Props): string =>
  [
    dark,
    view.grid.width,
    view.grid.squares.join(),
    view.areaOf.join(),
    view.areas.map(({ revealed }) => Number(revealed)).join(),
  ].join(' ');

/** The map without anything on it: flagstones where heroes have been, brick to the north, mist over the rest. */
export const Floor = memo(
  function Floor({ view, dark }: Props) {
    const { grid } = view;
    const all = view.areaOf.flatMap((area, square) => (area === -1 ? [] : [square]));
    const isSeen = (square: Square): boolean => view.areas[view.areaOf[square] ?? -1]?.revealed === true;
    const seen = all.filter(isSeen);
    const hidden = all.filter(square => !isSeen(square));
    return (
      <g className="dj-still">
        {hidden.length > 0 && <Mist grid={grid} squares={hidden} dark={dark} />}
        <path d={pathOf(grid, seen)} className="dj-rim" />
        {northFaces(grid, seen).map(square => (
          <rect
            key={square}
            x={columnOf(grid, square) * SIDE}
            y={rowOf(grid, square) * SIDE - 18}
            width={SIDE}
            height="18"
            fill="url(#dj-brick)"
          />
        ))}
        {TONES.map((tone, place) => (
          <path
            key={tone}
            d={pathOf(
              grid,
              seen.filter(square => toneOf(square) === place),
            )}
            fill={tone}
          />
        ))}
        <path d={joints(grid, seen)} className="dj-joints" />
        <path d={pathOf(grid, seen)} className="dj-squares" />
        {innerWalls(grid, isSeen).map(({ x1, y1, x2, y2 }) => (
          <line key={`${x1} ${y1} ${x2}`} x1={x1} y1={y1} x2={x2} y2={y2} className="dj-wall" />
        ))}
      </g>
    );
  },
  (one, other) => keyOf(one) === keyOf(other),
);

const TONES = ['#8d7f6d', '#857866', '#94866f', '#7d7162', '#8a7a68'] as const;
/** Neighbouring stones differ, the same ones every time. */
const toneOf = (square: Square): number => ((square * 2654435761) >>> 7) % TONES.length;

/** The joints of smaller stones in some of the spaces. */
function joints(grid: Grid, squares: readonly Square[]): string {
  return squares
    .map(square => {
      const [x, y] = [columnOf(grid, square) * SIDE, rowOf(grid, square) * SIDE];
      const cut = ((square * 40503) >>> 3) % 4;
      if (cut === 0) return `M${x} ${y + 26}h${SIDE}M${x + 20} ${y}v26`;
      if (cut === 1) return `M${x + 30} ${y}v${SIDE}M${x + 30} ${y + 22}h18`;
      return '';
    })
    .join('');
}

/** What nobody has seen: its outline is known, and no more. */
function Mist({
  grid,
  squares,
  dark,
}: {
  readonly grid: Grid;
  readonly squares: readonly Square[];
  readonly dark: string;
}) {
  const groups = patches(grid, squares);
  return (
    <>
      <path d={pathOf(grid, squares)} className="dj-mist-rim" />
      <path d={pathOf(grid, squares)} fill="url(#dj-mist)" />
      {groups
        .filter(group => group.length >= 12)
        .map(group => {
          const box = boxAround(grid, group);
          return box === null || box.w < 4 ? null : (
            <text
              key={group[0]}
              className="dj-dark"
              x={(box.x + box.w / 2) * SIDE}
              y={(box.y + box.h / 2) * SIDE + 8}
            >
              {dark}
            </text>
          );
        })}
    </>
  );
}

/** Spaces that hang together. */
function patches(grid: Grid, squares: readonly Square[]): Square[][] {
  const left = new Set(squares);
  const groups: Square[][] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (let at = 0; at < group.length; at++) {
      const square = group[at] ?? 0;
      for (const next of [square - 1, square + 1, square - grid.width, square + grid.width])
        if (isFloor(grid, next) && left.delete(next)) group.push(next);
    }
    groups.push(group);
  }
  return groups;
}
