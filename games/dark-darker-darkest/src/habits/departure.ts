import { apLeft } from '../rules/action-points.ts';
import type { State } from '../state.ts';
import { canPayForCode, darknessLeft } from './codes.ts';
import type { Land } from './land.ts';
import { type Member, waysOf } from './member.ts';
import { NOWHERE } from './plan.ts';
import type { Ways } from './ways.ts';

/**
 * How near the team is to entering the laboratory. `no`: the code is not broken. `gather`: it is, or darkness can pay for
 * the rest. `go`: everybody has come. `now`: later would be too late.
 */
export type Departure = 'no' | 'gather' | 'go' | 'now';

export function departureOf(land: Land, team: readonly Member[]): Departure {
  const { state } = land;
  if (state.showdown !== null || !canPayForCode(state)) return 'no';
  if (isLastChance(state)) return 'now';
  const isNear = (one: Member): boolean => stepsToLaboratory(land, waysOf(land, one)) <= NEAR;
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
function stepsToLaboratory({ ground, held }: Land, { cost }: Ways): number {
  let best = Infinity;
  for (const door of ground.plan.laboratoryDoors) {
    if (held[door] !== true) best = Math.min(best, (cost[door] as number) + 1);
  }
  return best;
}

/** Whether somebody of the acting team can walk into the laboratory in these actions. */
export function canEnterNow(land: Land, team: readonly Member[]): boolean {
  const { state } = land;
  return team.some(
    one =>
      isFreeToAct(land, one) && stepsToLaboratory(land, waysOf(land, one)) <= apLeft(state, one.survivor),
  );
}

/** Whether it is his to enter first: the keeper of the antidote had better be in good health. */
export function isBestKeeper(land: Land, team: readonly Member[], { survivor }: Member): boolean {
  const { state, ground } = land;
  const { laboratory } = ground.plan;
  return !team.some(
    one =>
      one.survivor !== survivor &&
      isFreeToAct(land, one) &&
      one.survivor.wounds + one.survivor.virus < survivor.wounds + survivor.virus &&
      laboratory !== NOWHERE &&
      (waysOf(land, one).cost[laboratory] as number) <= apLeft(state, one.survivor),
  );
}

/** It is his team's turn, and nothing holds him. */
function isFreeToAct({ state, held }: Land, { survivor, place }: Member): boolean {
  const { phase, teams } = state;
  return (
    phase.kind === 'actions' &&
    teams[phase.team]?.includes(survivor.id) === true &&
    survivor.entrapped === 'no' &&
    held[place] !== true
  );
}
