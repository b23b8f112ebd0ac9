import type { Rule, Table } from '@tenebrae/kernel';
import { SANITIES_TO_BREAK } from '../data/limits.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, State } from '../state.ts';
import { loseForGood } from './defeat.ts';
import { isPresent, presentAccursed } from './figures.ts';
import { afterAttributes } from './limits.ts';
import { isDistressed, sanityOf } from './profile.ts';
import { hooksOf, isImmune } from './sources.ts';
import { figureOf } from './tell.ts';

/**
 * DL-INS-01, DL-INS-05, DL-SRV-19: after immunity and whatever lessens it; the dead suffer none. Distressed at Sanity, lost for good at
 * twice as much. Says how much was suffered.
 */
export function* sufferInsanity(
  table: Table<State>,
  accursed: Accursed,
  amount: number,
  rule: RuleId,
): Rule<number> {
  if (amount <= 0 || !isPresent(accursed)) return 0;
  if (isImmune(accursed, 'insanity')) {
    table.tell({ type: 'was-immune', rule, ...about(accursed), condition: 'insanity' });
    return 0;
  }
  const suffered = yield* lessened(table, accursed, amount);
  if (suffered <= 0) return 0;
  const was = isDistressed(table.state, accursed);
  accursed.insanity += suffered;
  const sanity = sanityOf(table.state, accursed);
  table.tell({
    type: 'insanity-suffered',
    rule,
    ...about(accursed),
    amount: suffered,
    total: accursed.insanity,
    sanity,
  });
  tellDistress(table, accursed, was);
  yield* checkSanity(table, accursed);
  return suffered;
}

/** What its own skills and items, and those of others, take off. */
function* lessened(table: Table<State>, accursed: Accursed, amount: number): Rule<number> {
  let left = amount;
  for (const holder of presentAccursed(table.state)) {
    for (const [, { onInsanity, onInsanityOf }] of hooksOf(holder)) {
      if (left <= 0) return 0;
      if (holder === accursed && onInsanity) left = yield* onInsanity(table, holder, left);
      if (holder !== accursed && onInsanityOf) left = yield* onInsanityOf(table, holder, accursed, left);
    }
  }
  return left;
}

/** DL-INS-02, DL-INS-04: never below 0; whoever falls below Sanity is distressed no more. */
export function removeInsanity(table: Table<State>, accursed: Accursed, amount: number, rule: RuleId): void {
  const removed = Math.min(amount, accursed.insanity);
  if (removed <= 0) return;
  const was = isDistressed(table.state, accursed);
  accursed.insanity -= removed;
  table.tell({
    type: 'insanity-removed',
    rule,
    ...about(accursed),
    amount: removed,
    total: accursed.insanity,
  });
  tellDistress(table, accursed, was);
}

/** DL-INS-02, DL-INS-03, DL-INS-05: after every change of Sanity or Insanity, with what follows from lower attributes. */
export function* checkSanity(table: Table<State>, accursed: Accursed): Rule {
  if (!isPresent(accursed)) return;
  if (accursed.insanity >= SANITIES_TO_BREAK * sanityOf(table.state, accursed))
    return yield* loseForGood(table, accursed, 'insane');
  yield* afterAttributes(table, accursed);
}

/** DL-INS-02. */
export function tellDistress(table: Table<State>, accursed: Accursed, was: boolean): void {
  const is = isDistressed(table.state, accursed);
  if (is !== was)
    table.tell({ type: is ? 'became-distressed' : 'recovered-wits', rule: 'DL-INS-02', ...about(accursed) });
}

const about = (accursed: Accursed) => ({ who: accursed.id, figure: figureOf(accursed) });
