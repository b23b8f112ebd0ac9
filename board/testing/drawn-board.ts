import {
  createGrid,
  type Edge,
  EDGES,
  type Grid,
  type Square,
  setEdge,
  setPillar,
  squareAt,
} from '../src/index.ts';
import { CORNER, FLOOR, PILLAR, ROCK, SIDEWAYS, UPRIGHT } from './notation.ts';

export interface DrawnBoard {
  readonly grid: Grid;
  /** The squares marked by each letter, in reading order. */
  readonly marks: ReadonlyMap<string, readonly Square[]>;
  /** The one square with this letter. */
  at(letter: string): Square;
  /** Every square with this letter, in reading order. */
  all(letter: string): readonly Square[];
}

/**
 * A board drawn in a test. `#` is rock, `.` floor, any other sign is floor and marks the square:
 *
 *     const room = board`
 *       #####
 *       #H.M#
 *       #####`;
 *
 * A drawing that begins with `+` is fine: every second row and column stands for what is between the squares.
 * `|` and `-` are walls, `D` is a closed door, `d` an open one, `o` a pillar on a corner; `+` on a corner says
 * nothing. It has a frame all round:
 *
 *     const rooms = board`
 *       +-+-+-+
 *       |H D M|
 *       + +-+ +
 *       |. .|.|
 *       +-+-+-+`;
 */
export function board(drawing: TemplateStringsArray, ...values: readonly (string | number)[]): DrawnBoard {
  return parseBoard(String.raw(drawing, ...values));
}

export function parseBoard(drawing: string): DrawnBoard {
  const rows = rowsOf(drawing);
  const isFine = rows[0]?.startsWith(CORNER) ?? false;
  const signs = isFine ? rows.filter(isOdd).map(row => [...row].filter(isOdd).join('')) : rows;
  const grid = createGrid(signs[0]?.length ?? 0, signs.length, (x, y) => signAt(signs, x, y) !== ROCK);
  if (isFine) readEdges(grid, rows);
  const marks = readMarks(grid, signs);
  return {
    grid,
    marks,
    all: letter => marks.get(letter) ?? [],
    at: letter => {
      const [square, another] = marks.get(letter) ?? [];
      if (square === undefined) throw new Error(`no square is marked ${letter}`);
      if (another !== undefined)
        throw new Error(`more than one square is marked ${letter}: ask for all of them`);
      return square;
    },
  };
}

/** The lines of the drawing without the empty ones around it and the indentation they share. */
function rowsOf(drawing: string): string[] {
  const lines = drawing.split('\n').map(line => line.trimEnd());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) throw new Error('the drawing is empty');
  const indentation = Math.min(...lines.map(line => line.length - line.trimStart().length));
  const rows = lines.map(line => line.slice(indentation));
  const width = rows[0]?.length ?? 0;
  for (const [y, row] of rows.entries()) {
    if (row.length !== width)
      throw malformed(rows, y, `has ${row.length} signs where the first has ${width}`);
  }
  return rows;
}

function readMarks(grid: Grid, signs: readonly string[]): Map<string, Square[]> {
  const marks = new Map<string, Square[]>();
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const sign = signAt(signs, x, y);
      if (sign === ' ') throw malformed(signs, y, `has no square at place ${x + 1}`);
      if (sign === ROCK || sign === FLOOR) continue;
      const squares = marks.get(sign) ?? [];
      squares.push(squareAt(grid, x, y));
      marks.set(sign, squares);
    }
  }
  return marks;
}

function readEdges(grid: Grid, rows: readonly string[]): void {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  if (width % 2 === 0 || height % 2 === 0)
    throw malformed(rows, 0, 'begins a fine drawing without a whole frame');
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x % 2 === 1 && y % 2 === 1) continue;
      const sign = signAt(rows, x, y);
      const frame = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const fault = frame ? frameFault(sign, x, y) : readEdge(grid, sign, x, y);
      if (fault !== '') throw malformed(rows, y, fault);
    }
  }
}

function frameFault(sign: string, x: number, y: number): string {
  const due = x % 2 === 0 && y % 2 === 0 ? CORNER : x % 2 === 0 ? SIDEWAYS.wall : UPRIGHT.wall;
  return sign === due ? '' : `has '${sign}' at place ${x + 1} where the frame needs '${due}'`;
}

/** Sets what is drawn between squares; answers what is wrong with it, or nothing. */
function readEdge(grid: Grid, sign: string, x: number, y: number): string {
  const left = Math.floor((x - 1) / 2);
  const top = Math.floor((y - 1) / 2);
  const first = squareAt(grid, left, top);
  if (x % 2 === 0 && y % 2 === 0) {
    if (sign !== PILLAR)
      return sign === CORNER || sign === ' ' ? '' : `has '${sign}' on a corner, at place ${x + 1}`;
    setPillar(grid, first, squareAt(grid, left + 1, top + 1), true);
    return '';
  }
  const signs: Record<Edge, string> = x % 2 === 0 ? SIDEWAYS : UPRIGHT;
  const edge = EDGES.find(kind => signs[kind] === sign);
  if (edge === undefined) return `has '${sign}' between two squares, at place ${x + 1}`;
  setEdge(grid, first, x % 2 === 0 ? squareAt(grid, left + 1, top) : squareAt(grid, left, top + 1), edge);
  return '';
}

function malformed(rows: readonly string[], y: number, fault: string): Error {
  const drawing = rows.map((row, place) => `${place === y ? '> ' : '  '}${row}`).join('\n');
  return new Error(`row ${y + 1} of the drawing ${fault}:\n${drawing}`);
}

const signAt = (rows: readonly string[], x: number, y: number) => rows[y]?.[x] ?? ' ';

const isOdd = (_: unknown, place: number) => place % 2 === 1;
