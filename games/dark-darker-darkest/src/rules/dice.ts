import { ask, kept, PARTY, roll, type Rule, type RuleId, type Table, type TextId } from '@tenebrae/kernel';
import type { RoomId } from '@tenebrae/board';
import {
  CREATURE_DIE,
  type CreatureIcon,
  FOUR_SIDED_DIE,
  SIX_SIDED_DIE,
  SURVIVOR_DIE,
  type SurvivorIcon,
  TERROR_DIE,
  type TerrorEvent,
} from '../data/dice.ts';
import { SURVIVOR_DICE_LIMIT } from '../data/limits.ts';
import type { State, TileIndex } from '../state.ts';
import { isLocked, roomsOn } from './rooms.ts';

/** DDD-GEN-09: never more than four survivor dice. */
export const survivorDice = (wanted: number): number => Math.max(0, Math.min(wanted, SURVIVOR_DICE_LIMIT));

export function* rollSurvivorDice(what: TextId, count: number, rule: RuleId): Rule<SurvivorIcon[]> {
  const faces = yield* roll(what, sixes(survivorDice(count)), rule);
  return survivorIcons(faces, faces.length);
}

export function* rollCreatureDice(what: TextId, count: number, rule: RuleId): Rule<CreatureIcon[]> {
  const faces = yield* roll(what, sixes(count), rule);
  const icons: CreatureIcon[] = [];
  for (const face of faces) icons.push(CREATURE_DIE[face - 1] as CreatureIcon);
  return icons;
}

/** DDD-CAM-01, DDD-SEA-02: survivor dice and the terror die in one throw; the terror die is the last. */
export function* rollWithTerror(
  what: TextId,
  count: number,
  rule: RuleId,
): Rule<{ icons: SurvivorIcon[]; terror: TerrorEvent }> {
  const faces = yield* roll(what, sixes(survivorDice(count) + 1), rule);
  const last = faces.length - 1;
  return {
    icons: survivorIcons(faces, last),
    terror: TERROR_DIE[(faces[last] as number) - 1] as TerrorEvent,
  };
}

function survivorIcons(faces: readonly number[], count: number): SurvivorIcon[] {
  const icons: SurvivorIcon[] = [];
  for (let die = 0; die < count; die += 1)
    icons.push(SURVIVOR_DIE[(faces[die] as number) - 1] as SurvivorIcon);
  return icons;
}

export function* rollTerror(rule: RuleId): Rule<TerrorEvent> {
  const faces = yield* roll('terror', sixes(1), rule);
  return TERROR_DIE[(faces[0] as number) - 1] as TerrorEvent;
}

export function countIcons<Icon>(icons: readonly Icon[], wanted: Icon): number {
  let count = 0;
  for (const icon of icons) if (icon === wanted) count += 1;
  return count;
}

/** So many six-sided dice; nobody changes them, and so they are made once. */
const sixes = (count: number): readonly number[] => SIXES[count] ?? newSixes(count);

function newSixes(count: number): number[] {
  const dice: number[] = [];
  while (dice.length < count) dice.push(SIX_SIDED_DIE);
  return dice;
}

const SIXES: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6].map(newSixes);
const LOCATION_DICE: readonly number[] = [FOUR_SIDED_DIE, SIX_SIDED_DIE];

export interface Location {
  readonly row: number;
  readonly column: number;
}

/** DDD-GEN-08: the four-sided die gives the row, the six-sided die the column. */
export function* rollLocation(what: TextId, rule: RuleId): Rule<Location> {
  const faces = yield* roll(what, LOCATION_DICE, rule);
  return { row: faces[0] as number, column: faces[1] as number };
}

/** DDD-GEN-08: on a tile with two rooms the players say which is meant, but not a locked one if the other is not. */
export function* roomRolled(table: Table<State>, tile: TileIndex, rule: RuleId): Rule<RoomId> {
  const rooms = roomsOn(table.state, tile);
  const open = rooms.filter(room => !isLocked(table.state, room));
  return yield* chooseRoom('room-rolled', open.length > 0 ? open : rooms, rule);
}

/** DDD-GEN-03: the players choose one of some rooms together. */
export function* chooseRoom(
  what: TextId,
  rooms: readonly RoomId[],
  rule: RuleId,
  about: Readonly<Record<string, string | number>> = {},
): Rule<RoomId> {
  const options: RoomOption[] = [];
  for (const room of rooms) options.push(roomOption(room));
  const { room } = yield* ask(what, PARTY, options, rule, { about });
  return room;
}

export type RoomOption = ReturnType<typeof roomOption>;

/** A room as an option: `room:kitchen`. */
export const roomOption = kept((room: RoomId) => ({
  id: `room:${room}`,
  text: 'choose-room',
  room,
  about: { room },
  on: [`room:${room}`],
}));
