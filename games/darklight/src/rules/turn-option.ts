import type { Option, Rule, RuleId, Table } from '@tenebrae/kernel';
import type { Square } from '@tenebrae/board';
import type { AccursedId } from '../data/accursed.ts';
import type { SpellId } from '../data/spells.ts';
import type { MiracleId } from '../data/miracles.ts';
import type { Accursed, State } from '../state.ts';

/** Something that an Accursed may do. Each kind names what it needs by plain ids. */
export interface TurnOption extends Option {
  /** Tells kinds of one deed apart, where a deed offers several. */
  readonly verb?: string;
  readonly square?: Square;
  readonly archway?: number;
  readonly monster?: number;
  readonly other?: AccursedId;
  /** The `copy` of an item. */
  readonly item?: number;
  readonly items?: readonly number[];
  readonly spell?: SpellId;
  readonly miracle?: MiracleId;
  /** A skill, consumable, Prop, Chest or Event. */
  readonly thing?: string | number;
  readonly count?: number;
}

/** Of most deeds nothing is legal most of the time. */
export const NO_OPTIONS: readonly TurnOption[] = [];

/** One kind of deed: what of it is legal now, and how it is done. An option comes back to the deed that offered it. */
export interface Deed {
  readonly rule: RuleId;
  options(state: State, accursed: Accursed): readonly TurnOption[];
  perform(table: Table<State>, accursed: Accursed, option: TurnOption): Rule;
}
