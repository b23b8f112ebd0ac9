import { ask, finish, type Game, type Rule, type Seat, type Table } from '@tenebrae/kernel';

export interface Board {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const SEATS = ['0', '1'] as const;
const CELLS = Array.from({ length: 9 }, (_, cell) => ({ id: `cell:${cell}`, cell }));

/** The yardstick: the same game is played on this kernel and on boardgame.io. */
export const ticTacToe: Game<Board> = {
  id: 'tic-tac-toe',
  version: 1,
  players: { min: 2, max: 2 },
  options: {},
  seats: () => SEATS,
  setUp: () => ({ cells: emptyCells() }),
  beat: playMatch,
  view: state => ({ cells: [...state.cells] }),
  invariants: state => (state.cells.length === 9 ? [] : ['not nine cells']),
};

function* playMatch({ state }: Table<Board>): Rule {
  for (let turn = 0; turn < 9; turn++) {
    const seat = SEATS[turn % 2] as Seat;
    const free = CELLS.filter(({ cell }) => state.cells[cell] === null);
    const { cell } = yield* ask('mark-cell', seat, free, 'TTT-01', { commit: true });
    state.cells[cell] = seat;
    if (hasLine(state.cells)) yield* finish({ outcome: 'won', rule: 'TTT-02', winners: [seat] });
  }
  yield* finish({ outcome: 'drawn', rule: 'TTT-03', winners: [] });
}

export const emptyCells = (): (string | null)[] => new Array<string | null>(9).fill(null);

export const hasLine = (cells: readonly (string | null)[]): boolean =>
  LINES.some(line => {
    const mark = cells[line[0]];
    return mark !== null && mark === cells[line[1]] && mark === cells[line[2]];
  });
