import type { CodedItemId } from '../data/items.ts';
import { isOfKind } from '../rules/figures.ts';
import type { Hooks } from './hooks.ts';

/** What items do beyond numbers. */
export const ITEM_HOOKS: Partial<Record<CodedItemId, Hooks>> = {
  'saints-hammer': {
    damage: (_, holder, { attacker, defender, blow }) =>
      attacker === holder &&
      defender.is === 'monster' &&
      blow.items.some(item => item.id === 'saints-hammer') &&
      (isOfKind(defender.kind, 'demon') || isOfKind(defender.kind, 'undead'))
        ? 2
        : 0,
  },
};
