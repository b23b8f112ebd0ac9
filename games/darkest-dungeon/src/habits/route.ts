import type { PlaceId } from '../data/dungeon-tiles.ts';
import {
  EXPLORATION_DICE_PER_HERO,
  EXPLORATION_DIE,
  RADIANT_EXPLORATION_DICE,
  type RoomType,
} from '../data/exploration.ts';
import { QUEST_XP } from '../data/limits.ts';
import { type Objective, questCard } from '../data/quests.ts';
import { dungeonOf, questOf } from '../rules/figures.ts';
import { campaignLevel } from '../rules/modifiers.ts';
import { adjacentPlaces } from '../rules/places.ts';
import { hasQuestRule, isBossQuest, questXp } from '../rules/quest-rules.ts';
import type { Dungeon, State } from '../state.ts';

/** Where a party wants to go next on the map, and how. All numbers are ours: a cost of 1 is about a point of Stress for everybody. */
export interface Route {
  /** Places from the party to the goal. */
  readonly way: readonly PlaceId[];
  readonly gain: number;
  readonly cost: number;
}

/** The goal that brings most for what the way to it costs; null when nothing is left to gain. */
export function bestRoute(state: State): Route | null {
  const dungeon = dungeonOf(state);
  const gainAt = gains(state, dungeon);
  let best: Route | null = null;
  for (const [place, { way, cost }] of waysFrom(state, dungeon)) {
    const gain = dungeon.visited.includes(place) ? 0 : gainAt(place);
    if (gain <= 0 || place === dungeon.party) continue;
    if (best === null || gain / (cost + LEAST_COST) > best.gain / (best.cost + LEAST_COST))
      best = { way, gain, cost };
  }
  return best;
}
/** What any goal costs besides, so that a near one is not everything. */
const LEAST_COST = 1;

interface Way {
  readonly way: readonly PlaceId[];
  readonly cost: number;
}

/** The cheapest way to every place, over places known and unknown. */
function waysFrom(state: State, dungeon: Dungeon): ReadonlyMap<PlaceId, Way> {
  const found = new Map<PlaceId, Way>([[dungeon.party, { way: [], cost: 0 }]]);
  const open: PlaceId[] = [dungeon.party];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const { way, cost } = found.get(place) ?? { way: [], cost: 0 };
    for (const next of adjacentPlaces(dungeon.tile, place)) {
      // A way back leads over places already visited only.
      const price = cost + priceOf(state, dungeon, next);
      if (price >= (found.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      found.set(next, { way: [...way, next], cost: price });
      open.push(next);
    }
  }
  return found;
}

/** DD-EXP-08, DD-EXP-20: a way back costs Stress, a new Corridor its dice; then comes the Room. */
function priceOf(state: State, { tokens, visited }: Dungeon, place: PlaceId): number {
  const level = campaignLevel(state);
  const isDark = state.campaign.light <= 2;
  const token = tokens[place];
  const room = token === undefined ? 0 : token === null ? 2.5 : (ROOM_PRICES[token] ?? 0);
  const again = token === 'trap' || token === 'dark' ? room * level : 0;
  if (visited.includes(place)) return (isDark ? 2 : 1) + again;
  return corridorCost(state) + (token === 'trap' ? room * level : room);
}

/** What one Exploration die of everybody costs; worse in deeper Dungeons. */
export const dieCost = (state: State): number => HAZARD * HAZARDS * (0.6 + 0.4 * campaignLevel(state));
const HAZARD = 1.68;
const HAZARDS = EXPLORATION_DIE.filter(face => face !== 'blank').length / EXPLORATION_DIE.length;

/** DD-EXP-02, DD-EXP-04: all dice, or one fewer for the Stress of a Scout. */
function corridorCost(state: State): number {
  const dice = state.options.difficulty === 'radiant' ? RADIANT_EXPLORATION_DICE : EXPLORATION_DICE_PER_HERO;
  const cost = dieCost(state);
  return Math.min(dice * cost, (dice - 1) * cost + 1);
}
const ROOM_PRICES: Readonly<Partial<Record<RoomType, number>>> = {
  dark: 1,
  trap: 1,
  lair: 3,
  curio: 2,
  treasure: 3,
  objective: 3,
};

/** What a Room that has not been entered is worth. */
function gains(state: State, dungeon: Dungeon): (place: PlaceId) => number {
  const worthOf = isBossQuest(state) ? bossWorth(state) : questWorth(state);
  const guess = guessed(dungeon, worthOf);
  const { objectiveAmong: among, tokens } = dungeon;
  const hidden = isBossQuest(state) ? OBJECTIVE / Math.max(1, among.length) : 0;
  return place => {
    const token = tokens[place];
    if (token === undefined) return 0;
    if (token !== null) return worthOf(token);
    return guess + (among.includes(place) ? hidden : 0);
  };
}
const OBJECTIVE = 40;

/** The worth of a token that lies face-down, by what is left of them. */
function guessed({ unseen, randomTypes }: Dungeon, worthOf: (type: RoomType) => number): number {
  if (unseen.length === 0) return 0;
  const random = randomTypes.reduce((sum, type) => sum + worthOf(type), 0) / Math.max(1, randomTypes.length);
  return unseen.reduce((sum, type) => sum + (type === 'random' ? random : worthOf(type)), 0) / unseen.length;
}

/** DD-BOS-04: nothing counts but the Boss; what lies on the way may help. */
const bossWorth =
  (state: State) =>
  (type: RoomType): number =>
    type === 'objective'
      ? OBJECTIVE
      : type === 'empty' && questCard(questOf(state).id).deck === 'darkest'
        ? 10
        : 0;

/** XP first, then Gold and what Curios bring. */
function questWorth(state: State): (type: RoomType) => number {
  const quest = questOf(state);
  const { objective } = questCard(quest.id);
  const open = questXp(state) < QUEST_XP;
  return type => (open ? XP * xpFor(state, objective, type) : 0) + (open ? (SPOILS[type] ?? 0) : 0);
}
const XP = 12;
const SPOILS: Readonly<Partial<Record<RoomType, number>>> = { treasure: 7, curio: 1.5 };

function xpFor(state: State, objective: Objective, type: RoomType): number {
  switch (objective.kind) {
    case 'rooms-cleared':
      if (objective.type !== 'any') return objective.type === type ? 1 / objective.each : 0;
      return type === 'trap' || type === 'dark' ? 0 : 1 / objective.each;
    case 'gold-given':
      return type === 'lair' ? 0.6 : type === 'treasure' ? 0.8 : 0;
    case 'tasks':
      return hasQuestRule(state, 'lit-halls')
        ? Number(type === 'dark')
        : hasQuestRule(state, 'camps')
          ? Number(type === 'empty')
          : Number(type === 'objective' || (hasQuestRule(state, 'the-old-road') && type !== 'dark'));
    case 'boss':
      return 0;
  }
}
