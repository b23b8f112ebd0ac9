import type { Seat } from '@tenebrae/kernel';
import { SURVIVOR_DICE_LIMIT, ZOMBIE_DICE_LIMIT } from './data/limits.ts';
import { canPayForCode, darknessLeft } from './habits/codes.ts';
import { coloursOf, countColours } from './habits/colours.ts';
import { expectedHits } from './habits/fight.ts';
import { diceIn, type Threats, threatsOf } from './habits/land.ts';
import { chipsOf, outlookOf } from './habits/outlook.ts';
import { prospects } from './prospects.ts';
import { creatureDice } from './rules/creatures.ts';
import { countSurvivorsAt, isIn, itemOf, roomsOf, skullOf, survivorsIn } from './rules/figures.ts';
import { terminalCorners, tileAt } from './rules/rooms.ts';
import { attackValues, isUsableWeapon } from './rules/weapons.ts';
import type { State, Survivor } from './state.ts';

/** How well things stand for the team; all seats want the same (DDD-GEN-01). The weights are ours, found by play. */
export function evaluate(state: State, _seat: Seat): number {
  if (state.phase.kind === 'set-up') return 0;
  return state.showdown === null ? beforeShowdown(state) : inShowdown(state);
}

/** The nearer the last space, the dearer the next. */
const DARKNESS_COST = [0, 14, 32, 56, 90];
/** What a code token less on the panel is worth, and one that a chip in somebody's hands would take off. */
const TOKEN_OFF = 14;
const TOKEN_IN_HAND = 8;

/** What a chip costs that is on the security board, which takes only three: those that match little had better stay off it. */
const CHIP_ON_BOARD = 6;

function beforeShowdown(state: State): number {
  const { panel } = state;
  const outlook = outlookOf(state);
  const threats = threatsOf(state);
  let score =
    (panel.slots.length - panel.tokens.length) * TOKEN_OFF - (DARKNESS_COST[state.darkness - 1] ?? 120);
  score += chipsOf(outlook).tokens * TOKEN_IN_HAND - panel.chips.length * CHIP_ON_BOARD;
  // What darkness can pay for is as good as gone.
  if (canPayForCode(state)) score += 35 + (darknessLeft(state) - panel.tokens.length) * 4;
  score -= threats.ground.walls.locks.length * 1.2;
  for (const survivor of state.survivors) {
    if (!isIn(survivor)) {
      score -= 25;
      continue;
    }
    score += condition(survivor) + belongings(survivor);
  }
  // Each team of its own brings a spread of the fire.
  if (state.fire !== null) score -= 3 * (roomsOf(survivorsIn(state)).length - 1);
  return score + dangers(state, threats) + prospects(outlook);
}

function inShowdown(state: State): number {
  const { nemesis, showdown } = state;
  const markers = nemesis?.markers.reduce((sum, count) => sum + count, 0) ?? 0;
  let score = 700 - markers * 16 - (state.darkness - 1) * 20;
  score -= terminalCorners(state).filter(corner => tileAt(state, corner).destroyed).length * 25;
  for (const survivor of state.survivors) {
    if (!isIn(survivor)) {
      score -= 40;
      continue;
    }
    const isKeeper = survivor.id === showdown?.keeper;
    score += condition(survivor) * (isKeeper ? 2.5 : 1) + belongings(survivor) * 0.5;
    // A marker in hand is an action to come.
    score += survivor.markers.hand * 3 + survivor.markers.right * 1.5 + survivor.markers.centre;
    if (isKeeper) score -= keeperRisk(survivor);
  }
  return score + dangers(state, threatsOf(state)) * 0.6;
}

/** The fewer wounds the keeper can still take, the worse. */
const keeperRisk = (survivor: Survivor): number => 60 / Math.max(1, skullOf(survivor) - survivor.wounds);

/** What a survivor's board says of him. */
function condition(survivor: Survivor): number {
  const { wounds, virus, cube, entrapped, radiation, xp, skills } = survivor;
  const left = skullOf(survivor) - wounds;
  let score = -wounds * 2.5 - (left < 3 ? (3 - left) * 5 : 0);
  score -= virus * 3 + (virus > 1 ? 6 + (cube === null ? 0 : (5 - cube) * 4) : 0);
  score -= entrapped === 'no' ? 0 : 7;
  score -= radiation * 4;
  return score + xp * 0.6 + skills.length * 3;
}

/** What his cards are worth: a weapon that hits, and icons that open doors. */
function belongings(survivor: Survivor): number {
  let score = 0;
  let hits = 0.3;
  for (const card of survivor.cards) {
    const item = itemOf(card);
    score += 1 + (item.kind === 'firearm' ? Math.min(card.ammo, 6) * 0.4 : 0);
    if (isUsableWeapon(card)) hits = Math.max(hits, expectedHits(attackValues(survivor, card)));
  }
  return score + hits * 4 + countColours(coloursOf(survivor.cards)) ** 2 * 0.15;
}

/** What one creature die that nobody cancels costs on average: wounds, bites, entrapment. */
const DIE_COST = 3;

/** Enemies and fire. */
function dangers(state: State, threats: Threats): number {
  let score = -state.tokens.length - state.zombies.length * 0.7;
  for (const room of roomsOf(survivorsIn(state))) {
    const defenders = Math.min(countSurvivorsAt(state, room), SURVIVOR_DICE_LIMIT);
    const attack = Math.min(diceIn(threats, room), ZOMBIE_DICE_LIMIT);
    score -= Math.max(0, attack - defenders / 3) * DIE_COST;
  }
  if (state.creature !== null) {
    const hits = state.creature.hits.reduce((sum, count) => sum + count, 0);
    score -= 8 + creatureDice(state) * 2 - hits * 1.2;
  }
  for (const { burn, destroyed, radiation } of state.tiles) {
    score -= burn * 1.5 + (destroyed ? 10 : 0) + (radiation ? 0.7 : 0);
  }
  return score - (state.fire === null ? 0 : 10);
}
