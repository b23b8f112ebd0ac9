import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-HRT-01 to DL-HRT-05: `use-heart`, a window for the leader, as often as it likes; only with a use left, a Darkness Roll made and somebody wounded or dead. */
export function* heartWindow(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
