import { finish, type Rule, type RuleId, type Seat, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import { OVERLORD } from './figures.ts';

/** DJ-CNQ-02, DJ-CNQ-03, DJ-CNQ-06: the heroes gain tokens. */
export function gainConquest(table: Table<State>, count: number, rule: RuleId): void {
  if (count <= 0) return;
  table.state.conquest += count;
  table.tell({ type: 'conquest-gained', rule, count, conquest: table.state.conquest });
}

/** DJ-CNQ-01, DJ-CNQ-04, DJ-CNQ-05, DJ-DTH-03: at zero or fewer the overlord wins at once. */
export function* loseConquest(table: Table<State>, count: number, rule: RuleId): Rule {
  if (count <= 0) return;
  const { state } = table;
  state.conquest -= count;
  table.tell({ type: 'conquest-lost', rule, count, conquest: Math.max(0, state.conquest) });
  if (state.conquest > 0) return;
  yield* overlordWins('conquest-gone', 'DJ-CNQ-01');
}

/** DJ-CNQ-09: the only other way is one that the quest gives. */
export function* overlordWins(outcome: string, rule: RuleId): Rule<never> {
  return yield* finish({ outcome, rule, winners: [OVERLORD] });
}

/** DJ-CNQ-07, DJ-CNQ-08, DJ-VAR-03: the task is completed; the tokens left are the score to beat next time. */
export function* heroesWin(table: Table<State>, rule: RuleId): Rule<never> {
  return yield* finish({
    outcome: 'task-completed',
    rule,
    winners: heroSeats(table),
    about: { conquest: table.state.conquest },
  });
}

export const heroSeats = (table: Table<State>): Seat[] => table.seats.filter(seat => seat !== OVERLORD);
