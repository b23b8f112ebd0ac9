import type { Rule, Table } from '@tenebrae/kernel';
import type { FigureId, Hero, Monster, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import type { AttackPlan } from './attack.ts';

/** DJ-HRT-07 to DJ-HRT-12, DJ-HRT-17, DJ-ATK-02, DJ-UNA-01: `attack:<source>` for each weapon in hand with a legal target. */
export function attackOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

/** DJ-HRT-09: one attack of the action, resolved whole, with the extra attacks that skills add. */
export function makeAttack(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}

/** DJ-OVT-08, DJ-OVT-09: `attack:monster`. */
export function monsterAttackOptions(_state: State, _monster: Monster): readonly ActionOption[] {
  throw new Error('not written yet');
}

export function makeMonsterAttack(_table: Table<State>, _monster: Monster, _option: ActionOption): Rule {
  throw new Error('not written yet');
}

/** DJ-MOV-07, DJ-ABL-16, DJ-LOS-08: whether a figure may attack at all where it stands. */
export function mayAttack(_state: State, _figure: FigureId): boolean {
  throw new Error('not written yet');
}

/** Whether such an attack has a legal target now. */
export function hasTarget(_state: State, _plan: AttackPlan): boolean {
  throw new Error('not written yet');
}
