import { edgeBetween, type Grid, hasPillar, isFloor, type Square, squareAt } from '../src/index.ts';
import { CORNER, FLOOR, PILLAR, ROCK, SIDEWAYS, UPRIGHT } from './notation.ts';

/** The grid as `board` reads it: the fine drawing if anything stands between squares. Marks are a letter a square. */
export function drawGrid(grid: Grid, marks: ReadonlyMap<string, readonly Square[]> = new Map()): string {
  const letters = new Map<Square, string>();
  for (const [letter, squares] of marks) for (const square of squares) letters.set(square, letter);
  const signs = grid.squares.map(
    (_, square) => letters.get(square) ?? (isFloor(grid, square) ? FLOOR : ROCK),
  );
  const fine = drawFine(grid, signs);
  return isBare(fine) ? drawCoarse(grid, signs) : fine.map(row => row.join('')).join('\n');
}

function drawCoarse(grid: Grid, signs: readonly string[]): string {
  const rows = Array.from({ length: grid.height }, (_, y) =>
    signs.slice(y * grid.width, (y + 1) * grid.width),
  );
  return rows.map(row => row.join('')).join('\n');
}

function drawFine(grid: Grid, signs: readonly string[]): string[][] {
  const height = 2 * grid.height + 1;
  const width = 2 * grid.width + 1;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => signAt(grid, signs, x, y)),
  );
}

/** Whether nothing but the frame and the squares themselves are drawn. */
function isBare(fine: readonly (readonly string[])[]): boolean {
  const inner = fine.slice(1, -1).map(row => row.slice(1, -1));
  return inner.every((row, y) =>
    row.every(
      (sign, x) => (x % 2 === 0 && y % 2 === 0) || sign === (x % 2 === 1 && y % 2 === 1 ? CORNER : ' '),
    ),
  );
}

function signAt(grid: Grid, signs: readonly string[], x: number, y: number): string {
  const isCorner = x % 2 === 0 && y % 2 === 0;
  const isSquare = x % 2 === 1 && y % 2 === 1;
  if (isSquare) return signs[((y - 1) / 2) * grid.width + (x - 1) / 2] ?? ROCK;
  if (x === 0 || y === 0 || x === 2 * grid.width || y === 2 * grid.height) {
    return isCorner ? CORNER : x % 2 === 0 ? SIDEWAYS.wall : UPRIGHT.wall;
  }
  const [left, top] = [Math.floor((x - 1) / 2), Math.floor((y - 1) / 2)];
  const first = squareAt(grid, left, top);
  if (isCorner) return hasPillar(grid, first, squareAt(grid, left + 1, top + 1)) ? PILLAR : CORNER;
  if (x % 2 === 0) return SIDEWAYS[edgeBetween(grid, first, squareAt(grid, left + 1, top))];
  return UPRIGHT[edgeBetween(grid, first, squareAt(grid, left, top + 1))];
}
