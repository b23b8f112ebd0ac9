import type { Rule, Table } from '@tenebrae/kernel';
import { questRules } from '../effects/quests.ts';
import type { State } from '../state.ts';
import { maybeComplete } from './death.ts';

/** DJ-RND-07, DJ-RND-05: what the quest does at the end of a round; then all turn tokens are green again. */
export function* playEndOfRound(table: Table<State>): Rule {
  const { state } = table;
  const { onEndOfRound } = questRules(state);
  if (onEndOfRound !== undefined) yield* onEndOfRound(table);
  yield* maybeComplete(table);
  state.round += 1;
  for (const hero of state.heroes) hero.acted = hero.place === 'left';
  table.tell({ type: 'round-begun', rule: 'DJ-RND-01', round: state.round });
  state.phase = { kind: 'heroes' };
}
