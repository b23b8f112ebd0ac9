import type { DoorId, RoomId } from '@tenebrae/board';
import { pick, type Rule, RuleBug, rollOne, type Table, take } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { CODE_CHIPS, type CodeChipId, type CodeChipSize } from '../data/code-chips.ts';
import { STARTING_SKILLS } from '../data/skills.ts';
import type { State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { boardOf } from './figures.ts';
import { changeDoor } from './rooms.ts';
import { turnChip } from './security.ts';
import { locksOf } from './unlock.ts';

export interface SwapChipOption extends ActionOption {
  readonly action: 'swap-chip';
  readonly door: DoorId;
}

/** DDD-SKL-20: a chip on a door of Lucy's room for 4 XP, if one of its size was set aside. */
export function offerSwaps(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (survivor.xp < ACTIONS['lucy-swap-chip'].xp || !swapsChips(survivor)) return;
  for (const { id, lock, to } of locksOf(state, survivor.room))
    if (state.chips.aside[lock.size] > 0) options.push(swapOption(id, to, lock.size));
}

const swapOption = (door: DoorId, room: RoomId, size: CodeChipSize): SwapChipOption => ({
  id: `swap-chip:${door}`,
  action: 'swap-chip',
  door,
  about: { room, size },
  on: [`door:${door}`],
});

const swapsChips = (survivor: Survivor): boolean =>
  STARTING_SKILLS[boardOf(survivor).startingSkill].effect.kind === 'swap-chip';

/** DDD-SKL-20, DDD-SEC-09: the old chip is turned up, another of its size drawn and laid face up, and the old one set aside. */
export function* swapChip(table: Table<State>, survivor: Survivor, { door: id }: SwapChipOption): Rule {
  const { state } = table;
  survivor.xp -= ACTIONS['lucy-swap-chip'].xp;
  yield* turnChip(table, id, 'DDD-SKL-20');
  const door = state.doors[id];
  if (door?.kind !== 'lock' || door.chip === null) throw new RuleBug(`DDD-SKL-20: no chip lies on ${id}`);
  const old = door.chip;
  const chip = yield* drawAside(table, door.size);
  changeDoor(state, id, { ...door, chip });
  state.chips.returned.push(old);
  table.tell({
    type: 'chip-swapped',
    rule: 'DDD-SKL-20',
    survivor: survivor.id,
    door: id,
    old,
    chip,
    reveals: true,
  });
}

/** Each chip set aside is as likely as any other; those that Lucy put there are known, the rest is decided now. */
function* drawAside(table: Table<State>, size: CodeChipSize): Rule<CodeChipId> {
  const { chips } = table.state;
  const known = chips.returned.filter(id => CODE_CHIPS[id].size === size);
  const place = known.length === 0 ? 1 : yield* rollOne('chip-set-aside', chips.aside[size], 'DDD-SKL-20');
  const returned = known[chips.aside[size] - place];
  if (returned !== undefined) {
    take(chips.returned, returned);
    return returned;
  }
  const drawn = yield* pick(
    'chip-set-aside',
    chips.unseen.filter(id => CODE_CHIPS[id].size === size),
    'DDD-SKL-20',
  );
  take(chips.unseen, drawn);
  // It was not in the house, so it cannot have been one of the sequence.
  chips.sequences = chips.sequences.filter(three => !three.includes(drawn));
  return drawn;
}
