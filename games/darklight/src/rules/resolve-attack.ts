import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import type { Attack } from './attack.ts';

/** DL-ATK-05 to DL-ATK-11, DL-ATK-18, DL-CRT-01 to DL-CRT-04: one attack from its declaration to its end, by Accursed or Monster; fills in the Attack. */
export function* resolveAttack(_table: Table<State>, _attack: Attack): Rule {
  throw new Error('not written yet');
}

/** DL-ATK-07, DL-ELV-04, DL-CND-11: all modifiers of the To Hit die. */
export function toHitModifier(_state: State, _attack: Attack): number {
  throw new Error('not written yet');
}

/** DL-ATK-10: Armour of the Defender, with what counts against this attack only. */
export function armourAgainst(_state: State, _attack: Attack): number {
  throw new Error('not written yet');
}
