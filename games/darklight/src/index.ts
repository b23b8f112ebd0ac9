import { type Game, type Rule, type Table, unreachable } from '@tenebrae/kernel';
import { blocked } from './blocked.ts';
import { copy } from './copy.ts';
import { OPTIONS, PLAYERS } from './data/options.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { habits } from './habits.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { playAccursedTurn } from './rules/accursed-turn.ts';
import { playAftermath } from './rules/aftermath.ts';
import { playAllyTurn } from './rules/allies.ts';
import { playCreation } from './rules/creation.ts';
import { playDarkness } from './rules/darkness.ts';
import { playDeparture } from './rules/departure.ts';
import { playEvents } from './rules/events.ts';
import { playExploration } from './rules/exploration.ts';
import { playJourney } from './rules/journey.ts';
import { playMonstersTurn } from './rules/monsters-turn.ts';
import { playPreparation } from './rules/preparation.ts';
import { playQuestSetUp } from './rules/quest-set-up.ts';
import { playSettlement } from './rules/settlement.ts';
import { setUp } from './rules/set-up.ts';
import { playRoundEnd, playTurns } from './rules/turns.ts';
import type { State } from './state.ts';
import { conceal, shares, view } from './view.ts';

export type { State } from './state.ts';
export type { View } from './view.ts';

/** Darklight: Memento Mori, with the Survival phase. */
export const game: Game<State> = {
  id: 'darklight',
  version: 3,
  players: PLAYERS,
  options: OPTIONS,
  seats: players => Array.from({ length: players }, (_, place) => `player-${place + 1}`),
  mayStart: ({ seats, options }) =>
    options['accursed'] !== 0 && (options['accursed'] as number) < seats.length
      ? 'every player runs at least one Accursed'
      : null,
  setUp,
  copy,
  beat,
  view,
  describe,
  conceal,
  shares,
  blocked,
  evaluate,
  span: state => state.dungeon?.round ?? state.phase.kind,
  habits,
  invariants,
  migrate,
};

/** DL-RND-01, DL-RND-02, DL-SRV-01: quests of rounds, and in a campaign the Survival phase between them. */
function beat(table: Table<State>): Rule {
  const { phase } = table.state;
  switch (phase.kind) {
    case 'creation':
      return playCreation(table);
    case 'quest-set-up':
      return playQuestSetUp(table);
    case 'preparation':
      return playPreparation(table);
    case 'darkness':
      return playDarkness(table);
    case 'exploration':
      return playExploration(table);
    case 'events':
      return playEvents(table);
    case 'turns':
      return playTurns(table);
    case 'accursed-turn':
      return playAccursedTurn(table, phase.turn);
    case 'monsters-turn':
      return playMonstersTurn(table, phase.turn);
    case 'ally-turn':
      return playAllyTurn(table, phase.ally);
    case 'round-end':
      return playRoundEnd(table);
    case 'aftermath':
      return playAftermath(table);
    case 'journey':
      return playJourney(table);
    case 'settlement':
      return playSettlement(table);
    case 'departure':
      return playDeparture(table);
    default:
      return unreachable(phase);
  }
}
