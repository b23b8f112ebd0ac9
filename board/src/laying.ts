import type { QuarterTurns } from './direction.ts';
import { edgeBetween, type Grid, hasPillar, isFloor, layFloor, setEdge, setPillar } from './grid.ts';
import { columnOf, isOnGrid, rowOf, type Square, squareAt } from './square.ts';

/** How a tile lies on a larger grid: its top left square as it lies, and how it is turned. */
export interface Laying {
  readonly x: number;
  readonly y: number;
  readonly turns: QuarterTurns;
}

/** Lays a tile, itself a small grid, walled off from all around it: join it with setEdge. Its rock is not laid. */
export function layTile(grid: Grid, tile: Grid, laying: Laying): void {
  const laid = tile.squares.map((_, square) => laidSquare(grid, tile, laying, square));
  const at = (square: Square) => laid[square] ?? 0;
  for (let square = 0; square < laid.length; square++) {
    if (!isFloor(tile, square)) continue;
    layFloor(grid, at(square));
    wallIn(grid, at(square));
  }
  for (let square = 0; square < laid.length; square++) {
    const isLastColumn = columnOf(tile, square) === tile.width - 1;
    const isLastRow = rowOf(tile, square) === tile.height - 1;
    const [east, south] = [square + 1, square + tile.width];
    if (!isLastColumn && isFloor(tile, square) && isFloor(tile, east)) {
      setEdge(grid, at(square), at(east), edgeBetween(tile, square, east));
    }
    if (!isLastRow && isFloor(tile, square) && isFloor(tile, south)) {
      setEdge(grid, at(square), at(south), edgeBetween(tile, square, south));
    }
    if (!isLastColumn && !isLastRow && hasPillar(tile, square, south + 1)) {
      setPillar(grid, at(square), at(south + 1), true);
    }
  }
}

/** Where a square of a tile comes to lie. */
export function laidSquare(grid: Grid, tile: Grid, laying: Laying, square: Square): Square {
  let x = columnOf(tile, square);
  let y = rowOf(tile, square);
  let [width, height] = [tile.width, tile.height];
  for (let turn = 0; turn < laying.turns; turn++) {
    [x, y] = [height - 1 - y, x];
    [width, height] = [height, width];
  }
  return squareAt(grid, laying.x + x, laying.y + y);
}

function wallIn(grid: Grid, square: Square): void {
  const [x, y] = [columnOf(grid, square), rowOf(grid, square)];
  for (const [left, top] of [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ] as const) {
    if (isOnGrid(grid, left, top)) setEdge(grid, square, squareAt(grid, left, top), 'wall');
  }
}
