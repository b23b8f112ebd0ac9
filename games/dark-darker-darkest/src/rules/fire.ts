import { ask, NOTHING, PARTY, rollOne, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { FOUR_SIDED_DIE, SIX_SIDED_DIE } from '../data/dice.ts';
import { FIRE_DIRECTIONS, HOUSE_COLUMNS } from '../data/house.ts';
import { DESTROYED_TILE_DAMAGE, DESTROYING_BURN_MARKERS, GAS_LEAK_TILES } from '../data/limits.ts';
import { DARKNESS_CAUSES } from '../data/multitracker.ts';
import type { State, Tile, TileIndex } from '../state.ts';
import { offerMoment } from './any-moment.ts';
import { advanceDarkness } from './darkness.ts';
import { turnTileOver } from './destroyed-tiles.ts';
import { rollLocation } from './dice.ts';
import { survivorsIn } from './figures.ts';
import { dealFireDamage } from './fire-damage.ts';
import { type FireDirection, hasReroll, maybeRerollDirection } from './rerolls.ts';
import {
  adjacentTiles,
  changeTile,
  hasIcon,
  roomsOn,
  tileAt,
  tileIndex,
  tileRolled,
  tileTowards,
} from './rooms.ts';
import { maybeLoseCorners } from './showdown.ts';
import { tileOption } from './tile-options.ts';

/** DDD-FIR-01, DDD-FIR-03, DDD-FIR-12, DDD-FIR-17: the fire token and a burn marker; no damage yet. */
export function* breakOutFire(table: Table<State>, rule: RuleId): Rule {
  const { state } = table;
  if (!state.tiles.some((_, tile) => canBurn(state, tile))) return;
  const tile = yield* rollOutbreak(table, rule);
  state.fire = tile;
  table.tell({ type: 'fire-broke-out', rule, tile, rooms: roomsOn(state, tile) });
  addBurnMarker(table, tile, rule);
  yield* maybeLeakGas(table, tile);
  yield* destroyBurntTiles(table);
}

/** DDD-FIR-01: the column die again on a 6. DDD-FIR-02: the whole roll on the laboratory or a destroyed room. */
function* rollOutbreak(table: Table<State>, rule: RuleId): Rule<TileIndex> {
  for (;;) {
    const { row, column: first } = yield* rollLocation('fire-outbreak', rule);
    let column = first;
    while (column > HOUSE_COLUMNS) column = yield* rollOne('fire-outbreak-column', SIX_SIDED_DIE, rule);
    const tile = tileRolled(row, column);
    if (tile !== null && canBurn(table.state, tile)) return tile;
  }
}

/** DDD-FIR-17: one spread, in this order; without the fire token on the board there is no active fire (DDD-FIR-03). */
export const spreadFire = (table: Table<State>, rule: RuleId): Rule =>
  table.state.fire === null ? NOTHING : spreadFrom(table, table.state.fire, rule);

function* spreadFrom(table: Table<State>, from: TileIndex, rule: RuleId): Rule {
  const { state } = table;
  const inDanger = survivorsIn(state).filter(one => fireDamage(state, tileIndex(state, one.room)) > 0);
  if (inDanger.length > 0) yield* offerMoment(table, rule, inDanger);
  // DDD-FIR-04, DDD-ITM-15: read on the key of the entrance hall, unless a fire alarm rolls the die again.
  const rolled = (yield* rollOne('fire-direction', FOUR_SIDED_DIE, rule)) as FireDirection;
  const direction = hasReroll(state, 'fire-direction') ? yield* maybeRerollDirection(table, rolled) : rolled;
  yield* moveFireToken(table, from, direction, rule);
  yield* destroyBurntTiles(table);
  yield* dealFireDamage(table);
}

/** DDD-FIR-04 to DDD-FIR-07: the token goes one tile that way, walls or not, or stays; its tile gets a burn marker. */
function moveFireToken(table: Table<State>, from: TileIndex, direction: FireDirection, rule: RuleId): Rule {
  const { state } = table;
  const side = FIRE_DIRECTIONS[direction];
  const towards = tileTowards(from, side);
  const to = towards !== null && canBurn(state, towards) ? towards : from;
  state.fire = to;
  table.tell({
    type: to === from ? 'fire-stayed' : 'fire-moved',
    rule,
    side,
    tile: to,
    rooms: roomsOn(state, to),
  });
  addBurnMarker(table, to, rule);
  return to === from ? NOTHING : maybeLeakGas(table, to);
}

/** DDD-FIR-08, DDD-FIR-10: one burn marker on a tile, for all its rooms; a destroyed tile and the laboratory get none. */
export function addBurnMarker(table: Table<State>, tile: TileIndex, rule: RuleId): void {
  const { state } = table;
  if (!canBurn(state, tile)) return;
  const burn = tileAt(state, tile).burn + 1;
  changeTile(state, tile, { burn });
  table.tell({ type: 'burn-marker-added', rule, tile, rooms: roomsOn(state, tile), burn });
}

/** DDD-ADV-02: where the token reaches a gas leak, two tiles beside it get a burn marker each; no leak sets off another. */
const maybeLeakGas = (table: Table<State>, tile: TileIndex): Rule =>
  table.state.options['advanced-rules'] && hasGas(table.state, tile) ? leakGas(table, tile) : NOTHING;

const hasGas = (state: State, tile: TileIndex): boolean =>
  roomsOn(state, tile).some(room => hasIcon(state, room, 'gas-leak'));

function* leakGas(table: Table<State>, tile: TileIndex): Rule {
  const { state } = table;
  table.tell({ type: 'gas-leaked', rule: 'DDD-ADV-02', tile, rooms: roomsOn(state, tile) });
  let beside = adjacentTiles(tile).filter(one => canBurn(state, one));
  for (let left = GAS_LEAK_TILES; left > 0 && beside.length > 0; left -= 1) {
    const options = beside.map(one => tileOption(state, one));
    const chosen = yield* ask('gas-leak', PARTY, options, 'DDD-ADV-02', { about: { count: left } });
    addBurnMarker(table, chosen.tile, 'DDD-ADV-02');
    beside = beside.filter(one => one !== chosen.tile);
  }
}

/** DDD-FIR-09: every tile with three burn markers. */
export function destroyBurntTiles(table: Table<State>): Rule {
  const { tiles } = table.state;
  for (const { burn } of tiles) if (burn >= DESTROYING_BURN_MARKERS) return destroyAll(table, tiles);
  return NOTHING;
}

/** Those that had three burn markers when it began. */
function* destroyAll(table: Table<State>, tiles: readonly Tile[]): Rule {
  for (const [tile, { burn }] of tiles.entries())
    if (burn >= DESTROYING_BURN_MARKERS) yield* destroyTile(table, tile, 'DDD-FIR-09');
}

/**
 * DDD-FIR-09, DDD-FIR-10, DDD-DRK-03: turns a tile over and lets darkness advance, though not in the showdown
 * (DDD-FIN-14), which may be lost with the corners (DDD-FIN-12). The fire token stays where it is; nobody is hurt yet.
 */
export function* destroyTile(table: Table<State>, tile: TileIndex, rule: RuleId): Rule {
  turnTileOver(table, tile, rule);
  const { spaces } = DARKNESS_CAUSES['tile-destroyed'];
  if (table.state.showdown === null) yield* advanceDarkness(table, spaces, 'DDD-DRK-03');
  yield* maybeLoseCorners(table);
}

/** DDD-EXT-01, DDD-EXT-02: says how many were removed; the fire token goes with the last. */
export function removeBurnMarkers(table: Table<State>, tile: TileIndex, most: number, rule: RuleId): number {
  const { state } = table;
  const { burn } = tileAt(state, tile);
  const removed = Math.min(most, burn);
  if (removed <= 0) return 0;
  changeTile(state, tile, { burn: burn - removed });
  table.tell({ type: 'burn-markers-removed', rule, tile, rooms: roomsOn(state, tile), count: removed });
  if (state.fire === tile && burn === removed) {
    state.fire = null;
    table.tell({ type: 'fire-put-out', rule: 'DDD-EXT-02', tile, rooms: roomsOn(state, tile) });
  }
  return removed;
}

/** DDD-FIR-11, DDD-FIR-13, DDD-FIR-15: burn markers of a tile, 3 if it is destroyed. */
export function fireDamage(state: State, tile: TileIndex): number {
  const { burn, destroyed } = tileAt(state, tile);
  return destroyed ? DESTROYED_TILE_DAMAGE : burn;
}

/** DDD-FIR-02, DDD-FIR-05: fire never comes into the laboratory nor into a destroyed room. */
const canBurn = (state: State, index: TileIndex): boolean => {
  const { tile, destroyed } = tileAt(state, index);
  return !destroyed && tile !== 'laboratory';
};
