import { ask, DONE, NOTHING, type Option, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { AT_ONCE, CARD_HANDLING, hasOffer, offersOf, performOffer } from './action-options.ts';
import { isIn } from './figures.ts';

/** Leads to `manage-cards`, which keeps the list of actions short. */
export const MANAGE = { id: 'manage' } as const satisfies Option;
export const canManage = (state: State, survivor: Survivor): boolean =>
  hasOffer(CARD_HANDLING, state, survivor);

/** DDD-EQP-04, DDD-PAS-04, DDD-ACT-10: cards used, moved and dropped until he is done. */
export function* manageCards(table: Table<State>, survivor: Survivor): Rule {
  while (isIn(survivor)) {
    const offers = offersOf(CARD_HANDLING, table.state, survivor);
    if (offers.options.length === 0) return;
    const choice = yield* ask<ActionOption | typeof DONE>(
      'manage-cards',
      survivor.seat,
      [...offers.options, DONE],
      'DDD-ACT-10',
      { about: { survivor: survivor.id } },
    );
    if (choice === DONE) return;
    yield* performOffer(table, survivor, offers, choice as ActionOption);
  }
}

/** DDD-ACT-10: a window for what any survivor may do at any moment of a round; opened only where it could matter to those concerned. */
export function offerMoment(table: Table<State>, rule: RuleId, concerned: readonly Survivor[]): Rule {
  for (const survivor of concerned)
    if (isIn(survivor) && isUrgent(table.state, survivor)) return offerMoments(table, rule, concerned);
  return NOTHING;
}

function* offerMoments(table: Table<State>, rule: RuleId, concerned: readonly Survivor[]): Rule {
  for (const survivor of concerned) yield* offerMomentTo(table, rule, survivor);
}

function* offerMomentTo(table: Table<State>, rule: RuleId, survivor: Survivor): Rule {
  while (isIn(survivor)) {
    const offers = offersOf(AT_ONCE, table.state, survivor);
    const urgent = offers.options.filter(matters);
    if (urgent.length === 0) return;
    const choice = yield* ask<ActionOption | typeof MANAGE | typeof PASS>(
      'any-moment',
      survivor.seat,
      [...urgent, MANAGE, PASS],
      rule,
      { about: { survivor: survivor.id }, window: true, concerns: [survivor.seat] },
    );
    if (choice === PASS) return;
    if (choice === MANAGE) yield* manageCards(table, survivor);
    else yield* performOffer(table, survivor, offers, choice as ActionOption);
  }
}

function isUrgent(state: State, survivor: Survivor): boolean {
  const options: ActionOption[] = [];
  for (const kind of AT_ONCE) kind.offer(state, survivor, options);
  return options.some(matters);
}

/** Healing, curing and skills may matter at once; loading can wait for somebody's actions. */
const matters = ({ action }: ActionOption): boolean => action !== 'load';
