import { finish, NOTHING, type Rule, type RuleId, type Table, unreachable } from '@tenebrae/kernel';
import { DARKNESS_CAUSES, EVENTS } from '../data/multitracker.ts';
import type { State } from '../state.ts';
import { offerMoment } from './any-moment.ts';
import { checkCameras } from './camera-check.ts';
import { advanceDarkness } from './darkness.ts';
import { apValue, isIn } from './figures.ts';
import { spreadFire } from './fire.ts';
import { spreadRadiation, sufferRadiation } from './radiation.ts';
import { regroup } from './regroup.ts';
import { spawnZombies } from './spawning.ts';
import { decay } from './zombification.ts';

/** DDD-UPK-01, DDD-SPN-10, DDD-RAD-08: the steps of the upkeep; the first team acts next. */
export function* playUpkeep(table: Table<State>): Rule {
  const { state } = table;
  yield* startRound(table);
  yield* resolveNextEvent(table, 'DDD-UPK-02');
  yield* regroup(table);
  yield* checkCameras(table);
  yield* spawnZombies(table, 'DDD-SPN-10');
  yield* decay(table);
  yield* spreadRadiation(table);
  // DDD-SUR-17: with nobody on the board the round is over at once.
  if (state.teams.length === 0) yield* endRound(table);
  else state.phase = { kind: 'actions', team: 0 };
}

/** DDD-SUR-01, DDD-RAD-12: radiation first, then AP, before the first step. */
function* startRound(table: Table<State>): Rule {
  const { state } = table;
  state.round += 1;
  table.tell({ type: 'round-started', rule: 'DDD-GEN-02', round: state.round });
  const irradiated = state.survivors.filter(one => one.radiation > 0 && isIn(one));
  if (irradiated.length > 0) yield* offerMoment(table, 'DDD-RAD-12', irradiated);
  yield* sufferRadiation(table, 'DDD-RAD-12');
  const wounded = state.survivors.filter(one => one.wounds > 0 && isIn(one));
  if (wounded.length > 0) yield* offerMoment(table, 'DDD-SUR-01', wounded);
  renew(state);
}

/** DDD-SUR-01, DDD-GEN-11, DDD-COR-02: AP by the energy track, and everything that is counted by the round. */
function renew(state: State): void {
  for (const survivor of state.survivors) {
    survivor.ap = survivor.status.kind === 'in' ? apValue(survivor) : 0;
    survivor.used = [];
    survivor.struggled = false;
    survivor.gasMask = false;
  }
  state.cornersUsed = [];
  state.declined = [];
}

/** DDD-UPK-02 to DDD-UPK-05, DDD-MUL-03, DDD-FIN-22: the event marker moves on and its event is carried out; also in the showdown. */
export function resolveNextEvent(table: Table<State>, rule: RuleId): Rule {
  const { state } = table;
  const event = EVENTS[(EVENTS.indexOf(state.event) + 1) % EVENTS.length] ?? EVENTS[0];
  state.event = event;
  table.tell({ type: `${event}-event-reached`, rule });
  switch (event) {
    case 'zombie':
      return spawnZombies(table, 'DDD-UPK-03');
    case 'fire':
      return spreadFire(table, 'DDD-UPK-04');
    case 'clock':
      return advanceDarkness(table, DARKNESS_CAUSES['clock-event'].spaces, 'DDD-UPK-05');
    default:
      return unreachable(event);
  }
}

/** DDD-ACT-04, DDD-DRK-07: after the reaction of the last team; all is lost if nobody has entered the laboratory in time. */
export function endRound(table: Table<State>): Rule {
  const { state } = table;
  if (state.lastRound !== null && state.round >= state.lastRound)
    return finish({ outcome: 'no-one-entered', rule: 'DDD-DRK-07', winners: [] });
  state.phase = { kind: 'upkeep' };
  return NOTHING;
}
