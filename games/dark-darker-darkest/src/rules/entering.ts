import type { RoomId } from '@tenebrae/board';
import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';

/** DDD-CMB-23: he is in the new room in every respect: fire damage (DDD-FIR-13), radiation check, lurking creature, spawn tokens seen, and the showdown in the laboratory (which cuts the beat short by `endBeat`). */
export function* enterRoom(table: Table<State>, survivor: Survivor, room: RoomId, rule: RuleId): Rule {
  throw new RuleBug(`enterRoom is not written yet: ${JSON.stringify([table, survivor, room, rule])}`);
}
