import type { MonsterAction } from './action-option.ts';
import { makeMonsterAttack, monsterAttackOptions } from './attack-options.ts';
import { monsterDoorOptions, useDoorAsMonster } from './doors.ts';
import { monsterMoveOptions, moveMonster } from './moving.ts';
import { crossPit, monsterPitOptions } from './pits.ts';
import { monsterStairOptions, useStairsAsMonster } from './stairs-and-glyphs.ts';

/** DJ-OVT-08, DJ-DOR-08, DJ-PRP-02, DJ-PRP-04, DJ-VAR-04: walk, attack, doors, climb, jump, stairs; the quest's own come on top. */
export const MONSTER_ACTIONS: readonly MonsterAction[] = [
  { rule: 'DJ-MOV-03', options: monsterMoveOptions, perform: moveMonster },
  { rule: 'DJ-OVT-08', options: monsterAttackOptions, perform: makeMonsterAttack },
  { rule: 'DJ-ACT-07', options: monsterDoorOptions, perform: useDoorAsMonster },
  { rule: 'DJ-ACT-11', options: monsterPitOptions, perform: crossPit },
  { rule: 'DJ-VAR-04', options: monsterStairOptions, perform: useStairsAsMonster },
];
