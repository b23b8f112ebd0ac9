import type { DoorId } from '@tenebrae/board';
import { pick, type Rule, RuleBug, type RuleId, type Table, take } from '@tenebrae/kernel';
import { CODE_CHIPS, type CodeChipId, type CodeChipSize } from '../data/code-chips.ts';
import type { Door, State } from '../state.ts';
import { changeDoor, openDoors, roomsBeside } from './rooms.ts';

type LockedDoor = Extract<Door, { kind: 'lock' }>;

/** DDD-HOU-12, DDD-SEC-03: turns the chip of a door face up, which is only now decided; it stays face up. */
export function* turnChip(table: Table<State>, doorId: DoorId, rule: RuleId): Rule {
  const { state } = table;
  const { chips } = state;
  const door = lockOf(state.doors[doorId], doorId);
  if (door.chip !== null) return;
  const chip = yield* pick('chip-under-door', chipsUnder(state, door.size), rule);
  if (!take(chips.sequence, chip)) take(chips.unseen, chip);
  chips.hidden[door.size] -= 1;
  changeDoor(state, doorId, { kind: 'lock', size: door.size, chip, tile: door.tile });
  table.tell({ type: 'chip-turned', rule, door: doorId, rooms: roomsBeside(doorId), chip, reveals: true });
}

/** DDD-FIR-09, DDD-FIN-03: the door opens, and its chip leaves the game; what lay face down stays unknown. */
export function discardDoor(table: Table<State>, doorId: DoorId, rule: RuleId = 'DDD-FIR-09'): void {
  if (table.state.doors[doorId] === undefined) return;
  openDoors(table.state, (_, id) => id === doorId);
  table.tell({ type: 'door-opened', rule, door: doorId, rooms: roomsBeside(doorId) });
}

/**
 * What a face-down chip of this size can be, each as often as its chance: every place is equally likely to hold each
 * chip of the sequence, and any other unseen chip shares what is left.
 */
function chipsUnder({ chips }: State, size: CodeChipSize): CodeChipId[] {
  const sequence = ofSize(chips.sequence, size);
  const others = ofSize(chips.unseen, size);
  if (sequence.length === 0) return others;
  const room = chips.hidden[size] - sequence.length;
  const under: CodeChipId[] = [];
  // Both lists are sorted, and so is what comes of them.
  let place = 0;
  for (const id of sequence) {
    for (; place < others.length && (others[place] as CodeChipId) < id; place += 1)
      addTimes(under, others[place] as CodeChipId, room);
    addTimes(under, id, Math.max(others.length, 1));
  }
  for (; place < others.length; place += 1) addTimes(under, others[place] as CodeChipId, room);
  return under;
}

function ofSize(ids: readonly CodeChipId[], size: CodeChipSize): CodeChipId[] {
  const chips: CodeChipId[] = [];
  for (const id of ids) if (CODE_CHIPS[id].size === size) chips.push(id);
  return chips;
}

function addTimes(under: CodeChipId[], id: CodeChipId, times: number): void {
  for (let time = 0; time < times; time++) under.push(id);
}

function lockOf(door: Door | undefined, id: DoorId): LockedDoor {
  if (door?.kind !== 'lock') throw new RuleBug(`DDD-HOU-10: no code chip lies on ${id}`);
  return door;
}
