import type { RoomId } from '@tenebrae/board';
import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Zombie } from '../state.ts';

/** DDD-REA-04, DDD-REA-06 to DDD-REA-19: one attack of these zombies on the survivors of their room. */
export function* zombiesAttack(
  table: Table<State>,
  room: RoomId,
  zombies: readonly Zombie[],
  rule: RuleId,
): Rule {
  throw new RuleBug(`zombiesAttack is not written yet: ${JSON.stringify([table, room, zombies, rule])}`);
}

/** DDD-REA-05: the creature attacks the survivors of its room. */
export function* creatureAttacks(table: Table<State>, rule: RuleId): Rule {
  throw new RuleBug(`creatureAttacks is not written yet: ${JSON.stringify([table, rule])}`);
}

/** DDD-FIN-27: the nemesis attacks the survivors of its room. */
export function* nemesisAttacks(table: Table<State>, rule: RuleId): Rule {
  throw new RuleBug(`nemesisAttacks is not written yet: ${JSON.stringify([table, rule])}`);
}
