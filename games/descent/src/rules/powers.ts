import type { Rule, Table } from '@tenebrae/kernel';
import { overlordCard } from '../data/overlord-cards.ts';
import type { AreaMonster, State } from '../state.ts';

/** DJ-OVC-13, DJ-OVC-14: what all power cards in play of one kind add up to. */
export function powerSum(state: State, kind: 'monster-dice' | 'draw'): number {
  let sum = 0;
  for (const card of state.overlord.powers) {
    const printed = overlordCard(card);
    if (printed.type === 'power' && printed.power.kind === kind) sum += printed.power.count;
  }
  return sum;
}

/** Trapmaster: what it takes off the cost of traps and adds to the wounds they print. */
export function trapPower(state: State): { cost: number; wounds: number } {
  const sum = { cost: 0, wounds: 0 };
  for (const card of state.overlord.powers) {
    const printed = overlordCard(card);
    if (printed.type !== 'power' || printed.power.kind !== 'traps') continue;
    sum.cost += printed.power.cost;
    sum.wounds += printed.power.wounds;
  }
  return sum;
}

/** Brilliant Commander: the area's monsters, one of them perhaps placed as a master. Asked before they are placed. */
export function upgradeMonsters(
  _table: Table<State>,
  _monsters: readonly AreaMonster[],
): Rule<readonly AreaMonster[]> {
  throw new Error('not written yet');
}

/** Hordes of the Things: more monsters next to those of the area, after they are placed. */
export function addHordes(_table: Table<State>, _area: number): Rule {
  throw new Error('not written yet');
}
