import type { RoomId } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import type { CardId } from '../data/cards.ts';
import type { CodeChipId } from '../data/code-chips.ts';
import type { SurvivorId } from '../data/survivors.ts';
import { apLeft } from '../rules/action-points.ts';
import { hasEnemy, isIn, itemIdOf, skullOf, survivorOf, survivorsAt, zombiesAt } from '../rules/figures.ts';
import { hasIcon, LABORATORY, seenDistances, tileIndex, tileOf } from '../rules/rooms.ts';
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
  'attempt-rescue': () => 7,
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
  const here = dice.get(survivor.room) ?? 0;
  const ap = apLeft(state, survivor);
  for (const [room, { cost, first }] of ways) {
    if (first === null) continue;
    const there = dice.get(room) ?? 0;
    const risk =
      Math.max(0, there - here) * DIE_COST * (cost > ap ? 0.5 : 1) + (hasEnemy(state, room) ? 3 : 0);
    let score = cost <= ap ? togetherness(state, survivor, room) / cost : 0;
    if (here > there && cost <= ap) score += ((here - there) * DIE_COST) / (cost + 0.5);
    for (const { worth, ap: price } of goalsIn(state, survivor, room, ways)) {
      score = Math.max(score, (worth - risk) / (cost + price));
    }
    if (score > (scores.get(first) ?? 0)) scores.set(first, score);
  }
  return scores;
}

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
  if (canPayForCode(state) && laboratoryDoors(state).includes(room)) goals.push({ worth: 24, ap: 0.5 });
  if (canBeSearched(state, room)) {
    const dice = survivorsAt(state, room).length + 1;
    const ap = 1 / findChance(Math.min(dice, 4));
    goals.push({ worth: searchWorth(state, survivor, dice) * ap, ap });
  }
  if (hasIcon(state, room, 'terminal')) {
    const waits = state.cornersUsed.includes(tileIndex(state, room)) ? 3 : 2;
    if (placesLeft(state) > 0) {
      for (const chip of survivor.chips) goals.push({ worth: terminalWorth(state, chip), ap: waits });
    }
    goals.push({ worth: cornerWorth(state, survivor, room), ap: 2 });
  }
  if (state.fire === tileIndex(state, room)) goals.push(fireGoal(state, survivor, room, ways.get(room)?.cost ?? 0));
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
  let unseen = 0;
  const goals: Goal[] = [];
  for (const { lock, to } of locksOf(state, room)) {
    if (lock.chip === null) unseen += 1;
    else {
      const missing = iconsMissing(survivor, lock.chip);
      const worth =
        doorWorth(state, lock.chip, to, one => ways.has(one)) - missing * darknessPrice(state, missing);
      goals.push({ worth, ap: 1 });
    }
  }
  if (unseen > 0) goals.push({ worth: 2.5 + unseen, ap: 0.5 });
  return goals;
}

/** Each team of its own brings a reaction, and a spread of the fire: the survivors had better stay together when there is any. */
function togetherness(state: State, survivor: Survivor, room: RoomId): number {
  const others = state.survivors.filter(one => one !== survivor && isIn(one));
  const there = others.filter(one => one.room === room).length;
  const here = others.filter(one => one.room === survivor.room).length;
  if (there <= here) return 0;
  return state.fire !== null ? 4 : 1;
}

/** The card that a gift would be of. */
export const giftCard = (state: State, from: Survivor, to: Survivor): CardId | undefined =>
  bestGift(state, from, to)?.card;
