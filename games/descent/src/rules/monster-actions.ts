import type { MonsterAction } from './action-option.ts';

/** DJ-OVT-08, DJ-DOR-08, DJ-PRP-02, DJ-PRP-04: walk, attack, doors, climb, jump; the quest's own come on top. */
export const MONSTER_ACTIONS: readonly MonsterAction[] = [];
