import type { ACCURSED, AccursedId } from '../data/accursed.ts';
import { equippedItems, itemCard } from '../rules/sources.ts';
import type { Hooks } from './hooks.ts';

/** Dashboards whose own rule needs code, counted by the compiler. */
type CodedDashboardId = {
  [Id in AccursedId]: (typeof ACCURSED)[Id] extends { readonly coded: true } ? Id : never;
}[AccursedId];

/** The Dashboards' own rules that need code. */
export const DASHBOARD_HOOKS = {
  // Shield Discipline.
  'black-knight': {
    evade: (_, holder, attack) =>
      attack.defender === holder &&
      holder.is === 'accursed' &&
      equippedItems(holder).some(item => itemCard(item).keywords.includes('shield'))
        ? 1
        : 0,
  },
} satisfies Record<CodedDashboardId, Hooks>;
