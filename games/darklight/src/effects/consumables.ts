import type { Rule, Table } from '@tenebrae/kernel';
import type { ConsumableId } from '../data/consumables.ts';
import type { ConsumableCardId } from '../data/items.ts';
import type { Accursed, State } from '../state.ts';

/** What a consumable does, and whether it is of any use now. */
export interface ConsumableEffect {
  canUse(state: State, user: Accursed): boolean;
  use(table: Table<State>, user: Accursed): Rule;
}

/** Tokens and cards. */
export const CONSUMABLE_EFFECTS: Partial<Record<ConsumableId | ConsumableCardId, ConsumableEffect>> = {
  'serum': {
    canUse: (_, user) => user.poison > 0,
    *use(table, user) {
      user.poison = 0;
      table.tell({ type: 'poison-removed', rule: 'DL-CON-05', who: user.id });
    },
  },
};
