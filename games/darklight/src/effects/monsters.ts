import type { CodedMonsterId } from '../data/monsters.ts';
import { makeProne } from '../rules/conditions.ts';
import type { MonsterHooks } from './hooks.ts';

/** What Monster cards say beside their numbers. */
export const MONSTER_HOOKS: Partial<Record<CodedMonsterId, MonsterHooks>> = {
  'skorn-savage': { toHit: (_, holder, attack) => (attack.attacker === holder && holder.wounds > 0 ? 1 : 0) },
  'charnel-hulk': {
    *ifItWounds(table, _, attack) {
      makeProne(table, attack.defender, 'DL-CND-10');
    },
  },
};
