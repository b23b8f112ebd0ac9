import { type DoorId, type Opening, type RoomId, roomOf } from '@tenebrae/board';
import { kept, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { CODE_CHIPS, type CodeChipId } from '../data/code-chips.ts';
import type { CodeColour } from '../data/colours.ts';
import { XP_FOR_DOOR } from '../data/limits.ts';
import { DARKNESS_CAUSES } from '../data/multitracker.ts';
import type { Door, State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { advanceDarkness, canAdvanceDarkness } from './darkness.ts';
import { gainXp } from './experience.ts';
import { keptByNumber } from './kept.ts';
import { printedOn } from './printed-cards.ts';
import { openDoors, roomsBeside } from './rooms.ts';
import { turnChip } from './security.ts';
import { turnSeenTokens } from './spawning.ts';

export type Lock = Extract<Door, { kind: 'lock' }>;

/** DDD-HOU-10: the locked doorways of a room, whichever tile prints the lock symbol. */
export function locksOf(state: State, room: RoomId): { id: DoorId; lock: Lock; to: RoomId }[] {
  const locks: { id: DoorId; lock: Lock; to: RoomId }[] = [];
  for (const opening of state.house[room]?.openings ?? []) {
    const lock = lockOn(state, opening);
    if (lock !== null) locks.push({ id: doorOf(opening), lock, to: opening.to });
  }
  return locks;
}

function lockOn(state: State, opening: Opening): Lock | null {
  if (opening.kind !== 'door') return null;
  const lock = state.doors[opening.door];
  return lock?.kind === 'lock' ? lock : null;
}

const doorOf = (opening: Opening): DoorId => (opening.kind === 'door' ? opening.door : '');

export interface RevealOption extends ActionOption {
  readonly action: 'reveal-chip';
  readonly door: DoorId;
}

/** DDD-UNL-01, DDD-HOU-12: chips that lie face down on the doors of his room; it costs nothing. */
export function offerReveals(state: State, survivor: Survivor, options: ActionOption[]): void {
  for (const opening of roomOf(state.house, survivor.room).openings) {
    const lock = lockOn(state, opening);
    if (lock !== null && lock.chip === null)
      options.push(revealOption(opening.to)(doorOf(opening), lock.size));
  }
}

const revealOption = kept((to: RoomId) =>
  keptByNumber((door: DoorId, size): RevealOption => {
    const about = { room: to, size };
    return { id: `reveal-chip:${door}`, action: 'reveal-chip', door, about, on: [`door:${door}`] };
  }),
);

/** DDD-UNL-01: it stays face up. */
export const revealChip = (table: Table<State>, _survivor: Survivor, { door }: RevealOption): Rule =>
  turnChip(table, door, 'DDD-UNL-01');

export interface UnlockOption extends ActionOption {
  readonly action: 'unlock';
  readonly door: DoorId;
}

/** DDD-UNL-02, DDD-UNL-05, DDD-DRK-08: doors of his room whose chip is face up, if darkness can pay for what his cards do not show. */
export function offerUnlocking(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (!maySpend(state, survivor, ACTIONS['unlock-door'].ap)) return;
  for (const opening of roomOf(state.house, survivor.room).openings) {
    const lock = lockOn(state, opening);
    if (lock === null || lock.chip === null) continue;
    const missing = missingIcons(survivor, lock.chip);
    if (missing > 0 && !canAdvanceDarkness(state, darknessFor(missing))) continue;
    options.push(unlockOption(doorOf(opening), opening.to, lock.chip, missing));
  }
}

const unlockOption = (door: DoorId, room: RoomId, chip: CodeChipId, missing: number): UnlockOption => ({
  id: `unlock:${door}`,
  text: missing > 0 ? 'unlock-with-darkness' : 'unlock',
  action: 'unlock',
  door,
  about: { room, chip, missing },
  on: [`door:${door}`],
});

const darknessFor = (missing: number): number => missing * DARKNESS_CAUSES['icon-unmatched'].spaces;

/** DDD-UNL-02, DDD-UNL-06, DDD-EQP-09: icons of the chip that none of his own cards, in hand or stowed, supplies. */
export function missingIcons(survivor: Survivor, chip: CodeChipId): number {
  const supply: CodeColour[] = [];
  for (const card of survivor.cards) for (const icon of printedOn(card).icons) supply.push(icon);
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
    rooms: roomsBeside(id),
    chip,
    missing,
  });
  gainXp(table, survivor, XP_FOR_DOOR, 'DDD-SUR-14');
  if (missing > 0) yield* advanceDarkness(table, darknessFor(missing), 'DDD-DRK-06');
  yield* turnSeenTokens(table);
}
