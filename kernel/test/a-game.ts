import { clone, type Game, type Json, type Rule, type Table } from '../src/index.ts';

const SEATS = ['ann', 'bob', 'cid', 'dan'];

/** A game of one rule: the state it begins with and what a beat does. Everyone sees everything; one to four play. */
export const aGame = <S extends object>(
  state: S,
  beat: (table: Table<S>) => Rule,
  more: Partial<Game<S>> = {},
): Game<S> => ({
  id: 'tiny',
  version: 1,
  players: { min: 1, max: 4 },
  options: {},
  seats: players => SEATS.slice(0, players),
  setUp: () => clone(state),
  beat,
  view: shown => clone(shown) as Json,
  invariants: () => [],
  ...more,
});
