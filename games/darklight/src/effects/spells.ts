import type { Rule, Table } from '@tenebrae/kernel';
import type { SpellId } from '../data/spells.ts';
import type { CastRoll } from '../rules/casting.ts';
import { rollD6 } from '../rules/dice.ts';
import { heal } from '../rules/healing.ts';
import type { State } from '../state.ts';

/** What a successful spell does. */
export type SpellEffect = (table: Table<State>, cast: CastRoll) => Rule;

/** What each spell does. */
export const SPELL_EFFECTS: Partial<Record<SpellId, SpellEffect>> = {
  *'sanguine-mend'(table, { target }) {
    const healed = 1 + (yield* rollD6('sanguine-mend', 'DL-SPL-04'));
    if (target.figure !== null) heal(table, target.figure, healed, 'DL-SPL-04');
  },
};
