import type { RoomId } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import type { SurvivorId } from '../data/survivors.ts';
import { hasZombie, survivorOf, zombiesAt } from '../rules/figures.ts';
import { accessible, isOnFire, seenDistances, walkFrom } from '../rules/rooms.ts';
import { attackValues } from '../rules/weapons.ts';
import type { State, Survivor } from '../state.ts';
import { bestHandling, handlingScore } from './cards.ts';
import { cornerWorth, healingWorth, IDLE } from './team.ts';

/** What the survivors do in the showdown: hit the nemesis, and keep the keeper of the antidote alive. */
export function showdownScores(state: State, survivor: Survivor, options: readonly Option[]): number[] {
  const steps = showdownSteps(state, survivor);
  return options.map(option => {
    const [verb = '', name = ''] = option.id.split(':');
    return SCORES[verb]?.(state, survivor, option, name, steps) ?? 0;
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
  'attack': (state, survivor, option) => attackScore(state, survivor, option),
  'free-attack': (state, survivor, option) => attackScore(state, survivor, option) * 3,
  'throw': () => 4,
  'attempt-rescue': () => 6,
  'flashbang': () => 12,
  'use-corner': (state, survivor) => cornerWorth(state, survivor, survivor.room) / 2,
  'heal-other': (state, _, __, other) => {
    const one = survivorOf(state, other as SurvivorId);
    return healingWorth(one) * (isKeeper(state, one) ? 2 : 0.6);
  },
  'buy-skill': (state, survivor, option) => handlingScore(state, survivor, option) * 4,
  'manage': (state, survivor) => bestHandling(state, survivor) * 4,
  'drink': () => 3,
};

export const isKeeper = (state: State, survivor: Survivor): boolean => state.showdown?.keeper === survivor.id;

function attackScore(state: State, survivor: Survivor, option: Option): number {
  const card = survivor.cards.find(one => option.id.endsWith(`:${one.id}`)) ?? null;
  const { dice, range, hitsForOne, aimHits } = attackValues(survivor, card);
  const hits = dice * (0.29 + aimHits * 0.08) * hitsForOne;
  const distances = seenDistances(state, survivor.room);
  const distance = state.nemesis === null ? Infinity : (distances.get(state.nemesis.room) ?? Infinity);
  if (distance <= range) return hits * 16;
  let zombies = 0;
  for (const [room, away] of distances) if (away <= range) zombies += zombiesAt(state, room).length;
  const held = hasZombie(state, survivor.room) ? 6 : 2.5;
  return Math.min(hits, zombies) * held + (distance <= range + 1 ? hits * 2 : 0);
}

/** Everyone closes in on the nemesis, those with a gun as far as it reaches; a keeper with many wounds keeps clear of it. */
export function showdownSteps(state: State, survivor: Survivor): readonly RoomId[] {
  if (state.nemesis === null) return [];
  const ways = walkFrom(state, state.nemesis.room);
  const here = ways.get(survivor.room) ?? 9;
  const inSight = seenDistances(state, survivor.room).get(state.nemesis.room) ?? Infinity;
  if (isKeeper(state, survivor) && survivor.wounds > KEEPER_WOUNDS)
    return here > 3 ? [] : awayFrom(state, survivor, ways);
  if (inSight <= reachOf(survivor)) return [];
  const nearer = accessible(state, survivor.room).filter(room => (ways.get(room) ?? 9) < here);
  const safe = nearer.filter(room => !isOnFire(state, room) && !hasZombie(state, room));
  if (safe.length > 0) return safe;
  return nearer.filter(room => !isOnFire(state, room) || survivor.wounds < 4);
}

/** With more wounds the keeper fights no longer. */
const KEEPER_WOUNDS = 3;

function awayFrom(state: State, survivor: Survivor, ways: ReadonlyMap<RoomId, number>): RoomId[] {
  const here = ways.get(survivor.room) ?? 9;
  return accessible(state, survivor.room).filter(
    room => (ways.get(room) ?? 9) > here && !isOnFire(state, room) && !hasZombie(state, room),
  );
}

/** How far his weapons reach. */
const reachOf = (survivor: Survivor): number =>
  Math.max(
    0,
    ...survivor.cards
      .filter(card => card.inHand && card.ammo > 0)
      .map(card => attackValues(survivor, card).range),
  );
