import { type Rule, type Table, unreachable } from '@tenebrae/kernel';
import type { Monster, MonstersTurn, State } from '../state.ts';
import { monsterHooksOf } from './attack-hooks.ts';
import { standUp, sufferConditions } from './conditions.ts';
import { dungeonOf, isOfKind } from './figures.ts';
import { heartWindow } from './heart.ts';
import { endEffect } from './in-force.ts';
import { assignShots, attackWith, canAttack } from './monster-attacks.ts';
import { chooseMonster, isOnBoard, moveMelee, moveRanged, victimsInSight } from './monster-movement.ts';
import { settle } from './settle.ts';
import { refresh } from './sources.ts';
import { isThreatened } from './threat.ts';

/** DL-BEH-01, DL-BEH-18, DL-HRT-05, DL-TRN-05: start, all move, a heartWindow, all attack; one Monster a beat; then phase `turns`. */
export function playMonstersTurn(table: Table<State>, turn: MonstersTurn): Rule {
  switch (turn.part) {
    case 'start':
      return startTurn(table, turn);
    case 'move':
      return moveNext(table, turn);
    case 'before-attack':
      return prepareAttacks(table, turn);
    case 'attack':
      return attackNext(table, turn);
    case 'end':
      return endTurn(table.state, turn);
    default:
      return unreachable(turn.part);
  }
}

/** DL-BEH-01, DL-BEH-18, DL-TRN-06: Threat, conditions and the card's own start of turn, for each before any of the type moves. */
function* startTurn(table: Table<State>, turn: MonstersTurn): Rule {
  const { state } = table;
  yield* heartWindow(table);
  // DL-TRM-16: "once per turn" counts the turn of whoever is acting.
  refresh(state, 'turn');
  table.tell({ type: 'monsters-began', rule: 'DL-BEH-01', kind: turn.kind });
  const all = ofType(state, turn);
  turn.threatened = all.filter(one => isThreatened(state, one)).map(({ id }) => id);
  for (const monster of all) {
    if (!isOnBoard(state, monster)) continue;
    yield* sufferConditions(table, monster);
    yield* settle(table);
    if (!isOnBoard(state, monster)) continue;
    const { turnStart } = monsterHooksOf(monster);
    if (turnStart) yield* turnStart(table, monster);
    yield* settle(table);
  }
  yield* heartWindow(table);
  turn.part = 'move';
  turn.waiting = standAllUp(table, turn);
}

/** DL-CND-10: the Prone give their whole Move Phase to stand up. The others may still move. */
function standAllUp(table: Table<State>, turn: MonstersTurn): number[] {
  const waiting: number[] = [];
  for (const monster of ofType(table.state, turn)) {
    if (monster.prone) standUp(table, monster, 'DL-CND-10');
    else waiting.push(monster.id);
  }
  return waiting;
}

/** DL-BEH-08, DL-BEH-11, DL-BEH-12, DL-BEH-15: one that may move, the right one first; when none is left, the phase is over. */
function* moveNext(table: Table<State>, turn: MonstersTurn): Rule {
  const { state } = table;
  const movers = waitingFor(state, turn, mayMove);
  if (movers.length === 0) {
    turn.part = 'before-attack';
    return;
  }
  const moved = isOfKind(turn.kind, 'ranged')
    ? yield* moveRanged(table, movers)
    : yield* moveMelee(table, movers);
  turn.waiting = turn.waiting.filter(id => id !== moved.id);
  yield* settle(table);
}

/** DL-BEH-08, DL-BEH-12, DL-THR-04, DL-THR-05: not with a target, nor Threatened, nor a ranged one that sees somebody. */
const mayMove = (state: State, turn: MonstersTurn, monster: Monster): boolean =>
  monster.target === null &&
  !(turn.threatened.includes(monster.id) && isThreatened(state, monster)) &&
  !(isOfKind(turn.kind, 'ranged') && victimsInSight(state, monster).length > 0);

/** DL-BEH-13: the shooters choose whom they shoot at when the whole type has moved. */
function* prepareAttacks(table: Table<State>, turn: MonstersTurn): Rule {
  const { state } = table;
  yield* heartWindow(table);
  turn.waiting = ofType(state, turn).map(({ id }) => id);
  yield* assignShots(table, turn);
  turn.part = 'attack';
}

/** DL-BEH-10, DL-BEH-18: one after the other, each with all its attacks; those that have nobody to attack do nothing. */
function* attackNext(table: Table<State>, turn: MonstersTurn): Rule {
  const { state } = table;
  const able = waitingFor(state, turn, canAttack);
  if (able.length === 0) {
    yield* heartWindow(table);
    turn.part = 'end';
    return;
  }
  const monster = yield* chooseMonster(table, able, 'DL-BEH-18');
  turn.waiting = turn.waiting.filter(id => id !== monster.id);
  yield* attackWith(table, turn, monster);
}

/** DL-TRN-10: a cripple was one in this turn. */
function* endTurn(state: State, turn: MonstersTurn): Rule {
  for (const monster of ofType(state, turn)) endEffect(monster, 'crippled');
  state.phase = { kind: 'turns' };
}

function ofType(state: State, { kind }: MonstersTurn): Monster[] {
  const all: Monster[] = [];
  for (const one of dungeonOf(state).monsters) if (!one.asleep && one.kind === kind) all.push(one);
  return all;
}

/** Those that have yet to do their part, and may. */
function waitingFor(state: State, turn: MonstersTurn, may: MayAct): Monster[] {
  const waiting: Monster[] = [];
  if (turn.waiting.length === 0) return waiting;
  for (const one of dungeonOf(state).monsters)
    if (!one.asleep && one.kind === turn.kind && turn.waiting.includes(one.id) && may(state, turn, one))
      waiting.push(one);
  return waiting;
}
type MayAct = (state: State, turn: MonstersTurn, monster: Monster) => boolean;
