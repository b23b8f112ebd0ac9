import type { DoorId, RoomId } from '@tenebrae/board';
import { CARDS, type CardId } from '../data/cards.ts';
import { CODE_CHIPS, type CodeChipId, type CodeChipSize } from '../data/code-chips.ts';
import { CODE_TOKENS } from '../data/code-tokens.ts';
import type { CodeColour } from '../data/colours.ts';
import { SECURITY_BOARD_CHIPS } from '../data/limits.ts';
import { MULTITRACKER_FRONT } from '../data/multitracker.ts';
import { hasIcon, LABORATORY } from '../rules/rooms.ts';
import type { State, Survivor } from '../state.ts';
import type { Land } from './land.ts';

export const coloursOnPanel = (state: State): CodeColour[] =>
  state.panel.tokens.map(id => CODE_TOKENS[id].colour);

/** How many tokens a chip would take off the panel. */
export const chipMatches = (state: State, chip: CodeChipId): number =>
  takeMatches(coloursOnPanel(state), chip);

/** Takes off the list what the chip matches; says how many. */
function takeMatches(left: CodeColour[], chip: CodeChipId): number {
  let matches = 0;
  for (const icon of CODE_CHIPS[chip].icons) {
    const at = left.indexOf(icon);
    if (at < 0) continue;
    left.splice(at, 1);
    matches += 1;
  }
  return matches;
}

export interface BestChips {
  readonly chips: readonly CodeChipId[];
  readonly tokens: number;
}

/** The chips that take most tokens off the panel between them, as many as the security board still takes. */
export function bestChips(state: State, chips: readonly CodeChipId[]): BestChips {
  const panel = coloursOnPanel(state);
  const places = placesLeft(state);
  let best: BestChips = { chips: [], tokens: 0 };
  const choose = (chosen: readonly CodeChipId[], left: readonly CodeColour[], from: number): void => {
    const tokens = panel.length - left.length;
    if (tokens > best.tokens) best = { chips: chosen, tokens };
    if (chosen.length >= places || left.length === 0) return;
    for (let at = from; at < chips.length; at++) {
      const chip = chips[at] as CodeChipId;
      const after = [...left];
      // A chip that matches nothing takes off any one token.
      if (takeMatches(after, chip) === 0) after.pop();
      choose([...chosen, chip], after, at + 1);
    }
  };
  choose([], panel, 0);
  return best;
}

/** How many tokens the best of these chips would take off the panel. */
export const tokensTaken = (state: State, chips: readonly CodeChipId[]): number =>
  bestChips(state, chips).tokens;

/** The chips beside the survivors' boards. */
export const chipsCarried = (state: State): CodeChipId[] => state.survivors.flatMap(one => one.chips);

export function coloursOf(survivor: Survivor): Set<CodeColour> {
  const colours = new Set<CodeColour>();
  for (const card of survivor.cards) for (const icon of CARDS[card.id].icons) colours.add(icon);
  return colours;
}

/** Icons of a chip that a survivor's cards do not show, if he had one card more. */
export function iconsMissing(survivor: Survivor, chip: CodeChipId, more?: CardId): number {
  const has = coloursOf(survivor);
  if (more !== undefined) for (const icon of CARDS[more].icons) has.add(icon);
  return CODE_CHIPS[chip].icons.filter(icon => !has.has(icon)).length;
}

/** Spaces that the darkness marker can still go. */
export const darknessLeft = (state: State): number => MULTITRACKER_FRONT.darkness.length - state.darkness;

/** Chips that the security board still takes. */
export const placesLeft = ({ panel }: State): number => SECURITY_BOARD_CHIPS - panel.chips.length;

/** Whether darkness could pay for the rest of the code. */
export const canPayForCode = (state: State): boolean => state.panel.tokens.length <= darknessLeft(state);

/** What a space of darkness is worth: more than any door, but for what the rest of the code leaves over. */
export const darknessPrice = (state: State, spaces: number): number =>
  spaces <= darknessLeft(state) - state.panel.tokens.length ? 8 : 100;

/** A locked door, and what it is worth to open it. */
export interface LockedDoor {
  readonly id: DoorId;
  /** Null while it lies face down. */
  readonly chip: CodeChipId | null;
  readonly rooms: readonly RoomId[];
  readonly worth: number;
}

/** What a token off the panel is worth. */
const TOKEN_WORTH = 9;

/** The locked doors, with what their chips and the ways behind them are worth; `reached` are the rooms open to the team. */
export function lockedDoors(land: Land, reached: ReadonlySet<RoomId>): LockedDoor[] {
  const { state } = land;
  const carried = chipsCarried(state);
  const before = tokensTaken(state, carried);
  const wanted = doorsOnTheWay(land, reached);
  const doors: LockedDoor[] = [];
  for (const [id, door] of Object.entries(state.doors)) {
    if (door.kind !== 'lock') continue;
    const rooms = id.split('|');
    if (!rooms.some(room => reached.has(room))) continue;
    const gain =
      door.chip === null
        ? guessedGain(state, door.size, before)
        : tokensTaken(state, [...carried, door.chip]) - before;
    const behind = rooms.filter(room => !reached.has(room));
    const worth = 2 + gain * TOKEN_WORTH + behind.length * 3 + (wanted.get(id) ?? 0);
    doors.push({ id, chip: door.chip, rooms, worth });
  }
  return doors;
}

/** What an unknown chip is likely to add. */
const guessedGain = (state: State, size: CodeChipSize, before: number): number =>
  placesLeft(state) === 0 || before >= state.panel.tokens.length
    ? 0
    : (size === 3 ? 1.1 : 0.7) / (1 + before / 6);

/** The first locked doors on the shortest ways to a terminal and to the laboratory, where none is open yet. */
function doorsOnTheWay(land: Land, reached: ReadonlySet<RoomId>): Map<DoorId, number> {
  const { state } = land;
  const wanted = new Map<DoorId, number>();
  const want = (goals: readonly RoomId[], worth: number): void => {
    if (goals.some(room => reached.has(room))) return;
    const door = firstLock(land, reached, new Set(goals));
    if (door !== null) wanted.set(door, (wanted.get(door) ?? 0) + worth);
  };
  const terminals = [...land.near.keys()].filter(room => hasIcon(state, room, 'terminal'));
  if (placesLeft(state) > 0 && state.panel.tokens.length > 0) want(terminals, 18);
  want(laboratoryDoors(state), canPayForCode(state) ? 30 : 6);
  return wanted;
}

/** Fewest locks first, then fewest rooms. */
function firstLock(land: Land, reached: ReadonlySet<RoomId>, goals: ReadonlySet<RoomId>): DoorId | null {
  let edge = [...reached].map(room => ({ room, lock: null as DoorId | null }));
  const seen = new Set(reached);
  while (edge.length > 0) {
    const beyond: typeof edge = [];
    for (const { room, lock } of edge) {
      for (const opening of land.state.house[room]?.openings ?? []) {
        if (seen.has(opening.to) || opening.to === LABORATORY) continue;
        const isLocked = opening.kind === 'door' && land.state.doors[opening.door] !== undefined;
        if (isLocked && land.state.doors[opening.door]?.kind !== 'lock') continue;
        const first = lock ?? (isLocked ? opening.door : null);
        if (goals.has(opening.to)) return first;
        seen.add(opening.to);
        // A room behind an open way belongs to the same stage.
        if (isLocked) beyond.push({ room: opening.to, lock: first });
        else edge.push({ room: opening.to, lock: first });
      }
    }
    edge = beyond;
  }
  return null;
}

export const laboratoryDoors = (state: State): RoomId[] =>
  (state.house[LABORATORY]?.openings ?? []).map(opening => opening.to);

/** What it is worth to enter a chip: the tokens that go; one that takes off a single one had better wait for a better one. */
export function terminalWorth(state: State, chip: CodeChipId): number {
  if (!bestChips(state, chipsCarried(state)).chips.includes(chip)) return SPARE_CHIP;
  const matches = chipMatches(state, chip);
  if (matches > 1) return 14 + TOKEN_WORTH * matches;
  const isLate =
    state.panel.tokens.length <= darknessLeft(state) + 1 || state.darkness > 3 || state.round > 7;
  return isLate ? 16 : SPARE_CHIP;
}

const SPARE_CHIP = 3;
