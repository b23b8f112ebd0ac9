import { RuleBug, type Rule, type Setting, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** The table before the first beat; the house is still empty. */
export function setUp(setting: Setting): State {
  throw new RuleBug(`setUp is not written yet: ${JSON.stringify([setting])}`);
}

/** The set-up: house, security board, cameras, survivors; ends by setting the phase to the upkeep of round 1. */
export function* playSetUp(table: Table<State>): Rule {
  throw new RuleBug(`playSetUp is not written yet: ${JSON.stringify([table])}`);
}
