import type { Rule, Table } from '@tenebrae/kernel';
import type { Hero, Marker, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';

/** DJ-ACT-08, DJ-TRS-09, DJ-TRS-10: `open-chest:<marker>`. */
export function chestOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

/** DJ-TRS-11 to DJ-TRS-24: threat for curses, a trap, then the contents for all heroes. */
export function openChest(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}

/** What the chest held is shared out when its Mimic is killed. */
export function shareMimicContents(_table: Table<State>, _chest: Marker): Rule {
  throw new Error('not written yet');
}
