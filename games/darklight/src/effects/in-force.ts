import type { CodedInForceId } from '../data/in-force.ts';
import type { Hooks } from './hooks.ts';

/** What effects in force do beyond numbers. */
export const IN_FORCE_HOOKS: Partial<Record<CodedInForceId, Hooks>> = {
  // DL-ATK-18: halves what is left after Armour, rounded up.
  'lighten-burden': {
    *onWounds(_, holder, attack, wounds) {
      return attack.defender === holder ? Math.ceil(wounds / 2) : wounds;
    },
  },
};
