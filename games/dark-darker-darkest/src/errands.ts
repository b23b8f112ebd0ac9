import type { RoomId } from '@tenebrae/board';
import { CARDS } from './data/cards.ts';
import { CODE_CHIPS, type CodeChipId } from './data/code-chips.ts';
import { CODE_TOKENS } from './data/code-tokens.ts';
import type { CodeColour } from './data/colours.ts';
import { SECURITY_BOARD_CHIPS } from './data/limits.ts';
import { hasEnemy } from './rules/figures.ts';
import { accessible, hasIcon, isDestroyed, isOnFire, LABORATORY, walkFrom } from './rules/rooms.ts';
import type { State, Survivor } from './state.ts';

/** What a seasoned player would go somewhere for, before the showdown. The weights are ours, found by play. */

/** How many tokens a chip would take off the panel. */
export function chipMatches(state: State, chip: CodeChipId): number {
  const left: CodeColour[] = state.panel.tokens.map(id => CODE_TOKENS[id].colour);
  let matches = 0;
  for (const icon of CODE_CHIPS[chip].icons) {
    const at = left.indexOf(icon);
    if (at < 0) continue;
    left.splice(at, 1);
    matches += 1;
  }
  return matches;
}

/** Icons of a chip that a survivor's cards do not show. */
export function iconsMissing(survivor: Survivor, chip: CodeChipId): number {
  const has = new Set(survivor.cards.flatMap((card): readonly CodeColour[] => CARDS[card.id].icons));
  return CODE_CHIPS[chip].icons.filter(icon => !has.has(icon)).length;
}

/** How much a survivor wants to be in a room. */
export function errandIn(state: State, survivor: Survivor, room: RoomId): number {
  if (state.panel.tokens.length === 0) return room === LABORATORY ? 40 : 0;
  let worth = !state.searched.includes(room) && !isDestroyed(state, room) ? 3 : 0;
  if (hasIcon(state, room, 'terminal') && state.panel.chips.length < SECURITY_BOARD_CHIPS) {
    for (const chip of survivor.chips) worth = Math.max(worth, 6 + chipMatches(state, chip) * 3);
  }
  for (const opening of state.house[room]?.openings ?? []) {
    if (opening.kind !== 'door') continue;
    const door = state.doors[opening.door];
    if (door?.kind === 'lock') worth = Math.max(worth, doorWorth(survivor, door.chip));
  }
  return worth;
}

/** A door that he could open is worth going to; one whose chip nobody has seen, worth a look. */
function doorWorth(survivor: Survivor, chip: CodeChipId | null): number {
  if (chip === null) return 3.5;
  return iconsMissing(survivor, chip) === 0 ? 7 : 0;
}

export interface Errand {
  readonly worth: number;
  /** The rooms to which the first step may lead; empty when he is there already. */
  readonly steps: readonly RoomId[];
}

/** The best errand of a survivor, by what it is worth and how far it is. */
export function bestErrand(state: State, survivor: Survivor): Errand {
  const ways = walkFrom(state, survivor.room);
  let best = { worth: 0, room: survivor.room };
  for (const [room, steps] of ways) {
    const danger = isOnFire(state, room) ? 2 : hasEnemy(state, room) && room !== survivor.room ? 1 : 0;
    const worth = errandIn(state, survivor, room) - steps * 0.9 - danger;
    if (worth > best.worth) best = { worth, room };
  }
  return { worth: best.worth, steps: firstSteps(state, survivor.room, best.room) };
}

/** The neighbours of a room that lie on a shortest open way to another, those out of the fire if there are any. */
export function firstSteps(state: State, from: RoomId, to: RoomId): RoomId[] {
  if (from === to) return [];
  const toGo = walkFrom(state, to);
  const here = toGo.get(from) ?? Infinity;
  const nearer = accessible(state, from).filter(room => (toGo.get(room) ?? Infinity) < here);
  const safe = nearer.filter(room => !isOnFire(state, room));
  return safe.length > 0 ? safe : nearer;
}
