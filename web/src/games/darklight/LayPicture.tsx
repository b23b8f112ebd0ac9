import type { Option } from '@tenebrae/kernel';
import { boxOf, columnOf, rowOf } from './geometry.ts';
import { squaresOf } from './offers.ts';

/** How the tile would lie, in small. */
export function LayPicture({ option, words }: { readonly option: Option; readonly words: string }) {
  const squares = squaresOf(option);
  const { left, top, right, bottom } = boxOf(squares);
  return (
    <>
      <svg
        className="dl-lay"
        viewBox={`${left - 0.2} ${top - 0.2} ${right - left + 0.4} ${bottom - top + 0.4}`}
        aria-hidden
      >
        {squares.map(square => (
          <rect key={square} x={columnOf(square)} y={rowOf(square)} width=".92" height=".92" rx=".1" />
        ))}
      </svg>
      <span className="words">
        <small>{words}</small>
      </span>
    </>
  );
}
