import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, Character, Monster, Prop, State } from '../../state.ts';

/** What a quest adds to the rules. Only what it needs is written. */
export interface QuestHooks {
  /** The Quest Room paragraph. */
  reveal(table: Table<State>): Rule;
  isCompleted(state: State): boolean;
  isFailed?(state: State): boolean;
  eventsStart?(table: Table<State>): Rule;
  roundEnd?(table: Table<State>): Rule;
  darkness?(table: Table<State>): Rule;
  /** An Encounter card was drawn: further Monsters of it. */
  encounter?(state: State, card: string): readonly Monster['kind'][];
  killed?(table: Table<State>, monster: Monster): void;
  /** A Prop is handled; whether it may be by this one. */
  handle?(table: Table<State>, prop: Prop, by: Accursed): Rule;
  mayHandle?(state: State, prop: Prop, by: Accursed): boolean;
  /** Somebody steps off the Dungeon Exit. */
  left?(table: Table<State>, who: Character): void;
  keepsFromWounds?(state: State, figure: Character): boolean;
}
