import type { Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, Character, State } from '../state.ts';
import { figureOf, nameOf } from './tell.ts';

/** DL-RES-01: removes Wounds, never below 0; the dead can be healed too. Says how many went. */
export function heal(table: Table<State>, figure: Character, amount: number, rule: RuleId): number {
  const healed = Math.min(Math.max(0, amount), figure.wounds);
  if (healed === 0) return 0;
  figure.wounds -= healed;
  table.tell({ type: 'wounds-healed', rule, who: nameOf(figure), figure: figureOf(figure), amount: healed });
  return healed;
}

/** Turns Spent Stamina tokens to Unspent. */
export function restoreStamina(table: Table<State>, accursed: Accursed, amount: number, rule: RuleId): void {
  const restored = Math.min(amount, accursed.stamina.spent);
  if (restored <= 0) return;
  accursed.stamina.spent -= restored;
  accursed.stamina.unspent += restored;
  table.tell({
    type: 'stamina-restored',
    rule,
    who: accursed.id,
    figure: figureOf(accursed),
    amount: restored,
  });
}

export function spendStamina(accursed: Accursed, amount: number): void {
  accursed.stamina.unspent -= amount;
  accursed.stamina.spent += amount;
}
