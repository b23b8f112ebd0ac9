import { threatsOf } from '../habits/land.ts';
import { skullOf } from '../rules/figures.ts';
import { terminalCorners, tileAt } from '../rules/rooms.ts';
import type { State } from '../state.ts';
import { figuresOf, NONE, type Weights, weighed } from './figures.ts';

/** The chances to win the showdown, as the logarithm of the odds. */
export function inShowdown(state: State): number {
  const { nemesis, showdown } = state;
  let score = START + weighed(figuresOf(state, threatsOf(state)), WEIGHTS);
  for (const count of nemesis?.markers ?? []) score -= count * 0.388;
  for (const corner of terminalCorners(state)) if (tileAt(state, corner).destroyed) score -= 0.629;
  for (const survivor of state.survivors) {
    // A marker in hand is an action to come.
    score += survivor.markers.hand * 0.142;
    if (survivor.id === showdown?.keeper) score += (skullOf(survivor) - survivor.wounds) * 0.081;
  }
  return score - (state.darkness - 1) * DARKNESS;
}

/** Who had more of it behind them had also more of the nemesis behind them: judged, not fitted. */
const DARKNESS = 0.2;

/** All other weights are ours, fitted to the showdowns in 6,000 matches of prudent bots. */
const START = 0.2;
const WEIGHTS: Weights = {
  ...NONE,
  survivors: -0.527,
  wounds: -0.164,
  bitten: -0.268,
  entrapped: -0.409,
  ammo: 0.056,
  bestWeapon: 1.188,
  allWeapons: 0.977,
  burning: -0.4,
  burns: -0.056,
  zombies: -0.051,
  attacks: -0.013,
  creatureDice: -0.169,
  skills: 0.108,
  radiation: -0.18,
  radioactive: -0.03,
};
