import type { Game } from '@tenebrae/kernel';
import { blocked } from './blocked.ts';
import { copy } from './copy.ts';
import { OPTIONS, PLAYERS } from './data/options.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { habits } from './habits.ts';
import { invariants } from './invariants.ts';
import { beat } from './rules/beat.ts';
import { setUp } from './rules/set-up.ts';
import { span } from './span.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

export type { AimedArea, AimedSkill, AimedTarget } from './aims.ts';
export type { State } from './state.ts';
export type { Counted, Pile, View } from './view.ts';

/** Darkest Dungeon: The Board Game, with its campaign, its tutorial and the Butcher's Circus. */
export const game: Game<State> = {
  id: 'darkest-dungeon',
  version: 1,
  players: PLAYERS,
  options: OPTIONS,
  seats: players => Array.from({ length: players }, (_, place) => `player-${place + 1}`),
  mayStart: ({ options, seats }) =>
    options['mode'] === 'circus' && seats.length % 2 === 1 ? 'the Circus is for 2 or 4 players' : null,
  setUp,
  copy,
  beat,
  view,
  describe,
  // Nobody hides anything from anybody.
  shares: () => true,
  blocked,
  evaluate,
  span,
  habits,
  invariants,
};
