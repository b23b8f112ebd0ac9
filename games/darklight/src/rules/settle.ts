import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import { endCombat } from './end-of-combat.ts';
import { dungeonOf, isInCombat, isPresent } from './figures.ts';
import { endDungeon, noticeFailure, questOutcome } from './quests.ts';

/**
 * DL-DTH-13: called once an effect is complete for everyone: the end of the game is checked (DL-DTH-09, DL-ESC-03), then the
 * end of the combat (DL-END-01), then the quest (DL-SET-09). It may end the beat; nothing after it then runs.
 */
export function settle(table: Table<State>): Rule {
  const { state } = table;
  if (state.dungeon === null) return NOTHING;
  if (!isGroupThere(state) || isCombatOver(state) || questOutcome(state) !== null) return resolve(table);
  noticeFailure(table);
  return NOTHING;
}

function* resolve(table: Table<State>): Rule {
  const { state } = table;
  if (!isGroupThere(state)) {
    const someEscaped = state.accursed.some(one => one.status.kind === 'escaped');
    const rule = someEscaped ? 'DL-ESC-03' : 'DL-DTH-09';
    yield* endDungeon(table, 'failed', rule);
  }
  if (isCombatOver(state)) yield* endCombat(table);
  const outcome = questOutcome(state);
  if (outcome !== null) yield* endDungeon(table, outcome, 'DL-SET-09');
  noticeFailure(table);
}

function isGroupThere(state: State): boolean {
  for (const one of state.accursed) if (isPresent(one)) return true;
  return false;
}

const isCombatOver = (state: State): boolean => dungeonOf(state).combat !== null && !isInCombat(state);
