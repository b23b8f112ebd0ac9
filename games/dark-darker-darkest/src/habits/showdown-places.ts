import type { RoomId } from '@tenebrae/board';
import { ZOMBIE_DICE_LIMIT } from '../data/limits.ts';
import { nemesisDice } from '../rules/creatures.ts';
import { skullOf } from '../rules/figures.ts';
import { tileAt } from '../rules/rooms.ts';
import { nemesisGoals } from '../rules/showdown.ts';
import { attackValues, isUsableWeapon } from '../rules/weapons.ts';
import type { Nemesis, State, Survivor, TileIndex } from '../state.ts';
import { expectedHits } from './fight.ts';
import { add, marchFrom, sightFrom } from './ground.ts';
import { type Land, NOTHING_SHUT } from './land.ts';
import { type Member, waysOf } from './member.ts';
import type { Outlook } from './outlook.ts';
import { NOWHERE, type Place, placeOf } from './plan.ts';
import { stepsAround } from './steps.ts';

/** The next room on his way to the best place from which to hit the nemesis; none where he stands well. */
export function showdownStep(outlook: Outlook, member: Member): RoomId | null {
  const { state, land } = outlook;
  if (state.nemesis === null || land.held[member.place] === true) return null;
  const field = (outlook.field ??= fieldOf(land, state.nemesis));
  const { reached, cost, first } = waysOf(land, member);
  let best = member.place;
  let most = placeWorth(outlook, member, best, field) + 0.3;
  for (const place of reached) {
    const costThere = cost[place] as number;
    if (place === member.place || costThere > FAR) continue;
    const worth = placeWorth(outlook, member, place, field) - Math.ceil(costThere / 2) * STEP_COST;
    if (worth > most) [best, most] = [place, worth];
  }
  const step = first[best] as Place;
  return step === NOWHERE ? null : (land.ground.plan.rooms[step] as RoomId);
}

/** No further does anybody look for a place. */
const FAR = 8;
/** What two rooms of the way cost. */
const STEP_COST = 1.2;

/** What matters about all rooms while the nemesis is there. */
export interface Field {
  readonly nemesis: Place;
  /** Its own dice, and how much worse they are where it stands: in a corner room that it is about to destroy it is best left alone. */
  readonly menace: number;
  readonly warning: number;
  /** Zombies that would attack in each room. */
  readonly dice: readonly number[];
  /** Steps from the nemesis, and rooms to it in line of sight. */
  readonly away: readonly number[];
  readonly sight: readonly number[];
}

function fieldOf(land: Land, { room }: Nemesis): Field {
  const { state, ground } = land;
  const nemesis = placeOf(ground.plan, room);
  return {
    nemesis,
    menace: nemesisDice(state),
    warning: nemesisGoals(state).includes(room) ? 2.5 : 1,
    dice: showdownDice(land),
    away: stepsAround(ground.walls, nemesis, Infinity, NOTHING_SHUT).steps,
    sight: sightOf(land, nemesis),
  };
}

/** Zombies that would attack in each room in the next reaction. */
function showdownDice({ ground, zombies }: Land): number[] {
  const dice = ground.plan.none.slice();
  for (let horde = 0; horde < zombies.length; horde += 1) {
    const count = zombies[horde] as number;
    if (count > 0) for (const place of marchFrom(ground, horde)) add(dice, place, count);
  }
  return dice;
}

function sightOf({ state, ground }: Land, from: Place): number[] {
  const { places, distances } = sightFrom(state, ground, from);
  const sight = ground.plan.far.slice();
  for (let at = 0; at < places.length; at += 1) sight[places[at] as Place] = distances[at] as number;
  return sight;
}

/** How good a place is: hits on the nemesis, friends; against that zombies, the nemesis itself and fire. */
function placeWorth({ state, land, team }: Outlook, member: Member, place: Place, field: Field): number {
  const { survivor } = member;
  const { nemesis, menace, warning, dice, away, sight } = field;
  let friends = 0;
  for (const one of team) if (one.place === place && one !== member) friends += 1;
  const attack = Math.min(dice[place] as number, ZOMBIE_DICE_LIMIT);
  const isFrail = skullOf(survivor) - survivor.wounds < 4;
  const care = (isKeeper(state, survivor) ? 0.9 : 0.35) * (isFrail ? 1.8 : 1);
  const steps = away[place] as number;
  let worth = hitsFrom(member, sight[place] as number) * 10 + friends * 1.2;
  worth -= (steps === Infinity ? FAR : steps) * (isKeeper(state, survivor) ? 0.3 : 1);
  worth -= Math.max(0, attack - (friends + 1) / 3) * care;
  if (place === nemesis) worth -= menace * care * warning;
  const { burn, destroyed } = tileAt(state, land.ground.plan.tiles[place] as TileIndex);
  return worth - (destroyed ? 9 : burn * 4) * (isFrail ? 2 : 1);
}

export const isKeeper = (state: State, survivor: Survivor): boolean => state.showdown?.keeper === survivor.id;

/** Hits that his best weapon makes on average on somebody in sight so many rooms away. */
export function hitsFrom(member: Member, distance: number): number {
  let best = distance === 0 ? FISTS : 0;
  for (const { range, hits } of (member.weapons ??= weaponsOf(member.survivor)))
    if (range >= distance) best = Math.max(best, hits);
  return best;
}

const FISTS = 0.3;

/** How far a weapon reaches, and the hits that it makes on average. */
export interface Weapon {
  readonly range: number;
  readonly hits: number;
}

function weaponsOf(survivor: Survivor): Weapon[] {
  const weapons: Weapon[] = [];
  for (const card of survivor.cards) {
    if (!isUsableWeapon(card)) continue;
    const values = attackValues(survivor, card);
    weapons.push({ range: values.range, hits: expectedHits(values) });
  }
  return weapons;
}
