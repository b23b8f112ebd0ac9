import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { VIRUS_LIMIT } from '../data/limits.ts';
import type { State, Survivor } from '../state.ts';
import { keepLimit } from './equipment.ts';
import { isIn, skillEffect } from './figures.ts';

/** DDD-REA-15, DDD-INF-01, DDD-INF-05: one virus token, which takes the place of a card but no hand. */
export function* bite(table: Table<State>, survivor: Survivor, rule: RuleId): Rule {
  if (!canBeBitten(survivor)) return;
  survivor.virus += 1;
  table.tell({
    type: 'virus-caught',
    rule,
    survivor: survivor.id,
    virus: survivor.virus,
    infected: isInfected(survivor),
  });
  yield* keepLimit(table, survivor);
}

/** DDD-REA-16, DDD-ZOM-10: never more than two tokens. DDD-SKL-15: none for Nina with Virus Resistance. */
export const canBeBitten = (survivor: Survivor): boolean =>
  isIn(survivor) && survivor.virus < VIRUS_LIMIT && skillEffect(survivor, 'virus-resistance') === undefined;

/** DDD-INF-02: he decays in the zombification step. DDD-ZOM-09: again, from where the cube stands. */
export const isInfected = (survivor: Survivor): boolean => survivor.virus >= VIRUS_LIMIT;

/** DDD-INF-03, DDD-INF-04: the second token goes, never the first. DDD-ZOM-08: the gray cube stays where it is. */
export function removeSecondVirus(table: Table<State>, survivor: Survivor, rule: RuleId): void {
  if (!isInfected(survivor)) return;
  survivor.virus -= 1;
  table.tell({ type: 'virus-removed', rule, survivor: survivor.id });
}
