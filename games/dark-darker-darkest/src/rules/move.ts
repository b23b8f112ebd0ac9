import type { RoomId } from '@tenebrae/board';
import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { SHOWDOWN_MOVEMENT } from '../data/limits.ts';
import type { State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { enterRoom, fireDamageOnEntering } from './entering.ts';
import { hasEnemy, isIn } from './figures.ts';
import { keptByNumber } from './kept.ts';
import { accessible, hasAccessible } from './rooms.ts';

export interface MoveOption extends ActionOption {
  readonly action: 'move';
  readonly room: RoomId;
}

/** DDD-MOV-01, DDD-MOV-02, DDD-MOV-05: the accessible rooms next to his. */
export function offerMoves(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (canMove(state, survivor)) for (const step of steps(state, survivor)) options.push(step);
}

export const canMove = (state: State, survivor: Survivor): boolean =>
  maySpend(state, survivor, ACTIONS.move.ap) &&
  !isHeld(state, survivor) &&
  hasAccessible(state, survivor.room);

/** DDD-MOV-03, DDD-MOV-04, DDD-FIN-37: an enemy in the room, even one knocked down, holds him there. */
export const isHeld = (state: State, survivor: Survivor): boolean => hasEnemy(state, survivor.room);

/** DDD-MOV-01, DDD-MOV-08: one room; nobody attacks for it. */
export function move(table: Table<State>, survivor: Survivor, option: MoveOption): Rule {
  pay(table.state, survivor, ACTIONS.move.ap);
  return table.state.showdown === null
    ? enterRoom(table, survivor, option.room, 'DDD-MOV-01')
    : moveInShowdown(table, survivor, option.room);
}

/** DDD-FIN-31: in the showdown up to two rooms, but not out of a room with an enemy. */
function* moveInShowdown(table: Table<State>, survivor: Survivor, room: RoomId): Rule {
  const { state } = table;
  yield* enterRoom(table, survivor, room, 'DDD-MOV-01');
  for (let more = SHOWDOWN_MOVEMENT - 1; more > 0; more--) {
    if (!isIn(survivor) || survivor.entrapped !== 'no' || isHeld(state, survivor)) return;
    const onward = [...steps(state, survivor), PASS];
    const choice = yield* ask('move-on', survivor.seat, onward, 'DDD-FIN-31', {
      about: { survivor: survivor.id },
    });
    if (!('room' in choice)) return;
    yield* enterRoom(table, survivor, choice.room, 'DDD-FIN-31');
  }
}

/** DDD-MOV-07: burning and destroyed rooms too; the option tells what they cost. */
function steps(state: State, survivor: Survivor): MoveOption[] {
  const options: MoveOption[] = [];
  for (const room of accessible(state, survivor.room))
    options.push(moveOption(room, fireDamageOnEntering(state, survivor, survivor.room, room)));
  return options;
}

const moveOption = keptByNumber(
  (room: RoomId, damage): MoveOption => ({
    id: `move:${room}`,
    text: damage > 0 ? 'move-into-fire' : 'move',
    action: 'move',
    room,
    about: { room, damage },
    on: [`room:${room}`],
  }),
);
