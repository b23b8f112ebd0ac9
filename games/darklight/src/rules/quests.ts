import type { Rule, Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Character, State } from '../state.ts';

/** DL-SET-09: whether the quest is decided; asked by settle. */
export function questOutcome(_state: State): 'completed' | 'failed' | null {
  throw new Error('not written yet');
}

/** DL-SET-09, DL-RES-06, DL-ESC-03, DL-ESC-06, DL-DTH-09, DL-SRV-02: a single quest is over (`finish`); a campaign goes on with the Aftermath (`endBeat`). */
export function* endDungeon(
  _table: Table<State>,
  _outcome: 'completed' | 'failed',
  _rule: RuleId,
): Rule<never> {
  throw new Error('not written yet');
}

/** DL-SET-09, DL-EXP-11: the Quest Room paragraph is followed. */
export function* revealQuestRoom(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** What the quest does at the start of an Events Phase. */
export function* questEventsStart(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** What the quest does at the end of a round. */
export function* questRoundEnd(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** What the quest does after the Darkness Roll (q-chapel-4, q-chapel-6). */
export function* questDarkness(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** q-necrostream-6: a figure that suffers no Wounds now. */
export function keepsFromWounds(_state: State, _figure: Character): boolean {
  throw new Error('not written yet');
}

/** Numbers that a quest changes: Poison tokens times, Heart heals less, the marker moves up to, Oil Flasks left. */
export function questNumber(
  _state: State,
  _what: 'poison-factor' | 'heart-less' | 'marker-on' | 'oil-flasks',
): number {
  throw new Error('not written yet');
}

/** DL-ESC-05. */
export function mayEscape(_state: State): boolean {
  throw new Error('not written yet');
}
