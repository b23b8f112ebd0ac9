import { settleOptions } from '@tenebrae/kernel';
import { aTable, type TestTable } from '@tenebrae/kernel/testing';
import { OPTIONS, type Options } from '../src/data/options.ts';
import { setUp } from '../src/rules/set-up.ts';
import type { State } from '../src/state.ts';

/** A table at which nobody is created yet. */
export function aNewTable(players: number, options: Partial<Options> = {}): TestTable<State> {
  const settled = settleOptions(OPTIONS, { ...options });
  if (typeof settled === 'string') throw new Error(settled);
  const seats = Array.from({ length: players }, (_, place) => `player-${place + 1}`);
  return aTable(setUp({ seats, options: settled }), seats);
}
