import { edgeBetween, type Grid, type Square } from '@tenebrae/board';
import { parseBoard } from '@tenebrae/board/testing';
import type { ObstacleKind, StairColour } from '../src/data/quest.ts';
import type { Door, State } from '../src/state.ts';

/** Where something stands in a test: a letter of the drawing, or column and row. */
export type Where = string | readonly [column: number, row: number];

const OBSTACLES: Readonly<Record<string, ObstacleKind>> = { x: 'rubble', w: 'water', p: 'pit' };
const STAIRS: Readonly<Record<string, StairColour>> = { '<': 'red', '>': 'blue' };

/** Twelve by twelve open spaces, where nothing is drawn. */
const OPEN_FLOOR = Array.from({ length: 12 }, () => '.'.repeat(12)).join('\n');

export interface DrawnMap {
  at(where: Where): Square;
}

/**
 * Lays the drawn board into a state. Besides the letters of a test, `x` is rubble, `w` water, `p` a pit, `@` an active glyph,
 * `g` an inactive one, `<` and `>` red and blue staircases; a digit is a space of that area, anything else of area 0. In
 * a fine drawing `D` is a closed door and `d` an open one; door edges in one line, side by side, are one door: `door-1` is
 * the first in reading order.
 */
export function drawMap(state: State, drawing = OPEN_FLOOR, hidden: readonly number[] = []): DrawnMap {
  const drawn = parseBoard(drawing);
  const { grid, marks } = drawn;
  const areas = grid.squares.map((bits): number => ((bits & 1) === 1 ? 0 : -1));
  state.grid = grid;
  for (const [letter, squares] of marks) {
    for (const square of squares) {
      const obstacle = OBSTACLES[letter];
      const colour = STAIRS[letter];
      if (/\d/.test(letter)) areas[square] = Number(letter);
      else if (letter === '@' || letter === 'g')
        state.glyphs = [...state.glyphs, { square, active: letter === '@' }];
      else if (obstacle !== undefined) state.obstacles.push({ kind: obstacle, square });
      else if (colour !== undefined) state.staircases.push({ square, colour });
    }
  }
  state.areaOf = areas;
  const count = Math.max(...areas) + 1;
  state.areas = Array.from({ length: count }, (_, area) => ({
    revealed: !hidden.includes(area),
    contents: { monsters: [], markers: [], obstacles: [], glyphs: [], staircases: [], allies: [] },
  }));
  state.doors = doorsOf(grid, areas, state);
  return {
    at: where => (typeof where === 'string' ? drawn.at(where) : where[1] * grid.width + where[0]),
  };
}

/** Every line of door edges is a door. */
function doorsOf(grid: Grid, areas: readonly number[], state: State): Door[] {
  const edges = grid.squares.flatMap((_, square) =>
    [square + 1, square + grid.width].flatMap((other): (readonly [Square, Square])[] => {
      const isBeside = other === square + 1 ? (square + 1) % grid.width !== 0 : other < grid.squares.length;
      return isBeside && edgeBetween(grid, square, other).endsWith('door') ? [[square, other]] : [];
    }),
  );
  const doors: (readonly [Square, Square])[][] = [];
  for (const edge of edges) {
    const along = edge[1] - edge[0] === 1 ? grid.width : 1;
    const joined = doors.find(door => door.some(([a, b]) => a + along === edge[0] && b + along === edge[1]));
    if (joined === undefined) doors.push([edge]);
    else joined.push(edge);
  }
  return doors.map((own, place): Door => {
    const [a, b] = own[0] ?? [0, 0];
    const sides: [number, number] = [areas[a] ?? -1, areas[b] ?? -1];
    return {
      id: `door-${place + 1}`,
      rune: null,
      edges: own,
      areas: sides,
      state: edgeBetween(grid, a, b) === 'open-door' ? 'open' : 'closed',
      placed: sides.some(area => state.areas[area]?.revealed ?? false),
    };
  });
}
