import { type Game, type Rule, type Seat, type Table, unreachable } from '@tenebrae/kernel';
import { blocked } from './blocked.ts';
import { copy } from './copy.ts';
import { OPTIONS, PLAYERS } from './data/options.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { habits } from './habits.ts';
import { invariants } from './invariants.ts';
import { moveAllies } from './rules/allies.ts';
import { playEndOfRound } from './rules/end-of-round.ts';
import { OVERLORD } from './rules/figures.ts';
import { playHeroes } from './rules/hero-turn.ts';
import { playOverlord } from './rules/overlord-turn.ts';
import { playSetUp } from './rules/play-set-up.ts';
import { setUp } from './rules/set-up.ts';
import type { State } from './state.ts';
import { conceal, view } from './view.ts';

export type { State } from './state.ts';
export type { Counted } from './counted.ts';
export type { View } from './view.ts';

/** Descent: Journeys in the Dark, first edition. */
export const game: Game<State> = {
  id: 'descent',
  version: 6,
  players: PLAYERS,
  options: OPTIONS,
  // DJ-SET-02 to DJ-SET-04: the overlord, then the hero players clockwise from the first hero.
  seats: players => [OVERLORD, ...Array.from({ length: players - 1 }, (_, place) => `hero-${place + 1}`)],
  setUp,
  copy,
  beat,
  view,
  describe,
  conceal,
  // DJ-OVC-15: heroes hide nothing from each other, nor from those who look on.
  shares: (_, one, other) => (one === OVERLORD) === (other === OVERLORD),
  blocked,
  party,
  evaluate,
  span: state => state.round,
  habits,
  invariants,
};

/** DJ-SET-07: with two players one seat has both heroes. */
function party({ heroes }: State): Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of heroes) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}

/** DJ-RND-01: every hero takes a turn, allies move, the overlord takes his; one stage or choice a beat. */
function beat(table: Table<State>): Rule {
  const { phase } = table.state;
  switch (phase.kind) {
    case 'set-up':
      return playSetUp(table);
    case 'heroes':
      return playHeroes(table);
    case 'allies':
      return moveAllies(table);
    case 'overlord':
      return playOverlord(table);
    case 'end-of-round':
      return playEndOfRound(table);
    default:
      return unreachable(phase);
  }
}
