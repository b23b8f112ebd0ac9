import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import { endCombat } from './end-of-combat.ts';
import { awake, isPresent } from './figures.ts';
import { endDungeon, noticeFailure, questOutcome } from './quests.ts';

/**
 * DL-DTH-13: called once an effect is complete for everyone: the end of the game is checked (DL-DTH-09, DL-ESC-03), then the
 * end of the combat (DL-END-01), then the quest (DL-SET-09). It may end the beat; nothing after it then runs.
 */
export function* settle(table: Table<State>): Rule {
  const { state } = table;
  const { dungeon } = state;
  if (dungeon === null) return;
  if (!state.accursed.some(isPresent)) {
    const someEscaped = state.accursed.some(one => one.status.kind === 'escaped');
    const rule = someEscaped ? 'DL-ESC-03' : 'DL-DTH-09';
    yield* endDungeon(table, 'failed', rule);
  }
  if (dungeon.combat !== null && awake(state).length === 0) yield* endCombat(table);
  const outcome = questOutcome(state);
  if (outcome !== null) yield* endDungeon(table, outcome, 'DL-SET-09');
  noticeFailure(table);
}
