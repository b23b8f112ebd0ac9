import type { Accursed, Character, State } from '../state.ts';
import type { Monster } from '../state.ts';

/** DL-THR-01, DL-ELV-03, DL-CND-11: the enemies that threaten it where it stands; talent threatened-by-its-own-only. */
export function threatsTo(_state: State, _accursed: Accursed): Monster[] {
  throw new Error('not written yet');
}

/** DL-THR-01, DL-THR-04: whether any enemy threatens a figure now. */
export function isThreatened(_state: State, _figure: Character): boolean {
  throw new Error('not written yet');
}
