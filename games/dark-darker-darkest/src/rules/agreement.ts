import {
  ask,
  type Facts,
  type Option,
  type Rule,
  type RuleId,
  type Table,
  type TextId,
} from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';

/**
 * DDD-PAS-01, DDD-SKL-16: the other player must agree; what he declines is not offered again in these actions. Who runs both
 * survivors agrees with himself.
 */
export function* agrees(
  table: Table<State>,
  question: TextId,
  by: Survivor,
  partner: Survivor,
  offer: string,
  rule: RuleId,
  about: Facts,
): Rule<boolean> {
  if (partner.seat === by.seat) return true;
  const choice = yield* ask(question, partner.seat, ANSWERS, rule, { about });
  if (choice === ACCEPT) return true;
  table.state.declined.push(offer);
  table.tell({ type: 'offer-declined', rule, survivor: partner.id });
  return false;
}

export const hasDeclined = (state: State, offer: string): boolean => state.declined.includes(offer);

const ACCEPT = { id: 'accept' } as const satisfies Option;
const DECLINE = { id: 'decline' } as const satisfies Option;
const ANSWERS = [ACCEPT, DECLINE] as const;
