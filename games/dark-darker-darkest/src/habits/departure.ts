import { apLeft } from '../rules/action-points.ts';
import { hasEnemy } from '../rules/figures.ts';
import { LABORATORY } from '../rules/rooms.ts';
import type { State, Survivor } from '../state.ts';
import { canPayForCode, darknessLeft, laboratoryDoors } from './codes.ts';
import type { Ways } from './land.ts';

/**
 * How near the team is to entering the laboratory. `no`: the code is not broken. `gather`: it is, or darkness can pay for
 * the rest. `go`: everybody has come. `now`: later would be too late.
 */
export type Departure = 'no' | 'gather' | 'go' | 'now';

export function departureOf(
  state: State,
  team: readonly Survivor[],
  ways: (survivor: Survivor) => Ways,
): Departure {
  if (state.showdown !== null || !canPayForCode(state)) return 'no';
  if (isLastChance(state)) return 'now';
  const isNear = (one: Survivor): boolean => stepsToLaboratory(state, ways(one)) <= NEAR;
  return team.length === state.survivors.length && team.every(isNear) ? 'go' : 'gather';
}

/** Whoever is no further away is there in the first actions of the showdown. */
const NEAR = 3;

/** This round is the last one, or in the next darkness could no longer pay for the code. */
function isLastChance(state: State): boolean {
  if (state.lastRound !== null && state.round >= state.lastRound) return true;
  const isClockNext = state.event === 'fire';
  const isBurning = state.fire !== null && state.tiles.some(({ burn }) => burn > 1);
  const left = darknessLeft(state) - (isClockNext ? 1 : 0) - (isBurning ? 1 : 0);
  return state.panel.tokens.length > Math.max(0, left);
}

/** Steps into the laboratory, were it open; enemies at its doors would hold him. */
export function stepsToLaboratory(state: State, ways: Ways): number {
  let best = Infinity;
  for (const door of laboratoryDoors(state)) {
    if (!hasEnemy(state, door)) best = Math.min(best, (ways.get(door)?.cost ?? Infinity) + 1);
  }
  return best;
}

/** Whether somebody of the acting team can walk into the laboratory in these actions. */
export function canEnterNow(
  state: State,
  team: readonly Survivor[],
  ways: (survivor: Survivor) => Ways,
): boolean {
  const { phase } = state;
  if (phase.kind !== 'actions') return false;
  const acting = state.teams[phase.team] ?? [];
  return team.some(
    one =>
      acting.includes(one.id) &&
      one.entrapped === 'no' &&
      !hasEnemy(state, one.room) &&
      stepsToLaboratory(state, ways(one)) <= apLeft(state, one),
  );
}

/** Whether it is his to enter first: the keeper of the antidote had better be in good health. */
export function isBestKeeper(
  state: State,
  team: readonly Survivor[],
  survivor: Survivor,
  ways: (survivor: Survivor) => Ways,
): boolean {
  const acting = state.phase.kind === 'actions' ? (state.teams[state.phase.team] ?? []) : [];
  return !team.some(
    one =>
      one !== survivor &&
      acting.includes(one.id) &&
      one.entrapped === 'no' &&
      !hasEnemy(state, one.room) &&
      one.wounds + one.virus < survivor.wounds + survivor.virus &&
      (ways(one).get(LABORATORY)?.cost ?? Infinity) <= apLeft(state, one),
  );
}
