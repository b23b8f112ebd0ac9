import type { RoomId } from '@tenebrae/board';
import { CARDS } from './data/cards.ts';
import { CODE_CHIPS, type CodeChipId } from './data/code-chips.ts';
import { CODE_TOKENS } from './data/code-tokens.ts';
import type { CodeColour } from './data/colours.ts';
import { SECURITY_BOARD_CHIPS } from './data/limits.ts';
import { isIn } from './rules/figures.ts';
import {
  accessible,
  ENTRANCE_HALL,
  hasIcon,
  isDestroyed,
  isOnFire,
  LABORATORY,
  tileAt,
  tileIndex,
  walkFrom,
} from './rules/rooms.ts';
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
  if (state.fire === tileIndex(state, room) && !isDestroyed(state, room)) return fireWorth(state, survivor);
  let worth = !state.searched.includes(room) && !isDestroyed(state, room) ? 4 : 0;
  if (hasIcon(state, room, 'terminal') && state.panel.chips.length < SECURITY_BOARD_CHIPS) {
    for (const chip of survivor.chips) worth = Math.max(worth, 8 + chipMatches(state, chip) * 4);
  }
  for (const opening of state.house[room]?.openings ?? []) {
    if (opening.kind !== 'door') continue;
    const door = state.doors[opening.door];
    if (door?.kind === 'lock') worth = Math.max(worth, doorWorth(survivor, door.chip));
  }
  return worth;
}

/** Where the fire token lies on a single burn marker, the whole fire can be put out. */
function fireWorth(state: State, survivor: Survivor): number {
  if (state.fire === null || tileAt(state, state.fire).burn !== 1) return 0;
  return survivor.id === 'leo' ? 12 : 8;
}

/** A door that he could open is worth going to; one whose chip nobody has seen, worth a look. */
function doorWorth(survivor: Survivor, chip: CodeChipId | null): number {
  if (chip === null) return 1.5;
  return iconsMissing(survivor, chip) === 0 ? 9 : 0;
}

/** Where the team goes next, and what that is worth. */
export interface Errand {
  readonly room: RoomId;
  readonly worth: number;
}

/**
 * The best errand of the team as a whole: every team that splits off brings a reaction and a spread of its own, so the
 * survivors had better stay together.
 */
export function teamErrand(state: State): Errand {
  const survivors = state.survivors.filter(isIn);
  return errandOf(state, survivors, gatheringRoom(survivors));
}

/** The best errand of one survivor alone. */
export const ownErrand = (state: State, survivor: Survivor): Errand =>
  errandOf(state, [survivor], survivor.room);

function errandOf(state: State, survivors: readonly Survivor[], anchor: RoomId): Errand {
  const crowds = crowding(state);
  let best: Errand = { room: anchor, worth: 0 };
  for (const [room, steps] of walkFrom(state, anchor)) {
    let worth = 0;
    for (const survivor of survivors) worth = Math.max(worth, errandIn(state, survivor, room));
    if (worth === 0) continue;
    worth -= steps * 1.2 + (isOnFire(state, room) ? 3 : 0) + (crowds.get(room) ?? 0);
    if (worth > best.worth) best = { room, worth };
  }
  return best;
}

/** Whether nothing is about that would react to a team of its own: then the survivors can go about the house alone. */
export function isCalm(state: State): boolean {
  if (state.fire !== null || state.creature !== null) return false;
  const hordes = new Set(state.zombies.map(zombie => zombie.room));
  return state.survivors.every(
    survivor =>
      !isIn(survivor) ||
      [...walkFrom(state, survivor.room, undefined, 3).keys()].every(room => !hordes.has(room)),
  );
}

/** How unpleasant each room is for the zombies in it and next to it. */
function crowding(state: State): Map<RoomId, number> {
  const crowds = new Map<RoomId, number>();
  for (const { room } of state.zombies) {
    crowds.set(room, (crowds.get(room) ?? 0) + 0.8);
    for (const next of accessible(state, room)) crowds.set(next, (crowds.get(next) ?? 0) + 0.3);
  }
  return crowds;
}

/** The room where most survivors are. */
export function gatheringRoom(survivors: readonly Survivor[]): RoomId {
  let best: RoomId = ENTRANCE_HALL;
  let most = 0;
  for (const { room } of survivors) {
    const count = survivors.filter(one => one.room === room).length;
    if (count > most) [best, most] = [room, count];
  }
  return best;
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
