import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, Character, State } from '../state.ts';
import type { Square } from '@tenebrae/board';
import type { Attack } from './attack.ts';

/** Called by every step and placement after `putAt`: tile rules and Events on entering (torture-chamber, evt-guillotine). */
export function* enterSquare(_table: Table<State>, _figure: Character, _from: Square): Rule {
  throw new Error('not written yet');
}

/** DL-TRN-10: tile rules and Events at the end of a turn (streams, evt-wailing-wall). */
export function* endTurnOnTiles(_table: Table<State>, _accursed: Accursed): Rule {
  throw new Error('not written yet');
}

/** collapsed-tunnel: whenever a Critical Hit is rolled. */
export function* criticalOnTiles(_table: Table<State>, _attack: Attack): Rule {
  throw new Error('not written yet');
}

/** scriptorium: what a tile adds to Cast Rolls made there. */
export function castRollOnTiles(_state: State, _accursed: Accursed): number {
  throw new Error('not written yet');
}
