import { ask, type Correction, finish, type Game, type Match, rollOne, start } from '../src/index.ts';
import { aGame } from './a-game.ts';

export interface Camp {
  day: number;
  food: number;
  packs: { name: string; load: number[] }[];
  notes: Record<string, string>;
}

/** Each day is told, ann eats or fasts twice, a die finds food. Without food the rules fail; on the seventh day it is over. */
export const camp: Game<Camp> = aGame(
  { day: 0, food: 5, packs: [{ name: 'mule', load: [1, 2] }], notes: {} } as Camp,
  function* (table) {
    const { state } = table;
    state.day += 1;
    if (state.day === 7) yield* finish({ outcome: 'home', rule: 'CAMP-4', winners: table.seats });
    table.tell({ type: 'day-begun', rule: 'CAMP-1', day: state.day });
    for (const meal of ['noon', 'night']) {
      const { id } = yield* ask('eat', 'ann', [{ id: 'eat' }, { id: 'fast' }], 'CAMP-2', { about: { meal } });
      if (id === 'eat') state.food -= 1;
    }
    if (state.food === 0) throw new Error('nothing left to eat');
    state.food += (yield* rollOne('forage', 2, 'CAMP-3')) - 1;
  },
  {
    invariants: ({ food, packs }) => [
      ...(food < 0 ? ['food below nothing'] : []),
      ...(packs.length > 3 ? ['too many packs'] : []),
    ],
  },
);

export const aCamp = (): Match<Camp> => start(camp, { players: 2, seed: 'fire' });
export const BOTH = ['ann', 'bob'];
export const FOOD: readonly Correction[] = [{ at: '/food', to: 9 }];
