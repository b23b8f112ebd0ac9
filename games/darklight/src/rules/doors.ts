import type { Rule, Table } from '@tenebrae/kernel';
import type { ArchwayNumber, Character, State } from '../state.ts';
import type { Deed } from './turn-option.ts';

/** DL-MOV-06, DL-MOV-07: `open:<archway>` and `close:<archway>` for 1 Movement point; the Wailing Wall by a Test. */
export const DOOR_DEED: Deed = {
  rule: 'DL-MOV-06',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-TRM-07, DL-EXP-01: the door is open; an Accursed's first opening is noted with the round. */
export function* openDoor(_table: Table<State>, _archway: ArchwayNumber, _by: Character | null): Rule {
  throw new Error('not written yet');
}

/** DL-MOV-06: shares a side or corner with one of its squares, walls aside, from a tile it joins. */
export function isBesideDoor(_state: State, _figure: Character, _archway: ArchwayNumber): boolean {
  throw new Error('not written yet');
}
