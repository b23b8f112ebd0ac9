import type { Option } from '@tenebrae/kernel';
import { QUEST_XP } from '../data/limits.ts';
import { questCard } from '../data/quests.ts';
import { dungeonOf, questOf } from '../rules/figures.ts';
import { adjacentPlaces } from '../rules/places.ts';
import { isHelpful } from '../rules/provisions.ts';
import { questXp } from '../rules/quest-rules.ts';
import type { State } from '../state.ts';
import { needOnMap, weariness } from './needs.ts';
import { isMisplaced } from './stances.ts';
import { asWeight, CERTAIN, each, fact, type Habit, nameIn, numberIn, verbOf } from './weights.ts';

/** On the map: go on while the party can, rest when it is tired, go home when the Quest is done. Nothing that can be repeated without end. */
export const decideOnMap: Habit = each(state => {
  const tired = weariness(state);
  const done = questXp(state) >= QUEST_XP;
  return option => mapWeight(state, option, tired, done);
});

function mapWeight(state: State, option: Option, tired: number, done: boolean): number {
  switch (verbOf(option)) {
    case 'explore':
      return done ? 1 : asWeight((tired > ENOUGH ? 1 : 4) * tokenWorth(state, fact(option.about, 'token')));
    case 'backtrack':
      return leadsOn(state, nameIn(option)) ? 1 / numberIn(option.about, 'corridors') ** 2 : 0;
    case 'scout':
      return tired < ENOUGH ? asWeight(5) : 0;
    case 'rest':
      return tired > REST_FROM ? CERTAIN : 0;
    case 'leave':
      return done || tired > ENOUGH ? CERTAIN : stuck(state) ? 1 : 0;
    case 'rearrange':
      return isMisplaced(state) ? CERTAIN : 0;
    case 'camp':
    case 'light-hall':
      return asWeight(8);
    case 'use':
      return useWeight(state, option);
    default:
      return 0;
  }
}

/** Rooms that are known to cost little are entered first; what the Quest asks for is always welcome. */
function tokenWorth(state: State, token: string): number {
  const { objective } = questCard(questOf(state).id);
  if (token === 'objective' || ('type' in objective && objective.type === token)) return 1.5;
  return TOKEN_WORTH[token] ?? 1;
}
const TOKEN_WORTH: Readonly<Record<string, number>> = {
  'empty': 1.3,
  'curio': 1.1,
  'treasure': 1.1,
  'dark': 0.9,
  'trap': 0.8,
  'lair': 0.75,
};

/** Weariness from which a party with Firewood rests, and from which it goes home. */
const REST_FROM = 0.3;
const ENOUGH = 0.4;

/** Whether there is a way on from a place to one that nobody has seen. */
function leadsOn(state: State, place: string): boolean {
  const { tile, visited, party } = dungeonOf(state);
  const isNew = (one: string): boolean => adjacentPlaces(tile, one).some(next => !visited.includes(next));
  return !isNew(party) && isNew(place);
}

function stuck(state: State): boolean {
  const { tile, visited, party } = dungeonOf(state);
  return adjacentPlaces(tile, party).every(next => visited.includes(next));
}

/** Before a step: what helps, if it is needed. */
export const useBefore: Habit = each(
  state => option =>
    verbOf(option) === 'use' ? useWeight(state, option) : verbOf(option) === 'trinket' ? 0.05 : 1,
);

function useWeight(state: State, option: Option): number {
  const { hero, use, need } = needOnMap(state, option.id);
  return hero !== undefined && isHelpful(state, hero, use) && need > 1 ? asWeight(need + 2) : 0;
}
