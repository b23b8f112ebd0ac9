import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { LIGHT_MAX } from '../data/light.ts';
import type { State } from '../state.ts';
import { heroesInOrder, isIn } from './figures.ts';
import { react } from './reactions.ts';
import { teach } from './tutorial.ts';

/**
 * DD-LGT-01, DD-LGT-08, DD-LGT-09: Light goes up or down within 0 to 5; a real change is one event for each Hero's Quirks,
 * however many points it has. Nothing in the Circus.
 */
export function* changeLight(table: Table<State>, amount: number, rule: RuleId): Rule {
  const { state } = table;
  const { campaign } = state;
  const light = Math.max(0, Math.min(LIGHT_MAX, campaign.light + amount));
  if (state.circus !== null || light === campaign.light) return;
  const change = light - campaign.light;
  campaign.light = light;
  table.tell({ type: 'light-changed', rule, amount: Math.abs(change), up: change > 0, light });
  if (change < 0) yield* teach(table, 'light');
  for (const hero of heroesInOrder(state))
    if (isIn(state, hero)) yield* react(table, hero, change > 0 ? 'light-up' : 'light-down', 'DD-LGT-08');
}
