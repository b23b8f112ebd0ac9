import type { DoorId, RoomId } from '@tenebrae/board';
import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { CARDS } from '../data/cards.ts';
import { CODE_CHIPS, type CodeChipId } from '../data/code-chips.ts';
import type { CodeColour } from '../data/colours.ts';
import { XP_FOR_DOOR } from '../data/limits.ts';
import { DARKNESS_CAUSES } from '../data/multitracker.ts';
import type { Door, State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { advanceDarkness, canAdvanceDarkness } from './darkness.ts';
import { gainXp } from './experience.ts';
import { openDoors } from './rooms.ts';
import { turnChip } from './security.ts';
import { turnSeenTokens } from './spawning.ts';

export type Lock = Extract<Door, { kind: 'lock' }>;

/** DDD-HOU-10: the locked doorways of a room, whichever tile prints the lock symbol. */
export function locksOf(state: State, room: RoomId): { id: DoorId; lock: Lock; to: RoomId }[] {
  const locks: { id: DoorId; lock: Lock; to: RoomId }[] = [];
  for (const opening of state.house[room]?.openings ?? []) {
    if (opening.kind !== 'door') continue;
    const lock = state.doors[opening.door];
    if (lock?.kind === 'lock') locks.push({ id: opening.door, lock, to: opening.to });
  }
  return locks;
}

export interface RevealOption extends ActionOption {
  readonly action: 'reveal-chip';
  readonly door: DoorId;
}

/** DDD-UNL-01, DDD-HOU-12: chips that lie face down on the doors of his room; it costs nothing. */
export function revealOptions(state: State, survivor: Survivor): RevealOption[] {
  const options: RevealOption[] = [];
  for (const { id, lock, to } of locksOf(state, survivor.room)) {
    if (lock.chip !== null) continue;
    const about = { room: to, size: lock.size };
    options.push({ id: `reveal-chip:${id}`, action: 'reveal-chip', door: id, about, on: [`door:${id}`] });
  }
  return options;
}

/** DDD-UNL-01: it stays face up. */
export function* revealChip(table: Table<State>, _survivor: Survivor, { door }: RevealOption): Rule {
  yield* turnChip(table, door, 'DDD-UNL-01');
}

export interface UnlockOption extends ActionOption {
  readonly action: 'unlock';
  readonly door: DoorId;
}

/** DDD-UNL-02, DDD-UNL-05, DDD-DRK-08: doors of his room whose chip is face up, if darkness can pay for what his cards do not show. */
export function unlockOptions(state: State, survivor: Survivor): UnlockOption[] {
  if (!maySpend(state, survivor, ACTIONS['unlock-door'].ap)) return [];
  const options: UnlockOption[] = [];
  for (const { id, lock, to } of locksOf(state, survivor.room)) {
    if (lock.chip === null) continue;
    const missing = missingIcons(survivor, lock.chip);
    if (missing > 0 && !canAdvanceDarkness(state, darknessFor(missing))) continue;
    options.push({
      id: `unlock:${id}`,
      text: missing > 0 ? 'unlock-with-darkness' : 'unlock',
      action: 'unlock',
      door: id,
      about: { room: to, chip: lock.chip, missing },
      on: [`door:${id}`],
    });
  }
  return options;
}

const darknessFor = (missing: number): number => missing * DARKNESS_CAUSES['icon-unmatched'].spaces;

/** DDD-UNL-02, DDD-UNL-06, DDD-EQP-09: icons of the chip that none of his own cards, in hand or stowed, supplies. */
export function missingIcons(survivor: Survivor, chip: CodeChipId): number {
  const supply = survivor.cards.flatMap((card): readonly CodeColour[] => CARDS[card.id].icons);
  let missing = 0;
  for (const icon of CODE_CHIPS[chip].icons) {
    const place = supply.indexOf(icon);
    if (place < 0) missing += 1;
    else supply.splice(place, 1);
  }
  return missing;
}

/** DDD-UNL-02 to DDD-UNL-07, DDD-DRK-06, DDD-SUR-14: the chip is his, the door open; then darkness for what was missing. */
export function* unlock(table: Table<State>, survivor: Survivor, { door: id }: UnlockOption): Rule {
  const { state } = table;
  const door = state.doors[id];
  if (door?.kind !== 'lock' || door.chip === null) throw new RuleBug(`DDD-UNL-02: no chip to read on ${id}`);
  const { chip } = door;
  const missing = missingIcons(survivor, chip);
  pay(state, survivor, ACTIONS['unlock-door'].ap);
  openDoors(state, (_, opened) => opened === id);
  survivor.chips.push(chip);
  state.tally.doors += 1;
  table.tell({
    type: 'door-unlocked',
    rule: 'DDD-UNL-04',
    survivor: survivor.id,
    door: id,
    rooms: id.split('|'),
    chip,
    missing,
  });
  gainXp(table, survivor, XP_FOR_DOOR, 'DDD-SUR-14');
  if (missing > 0) yield* advanceDarkness(table, darknessFor(missing), 'DDD-DRK-06');
  yield* turnSeenTokens(table);
}
