import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, Character, State } from '../state.ts';
import type { Walk } from './paths.ts';
import type { Deed } from './turn-option.ts';

/** DL-MOV-01 to DL-MOV-05, DL-MOV-09: `move:<square>` to any square in reach for the points left; begins the Move Phase. */
export const MOVE_DEED: Deed = {
  rule: 'DL-MOV-01',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-CND-10: `stand-up`, for the whole Move Phase. */
export const STAND_UP_DEED: Deed = {
  rule: 'DL-CND-10',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-TRN-07, DL-MOV-08: `recover`: the Move Phase for Stamina. */
export const RECOVER_DEED: Deed = {
  rule: 'DL-MOV-08',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-TRN-08: `extra-move`: the Attack Phase for a full Move. */
export const EXTRA_MOVE_DEED: Deed = {
  rule: 'DL-TRN-08',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-MOV-09, DL-LRG-02, DL-LRG-04: how a figure walks now; Monsters through doors they may open (doorlessGroundOf). */
export function walkOf(_state: State, _figure: Character, _budget: number): Walk {
  throw new Error('not written yet');
}

/** DL-MOV-01: square by square, each entered (putAt, enterSquare); stops when the figure dies or cannot go on. Opens doors for Monsters. */
export function* walkAlong(_table: Table<State>, _figure: Character, _path: readonly Square[]): Rule {
  throw new Error('not written yet');
}

/** DL-MOV-10: set on the nearest Free square (of some); ties are its player's or the leader's. */
export function* setAside(
  _table: Table<State>,
  _figure: Character,
  _from: Square,
  _squares?: readonly Square[],
): Rule {
  throw new Error('not written yet');
}

/** DL-THR-01, DL-THR-05: the points that may be spent now; 0 while Threatened, Prone or pinned. */
export function movementLeft(_state: State, _accursed: Accursed): number {
  throw new Error('not written yet');
}
