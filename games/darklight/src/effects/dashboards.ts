import type { AccursedId } from '../data/accursed.ts';
import { equippedItems, itemCard } from '../rules/sources.ts';
import type { Hooks } from './hooks.ts';

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
} satisfies Partial<Record<AccursedId, Hooks>>;
