import { ask, PARTY, roll, type Rule, type RuleId, type Table, type TextId } from '@tenebrae/kernel';
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
  return faces.map(face => SURVIVOR_DIE[face - 1] as SurvivorIcon);
}

export function* rollCreatureDice(what: TextId, count: number, rule: RuleId): Rule<CreatureIcon[]> {
  const faces = yield* roll(what, sixes(count), rule);
  return faces.map(face => CREATURE_DIE[face - 1] as CreatureIcon);
}

/** DDD-CAM-01, DDD-SEA-02: survivor dice and the terror die in one throw; the terror die is the last. */
export function* rollWithTerror(
  what: TextId,
  count: number,
  rule: RuleId,
): Rule<{ icons: SurvivorIcon[]; terror: TerrorEvent }> {
  const faces = yield* roll(what, sixes(survivorDice(count) + 1), rule);
  return {
    icons: faces.slice(0, -1).map(face => SURVIVOR_DIE[face - 1] as SurvivorIcon),
    terror: TERROR_DIE[(faces.at(-1) as number) - 1] as TerrorEvent,
  };
}

export function* rollTerror(rule: RuleId): Rule<TerrorEvent> {
  const [face] = yield* roll('terror', [SIX_SIDED_DIE], rule);
  return TERROR_DIE[(face as number) - 1] as TerrorEvent;
}

export const countIcons = <Icon>(icons: readonly Icon[], wanted: Icon): number =>
  icons.reduce((count, icon) => (icon === wanted ? count + 1 : count), 0);

const sixes = (count: number): number[] => new Array<number>(count).fill(SIX_SIDED_DIE);

export interface Location {
  readonly row: number;
  readonly column: number;
}

/** DDD-GEN-08: the four-sided die gives the row, the six-sided die the column. */
export function* rollLocation(what: TextId, rule: RuleId): Rule<Location> {
  const [row, column] = yield* roll(what, [FOUR_SIDED_DIE, SIX_SIDED_DIE], rule);
  return { row: row as number, column: column as number };
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
  const { room } = yield* ask(what, PARTY, rooms.map(roomOption), rule, { about });
  return room;
}

/** A room as an option: `room:kitchen`. */
export const roomOption = (
  room: RoomId,
): { id: string; text: string; room: RoomId; about: { room: RoomId }; on: string[] } => ({
  id: `room:${room}`,
  text: 'choose-room',
  room,
  about: { room },
  on: [`room:${room}`],
});
