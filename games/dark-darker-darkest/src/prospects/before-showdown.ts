import { EVENTS } from '../data/multitracker.ts';
import { canPayForCode, darknessLeft } from '../habits/codes.ts';
import { iconsMissing } from '../habits/colours.ts';
import { type Member, waysOf } from '../habits/member.ts';
import { chipsOf, doorsOf, type Outlook, outlookOf } from '../habits/outlook.ts';
import type { Place } from '../habits/plan.ts';
import type { State } from '../state.ts';
import { type Figures, figuresOf, NONE, type Weights, weighed } from './figures.ts';

/** Logarithms of the odds that somebody enters the laboratory in time, and that the team then wins the showdown. */
export function beforeShowdown(state: State): { readonly entering: number; readonly winning: number } {
  const outlook = outlookOf(state);
  const figures = figuresOf(state, outlook.land);
  return {
    entering: -4.31 + weighed(figures, ENTERING) + code(outlook) + ways(outlook, figures),
    winning: -1.44 + weighed(figures, WINNING),
  };
}

/*
 * All weights here are ours, fitted to how 6,000 matches of prudent bots ended. Judged instead: skills and XP, as those who had
 * more of them had spent more time on them; radiation, of which these matches had none; the best weapon and the best door on
 * the way to the laboratory, a little less than fitted, since other weights that made no sense were left out.
 */
const ENTERING: Weights = {
  ...NONE,
  out: -0.552,
  wounds: -0.12,
  infected: -0.418,
  decay: -0.554,
  entrapped: -0.369,
  radiation: -0.18,
  ammo: 0.033,
  bestWeapon: 0.7,
  colours: 0.0066,
  skills: 0.05,
  xp: 0.01,
  apLeft: 0.059,
  teams: -0.143,
  burning: -0.586,
  burns: -0.086,
  radioactive: -0.03,
  tokens: -0.077,
  zombies: -0.066,
  attacks: -0.044,
  creature: -0.609,
  creatureHits: 0.075,
};
const WINNING: Weights = {
  ...NONE,
  survivors: -0.649,
  wounds: -0.115,
  bitten: -0.128,
  entrapped: -0.185,
  radiation: -0.18,
  ammo: 0.064,
  bestWeapon: 1.046,
  allWeapons: 0.55,
  skills: 0.05,
  burning: -0.08,
  destroyed: -0.599,
  tokens: -0.114,
  zombies: -0.042,
  creatureDice: -0.175,
};

/** The rounds that are left, and what is left of the code: whether darkness can pay for it makes all the difference. */
function code(outlook: Outlook): number {
  const { state } = outlook;
  const rounds = roundsLeft(state);
  const tokens = state.panel.tokens.length;
  const inHand = chipsOf(outlook).tokens;
  const spare = darknessLeft(state) - tokens;
  const spareWithChips = spare + inHand;
  let score = rounds * 0.891 - tokens * 1.231 + inHand * 0.921;
  score += spare >= 0 ? 1.911 : -spare * 0.119;
  // Matches in which the code was as good as broken so early were too few to fit: it is never worth less than this.
  score +=
    spareWithChips >= 0
      ? Math.max(0.5, 4.135 - rounds * 0.475) + spareWithChips * 0.014
      : -spareWithChips * 0.469;
  if (rounds <= 1) score += spare >= 0 ? 0.848 : -1.194;
  return score;
}

/** Rounds until darkness has fallen, if nothing but the clock brings it on. */
function roundsLeft(state: State): number {
  const left = darknessLeft(state);
  if (left <= 0) return 0;
  const toClock = EVENTS.length - 1 - EVENTS.indexOf(state.event);
  return (left - 1) * EVENTS.length + (toClock === 0 ? EVENTS.length : toClock);
}

/** What the survivors are about to do: in the middle of the house a step in the right direction is all that a round brings. */
function ways(outlook: Outlook, { survivors, out }: Figures): number {
  const { state, land, team } = outlook;
  const { laboratoryDoors } = land.ground.plan;
  let score = 0;
  let nearest: number = FARTHEST.laboratory;
  for (const member of team) {
    const steps = stepsTo(outlook, member, laboratoryDoors, FARTHEST.laboratory);
    nearest = Math.min(nearest, steps);
    score -= (steps / Math.max(1, survivors - out)) * 0.101;
    score -= wayToTerminal(outlook, member) * 0.032;
  }
  if (canPayForCode(state)) score -= nearest * 0.26;
  return score + bestDoor(outlook) * 0.04;
}

/** A place that cannot be reached counts as one so far off. */
const FARTHEST = { laboratory: 12, terminal: 10 } as const;

/** His steps to a terminal, for each chip that he wants to enter there. */
function wayToTerminal(outlook: Outlook, member: Member): number {
  let useful = 0;
  for (const chip of member.survivor.chips) if (chipsOf(outlook).best.includes(chip)) useful += 1;
  return useful === 0
    ? 0
    : useful * stepsTo(outlook, member, outlook.land.ground.terminals, FARTHEST.terminal);
}

/** How much of a door's worth is left after a room on the way to it, and for a colour that nobody has. */
const AFTER_A_ROOM = 0.9;
const WITHOUT_A_COLOUR = 0.5;

/** The worth of the best door with a known chip, for whoever could best open it. */
function bestDoor(outlook: Outlook): number {
  let most = 0;
  for (const { lock, worth } of doorsOf(outlook)) {
    if (lock.icons === null) continue;
    for (const member of outlook.team) {
      const steps = stepsTo(outlook, member, lock.places, FARTHEST.laboratory);
      const missing = iconsMissing(member.colours, lock.icons);
      most = Math.max(most, worth * AFTER_A_ROOM ** steps * WITHOUT_A_COLOUR ** missing);
    }
  }
  return most;
}

function stepsTo({ land }: Outlook, member: Member, places: readonly Place[], farthest: number): number {
  const { cost } = waysOf(land, member);
  let least = farthest;
  for (const place of places) least = Math.min(least, cost[place] as number);
  return least;
}
