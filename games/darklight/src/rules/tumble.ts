import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';
import { blockedSquares, dungeonOf, ground } from './figures.ts';
import { isWalkable, mayClimb, nearOf } from './ground.ts';
import { spendStamina } from './healing.ts';
import { bySquare, numbered, onSquare } from './marks.ts';
import { putAt } from './placing.ts';
import { tumbleCostOf } from './profile.ts';
import { figureOf } from './tell.ts';
import { isThreatened } from './threat.ts';
import { enterSquare } from './tile-rules.ts';
import { type Deed, NO_OPTIONS } from './turn-option.ts';

/** DL-EVA-07, DL-THR-03: `tumble:<square>` in one's own turn, while Threatened, as often as Stamina lasts. */
export const TUMBLE_DEED: Deed = {
  rule: 'DL-EVA-07',
  options(state, accursed) {
    if (dungeonOf(state).monsters.length === 0 || !isThreatened(state, accursed)) return NO_OPTIONS;
    const squares = tumbleSquares(state, accursed);
    if (squares.length === 0) return NO_OPTIONS;
    const about = { who: accursed.id, cost: tumbleCostOf(state, accursed) };
    return squares.map(square => ({ id: tumbleTo(square), square, about, on: onSquare(square) }));
  },
  perform: (table, accursed, { square = accursed.square }) => tumble(table, accursed, square),
};

export const tumbleTo = numbered('tumble', bySquare());

/** DL-EVA-05, DL-MOV-09: the adjacent Free squares it may step to as in a Move, Prone or not, if it can pay. */
export function tumbleSquares(state: State, accursed: Accursed): number[] {
  if (accursed.stamina.unspent < tumbleCostOf(state, accursed)) return [];
  const board = ground(state);
  const blocked = blockedSquares(state, accursed);
  const squares: number[] = [];
  for (const square of nearOf(board, accursed.square))
    if (isWalkable(board, square) && !blocked.includes(square) && mayClimb(board, accursed.square, square))
      squares.push(square);
  return squares.sort(byNumber);
}

const byNumber = (a: number, b: number): number => a - b;

/** DL-EVA-05, DL-THR-03: pays, steps, is free of Threat for the rest of its own turn. */
export function* tumble(table: Table<State>, accursed: Accursed, square: number): Rule {
  const { phase } = table.state;
  spendStamina(accursed, tumbleCostOf(table.state, accursed));
  if (phase.kind === 'accursed-turn' && phase.turn.who === accursed.id) {
    phase.turn.threats = [];
    phase.turn.tumbles += 1;
  }
  const from = accursed.square;
  table.tell({
    type: 'tumbled',
    rule: 'DL-EVA-05',
    who: accursed.id,
    figure: figureOf(accursed),
    path: [from, square],
  });
  yield* putAt(table, accursed, square);
  yield* enterSquare(table, accursed, from);
}
