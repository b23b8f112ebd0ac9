import type { Rule, Table } from '@tenebrae/kernel';
import type { EncounterId } from '../../data/encounters.ts';
import type { Accursed, Character, Monster, Prop, State } from '../../state.ts';

/** Numbers of the general rules that a quest may change. */
export type QuestNumber = 'poison-factor' | 'heart-less' | 'marker-on' | 'oil-flasks';

/** What an Accursed pays when it handles a Prop. */
export type Payment = 'blessed-water' | 'oil-flask' | 'one-faith' | 'three-faith' | 'source' | 'blood';

/** What a quest adds to the rules. Only what it needs is written. */
export interface QuestHooks {
  /** The Quest Room paragraph. */
  reveal(table: Table<State>): Rule;
  isCompleted(state: State): boolean;
  isFailed?(state: State): boolean;
  eventsStart?(table: Table<State>): Rule;
  roundEnd?(table: Table<State>): Rule;
  darkness?(table: Table<State>): Rule;
  /** DL-SET-16: the first Encounter card of the dungeon is this one, taken from the deck. */
  firstEncounter?: EncounterId;
  /** An Encounter card was drawn: further Monsters of it. */
  encounter?(state: State, card: EncounterId): readonly Monster['kind'][];
  killed?(table: Table<State>, monster: Monster): void;
  /** A Prop that is not done is handled, with the payment if it asks for one. */
  handle?(table: Table<State>, prop: Prop, by: Accursed): Rule;
  /** How a Prop may be paid for: each that the Accursed can afford is offered. */
  payments?: readonly Payment[];
  /** Somebody steps off the Dungeon Exit. */
  left?(table: Table<State>, who: Character): void;
  keepsFromWounds?(state: State, figure: Character): boolean;
  numbers?: Readonly<Partial<Record<QuestNumber, number>>>;
}
