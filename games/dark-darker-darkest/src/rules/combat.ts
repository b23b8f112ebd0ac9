import type { RoomId } from '@tenebrae/board';
import { RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import type { Card, State, Survivor } from '../state.ts';

/** DDD-CMB-01 to DDD-CMB-23: one attack with a weapon, or with bare fists; whoever calls has paid the AP. */
export function* attack(table: Table<State>, survivor: Survivor, weapon: Card | null): Rule {
  throw new RuleBug(`attack is not written yet: ${JSON.stringify([table, survivor, weapon])}`);
}

/** DDD-CMB-19, DDD-CMB-20: usable, and something to attack. */
export function canAttackWith(state: State, survivor: Survivor, weapon: Card | null): boolean {
  throw new RuleBug(`canAttackWith is not written yet: ${JSON.stringify([state, survivor, weapon])}`);
}

/** DDD-ITM-14: grenade or dynamite. */
export function* throwExplosive(table: Table<State>, survivor: Survivor, card: Card): Rule {
  throw new RuleBug(`throwExplosive is not written yet: ${JSON.stringify([table, survivor, card])}`);
}

/** DDD-ITM-14: adjacent rooms in line of sight with an enemy. */
export function explosiveTargets(state: State, survivor: Survivor): RoomId[] {
  throw new RuleBug(`explosiveTargets is not written yet: ${JSON.stringify([state, survivor])}`);
}
