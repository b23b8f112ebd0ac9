import type { RoomId } from '@tenebrae/board';
import { CREATURES } from '../data/creatures.ts';
import { coveredCount, creatureDice } from '../rules/creatures.ts';
import { isIn } from '../rules/figures.ts';
import type { State, Survivor } from '../state.ts';
import { add, type Ground, groundOf, reachOf, sightFrom } from './ground.ts';
import { NOWHERE, type Place, placeOf } from './plan.ts';
import { stepsAround } from './steps.ts';

/** Where enemies are, and where they would attack, room by room. */
export interface Threats {
  readonly ground: Ground;
  readonly zombies: readonly number[];
  /** Creature dice that would be rolled if the acting team ended its actions there. */
  readonly dice: readonly number[];
}

/** The house as those see it who plan; made once for each question. */
export interface Land extends Threats {
  readonly state: State;
  /** Face-down tokens. */
  readonly tokens: readonly number[];
  /** Where an enemy holds whoever comes in. */
  readonly held: readonly boolean[];
  /** Where he is held or burnt. */
  readonly unsafe: readonly boolean[];
  /** Zombies that would be turned up, and those of them that would attack, if somebody came to see the face-down tokens. */
  readonly asleep: readonly number[];
  readonly waking: readonly number[];
  /** Survivors who will be there; who can still go may well be gone by then. */
  readonly company: readonly number[];
}

export function threatsOf(state: State): Threats {
  const ground = groundOf(state);
  const zombies = ground.plan.none.slice();
  for (const { room } of state.zombies) add(zombies, placeOf(ground.plan, room), 1);
  return { ground, zombies, dice: diceByRoom(state, ground, zombies) };
}

function diceByRoom(state: State, ground: Ground, zombies: readonly number[]): number[] {
  const dice = ground.plan.none.slice();
  for (let horde = 0; horde < zombies.length; horde += 1) {
    const count = zombies[horde] as number;
    if (count > 0) for (const place of reachOf(state, ground, horde)) add(dice, place, count);
  }
  if (state.creature !== null) {
    const more = creatureDice(state);
    for (const place of creatureReach(state, ground, state.creature)) add(dice, place, more);
  }
  return dice;
}

/** Nobody outruns it; but whoever is out of its reach has one reaction more. */
function creatureReach(
  state: State,
  { plan, walls, onFire }: Ground,
  { id, room }: NonNullable<State['creature']>,
): readonly Place[] {
  const { movement, fireResistant } = CREATURES[id];
  const most = movement === 'd4' ? 3 : Math.max(0, movement - coveredCount(state, 'blue'));
  return stepsAround(walls, placeOf(plan, room), most, fireResistant ? NOTHING_SHUT : onFire).places;
}

/** Every room may be entered. */
export const NOTHING_SHUT: readonly boolean[] = [];

/** The dice of a room by its name; none outside the house. */
export function diceIn({ ground, dice }: Threats, room: RoomId): number {
  const place = placeOf(ground.plan, room);
  return place === NOWHERE ? 0 : (dice[place] as number);
}

export function landOf(state: State): Land {
  const { ground, zombies, dice } = threatsOf(state);
  const { plan, onFire } = ground;
  const tokens = plan.none.slice();
  for (const room of state.tokens) add(tokens, placeOf(plan, room), 1);
  const company = plan.none.slice();
  for (const one of state.survivors)
    if (isIn(one)) add(company, placeOf(plan, one.room), presence(state, one));
  const held = zombies.map(count => count > 0);
  if (state.creature !== null) held[placeOf(plan, state.creature.room)] = true;
  if (state.nemesis !== null) held[placeOf(plan, state.nemesis.room)] = true;
  const unsafe = held.map((isHeld, place) => isHeld || onFire[place] === true);
  return { state, ground, zombies, dice, tokens, held, unsafe, ...sleepers(state, ground, tokens), company };
}

/** How surely a survivor will be where he is when the actions end. */
export const presence = ({ phase, teams }: State, { id, ap }: Survivor): number =>
  ap === 0 || phase.kind !== 'actions' || teams[phase.team]?.includes(id) !== true ? 1 : 0.5;

/** What a face-down token becomes on average. */
const TOKEN_ZOMBIES = 2;

function sleepers(state: State, ground: Ground, tokens: readonly number[]): Pick<Land, 'asleep' | 'waking'> {
  const { none } = ground.plan;
  if (state.tokens.length === 0) return { asleep: none, waking: none };
  const asleep = none.slice();
  const waking = none.slice();
  for (let token = 0; token < tokens.length; token += 1) {
    const count = (tokens[token] as number) * TOKEN_ZOMBIES;
    if (count === 0) continue;
    const around = reachOf(state, ground, token);
    for (const place of sightFrom(state, ground, token).places) {
      add(asleep, place, count);
      if (around.includes(place)) add(waking, place, count);
    }
  }
  return { asleep, waking };
}
