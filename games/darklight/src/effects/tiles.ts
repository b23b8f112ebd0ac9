import type { Rule, Table } from '@tenebrae/kernel';
import type { CodedTileId } from '../data/dungeon-cards.ts';
import type { Accursed, Character, Monster, State, TileNumber } from '../state.ts';
import type { Attack } from '../rules/attack.ts';

/** The rule of a tile. */
export interface TileHooks {
  enter?(table: Table<State>, tile: TileNumber, figure: Character): Rule;
  turnEnd?(table: Table<State>, tile: TileNumber, accursed: Accursed): Rule;
  critical?(table: Table<State>, tile: TileNumber, attack: Attack): Rule;
  castRoll?: number;
  /** Health more for a Monster placed there. */
  health?(monster: Monster['kind']): number;
  /** The searcher may discard a Standard Treasure found in its Chest and draw the next. */
  secondDraw?: true;
}

/** The tiles' own rules. */
export const TILE_HOOKS: Partial<Record<CodedTileId, TileHooks>> = {
  'scriptorium': { castRoll: 1 },
  'armoury': { secondDraw: true },
};
