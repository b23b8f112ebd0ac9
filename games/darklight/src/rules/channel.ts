import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';

/** DL-CHN-01 to DL-CHN-06: Source by this round's Darkness Roll, with a Catalyst. */
export function* channel(_table: Table<State>, _accursed: Accursed): Rule {
  throw new Error('not written yet');
}

/** DL-CHN-01: an equipped Catalyst, or the talent. */
export function hasCatalyst(_accursed: Accursed): boolean {
  throw new Error('not written yet');
}

/** DL-CHN-03, DL-CHN-04: Source beyond the limit, or without a Catalyst, is lost; called after every change of equipment and attributes. */
export function trimSource(_table: Table<State>, _accursed: Accursed): void {
  throw new Error('not written yet');
}
