import type { Accursed, Character, State } from '../state.ts';
import type { Blow } from './attack.ts';
import type { Deed } from './turn-option.ts';

/** DL-ATK-01 to DL-ATK-05, DL-ATK-12 to DL-ATK-15, DL-DUA-01, DL-DUA-05, DL-UNA-01: `attack:<weapon>:<monster>`, `dual:<monster>`, `unarmed:<monster>`; begins the Attack Phase. */
export const WEAPON_DEED: Deed = {
  rule: 'DL-ATK-02',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** All that attacks. */
export const ATTACK_DEEDS: readonly Deed[] = [WEAPON_DEED];

/** DL-ATK-02, DL-EQP-17, DL-DUA-06, DL-UNA-01: the ways it can strike with what is equipped, its number of attacks left considered. */
export function blowsOf(_state: State, _accursed: Accursed): Blow[] {
  throw new Error('not written yet');
}

/** DL-ATK-03, DL-ATK-12, DL-ATK-13, DL-LOS-05: adjacency, range, light and line of sight. */
export function mayAttack(_state: State, _attacker: Character, _defender: Character, _blow: Blow): boolean {
  throw new Error('not written yet');
}
