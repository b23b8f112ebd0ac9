import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, TileIndex } from '../state.ts';

/** DDD-FIR-01, DDD-FIR-02. */
export function* breakOutFire(table: Table<State>, rule: RuleId): Rule {
  throw new RuleBug(`breakOutFire is not written yet: ${JSON.stringify([table, rule])}`);
}

/** DDD-FIR-17: one spread with everything that follows from it; without a fire token nothing. */
export function* spreadFire(table: Table<State>, rule: RuleId): Rule {
  throw new RuleBug(`spreadFire is not written yet: ${JSON.stringify([table, rule])}`);
}

/** One burn marker on a tile that is neither destroyed nor the laboratory; does not destroy (DDD-FIR-17). */
export function* addBurnMarker(table: Table<State>, tile: TileIndex, rule: RuleId): Rule {
  throw new RuleBug(`addBurnMarker is not written yet: ${JSON.stringify([table, tile, rule])}`);
}

/** DDD-FIR-09: every tile with three burn markers. */
export function* destroyBurntTiles(table: Table<State>): Rule {
  throw new RuleBug(`destroyBurntTiles is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-HOU-09, DDD-HOU-16, DDD-FIR-09: turns a tile over; darkness advances before the showdown. Deals no damage. */
export function* destroyTile(table: Table<State>, tile: TileIndex, rule: RuleId): Rule {
  throw new RuleBug(`destroyTile is not written yet: ${JSON.stringify([table, tile, rule])}`);
}

/** DDD-FIR-11: burn markers of a tile, 3 if it is destroyed. */
export function fireDamage(state: State, tile: TileIndex): number {
  throw new RuleBug(`fireDamage is not written yet: ${JSON.stringify([state, tile])}`);
}

/** DDD-EXT-01, DDD-EXT-02: says how many were removed; the fire token goes with the last. */
export function removeBurnMarkers(table: Table<State>, tile: TileIndex, most: number, rule: RuleId): number {
  throw new RuleBug(`removeBurnMarkers is not written yet: ${JSON.stringify([table, tile, most, rule])}`);
}
