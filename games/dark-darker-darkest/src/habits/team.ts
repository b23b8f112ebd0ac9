import type { RoomId } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import type { CardId } from '../data/cards.ts';
import type { CodeChipId } from '../data/code-chips.ts';
import type { SurvivorId } from '../data/survivors.ts';
import { apLeft } from '../rules/action-points.ts';
import {
  hasEnemy,
  itemIdOf,
  skullOf,
  survivorOf,
  survivorsAt,
  survivorsIn,
  zombiesAt,
} from '../rules/figures.ts';
import {
  hasIcon,
  isOnFire,
  LABORATORY,
  seenByCamera,
  seenDistances,
  tileIndex,
  tileOf,
} from '../rules/rooms.ts';
import { canBeSearched } from '../rules/search.ts';
import { locksOf } from '../rules/unlock.ts';
import { attackValues } from '../rules/weapons.ts';
import type { State, Survivor } from '../state.ts';
import { bestHandling, handlingScore } from './cards.ts';
import {
  bestGift,
  canPayForCode,
  darknessLeft,
  doorWorth,
  iconsMissing,
  laboratoryDoors,
  placesLeft,
  terminalWorth,
} from './codes.ts';
import { diceByRoom, type Way, waysFrom } from './ways.ts';

/** What a team's member does before the showdown: each option is worth so much for each AP. The figures are ours, found by play. */

/** Nothing that is worth less is done. */
export const IDLE = 0.4;

/** What a survivor looks at before he acts. */
interface Outlook {
  readonly state: State;
  readonly survivor: Survivor;
  readonly ways: ReadonlyMap<RoomId, Way>;
  readonly dice: ReadonlyMap<RoomId, number>;
  /** What it is worth to enter each room next, for what lies there or beyond. */
  readonly steps: ReadonlyMap<RoomId, number>;
}

type Score = (outlook: Outlook, option: Option, name: string) => number;

/** How much each option is worth to him. */
export function teamScores(state: State, survivor: Survivor, options: readonly Option[]): number[] {
  const ways = waysFrom(state, survivor);
  const dice = diceByRoom(state);
  const steps = stepScores(state, survivor, ways, dice);
  const outlook: Outlook = { state, survivor, ways, dice, steps };
  return options.map(option => {
    const [verb = '', name = ''] = option.id.split(':');
    return SCORES[verb]?.(outlook, option, name) ?? 0;
  });
}

const SCORES: Readonly<Record<string, Score>> = {
  'hand-over': () => IDLE,
  'move': ({ steps }, _, room) => steps.get(room) ?? 0,
  'search': ({ state, survivor }) => searchWorth(state, survivor, survivorsAt(state, survivor.room).length),
  'reveal-chip': () => 60,
  'shine': () => 60,
  'unlock': unlockScore,
  'terminal': ({ state }, _, chip) => terminalWorth(state, chip as CodeChipId) / 2,
  'attack': (outlook, option) => attackScore(outlook, option),
  'free-attack': (outlook, option) => attackScore(outlook, option) * 3,
  'throw': ({ state, survivor, dice }) =>
    (dice.get(survivor.room) ?? 0) > 2 && state.zombies.length > 2 ? 3.5 : 0,
  'attempt-rescue': ({ state, survivor }) =>
    survivor.entrapped !== 'no' ? 7 : zombiesAt(state, survivor.room).length > 3 ? 4 : 1,
  'flashbang': () => 9,
  'extinguish': (outlook, _) => firefighting(outlook) / 2,
  'extinguish-with': outlook => firefighting(outlook),
  'use-corner': outlook => cornerWorth(outlook.state, outlook.survivor, outlook.survivor.room) / 2,
  'buy-skill': ({ state, survivor }, option) => handlingScore(state, survivor, option) * 4,
  'heal-other': ({ state }, _, other) => healingWorth(survivorOf(state, other as SurvivorId)),
  'drink': ({ survivor, state }) => (apLeft(state, survivor) === 0 ? 1 : 0.5),
  'close-reactor': () => 12,
  'remove-radiation': () => 1,
  'manage': ({ state, survivor }) => bestHandling(state, survivor) * 4,
  'give': ({ state, survivor }, _, other) =>
    bestGift(state, survivor, survivorOf(state, other as SurvivorId))?.worth ?? 0,
  'take': ({ state, survivor }, _, other) =>
    bestGift(state, survivorOf(state, other as SurvivorId), survivor)?.worth ?? 0,
};

/** Cards found for one AP, those he lacks most; noise comes with many dice. */
export function searchWorth(state: State, survivor: Survivor, dice: number): number {
  const has = survivor.cards.length + survivor.virus;
  const late = state.darkness > 3 || placesLeft(state) < 2 ? 0.5 : 1;
  const wanted = Math.max(0.4, 6.5 - has * 1.2) * late;
  return (wanted * Math.min(dice, 4)) / 3 - (NOISE[Math.min(dice, 4)] ?? 0) * NOISE_COST;
}

const NOISE: readonly number[] = [0, 0, 0.11, 0.31, 0.52];
const NOISE_COST = 4;
/** How often dice find something. */
const findChance = (dice: number): number => 1 - (2 / 3) ** dice;

function unlockScore({ state, survivor, ways }: Outlook, option: Option): number {
  const lock = locksOf(state, survivor.room).find(({ id }) => option.id === `unlock:${id}`);
  if (lock === undefined || lock.lock.chip === null) return 0;
  const missing = iconsMissing(survivor, lock.lock.chip);
  return (
    doorWorth(state, lock.lock.chip, lock.to, room => ways.has(room)) -
    missing * darknessPrice(state, missing)
  );
}

/** What a space of darkness is worth: dear when it is early, as cards may still be found, and when little is left. */
function darknessPrice(state: State, spaces: number): number {
  if (darknessLeft(state) - spaces < 1) return 100;
  if (state.darkness < 3 && state.darkness + spaces > 2) return 40;
  return state.round < 4 ? 40 : 24;
}

/** Hits that an attack makes on average, on those who would attack us. */
function attackScore({ state, survivor, dice }: Outlook, option: Option): number {
  const card = survivor.cards.find(one => option.id.endsWith(`:${one.id}`)) ?? null;
  const values = attackValues(survivor, card);
  const expected = values.dice * (0.29 + values.aimHits * 0.08) * values.hitsForOne;
  const here = zombiesAt(state, survivor.room).length;
  let near = 0;
  for (const [room, distance] of seenDistances(state, survivor.room)) {
    if (distance === 0 || distance > values.range) continue;
    const zombies = zombiesAt(state, room).length;
    if ((dice.get(survivor.room) ?? 0) > 0) near += zombies;
  }
  const kills = Math.min(expected, here + near);
  const beast = state.creature?.room === survivor.room ? expected * 2.2 : 0;
  return Math.max(kills * (here > 0 ? 5.5 : 4), beast, 0.1);
}

/** Best of all is to put the whole fire out. */
function firefighting({ state, survivor }: Outlook): number {
  const { burn } = tileOf(state, survivor.room);
  if (state.fire !== tileIndex(state, survivor.room)) return burn > 1 ? 3 : 0.5;
  return burn === 1 ? 40 : 20;
}

/** Wounds are healed best before they cost AP, and before they kill. */
export function healingWorth(survivor: Survivor): number {
  const left = skullOf(survivor) - survivor.wounds;
  if (survivor.wounds === 0) return 0;
  return left < 3 ? 7 : left < 5 ? 3.5 : 1.6;
}

/** What a corner room's own function would do for him. */
export function cornerWorth(state: State, survivor: Survivor, room: RoomId): number {
  if (state.options['no-corner-functions'] || !hasIcon(state, room, 'terminal')) return 0;
  if (state.cornersUsed.includes(tileIndex(state, room))) return 0;
  if (room === 'medic-bay') return healingWorth(survivor) * Math.min(2, survivor.wounds);
  if (room === 'virus-cabinet') return survivor.virus > 1 ? 16 : 0;
  if (room === 'sprinkler-control') return state.fire === null ? 0 : 14;
  return survivor.cards.some(card => itemIdOf(card).endsWith('gun') && card.ammo === 0) ? 2 : 0;
}

/** For every step the best of what it leads to. */
function stepScores(
  state: State,
  survivor: Survivor,
  ways: ReadonlyMap<RoomId, Way>,
  dice: ReadonlyMap<RoomId, number>,
): Map<RoomId, number> {
  const scores = new Map<RoomId, number>();
  const target = teamTarget(state, dice);
  const here = dice.get(survivor.room) ?? 0;
  const ap = apLeft(state, survivor);
  for (const [room, { cost, first }] of ways) {
    if (first === null) continue;
    const there = dice.get(room) ?? 0;
    const risk =
      Math.max(0, there - here) * DIE_COST * (cost > ap ? 0.5 : 1) + (hasEnemy(state, room) ? 3 : 0);
    // Where one stands matters at the end of the actions only.
    const last = cost > ap ? 0 : ap - cost < 1 ? 1 : 0.2;
    let score =
      (last * (togetherness(state, survivor, room) + Math.max(0, here - there) * DIE_COST)) / (cost + 0.3);
    for (const { worth, ap: price } of goalsIn(state, survivor, room, ways)) {
      score = Math.max(score, (worth - risk) / (cost + price));
    }
    if (room === target) score = Math.max(score, 3 - risk / 4);
    if (score > (scores.get(first) ?? 0)) scores.set(first, score);
  }
  return scores;
}

/** Where the survivors had better go together: they find more, defend each other, and bring one reaction only. */
function teamTarget(state: State, dice: ReadonlyMap<RoomId, number>): RoomId | null {
  const members = survivorsIn(state).filter(one => one.entrapped === 'no' && !hasEnemy(state, one.room));
  const [leader] = [...members].sort((a, b) => others(state, b, b.room) - others(state, a, a.room));
  if (leader === undefined) return null;
  const ways = waysFrom(state, leader);
  let best: RoomId | null = null;
  let most = 0.1;
  for (const [room, { cost }] of ways) {
    let worth = 0;
    if (canBeSearched(state, room))
      worth += searchWorth(state, leader, members.length) / findChance(Math.min(4, members.length));
    for (const { lock } of locksOf(state, room)) if (lock.chip === null) worth += 2.5;
    for (const one of members) {
      for (const goal of goalsIn(state, one, room, ways)) worth = Math.max(worth, goal.worth * 0.5);
    }
    worth -= (dice.get(room) ?? 0) * 0.6 + camerasOn(state, room) * 1 + (isOnFire(state, room) ? 3 : 0);
    const rate = worth / (members.length * cost * 0.7 + 1.5);
    if (rate > most) [best, most] = [room, rate];
  }
  return best;
}

const camerasOn = (state: State, room: RoomId): number =>
  state.cameras.filter(camera => seenByCamera(state, camera.room, camera.side).includes(room)).length;

/** What one creature die against a survivor costs. */
const DIE_COST = 1.2;

interface Goal {
  readonly worth: number;
  /** Action points for what is to be done there. */
  readonly ap: number;
}

/** What a survivor could do in a room. */
function goalsIn(state: State, survivor: Survivor, room: RoomId, ways: ReadonlyMap<RoomId, Way>): Goal[] {
  if (state.panel.tokens.length === 0) {
    return room === LABORATORY ? [{ worth: 300 - survivor.wounds * 20, ap: 0 }] : [];
  }
  const goals: Goal[] = [];
  if (canPayForCode(state) && laboratoryDoors(state).includes(room)) goals.push({ worth: 40, ap: 0.5 });
  if (hasIcon(state, room, 'terminal')) {
    const waits = state.cornersUsed.includes(tileIndex(state, room)) ? 3 : 2;
    if (placesLeft(state) > 0) {
      for (const chip of survivor.chips) goals.push({ worth: terminalWorth(state, chip), ap: waits });
    }
    goals.push({ worth: cornerWorth(state, survivor, room), ap: 2 });
  }
  if (state.fire === tileIndex(state, room))
    goals.push(fireGoal(state, survivor, room, ways.get(room)?.cost ?? 0));
  goals.push(...doorGoals(state, survivor, room, ways));
  return goals;
}

function fireGoal(state: State, survivor: Survivor, room: RoomId, cost: number): Goal {
  const { burn, destroyed } = tileOf(state, room);
  if (destroyed) return { worth: 0, ap: 1 };
  const tool = survivor.cards.some(card => card.inHand && TOOLS.includes(itemIdOf(card)));
  const ap = burn * (tool ? 1 : 2);
  // By the next round it will be elsewhere.
  return { worth: cost + ap <= apLeft(state, survivor) ? 40 : 8, ap };
}

const TOOLS: readonly string[] = ['fire-axe', 'fire-extinguisher'];

function doorGoals(state: State, survivor: Survivor, room: RoomId, ways: ReadonlyMap<RoomId, Way>): Goal[] {
  const goals: Goal[] = [];
  for (const { lock, to } of locksOf(state, room)) {
    if (lock.chip !== null) {
      const missing = iconsMissing(survivor, lock.chip);
      const worth =
        doorWorth(state, lock.chip, to, one => ways.has(one)) - missing * darknessPrice(state, missing);
      goals.push({ worth, ap: 1 });
    }
  }
  return goals;
}

/** Each team of its own brings a reaction, and a spread of the fire: the survivors had better stay together when there is any. */
function togetherness(state: State, survivor: Survivor, room: RoomId): number {
  if (others(state, survivor, room) <= others(state, survivor, survivor.room)) return 0;
  return state.fire !== null ? 4 : 1;
}

const others = (state: State, survivor: Survivor, room: RoomId): number =>
  survivorsAt(state, room).filter(one => one !== survivor).length;

/** The card that a gift would be of. */
export const giftCard = (state: State, from: Survivor, to: Survivor): CardId | undefined =>
  bestGift(state, from, to)?.card;
