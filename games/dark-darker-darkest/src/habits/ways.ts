import type { RoomId } from '@tenebrae/board';
import { fireDamageOnEntering } from '../rules/entering.ts';
import { hasEnemy, zombiesAt } from '../rules/figures.ts';
import { accessible, isDiagonalRoom, isOnFire, walkFrom } from '../rules/rooms.ts';
import type { State, Survivor } from '../state.ts';

/** How a survivor would get to a room. */
export interface Way {
  /** Steps, and what the fire on the way costs him, counted as steps. */
  readonly cost: number;
  /** The room to enter first; null for the one where he is. */
  readonly first: RoomId | null;
}

/** A wound taken on the way is as bad as so many steps. */
const WOUND_STEPS = 2;

/** The cheapest way to every room; enemies on it would hold him until they are beaten. */
export function waysFrom(state: State, survivor: Survivor): Map<RoomId, Way> {
  const start = survivor.room;
  const ways = new Map<RoomId, Way>([[start, { cost: 0, first: null }]]);
  const open = [start];
  for (let room = open.shift(); room !== undefined; room = open.shift()) {
    const { cost: before, first } = ways.get(room) as Way;
    const cost = before + (room !== start && hasEnemy(state, room) ? fightSteps(state, room) : 0);
    for (const next of accessible(state, room)) {
      const wounds = isOnFire(state, next) ? fireDamageOnEntering(state, survivor, room, next) : 0;
      const there = cost + 1 + wounds * WOUND_STEPS;
      if (there >= (ways.get(next)?.cost ?? Infinity)) continue;
      ways.set(next, { cost: there, first: first ?? next });
      open.push(next);
    }
  }
  return ways;
}

const fightSteps = (state: State, room: RoomId): number => 2 + 2 * zombiesAt(state, room).length;

/** Creature dice that would be rolled in each room where the acting team ended its actions. */
export function diceByRoom(state: State): Map<RoomId, number> {
  const hordes = new Map<RoomId, number>();
  for (const { room } of state.zombies) hordes.set(room, (hordes.get(room) ?? 0) + 1);
  const dice = new Map<RoomId, number>();
  for (const [horde, count] of hordes) {
    for (const [room, steps] of walkFrom(state, horde, next => !isOnFire(state, next), 2)) {
      if (steps < 2 || isDiagonalRoom(state, horde, room)) dice.set(room, (dice.get(room) ?? 0) + count);
    }
  }
  if (state.creature !== null) {
    for (const room of walkFrom(state, state.creature.room, undefined, CREATURE_REACH).keys()) {
      dice.set(room, (dice.get(room) ?? 0) + CREATURE_DICE);
    }
  }
  return dice;
}

const CREATURE_REACH = 3;
const CREATURE_DICE = 2;
