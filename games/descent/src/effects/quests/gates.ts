import type { Square } from '@tenebrae/board';
import type { Table } from '@tenebrae/kernel';
import type { Action, ActionOption, MonsterAction } from '../../rules/action-option.ts';
import { activationOf } from '../../rules/activation.ts';
import { doorOf, setDoor, spacesAtDoor } from '../../rules/doors.ts';
import { isOnBoard, monsterSpaces } from '../../rules/figures.ts';
import { monsterPointsOf, pointsOf, spendMonsterPoints, spendPoints } from '../../rules/movement-points.ts';
import type { Door, State } from '../../state.ts';
import { QUEST_RULE } from './quest-rule.ts';

const BAR_COST = 3;
const UNBAR_COST = 1;

/** The gates of quest 5 in this state, next to any of some spaces. */
const gatesBeside = (state: State, spaces: readonly Square[], is: Door['state']): Door[] =>
  state.doors.filter(
    door =>
      door.id.startsWith('gate-') &&
      door.placed &&
      door.state === is &&
      spacesAtDoor(state, door).some(square => spaces.includes(square)),
  );

const gateOption = (action: string, door: Door, cost: number): ActionOption => ({
  id: `${action}:${door.id}`,
  action,
  door: door.id,
  cost,
  about: { door: door.id, cost },
  on: [`door:${door.id}`],
});

function setGate(table: Table<State>, option: ActionOption, to: 'barred' | 'closed'): void {
  const door = doorOf(table.state, option.door ?? '');
  setDoor(table.state, door, to);
  table.tell({ type: to === 'barred' ? 'gate-barred' : 'gate-unbarred', rule: QUEST_RULE, door: door.id });
}

/** Rule 5: a hero bars a closed gate. */
export const BAR_GATE: Action = {
  rule: QUEST_RULE,
  options: (state, hero) =>
    isOnBoard(hero) && !hero.fallen && pointsOf(state, hero) >= BAR_COST
      ? gatesBeside(state, [hero.place], 'closed').map(door => gateOption('bar-gate', door, BAR_COST))
      : [],
  *perform(table, hero, option) {
    spendPoints(table.state, hero, BAR_COST, QUEST_RULE);
    setGate(table, option, 'barred');
  },
};

/** Rule 5: and unbars it again. */
export const UNBAR_GATE: Action = {
  rule: QUEST_RULE,
  options: (state, hero) =>
    isOnBoard(hero) && !hero.fallen && pointsOf(state, hero) >= UNBAR_COST
      ? gatesBeside(state, [hero.place], 'barred').map(door => gateOption('unbar-gate', door, UNBAR_COST))
      : [],
  *perform(table, hero, option) {
    spendPoints(table.state, hero, UNBAR_COST, QUEST_RULE);
    setGate(table, option, 'closed');
  },
};

/** Rule 5: a monster uses its attack to break the bar; the gate stays closed. A stunned master has then attacked (DJ-EFF-08). */
export const BREAK_BAR: MonsterAction = {
  rule: QUEST_RULE,
  options: (state, monster) =>
    !monster.fallen && (activationOf(state, monster)?.attacks ?? 0) > 0
      ? gatesBeside(state, monsterSpaces(state, monster), 'barred').map(door =>
          gateOption('break-bar', door, 0),
        )
      : [],
  *perform(table, monster, option) {
    const active = activationOf(table.state, monster);
    if (active !== null) {
      active.attacks -= 1;
      active.half ??= 'attack';
    }
    setGate(table, option, 'closed');
  },
};

/** Varg lifts the bar for a movement point. */
export const LIFT_BAR: MonsterAction = {
  rule: QUEST_RULE,
  options: (state, monster) =>
    monster.named === 'varg' && !monster.fallen && monsterPointsOf(state, monster) >= UNBAR_COST
      ? gatesBeside(state, monsterSpaces(state, monster), 'barred').map(door =>
          gateOption('lift-bar', door, UNBAR_COST),
        )
      : [],
  *perform(table, monster, option) {
    spendMonsterPoints(table.state, monster, UNBAR_COST);
    setGate(table, option, 'closed');
  },
};
