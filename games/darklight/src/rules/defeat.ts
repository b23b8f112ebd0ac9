import type { Rule, Table } from '@tenebrae/kernel';
import type { InjuryId } from '../data/injuries.ts';
import type { Accursed, Character, State } from '../state.ts';
import type { Cause } from './wounds.ts';

/** DL-DTH-01 to DL-DTH-12: a Monster becomes a Trophy unless its card saves it; an Accursed goes to Limbo with a noted Injury; an ally piece is dead for good. Hooks onDeath and onKill. */
export function* die(_table: Table<State>, _figure: Character, _cause: Cause): Rule {
  throw new Error('not written yet');
}

/** DL-INS-03, DL-DTH-06: out of the game with all it carries; the Heart stays. */
export function* loseForGood(
  _table: Table<State>,
  _accursed: Accursed,
  _how: 'insane' | 'fourth-injury' | 'left-behind',
): Rule {
  throw new Error('not written yet');
}

/** DL-DTH-10, DL-ACC-12: another living Accursed takes the Cursed Heart. */
export function* passHeart(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** DL-DTH-05. */
export function* rollInjury(_table: Table<State>, _accursed: Accursed): Rule<InjuryId> {
  throw new Error('not written yet');
}

/** DL-RES-05, DL-ATR-15: in force from now; a crushed hand loses a slot of choice. */
export function* takeInjury(_table: Table<State>, _accursed: Accursed, _injury: InjuryId): Rule {
  throw new Error('not written yet');
}
