import type { Rule, Table } from '@tenebrae/kernel';
import type { ActivityId } from '../data/settlements.ts';
import { heal } from '../rules/healing.ts';
import { attributeOf } from '../rules/profile.ts';
import type { Accursed, State } from '../state.ts';

export interface ActivityEffect {
  /** Beyond the price: whether it is of any use, or possible at all. */
  canDo?(state: State, accursed: Accursed): boolean;
  act(table: Table<State>, accursed: Accursed): Rule;
}

/** What each Activity does; a fixed price is paid before. */
export const ACTIVITY_EFFECTS: Partial<Record<ActivityId, ActivityEffect>> = {
  'rest': {
    *act(table, accursed) {
      heal(table, accursed, attributeOf(table.state, accursed, 'endurance'), 'DL-SRV-21');
    },
  },
};
