import { type Game, type Rule, type Setting, type Table, unreachable } from '@tenebrae/kernel';
import { blocked } from './blocked.ts';
import { conceal } from './conceal.ts';
import { copy } from './copy.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { habits } from './habits.ts';
import { OPTIONS, type Options, PLAYERS } from './data/options.ts';
import { takeShowdownAction, takeTeamAction } from './rules/actions.ts';
import { playReaction } from './rules/reactions.ts';
import { playSetUp, setUp } from './rules/set-up.ts';
import { survivorCount } from './rules/survivors-set-up.ts';
import { playNemesisReaction } from './rules/nemesis.ts';
import { playUpkeep } from './rules/upkeep.ts';
import type { State } from './state.ts';
import { invariants } from './invariants.ts';
import { view } from './view.ts';

export type { State } from './state.ts';
export type { CameraView, View } from './view.ts';

/** Dark Darker Darkest, with Radioactive and the special zombies. */
export const game: Game<State> = {
  id: 'dark-darker-darkest',
  version: 1,
  players: PLAYERS,
  options: OPTIONS,
  seats: players => SEATS.slice(0, players),
  mayStart,
  setUp,
  copy,
  beat,
  view,
  describe,
  conceal,
  // DDD-GEN-01: nobody hides anything from anybody.
  shares: () => true,
  blocked,
  evaluate,
  span: state => state.round,
  habits,
  invariants,
};

const SEATS = Array.from({ length: PLAYERS.max }, (_, place) => `player-${place + 1}`);

function mayStart({ seats, options }: Setting): string | null {
  const { house, radioactive, survivors } = options as unknown as Options;
  // DDD-GEN-01: nobody sits at the table without a survivor.
  if (survivorCount(seats.length, survivors) < seats.length) return 'there are fewer survivors than players';
  return house === 'house-1' && radioactive ? 'house-1 has no reactor' : null;
}

/** DDD-GEN-02: rounds of upkeep and actions, until the showdown or the end. */
function beat(table: Table<State>): Rule {
  const { phase } = table.state;
  switch (phase.kind) {
    case 'set-up':
      return playSetUp(table);
    case 'upkeep':
      return playUpkeep(table);
    case 'actions':
      return takeTeamAction(table, phase.team);
    case 'reaction':
      return playReaction(table, phase.team);
    case 'showdown':
      return takeShowdownAction(table);
    case 'nemesis-reaction':
      return playNemesisReaction(table);
    default:
      return unreachable(phase);
  }
}
