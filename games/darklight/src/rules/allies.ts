import { ask, DONE, type Rule, type Table } from '@tenebrae/kernel';
import type { Ally, AllyId, State } from '../state.ts';
import { standUp, sufferConditions } from './conditions.ts';
import { canClose, closeDoor, isBesideDoor, openDoor } from './doors.ts';
import { leaveDungeon } from './escape.ts';
import { allyOf, dungeonOf, ground, leaderOf } from './figures.ts';
import { terrainAt } from './ground.ts';
import { walkAlong, walkOf } from './movement.ts';
import { reach } from './paths.ts';
import { movementOf } from './profile.ts';
import { mayEscape } from './quests.ts';
import { settle } from './settle.ts';
import { figureOf } from './tell.ts';
import { isThreatened } from './threat.ts';
import type { TurnOption } from './turn-option.ts';

/**
 * DL-SET-08: the leader moves the piece by the rules for Accursed, one choice a beat: steps, doors, off the Dungeon Exit; then
 * phase `turns`. Threatened at the start of its turn, and not freed, it does not move.
 */
export function* playAllyTurn(table: Table<State>, id: AllyId): Rule {
  const { state } = table;
  const { phase } = state;
  if (phase.kind !== 'ally-turn') return;
  const ally = allyOf(state, id);
  if (phase.movement === null) {
    yield* sufferConditions(table, ally);
    yield* settle(table);
    phase.movement = isThreatened(state, ally) ? 0 : movementOf(state, ally);
    if (ally.status === 'in') table.tell({ type: 'turn-began', rule: 'DL-SET-08', who: id });
  }
  if (ally.status === 'in') {
    const option = yield* ask(
      'lead-ally',
      leaderOf(state).seat,
      [...optionsOf(state, ally, phase.movement), DONE],
      'DL-SET-08',
      { about: { who: id, movement: phase.movement } },
    );
    if (option.id !== DONE.id) {
      phase.movement -= yield* lead(table, ally, option, phase.movement);
      yield* settle(table);
      if (ally.status === 'in' && phase.movement > 0 && !ally.prone) return;
    }
  }
  state.phase = { kind: 'turns' };
}

/** What the points left pay for; a Prone piece may only stand up, Threatened or not (DL-CND-10). */
function optionsOf(state: State, ally: Ally, points: number): TurnOption[] {
  const about = { who: ally.id };
  const on = [figureOf(ally)];
  if (ally.prone) return [{ id: 'stand-up', verb: 'stand-up', about, on }];
  if (points <= 0) return [];
  const steps = [...reach(walkOf(state, ally, points), ally.square).ends].sort((a, b) => a.square - b.square);
  const isOut = terrainAt(ground(state), ally.square) === 'exit' && mayEscape(state);
  return [
    ...steps.map(({ square, cost }) => ({
      id: `move:${square}`,
      verb: 'move',
      square,
      count: cost,
      about: { ...about, cost },
      on: [`square:${square}`],
    })),
    ...doorOptionsOf(state, ally),
    ...(isOut ? [{ id: 'escape', verb: 'escape', about, on }] : []),
  ];
}

/** DL-MOV-06, DL-MOV-07: standard doors; it fails the Test of the Wailing Wall in any case. */
function doorOptionsOf(state: State, ally: Ally): TurnOption[] {
  return dungeonOf(state).plan.archways.flatMap(({ door }, archway) => {
    const verb = door === 'closed' ? 'open-door' : canClose(state, archway) ? 'close-door' : null;
    if (verb === null || !isBesideDoor(state, ally, archway)) return [];
    const id = `${verb === 'open-door' ? 'open' : 'close'}:${archway}`;
    return [{ id, text: verb, verb, archway, about: { who: ally.id }, on: [`archway:${archway}`] }];
  });
}

/** Says how many points it took. */
function* lead(table: Table<State>, ally: Ally, option: TurnOption, points: number): Rule<number> {
  const { archway, square, verb, count = 1 } = option;
  if (verb === 'stand-up') {
    standUp(table, ally, 'DL-CND-10');
    return points;
  }
  if (square !== undefined) {
    const way = reach(walkOf(table.state, ally, points), ally.square);
    yield* walkAlong(table, ally, way.pathTo(square));
  } else if (archway === undefined) yield* leaveDungeon(table, ally.id);
  else if (verb === 'close-door') yield* closeDoor(table, archway, ally);
  else yield* openDoor(table, archway, ally);
  return count;
}
