import type { Rule, Table } from '@tenebrae/kernel';
import type { CodedTileId } from '../data/dungeon-cards.ts';
import type { Attack } from '../rules/attack.ts';
import { rollD3 } from '../rules/dice.ts';
import { charactersWithin, dungeonOf, ground, isOfKind } from '../rules/figures.ts';
import { terrainAt } from '../rules/ground.ts';
import { sufferInsanity } from '../rules/insanity.ts';
import { passesTest } from '../rules/tests.ts';
import { isThere } from '../rules/tile-rules.ts';
import { inflictWounds } from '../rules/wounds.ts';
import type { Accursed, Character, Monster, State, TileNumber } from '../state.ts';

/** The rule of a tile. */
export interface TileHooks {
  enter?(table: Table<State>, tile: TileNumber, figure: Character): Rule;
  turnEnd?(table: Table<State>, tile: TileNumber, accursed: Accursed): Rule;
  /** Whether its rule for the end of a turn concerns an Accursed within it; always unless it says so. */
  isTurnEndDue?(state: State, accursed: Accursed): boolean;
  critical?(table: Table<State>, tile: TileNumber, attack: Attack): Rule;
  castRoll?: number;
  /** Health more for a Monster placed there. */
  health?(monster: Monster['kind']): number;
  /** The searcher may discard a Standard Treasure found in its Chest and draw the next. */
  secondDraw?: true;
}

/** Whoever ends its turn in the water hears it whisper. */
const STREAMS: TileHooks = {
  isTurnEndDue: (state, accursed) => terrainAt(ground(state), accursed.square) === 'stream',
  *turnEnd(table, _tile, accursed) {
    if (!(yield* passesTest(table, accursed, 'mind', 5, 'DL-EXP-07')))
      yield* sufferInsanity(table, accursed, 1, 'DL-EXP-07');
  },
};

/** DL-TRM-03, DL-EXP-07: the tiles' own rules. */
export const TILE_HOOKS = {
  'torture-chamber': {
    *enter(table, _tile, figure) {
      const dungeon = dungeonOf(table.state);
      if (figure.is !== 'accursed' || dungeon.tortured.includes(figure.id)) return;
      dungeon.tortured = [...dungeon.tortured, figure.id];
      if (!(yield* passesTest(table, figure, 'mind', 4, 'DL-EXP-07')))
        yield* sufferInsanity(table, figure, 1, 'DL-EXP-07');
    },
  },
  'scriptorium': { castRoll: 1 },
  'ossuary': { health: kind => (isOfKind(kind, 'undead') ? 1 : 0) },
  'armoury': { secondDraw: true },
  'sunken-cistern': STREAMS,
  'collapsed-tunnel': {
    *critical(table, tile) {
      table.tell({ type: 'roof-shook', rule: 'DL-EXP-07', tile: 'collapsed-tunnel', number: tile });
      for (const figure of charactersWithin(table.state, tile)) {
        if (!isThere(table.state, figure)) continue;
        if (yield* passesTest(table, figure, 'agility', 4, 'DL-EXP-07')) continue;
        const wounds = yield* rollD3('loose-roof', 'DL-EXP-07');
        yield* inflictWounds(table, figure, wounds, { kind: 'tile', by: null, rule: 'DL-EXP-07' });
      }
    },
  },
  'necrostream': STREAMS,
} satisfies Record<CodedTileId, TileHooks>;
