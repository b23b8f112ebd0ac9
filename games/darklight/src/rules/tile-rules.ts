import type { Square } from '@tenebrae/board';
import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { MonsterId } from '../data/monsters.ts';
import { TILE_HOOKS, type TileHooks } from '../effects/tiles.ts';
import { type Accursed, type Character, NOWHERE, type State, type TileNumber } from '../state.ts';
import { alike } from './alike.ts';
import type { Attack } from './attack.ts';
import { type Due, NOTHING_DUE, resolveDue } from './due.ts';
import { effectOf } from './events.ts';
import { baseOf, baseSquares, dungeonOf, ground, isLarge, isPresent, squaresOf, tilesOf } from './figures.ts';
import { archwayAt, tilesAt } from './ground.ts';
import { once } from './marks.ts';
import { tileOf } from './plan.ts';

/** DL-TRM-03, DL-EXP-07: the rule printed on a tile's card. A drawn board has none. */
function hooksOfTile(state: State, tile: TileNumber): TileHooks | undefined {
  const { card, drawn } = tileOf(dungeonOf(state), tile);
  return drawn === null ? cardHooks()(card) : undefined;
}

/** Put together when first asked for: effects and rules import each other. */
const cardHooks = once(() => alike<TileHooks>(TILE_HOOKS));

/** Called by every step and placement after `putAt`: tile rules and Events on entering (torture-chamber, evt-guillotine). */
export const enterSquare = (table: Table<State>, figure: Character, from: Square): Rule =>
  figure.square !== from && mayMatter(table.state, figure, from) ? enter(table, figure, from) : NOTHING;

/** Whether anything may wait for one that enters: of every step this is asked, and most tiles and archways have nothing. */
function mayMatter(state: State, figure: Character, from: Square): boolean {
  if (isLarge(figure)) return true;
  const board = ground(state);
  const archway = archwayAt(board, figure.square);
  if (archway >= 0) return archway !== archwayAt(board, from) && dungeonOf(state).events.length > 0;
  for (const tile of tilesAt(board, figure.square)) if (hooksOfTile(state, tile)?.enter) return true;
  return false;
}

function* enter(table: Table<State>, figure: Character, from: Square): Rule {
  const { state } = table;
  const board = ground(state);
  const before = baseSquares(baseOf(figure), from);
  const tiles: TileNumber[] = [];
  const archways: number[] = [];
  for (const square of squaresOf(figure)) {
    if (before.includes(square)) continue;
    const archway = archwayAt(board, square);
    if (archway >= 0) addTo(archways, archway);
    else for (const tile of tilesAt(board, square)) addTo(tiles, tile);
  }
  for (const tile of tiles) {
    const hooks = hooksOfTile(state, tile);
    if (hooks?.enter && isThere(state, figure)) yield* hooks.enter(table, tile, figure);
  }
  for (const archway of archways) {
    // From outside only: a step from one of its squares to the other is no entering.
    if (before.some(square => archwayAt(board, square) === archway)) continue;
    for (const event of dungeonOf(state).events.filter(one => one.archway === archway)) {
      const effect = effectOf(event);
      if (effect?.enter && isThere(state, figure)) yield* effect.enter(table, event, figure);
    }
  }
}

function addTo(numbers: number[], number: number): void {
  if (!numbers.includes(number)) numbers.push(number);
}

/** DL-TRN-10: tile rules and Events at the end of a turn (streams, evt-wailing-wall). */
export function* endTurnOnTiles(table: Table<State>, accursed: Accursed): Rule {
  yield* resolveDue(table, dueOnTiles(table, accursed));
}

/** DL-DIC-11: what the place of an Accursed has due at the end of its turn, in an order that its player may choose. */
export function dueOnTiles(table: Table<State>, accursed: Accursed): readonly Due[] {
  const { state } = table;
  if (!isAnythingDue(state, accursed)) return NOTHING_DUE;
  const due: Due[] = [];
  const add = (name: string, tile: TileNumber, resolve: () => Rule) =>
    due.push({
      name,
      on: [`tile:${tile}`],
      *resolve() {
        if (isThere(state, accursed)) yield* resolve();
      },
    });
  for (const tile of tilesOf(state, accursed)) {
    const { turnEnd, isTurnEndDue } = hooksOfTile(state, tile) ?? {};
    if (turnEnd && isTurnEndDue?.(state, accursed) !== false)
      add(tileOf(dungeonOf(state), tile).card, tile, () => turnEnd(table, tile, accursed));
    for (const event of dungeonOf(state).events.filter(one => one.tile === tile)) {
      const effect = effectOf(event);
      if (event.card !== null && effect?.turnEnd) {
        const { turnEnd: eventTurnEnd } = effect;
        add(event.card, tile, () => eventTurnEnd(table, event, accursed));
      }
    }
  }
  return due;
}

/** Whether its tiles have a rule for the end of a turn, or an Event. */
function isAnythingDue(state: State, accursed: Accursed): boolean {
  for (const tile of tilesOf(state, accursed)) {
    if (hooksOfTile(state, tile)?.turnEnd) return true;
    for (const event of dungeonOf(state).events) if (event.tile === tile) return true;
  }
  return false;
}

/** collapsed-tunnel: whenever a Critical Hit is rolled by someone within it. */
export function* criticalOnTiles(table: Table<State>, attack: Attack): Rule {
  const { state } = table;
  for (const tile of tilesOf(state, attack.attacker)) {
    const hooks = hooksOfTile(state, tile);
    if (hooks?.critical) yield* hooks.critical(table, tile, attack);
  }
}

/** scriptorium: what a tile adds to Cast Rolls made there; an archway belongs to both its tiles (DL-TRM-05). */
export function castRollOnTiles(state: State, accursed: Accursed): number {
  return tilesOf(state, accursed).reduce((sum, tile) => sum + (hooksOfTile(state, tile)?.castRoll ?? 0), 0);
}

/** ossuary: Health more for a Monster placed on a tile. */
export const healthOnTile = (state: State, tile: TileNumber, kind: MonsterId): number =>
  hooksOfTile(state, tile)?.health?.(kind) ?? 0;

/** armoury: whether a Standard Treasure found in a Chest of this tile may be exchanged once. */
export const hasSecondDraw = (state: State, tile: TileNumber): boolean =>
  hooksOfTile(state, tile)?.secondDraw === true;

/** Alive and on the board: an effect that goes round may have killed or driven off who comes later. */
export function isThere(state: State, figure: Character): boolean {
  const { monsters, allies } = dungeonOf(state);
  if (figure.is === 'monster') return monsters.includes(figure);
  if (figure.is === 'ally') return figure.status === 'in' && allies.includes(figure);
  return isPresent(figure) && figure.square !== NOWHERE && state.accursed.includes(figure);
}
