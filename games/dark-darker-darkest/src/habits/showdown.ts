import type { RoomId } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import { ITEM_FUNCTIONS } from '../data/item-functions.ts';
import { ZOMBIE_DICE_LIMIT } from '../data/limits.ts';
import type { SurvivorId } from '../data/survivors.ts';
import { apLeft } from '../rules/action-points.ts';
import { nemesisDice } from '../rules/creatures.ts';
import { hasZombie, itemIdOf, skullOf, survivorOf, survivorsAt, zombiesAt } from '../rules/figures.ts';
import { isOnFire, seenDistances, tileOf } from '../rules/rooms.ts';
import { nemesisGoals } from '../rules/showdown.ts';
import { attackValues, isUsableWeapon } from '../rules/weapons.ts';
import type { State, Survivor } from '../state.ts';
import { bestHandling, handlingScore } from './cards.ts';
import { cornerWorth, IDLE } from './errands.ts';
import { expectedHits, weaponIn } from './fight.ts';
import { healingWorth } from './healing.ts';
import { stepsAround } from './land.ts';
import type { Outlook } from './outlook.ts';

/** What the survivors do in the showdown: hit the nemesis, and keep the keeper of the antidote alive. */
export function showdownScores(outlook: Outlook, survivor: Survivor, options: readonly Option[]): number[] {
  const steps = showdownSteps(outlook, survivor);
  return options.map(option => {
    const [verb = '', name = ''] = option.id.split(':');
    return SCORES[verb]?.(outlook.state, survivor, option, name, steps) ?? 0;
  });
}

type Score = (
  state: State,
  survivor: Survivor,
  option: Option,
  name: string,
  steps: readonly RoomId[],
) => number;

const SCORES: Readonly<Record<string, Score>> = {
  'hand-over': () => IDLE,
  'move': (_, __, ___, room, steps) => (steps.includes(room) ? 5 : 0),
  'attack': attackScore,
  'free-attack': (state, survivor, option) => attackScore(state, survivor, option) * 3,
  'throw': throwScore,
  'attempt-rescue': () => 6,
  'flashbang': () => 12,
  'use-corner': (state, survivor) => cornerWorth(state, survivor, survivor.room) / 2.5,
  'heal-other': (state, _, __, other) => {
    const one = survivorOf(state, other as SurvivorId);
    return healingWorth(one) * (isKeeper(state, one) ? 2 : 0.6);
  },
  'buy-skill': (state, survivor, option) => handlingScore(state, survivor, option) * 4,
  'manage': (state, survivor) => bestHandling(state, survivor) * 4,
  'drink': (state, survivor) => (apLeft(state, survivor) === 0 && canHitNemesis(state, survivor) ? 9 : 0),
};

export const isKeeper = (state: State, survivor: Survivor): boolean => state.showdown?.keeper === survivor.id;

/** Hits on the nemesis count most; zombies in the room are in the way, and others will come. */
function attackScore(state: State, survivor: Survivor, option: Option): number {
  const { range, ...values } = attackValues(survivor, weaponIn(survivor, option));
  const hits = expectedHits({ ...values, range });
  const distances = seenDistances(state, survivor.room);
  const distance = state.nemesis === null ? Infinity : (distances.get(state.nemesis.room) ?? Infinity);
  if (distance <= range) return hits * 16;
  let zombies = 0;
  for (const [room, away] of distances) if (away <= range) zombies += zombiesAt(state, room).length;
  const each = hasZombie(state, survivor.room) ? 6 : 2.5;
  return Math.min(hits, zombies) * each + (distance <= range + 1 ? hits * 2 : 0);
}

/** Explosives were kept for the nemesis. */
function throwScore(state: State, survivor: Survivor, option: Option): number {
  const card = weaponIn(survivor, option);
  const effect = card === null ? null : ITEM_FUNCTIONS[itemIdOf(card)].effect;
  const hits = effect?.kind === 'throw' ? effect.hits : 0;
  const distances = seenDistances(state, survivor.room);
  if (state.nemesis !== null && distances.get(state.nemesis.room) === 1) return hits * 16;
  return hasZombie(state, survivor.room) ? 0 : 1;
}

function canHitNemesis(state: State, survivor: Survivor): boolean {
  if (state.nemesis === null) return false;
  const distance = seenDistances(state, survivor.room).get(state.nemesis.room);
  return distance !== undefined && hitsFrom(survivor, distance) > 0;
}

/** Hits that his best weapon makes on average on somebody in sight so many rooms away. */
function hitsFrom(survivor: Survivor, distance: number): number {
  let best = distance === 0 ? FISTS : 0;
  for (const card of survivor.cards) {
    if (!isUsableWeapon(card)) continue;
    const values = attackValues(survivor, card);
    if (values.range >= distance) best = Math.max(best, expectedHits(values));
  }
  return best;
}

const FISTS = 0.3;

/** The next rooms on his way to the best place from which to hit the nemesis; none where he stands well. */
export function showdownSteps(outlook: Outlook, survivor: Survivor): readonly RoomId[] {
  const { state, land } = outlook;
  if (state.nemesis === null || land.held.has(survivor.room)) return [];
  const ways = outlook.ways(survivor);
  const field: Field = {
    dice: showdownDice(outlook),
    away: stepsAround(land.near, state.nemesis.room, Infinity, () => true),
    sight: seenDistances(state, state.nemesis.room),
  };
  let best: RoomId = survivor.room;
  let most = placeWorth(state, survivor, survivor.room, field) + 0.3;
  for (const [room, { cost }] of ways) {
    if (room === survivor.room || cost > FAR) continue;
    const worth = placeWorth(state, survivor, room, field) - Math.ceil(cost / 2) * STEP_COST;
    if (worth > most) [best, most] = [room, worth];
  }
  const first = ways.get(best)?.first ?? null;
  return first === null ? [] : [first];
}

/** What matters about all rooms. */
interface Field {
  /** Zombies that would attack there. */
  readonly dice: ReadonlyMap<RoomId, number>;
  /** Steps from the nemesis, and rooms to it in line of sight. */
  readonly away: ReadonlyMap<RoomId, number>;
  readonly sight: ReadonlyMap<RoomId, number>;
}

/** No further does anybody look for a place. */
const FAR = 8;
/** What two rooms of the way cost. */
const STEP_COST = 1.2;

/** How good a place is: hits on the nemesis, friends; against that zombies, the nemesis itself and fire. */
function placeWorth(state: State, survivor: Survivor, room: RoomId, { dice, away, sight }: Field): number {
  const { nemesis } = state;
  if (nemesis === null) return 0;
  const friends = survivorsAt(state, room).filter(one => one !== survivor).length;
  const attack = Math.min(dice.get(room) ?? 0, ZOMBIE_DICE_LIMIT);
  const isFrail = skullOf(survivor) - survivor.wounds < 4;
  const care = (isKeeper(state, survivor) ? 0.9 : 0.35) * (isFrail ? 1.8 : 1);
  let worth = hitsFrom(survivor, sight.get(room) ?? Infinity) * 10 + friends * 1.2;
  worth -= (away.get(room) ?? FAR) * (isKeeper(state, survivor) ? 0.3 : 1);
  worth -= Math.max(0, attack - (friends + 1) / 3) * care;
  // In a corner room that it is about to destroy it is best left alone.
  if (nemesis.room === room)
    worth -= nemesisDice(state) * care * (nemesisGoals(state).includes(room) ? 2.5 : 1);
  const { burn, destroyed } = tileOf(state, room);
  return worth - (destroyed ? 9 : burn * 4) * (isFrail ? 2 : 1);
}

/** Zombies that would attack in each room in the next reaction. */
function showdownDice({ state, land }: Outlook): Map<RoomId, number> {
  const dice = new Map<RoomId, number>();
  const hordes = new Map<RoomId, number>();
  for (const { room } of state.zombies) hordes.set(room, (hordes.get(room) ?? 0) + 1);
  for (const [horde, count] of hordes) {
    for (const room of stepsAround(land.near, horde, 2, one => !isOnFire(state, one)).keys())
      dice.set(room, (dice.get(room) ?? 0) + count);
  }
  return dice;
}
