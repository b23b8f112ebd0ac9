import type { Rule, Table } from '@tenebrae/kernel';
import type { Monster, MonstersTurn, State } from '../state.ts';
import type { Blow } from './attack.ts';

/** DL-BEH-10, DL-BEH-13, DL-BEH-14: all attacks of one Monster. */
export function* attackWith(_table: Table<State>, _turn: MonstersTurn, _monster: Monster): Rule {
  throw new Error('not written yet');
}

/** DL-ATK-02, DL-ATK-08: the attack of its Combat field. */
export function monsterBlow(_state: State, _monster: Monster, _kind: 'melee' | 'ranged'): Blow | null {
  throw new Error('not written yet');
}

/** DL-BEH-13, DL-BEH-15: the shooters of a type over the victims in sight. */
export function* assignShots(_table: Table<State>, _turn: MonstersTurn): Rule {
  throw new Error('not written yet');
}
