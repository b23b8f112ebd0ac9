import type { RoomId } from '@tenebrae/board';
import { CREATURES } from '../data/creatures.ts';
import { HOUSE_COLUMNS } from '../data/house.ts';
import { DESTROYED_TILE_DAMAGE, ZOMBIE_DICE_LIMIT } from '../data/limits.ts';
import { coveredCount, creatureDice } from '../rules/creatures.ts';
import { fireDamageOnEntering } from '../rules/entering.ts';
import { hasEnemy, skullOf, survivorsAt } from '../rules/figures.ts';
import {
  accessible,
  allRooms,
  isDiagonalRoom,
  isOnFire,
  seenByCamera,
  seenFrom,
  tileOf,
} from '../rules/rooms.ts';
import type { State, Survivor } from '../state.ts';

/** The house as those see it who plan; made once for each question. */
export interface Land {
  readonly state: State;
  /** The rooms one step away. */
  readonly near: ReadonlyMap<RoomId, readonly RoomId[]>;
  /** Rooms with an enemy, who holds whoever comes in. */
  readonly held: ReadonlySet<RoomId>;
  /** Creature dice that would be rolled in each room if the acting team ended its actions there. */
  readonly dice: ReadonlyMap<RoomId, number>;
  /** Zombies that would be turned up, and those of them that would attack, if somebody came to see the face-down tokens. */
  readonly asleep: ReadonlyMap<RoomId, number>;
  readonly waking: ReadonlyMap<RoomId, number>;
  /** How many cameras see a room. */
  readonly watched: ReadonlyMap<RoomId, number>;
}

export function landOf(state: State): Land {
  const near = new Map<RoomId, readonly RoomId[]>();
  const held = new Set<RoomId>();
  for (const room of allRooms(state)) {
    near.set(room, accessible(state, room));
    if (hasEnemy(state, room)) held.add(room);
  }
  const watched = new Map<RoomId, number>();
  for (const { room, side } of state.cameras) {
    for (const one of seenByCamera(state, room, side)) watched.set(one, (watched.get(one) ?? 0) + 1);
  }
  return { state, near, held, dice: diceByRoom(state, near), ...sleepers(state, near), watched };
}

/** What a face-down token becomes on average. */
const TOKEN_ZOMBIES = 2;

function sleepers(state: State, near: Near): Pick<Land, 'asleep' | 'waking'> {
  const asleep = new Map<RoomId, number>();
  const waking = new Map<RoomId, number>();
  for (const token of state.tokens) {
    const around = hordeReach(state, near, token);
    for (const room of seenFrom(state, token)) {
      asleep.set(room, (asleep.get(room) ?? 0) + TOKEN_ZOMBIES);
      if (around.has(room)) waking.set(room, (waking.get(room) ?? 0) + TOKEN_ZOMBIES);
    }
  }
  return { asleep, waking };
}

/** Where a horde would attack in a reaction. */
function hordeReach(state: State, near: Near, horde: RoomId): Set<RoomId> {
  const reach = new Set<RoomId>();
  for (const [room, steps] of stepsAround(near, horde, HORDE_STEPS, one => !isOnFire(state, one))) {
    if (steps < HORDE_STEPS || isDiagonalRoom(state, horde, room)) reach.add(room);
  }
  return reach;
}

type Near = Land['near'];

/** Steps to the rooms around, the start included, through rooms that may be entered. */
export function stepsAround(
  near: Near,
  start: RoomId,
  most: number,
  mayEnter: (room: RoomId) => boolean,
): Map<RoomId, number> {
  const steps = new Map<RoomId, number>([[start, 0]]);
  for (const [room, count] of steps) {
    if (count >= most) break;
    for (const next of near.get(room) ?? []) {
      if (!steps.has(next) && mayEnter(next)) steps.set(next, count + 1);
    }
  }
  return steps;
}

function diceByRoom(state: State, near: Near): Map<RoomId, number> {
  const dice = new Map<RoomId, number>();
  const add = (room: RoomId, count: number) => dice.set(room, (dice.get(room) ?? 0) + count);
  const hordes = new Map<RoomId, number>();
  for (const { room } of state.zombies) hordes.set(room, (hordes.get(room) ?? 0) + 1);
  const isOpen = (room: RoomId): boolean => !isOnFire(state, room);
  for (const [horde, count] of hordes) {
    for (const room of hordeReach(state, near, horde)) add(room, count);
  }
  const { creature } = state;
  if (creature === null) return dice;
  const { movement, fireResistant } = CREATURES[creature.id];
  const most = movement === 'd4' ? 3 : Math.max(0, movement - coveredCount(state, 'blue'));
  // Nobody outruns it; but whoever is out of its reach has one reaction more.
  for (const room of stepsAround(near, creature.room, most, room => fireResistant || isOpen(room)).keys())
    add(room, creatureDice(state));
  return dice;
}

const HORDE_STEPS = 2;

/** How a survivor would get to a room. */
export interface Way {
  /** Action points for the steps, fights on the way included. */
  readonly steps: number;
  /** The same, with what the fire on the way costs him. */
  readonly cost: number;
  /** The room to enter first; null for the one where he is. */
  readonly first: RoomId | null;
  /** The room before. */
  readonly via: RoomId | null;
}

export type Ways = ReadonlyMap<RoomId, Way>;

/** A wound taken on the way is as bad as so many steps. */
const WOUND_STEPS = 2.5;

/** The cheapest way to every room; enemies on it would hold him until they are beaten. */
export function waysFrom({ state, near, held, asleep }: Land, survivor: Survivor): Map<RoomId, Way> {
  const start = survivor.room;
  const ways = new Map<RoomId, Way>([[start, { steps: 0, cost: 0, first: null, via: null }]]);
  const open = [start];
  for (let room = open.shift(); room !== undefined; room = open.shift()) {
    const { steps, cost, first } = ways.get(room) as Way;
    const step = 1 + (room !== start && held.has(room) ? fightSteps(state, room) : 0);
    for (const next of near.get(room) ?? []) {
      const wounds = isOnFire(state, next) ? fireDamageOnEntering(state, survivor, room, next) : 0;
      if (survivor.wounds + wounds >= skullOf(survivor)) continue;
      const there = cost + step + wounds * WOUND_STEPS + (asleep.get(next) ?? 0) * 0.5;
      if (there >= (ways.get(next)?.cost ?? Infinity)) continue;
      ways.set(next, { steps: steps + step, cost: there, first: first ?? next, via: room });
      open.push(next);
    }
  }
  return ways;
}

function fightSteps({ zombies, creature }: State, room: RoomId): number {
  let steps = creature?.room === room ? 8 : 1;
  for (const zombie of zombies) if (zombie.room === room) steps += 2;
  return steps;
}

/** Where a way of his has taken him after so many steps. */
export function stopOn(ways: Ways, room: RoomId, steps: number): RoomId {
  let at = room;
  for (let way = ways.get(at); way !== undefined && way.steps > steps; way = ways.get(at)) {
    if (way.via === null) break;
    at = way.via;
  }
  return at;
}

/** What one creature die that nobody cancels is worth, in action points. */
export const DIE_COST = 4;

/** What it costs a survivor to end his actions in a room: enemies, fire, cameras; company is welcome. */
export function danger(
  { state, dice, waking, watched, held }: Land,
  survivor: Survivor,
  room: RoomId,
): number {
  const others = company(state, survivor, room);
  const attack = Math.min((dice.get(room) ?? 0) + (waking.get(room) ?? 0) * 0.5, ZOMBIE_DICE_LIMIT);
  const alone = others === 0 ? 0 : hurt(attack, others);
  const frailty = 1 + Math.max(0, 5 - (skullOf(survivor) - survivor.wounds)) * 0.3;
  let cost = (hurt(attack, others + 1) - alone) * frailty * (held.has(room) ? 1.5 : 1);
  if (attack > 0) cost -= Math.min(others, 1) * 0.5;
  cost -= Math.min(others, 2) * (state.fire === null ? 0.7 : 2.5);
  cost += (watched.get(room) ?? 0) * 0.7;
  return cost + fireDanger(state, room) * frailty;
}

/** Those who will be there too; who can still go may well be gone by then. */
function company(state: State, survivor: Survivor, room: RoomId): number {
  let others = 0;
  for (const one of survivorsAt(state, room)) if (one !== survivor) others += isDone(state, one) ? 1 : 0.5;
  return others;
}

const isDone = ({ phase, teams }: State, { id, ap }: Survivor): boolean =>
  ap === 0 || phase.kind !== 'actions' || teams[phase.team]?.includes(id) !== true;

/** Creature dice that get through, less what so many defenders cancel. */
function hurt(dice: number, defenders: number): number {
  const through = Math.max(0, dice - defenders / 3);
  return through * DIE_COST * (1 + through * 0.12);
}

/** A wound by fire is worth so many action points. */
const WOUND_COST = 3;

/** What the next spread would do to whoever stands there. */
function fireDanger(state: State, room: RoomId): number {
  const { burn, destroyed } = tileOf(state, room);
  if (state.fire === null) return 0;
  const markers = destroyed ? DESTROYED_TILE_DAMAGE : burn;
  return markers * WOUND_COST * 1.4 + (isBesideFire(state, room) ? WOUND_COST * 0.3 : 0);
}

function isBesideFire({ house, fire }: State, room: RoomId): boolean {
  const at = house[room];
  if (at === undefined || fire === null) return false;
  return Math.abs(at.x - (fire % HOUSE_COLUMNS)) + Math.abs(at.y - Math.floor(fire / HOUSE_COLUMNS)) <= 1;
}

/** The least danger among the rooms that he could still reach with so many steps. */
export function refuge(land: Land, survivor: Survivor, from: RoomId, steps: number): Refuge {
  let best: Refuge = { room: from, danger: danger(land, survivor, from), steps: 0 };
  if (steps < 1 || land.held.has(from)) return best;
  const isSafe = (room: RoomId): boolean => !isOnFire(land.state, room) && !land.held.has(room);
  for (const [room, count] of stepsAround(land.near, from, Math.floor(steps), isSafe)) {
    const there = danger(land, survivor, room) + count * 0.05;
    if (there < best.danger) best = { room, danger: there, steps: count };
  }
  return best;
}

export interface Refuge {
  readonly room: RoomId;
  readonly danger: number;
  readonly steps: number;
}
