import type { RoomId } from '@tenebrae/board';
import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { TerrorEvent } from '../data/dice.ts';
import type { State } from '../state.ts';

/** DDD-TER: the event of the terror die for the room that was checked or searched. */
export function* resolveTerror(table: Table<State>, event: TerrorEvent, room: RoomId): Rule {
  throw new RuleBug(`resolveTerror is not written yet: ${JSON.stringify([table, event, room])}`);
}

/** DDD-TER-08, DDD-ADV-05: top board, location roll; nothing if a creature is in the house already. */
export function* makeCreatureAppear(table: Table<State>, rule: RuleId): Rule {
  throw new RuleBug(`makeCreatureAppear is not written yet: ${JSON.stringify([table, rule])}`);
}
