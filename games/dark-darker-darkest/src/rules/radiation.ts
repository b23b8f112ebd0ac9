import type { RoomId } from '@tenebrae/board';
import { ask, NOTHING, PARTY, type Rule, RuleBug, type RuleId, type Table } from '@tenebrae/kernel';
import { SURVIVOR_RADIATION_LIMIT } from '../data/limits.ts';
import {
  RADIATION_CAUSES,
  RADIATION_DICE_LIMIT,
  RADIATION_PROTECTIONS,
  REACTOR,
  SPREAD_MARKERS,
} from '../data/radioactive.ts';
import type { State, Survivor, TileIndex } from '../state.ts';
import { rollSurvivorDice } from './dice.ts';
import { inHand, survivorsAt, zombiesAt } from './figures.ts';
import { isHelping, isSpecialist } from './radiation-specialist.ts';
import { adjacentTiles, changeTile, roomNow, roomsOn, tileAt, tileIndex, tileOf } from './rooms.ts';
import { tileOption } from './tile-options.ts';
import { settleWounds, wound } from './wounds.ts';

/**
 * DDD-RAD-09 to DDD-RAD-11, DDD-RAD-26: the check of a survivor who has entered his room from another, or from outside
 * the house. Nobody else is checked (DDD-RAD-32).
 */
export const checkRadiation = (table: Table<State>, survivor: Survivor, from: RoomId | null): Rule =>
  table.state.options['radioactive'] && survivor.radiation < SURVIVOR_RADIATION_LIMIT
    ? rollForRadiation(table, survivor, from)
    : NOTHING;

function* rollForRadiation(table: Table<State>, survivor: Survivor, from: RoomId | null): Rule {
  const { state } = table;
  const dice = Math.min(diceOfCauses(state, survivor, from), diceOfProtection(state, survivor));
  if (dice === 0) return;
  const icons = yield* rollSurvivorDice('radiation-check', dice, 'DDD-RAD-09');
  if (!icons.includes('failure'))
    return table.tell({ type: 'radiation-withstood', rule: 'DDD-RAD-10', survivor: survivor.id });
  survivor.radiation += 1;
  table.tell({
    type: 'survivor-irradiated',
    rule: 'DDD-RAD-10',
    survivor: survivor.id,
    radiation: survivor.radiation,
  });
}

/** DDD-RAD-19, DDD-RAD-20: the dice of each kind of cause, together at most 3. */
function diceOfCauses(state: State, survivor: Survivor, from: RoomId | null): number {
  const { room } = survivor;
  let dice = 0;
  if (hasEnteredInfectedTile(state, room, from)) dice += RADIATION_CAUSES['infected-tile'].dice;
  if (hasInfectedEnemy(state, room)) dice += RADIATION_CAUSES['infected-enemy'].dice;
  if (survivorsAt(state, room).some(one => one !== survivor && one.radiation > 0))
    dice += RADIATION_CAUSES['infected-survivor'].dice;
  return Math.min(dice, RADIATION_DICE_LIMIT);
}

/** DDD-RAD-07, DDD-RAD-32: from the other room of the same tile he does not enter it. */
function hasEnteredInfectedTile(state: State, room: RoomId, from: RoomId | null): boolean {
  const tile = tileIndex(state, room);
  return tileAt(state, tile).radiation && (from === null || tileIndex(state, roomNow(state, from)) !== tile);
}

/** DDD-RAD-21 to DDD-RAD-23: the most dice that he rolls with the kit or a suit in hand, or beside who holds the kit. */
function diceOfProtection(state: State, survivor: Survivor): number {
  if (inHand(survivor, 'radiation-suit') !== undefined) return RADIATION_PROTECTIONS['suit'].dice;
  if (isSpecialist(survivor)) return RADIATION_PROTECTIONS['specialist'].dice;
  return isHelping(state, survivor) ? RADIATION_PROTECTIONS['helper'].dice : RADIATION_DICE_LIMIT;
}

/** DDD-RAD-06: the reactor leaks from now on. */
export function* startLeak(table: Table<State>): Rule {
  table.state.radiation.leaking = true;
  table.tell({ type: 'reactor-leaked', rule: 'DDD-RAD-06' });
  yield* markReactor(table);
}

/** DDD-RAD-06: a marker on the reactor and a second on a tile beside it, of the players' choice. */
function* markReactor(table: Table<State>): Rule {
  const { state } = table;
  const reactor = state.tiles.findIndex(({ tile }) => tile === REACTOR);
  if (reactor < 0) throw new RuleBug('DDD-RAD-04: no reactor in this house');
  markTile(table, reactor, 'DDD-RAD-06');
  yield* chooseMarkedTile(table, adjacentTiles(reactor), 'DDD-RAD-06');
}

/**
 * DDD-RAD-08: the sixth step of the upkeep: two tiles beside those that were marked before it. DDD-RAD-33: any tile will
 * do. DDD-RAD-24: without a marker in the house it begins anew.
 */
export function spreadRadiation(table: Table<State>): Rule {
  const { leaking, closed } = table.state.radiation;
  return leaking && !closed ? markBeside(table) : NOTHING;
}

function* markBeside(table: Table<State>): Rule {
  const { state } = table;
  const marked = new Set([...state.tiles.keys()].filter(tile => tileAt(state, tile).radiation));
  if (marked.size === 0) return yield* markReactor(table);
  const beside = [...state.tiles.keys()].filter(tile => adjacentTiles(tile).some(one => marked.has(one)));
  for (let left = SPREAD_MARKERS; left > 0; left -= 1) yield* chooseMarkedTile(table, beside, 'DDD-RAD-08');
}

/** DDD-RAD-07: one of these tiles that has no marker yet; none if all have one. */
function* chooseMarkedTile(table: Table<State>, tiles: readonly TileIndex[], rule: RuleId): Rule {
  const { state } = table;
  const options = tiles.filter(tile => !tileAt(state, tile).radiation).map(tile => tileOption(state, tile));
  if (options.length === 0) return;
  const { tile } = yield* ask('place-radiation', PARTY, options, rule);
  markTile(table, tile, rule);
}

/** DDD-RAD-32: who stands there already is neither checked nor infected. */
function markTile(table: Table<State>, tile: TileIndex, rule: RuleId): void {
  changeTile(table.state, tile, { radiation: true });
  table.tell({ type: 'radiation-placed', rule, tile, rooms: roomsOn(table.state, tile) });
}

/** DDD-RAD-12, DDD-RAD-30: every survivor loses energy equal to his radiation markers. */
export function sufferRadiation(table: Table<State>, rule: RuleId): Rule {
  for (const survivor of table.state.survivors)
    if (survivor.radiation > 0) wound(table, survivor, survivor.radiation, rule);
  return settleWounds(table);
}

/** DDD-RAD-13, DDD-RAD-18: enemies that have come into a room, or appeared there. */
export function infectWhereMet(table: Table<State>, room: RoomId): void {
  const { state } = table;
  if (!state.options['radioactive']) return;
  if (tileOf(state, room).radiation) infectAll(table, room, 'DDD-RAD-13');
  else infectSharing(table, room);
}

/** DDD-RAD-18: where one of them is infected, all of them are. */
export function infectSharing(table: Table<State>, room: RoomId): void {
  if (hasInfectedEnemy(table.state, room)) infectAll(table, room, 'DDD-RAD-18');
}

/** DDD-GEN-13: the nemesis cannot be infected. */
function infectAll(table: Table<State>, room: RoomId, rule: RuleId): void {
  const { creature } = table.state;
  const healthy = [...zombiesAt(table.state, room), ...(creature?.room === room ? [creature] : [])].filter(
    one => !one.infected,
  );
  if (healthy.length === 0) return;
  for (const enemy of healthy) enemy.infected = true;
  table.tell({ type: 'enemies-infected', rule, room, count: healthy.length });
}

const hasInfectedEnemy = ({ zombies, creature }: State, room: RoomId): boolean =>
  zombies.some(one => one.infected && one.room === room) ||
  (creature !== null && creature.infected && creature.room === room);
