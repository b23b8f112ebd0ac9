import type { RuleId, Table } from '@tenebrae/kernel';
import { XP_LIMIT } from '../data/limits.ts';
import type { State, Survivor } from '../state.ts';

/** DDD-SUR-12: XP beyond 10 are lost. */
export function gainXp(table: Table<State>, survivor: Survivor, amount: number, rule: RuleId): void {
  const gained = Math.min(amount, XP_LIMIT - survivor.xp);
  if (gained <= 0) return;
  survivor.xp += gained;
  table.tell({ type: 'experience-gained', rule, survivor: survivor.id, amount: gained });
}
