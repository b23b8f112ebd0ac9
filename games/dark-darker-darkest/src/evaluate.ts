import type { RoomId } from '@tenebrae/board';
import type { Seat } from '@tenebrae/kernel';
import { CARDS } from './data/cards.ts';
import type { CodeColour } from './data/colours.ts';
import { SECURITY_BOARD_CHIPS, SURVIVOR_DICE_LIMIT, ZOMBIE_DICE_LIMIT } from './data/limits.ts';
import { canPayForCode, chipMatches, laboratoryDoors } from './habits/codes.ts';
import { waysFrom } from './habits/ways.ts';
import { hasSurvivor, isIn, itemOf, survivorsAt, zombiesAt } from './rules/figures.ts';
import { isDiagonalRoom, isOnFire, terminalCorners, tileAt, walkFrom } from './rules/rooms.ts';
import type { State, Survivor } from './state.ts';

/** How well things stand for the team; all seats want the same (DDD-GEN-01). The weights are ours, found by play. */
export function evaluate(state: State, _seat: Seat): number {
  if (state.phase.kind === 'set-up') return 0;
  return state.showdown === null ? beforeShowdown(state) : inShowdown(state);
}

/** The nearer the last space, the dearer the next. */
const DARKNESS_COST = [0, 5, 12, 24, 45];

function beforeShowdown(state: State): number {
  const { panel, doors } = state;
  const open = panel.tokens.length === 0;
  let score = (panel.slots.length - panel.tokens.length) * 14 + (open ? 40 : 0);
  score -= DARKNESS_COST[state.darkness - 1] ?? 60;
  score -= Object.values(doors).filter(door => door.kind === 'lock').length * 1.5;
  score += chipWorth(state);
  const rooms = new Set<RoomId>();
  for (const survivor of state.survivors) {
    if (!isIn(survivor)) {
      score -= 18;
      continue;
    }
    rooms.add(survivor.room);
    score += condition(survivor) + belongings(survivor);
  }
  // Each team of its own brings a reaction and a spread of the fire.
  return score - (state.fire === null ? 0.5 : 3) * (rooms.size - 1) + dangers(state) + nearness(state);
}

/** Once darkness can pay for the rest of the code, the way to the laboratory is all that is left. */
function nearness(state: State): number {
  if (!canPayForCode(state)) return 0;
  let score = 30;
  for (const survivor of state.survivors.filter(isIn)) {
    const ways = waysFrom(state, survivor);
    score -= Math.min(8, ...laboratoryDoors(state).map(room => ways.get(room)?.cost ?? 8)) * 1.5;
  }
  return score;
}

function inShowdown(state: State): number {
  const { nemesis, showdown } = state;
  const markers = nemesis?.markers.reduce((sum, count) => sum + count, 0) ?? 0;
  let score = 400 - markers * 10 - (DARKNESS_COST[state.darkness - 1] ?? 60) * 1.5;
  score -= terminalCorners(state).filter(corner => tileAt(state, corner).destroyed).length * 35;
  const ways = nemesis === null ? new Map<RoomId, number>() : walkFrom(state, nemesis.room);
  for (const survivor of state.survivors) {
    if (!isIn(survivor)) {
      score -= 30;
      continue;
    }
    const keeper = survivor.id === showdown?.keeper;
    const steps = ways.get(survivor.room) ?? 6;
    score += condition(survivor) * (keeper ? 3 : 1);
    score += keeper ? Math.min(steps, 3) * 1.5 : -steps * 1.2;
  }
  return score + dangers(state) * 0.5;
}

/** What a survivor's board says of him. */
function condition(survivor: Survivor): number {
  const { wounds, virus, cube, entrapped, radiation, xp, skills } = survivor;
  let score = -wounds * 1.6 - (wounds > 5 ? (wounds - 5) * 4 : 0);
  score -= virus * 2 + (virus > 1 ? 4 + (cube === null ? 0 : (5 - cube) * 3) : 0);
  score -= entrapped === 'no' ? 0 : 6;
  score -= radiation * 4;
  return score + xp * 0.3 + skills.length * 2.5;
}

/** What his cards are worth: weapons that shoot, and icons that open doors. */
function belongings({ cards }: Survivor): number {
  const colours = new Set<CodeColour>();
  let score = 0;
  for (const card of cards) {
    for (const icon of CARDS[card.id].icons) colours.add(icon);
    const item = itemOf(card);
    score += 1.2 + (item.kind === 'firearm' ? 0.5 + Math.min(card.ammo, 4) * 0.15 : 0);
    if (card.inHand && (item.kind === 'firearm' || item.kind === 'melee')) score += 0.8 + item.attack * 0.2;
  }
  return score + colours.size * 0.5;
}

/** The best chips in the survivors' hands that still fit on the security board. */
function chipWorth(state: State): number {
  const places = SECURITY_BOARD_CHIPS - state.panel.chips.length;
  if (state.panel.tokens.length === 0) return 0;
  const worth = state.survivors
    .filter(isIn)
    .flatMap(one => one.chips.map(chip => 2 + chipMatches(state, chip) * 4))
    .sort((a, b) => b - a);
  return worth.slice(0, places).reduce((sum, one) => sum + one, 0);
}

/** What one creature die that nobody cancels costs on average: wounds, bites, entrapment. */
const DIE_COST = 2.2;

/** Enemies and fire. */
function dangers(state: State): number {
  let score = -state.tokens.length * 0.8 - state.zombies.length * 0.3 - threat(state);
  if (state.creature !== null) {
    score -= 5 - state.creature.hits.reduce((sum, hits) => sum + hits, 0) * 0.7;
  }
  for (const { burn, destroyed, radiation } of state.tiles) {
    score -= burn + (destroyed ? 4 : 0) + (radiation ? 0.7 : 0);
  }
  return score - (state.fire === null ? 0 : 4);
}

/** What the next reaction is likely to do to the survivors where they stand. */
function threat(state: State): number {
  let cost = 0;
  for (const room of new Set(state.survivors.filter(isIn).map(one => one.room))) {
    const defenders = survivorsAt(state, room);
    const here = Math.min(zombiesAt(state, room).length, ZOMBIE_DICE_LIMIT);
    let coming = 0;
    for (const [near, steps] of walkFrom(state, room, next => !isOnFire(state, next), 2)) {
      if (steps === 0 || (steps === 2 && !isDiagonalRoom(state, near, room))) continue;
      if (!hasSurvivor(state, near)) coming += zombiesAt(state, near).length;
    }
    const beast = state.creature?.room === room ? 2 : 0;
    const cancelled = Math.min(defenders.length, SURVIVOR_DICE_LIMIT) / 3;
    for (const dice of [here, Math.min(coming, ZOMBIE_DICE_LIMIT), beast]) {
      cost += Math.max(0, dice - cancelled) * DIE_COST;
    }
  }
  return cost;
}
