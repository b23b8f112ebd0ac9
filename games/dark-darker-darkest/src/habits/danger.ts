import { HOUSE_COLUMNS } from '../data/house.ts';
import { DESTROYED_TILE_DAMAGE, ZOMBIE_DICE_LIMIT } from '../data/limits.ts';
import { skullOf } from '../rules/figures.ts';
import { tileAt } from '../rules/rooms.ts';
import type { TileIndex } from '../state.ts';
import type { Land } from './land.ts';
import type { Member } from './member.ts';
import type { Place } from './plan.ts';
import { stepsAround } from './steps.ts';

/** What one creature die that nobody cancels is worth, in action points. */
export const DIE_COST = 4;

/** What it costs a survivor to end his actions in a room: enemies, fire, cameras; company is welcome. */
export function dangerIn(land: Land, member: Member, place: Place): number {
  const { dangers } = member;
  if (dangers[place] === Infinity) dangers[place] = weighDanger(land, member, place);
  return dangers[place] as number;
}

function weighDanger(land: Land, { survivor, place: home, presence }: Member, place: Place): number {
  const { state, ground, dice, waking, held, company } = land;
  const others = (company[place] as number) - (place === home ? presence : 0);
  const attack = Math.min((dice[place] as number) + (waking[place] as number) * 0.5, ZOMBIE_DICE_LIMIT);
  const alone = others === 0 ? 0 : hurt(attack, others);
  const frailty = 1 + Math.max(0, 5 - (skullOf(survivor) - survivor.wounds)) * 0.3;
  let cost = (hurt(attack, others + 1) - alone) * frailty * (held[place] === true ? 1.5 : 1);
  if (attack > 0) cost -= Math.min(others, 1) * 0.5;
  cost -= Math.min(others, 2) * (state.fire === null ? 0.7 : 2.5);
  cost += (ground.watched[place] as number) * 0.7;
  return cost + fireDanger(land, place) * frailty;
}

/** Creature dice that get through, less what so many defenders cancel. */
function hurt(dice: number, defenders: number): number {
  const through = Math.max(0, dice - defenders / 3);
  return through * DIE_COST * (1 + through * 0.12);
}

/** A wound by fire is worth so many action points. */
const WOUND_COST = 3;

/** What the next spread would do to whoever stands there. */
function fireDanger({ state, ground }: Land, place: Place): number {
  if (state.fire === null) return 0;
  const index = ground.plan.tiles[place] as TileIndex;
  const { burn, destroyed } = tileAt(state, index);
  const markers = destroyed ? DESTROYED_TILE_DAMAGE : burn;
  return markers * WOUND_COST * 1.4 + (isBeside(index, state.fire) ? WOUND_COST * 0.3 : 0);
}

const isBeside = (one: TileIndex, other: TileIndex): boolean =>
  Math.abs((one % HOUSE_COLUMNS) - (other % HOUSE_COLUMNS)) +
    Math.abs(Math.floor(one / HOUSE_COLUMNS) - Math.floor(other / HOUSE_COLUMNS)) <=
  1;

/** The least danger among the rooms that he could still reach, and where that is. */
export interface Refuge {
  readonly place: Place;
  readonly danger: number;
}

/** From a room, with so many action points left. */
export function refugeFrom(land: Land, member: Member, from: Place, ap: number): Refuge {
  const steps = Math.floor(ap);
  if (steps < 1 || land.held[from] === true) return { place: from, danger: dangerIn(land, member, from) };
  const refuges = (member.refuges ??= new Map<number, Refuge>());
  const known = refuges.get(from + steps * MOST_ROOMS);
  if (known !== undefined) return known;
  const refuge = findRefuge(land, member, from, steps);
  refuges.set(from + steps * MOST_ROOMS, refuge);
  return refuge;
}

/** More rooms than any house has. */
const MOST_ROOMS = 100;

function findRefuge(land: Land, member: Member, from: Place, most: number): Refuge {
  const { places, steps } = stepsAround(land.ground.walls, from, most, land.unsafe);
  let best = from;
  let least = dangerIn(land, member, from);
  for (const place of places) {
    const danger = dangerIn(land, member, place) + (steps[place] as number) * 0.05;
    if (danger < least) [best, least] = [place, danger];
  }
  return { place: best, danger: least };
}
