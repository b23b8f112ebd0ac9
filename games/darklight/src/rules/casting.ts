import type { Rule, Table } from '@tenebrae/kernel';
import type { Square } from '@tenebrae/board';
import type { SpellId } from '../data/spells.ts';
import type { Accursed, Character, State, TileNumber } from '../state.ts';
import type { Deed } from './turn-option.ts';

/** What was named before the Cast Roll (DL-SPL-02). */
export interface SpellTarget {
  readonly figure: Character | null;
  readonly square: Square | null;
  readonly tile: TileNumber | null;
}

/** A spell being cast. */
export interface CastRoll {
  readonly caster: Accursed;
  readonly spell: SpellId;
  target: SpellTarget;
  /** Natural dice; hooks may re-roll some (each once, DL-DIC-07). */
  faces: number[];
  readonly rerolled: number[];
  succeeds: boolean;
  /** Monsters that it has killed. */
  kills: number;
}

/** DL-SPL-01 to DL-SPL-10: `cast:<spell>`, then its target, then the number of Source tokens. */
export const CAST_DEED: Deed = {
  rule: 'DL-SPL-01',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-SPL-02, DL-SPL-08, DL-LOS-06: all legal targets of a spell. */
export function spellTargets(_state: State, _caster: Accursed, _spell: SpellId): SpellTarget[] {
  throw new Error('not written yet');
}

/** DL-SRV-34, DL-SPL-10: spells not yet known (of at most a cost); none when it knows as many as it may. */
export function mayLearn(_state: State, _accursed: Accursed, _most?: number): SpellId[] {
  throw new Error('not written yet');
}

/** One spell of the player's choice. */
export function* learnSpell(
  _table: Table<State>,
  _accursed: Accursed,
  _most: number | null,
  _bySkill: boolean,
): Rule {
  throw new Error('not written yet');
}
