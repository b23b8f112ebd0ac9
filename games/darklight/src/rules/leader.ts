import { ask, type Option, type Rule, type Table, type TextId } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { State } from '../state.ts';
import { leaderOf } from './figures.ts';

/**
 * DL-BEH-02, DL-ACC-11: a choice between things that are equally good for the Monsters. It is the leader's, or the program's,
 * which takes the first: options come in the order of rows, then columns, of the plane.
 */
export function* leaderChooses<const O extends Option>(
  table: Table<State>,
  what: TextId,
  options: readonly O[],
  rule: RuleId,
  about: Readonly<Record<string, string | number>> = {},
): Rule<O> {
  if (isLeftToProgram(table)) return options[0] as O;
  return yield* ask(what, leaderOf(table.state).seat, options, rule, { about });
}

/** Whether the program chooses: then the options need not be put together. */
export const isLeftToProgram = ({ state }: Table<State>): boolean =>
  state.options['monster-choices'] === 'program';
