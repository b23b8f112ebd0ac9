import type { Rule, Table } from '@tenebrae/kernel';
import type { MiracleId } from '../data/miracles.ts';
import { putInForce } from '../rules/in-force.ts';
import type { Accursed, Character, State, TileNumber } from '../state.ts';

/** Whom a Miracle was invoked on; for those of range `tile` the tile. */
export interface MiracleTarget {
  readonly figure: Character | null;
  readonly tile: TileNumber | null;
}
export type MiracleEffect = (table: Table<State>, exorcist: Accursed, target: MiracleTarget) => Rule;

/** What each Miracle does. */
export const MIRACLE_EFFECTS: Partial<Record<MiracleId, MiracleEffect>> = {
  *'aegis-of-dawn'(_, exorcist, { figure }) {
    if (figure !== null) putInForce(figure, 'aegis-of-dawn', exorcist.id);
  },
};
