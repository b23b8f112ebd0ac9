import { endBeat, NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import { BATTLE_ROUNDS, PARTY_SIZE } from '../data/limits.ts';
import type { Battle, State } from '../state.ts';
import { returnCards } from './battle-threats.ts';
import { isBossDead } from './bosses.ts';
import { maybeEndCircus } from './circus.ts';
import { loseCampaign } from './endings.ts';
import { roomFled, roomWon } from './exploration.ts';
import { battleOf } from './figures.ts';
import { joinWaiting } from './hero-death.ts';
import { newInitiative } from './initiative.ts';
import { roomRoundEnd } from './room-effects.ts';
import { teach } from './tutorial.ts';

/**
 * DD-END-01, DD-END-02, DD-END-06, DD-END-10, DD-BOS-11: called when a Skill or another effect is complete. Ends the beat if the
 * Battle is over (phase `battle-end` or `next-form`), or the match.
 */
export function maybeEndBattle(table: Table<State>): Rule {
  const { state } = table;
  if (state.circus !== null) return maybeEndCircus(table);
  const { battle } = state;
  if (battle === null) return NOTHING;
  if (state.heroes.length === 0) return defeat(table);
  const isWon = battle.boss === null ? battle.monsters.length === 0 : isBossDead(state);
  return isWon ? win(state, battle) : NOTHING;
}

function* win(state: State, battle: Battle): Rule {
  battle.turn = null;
  state.phase = battle.form === null ? { kind: 'battle-end', outcome: 'won' } : { kind: 'next-form' };
  yield* endBeat();
}

/** DD-END-06, DD-CAM-05, DD-FIN-08: a party of four that waits is a party that fled; in a Boss Battle nobody flees. */
function* defeat(table: Table<State>): Rule {
  const { state } = table;
  const battle = battleOf(state);
  const lost = battle.boss !== null || state.joining.length < PARTY_SIZE;
  if (lost) {
    yield* teach(table, 'lost');
    yield* loseCampaign(table, 'party-dead', battle.boss === null ? 'DD-END-06' : 'DD-CAM-05');
  }
  battle.turn = null;
  state.phase = { kind: 'battle-end', outcome: 'fled' };
  yield* endBeat();
}

/** DD-BAT-05, DD-BAT-08, DD-BAT-09, DD-END-03, DD-BOS-07: the Room, then the next round, or flight after the fourth. */
export function* playRoundEnd(table: Table<State>): Rule {
  const { state } = table;
  const battle = battleOf(state);
  yield* roomRoundEnd(table);
  table.tell({ type: 'round-ended', rule: 'DD-BAT-05', round: battle.round });
  yield* maybeEndBattle(table);
  if (battle.round === 2) yield* teach(table, 'conditions');
  if (battle.boss === null && battle.round >= BATTLE_ROUNDS) {
    state.phase = { kind: 'battle-end', outcome: 'fled' };
    return;
  }
  battle.round += 1;
  battle.usedThisRound = [];
  newInitiative(state);
  state.phase = { kind: 'initiative' };
}

/**
 * DD-END-01 to DD-END-09, DD-HRO-11, DD-HDT-05: cards and tokens go back, replacements join, the map takes over (`roomWon`,
 * `roomFled`).
 */
export function* playBattleEnd(table: Table<State>, outcome: 'won' | 'fled'): Rule {
  const { state } = table;
  const battle = battleOf(state);
  returnCards(state);
  battle.chests = [];
  for (const hero of state.heroes) {
    hero.area = null;
    hero.turnsLeft = 0;
  }
  if (outcome === 'won') table.tell({ type: 'battle-won', rule: 'DD-END-01', room: battle.room });
  else table.tell({ type: 'battle-fled', rule: 'DD-END-03', room: battle.room });
  yield* teach(table, 'stress');
  yield* teach(table, outcome === 'won' ? 'battle-won' : 'fled');
  yield* joinWaiting(table);
  yield* outcome === 'won' ? roomWon(table) : roomFled(table);
  state.battle = null;
}
