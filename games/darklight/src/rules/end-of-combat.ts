import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-END-01 to DL-END-06, DL-OPT-02: effects that wait for it, souls, loot cards, Trophies and cards back; `once` per combat is refreshed. */
export function* endCombat(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** DL-MON-01, DL-MON-10: `dungeon.combat` exists while Monsters do; called by whoever places one. */
export function joinCombat(_state: State): void {
  throw new Error('not written yet');
}
