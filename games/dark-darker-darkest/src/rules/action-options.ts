import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';
import type { Action, ActionOption } from './action-option.ts';
import { makeAttack, offerAttacks, offerThrows, throwCard } from './attacking.ts';
import { buySkill, offerSkills } from './buy-skill.ts';
import { hasCard, manageCard, offerCards } from './equipment.ts';
import { offerAnyMomentItems, offerItemActions, performAnyMomentItem, performItemAction } from './items.ts';
import { offerTerminal, useTerminal } from './laboratory.ts';
import { canMove, move, offerMoves } from './move.ts';
import { offerPassing, passThing } from './passing.ts';
import { offerSearch, search } from './search.ts';
import { offerSwaps, swapChip } from './swap-chip.ts';
import { offerReveals, offerUnlocking, revealChip, unlock } from './unlock.ts';

/** DDD-ACT-05, DDD-ACT-11: what a survivor does in his own team's actions, as often as he can pay, enemies there or not. */
export const TEAM_ACTIONS: readonly Action[] = [
  { rule: 'DDD-MOV-01', isOpen: canMove, offer: offerMoves, perform: move },
  { rule: 'DDD-SEA-01', offer: offerSearch, perform: search },
  { rule: 'DDD-CMB-01', offer: offerAttacks, perform: makeAttack },
  { rule: 'DDD-ITM-14', offer: offerThrows, perform: throwCard },
  { rule: 'DDD-UNL-01', offer: offerReveals, perform: revealChip },
  { rule: 'DDD-UNL-02', offer: offerUnlocking, perform: unlock },
  { rule: 'DDD-SKL-20', offer: offerSwaps, perform: swapChip },
  { rule: 'DDD-COR-08', offer: offerTerminal, perform: useTerminal },
  { rule: 'DDD-ACT-09', offer: offerItemActions, perform: performItemAction },
  { rule: 'DDD-PAS-01', offer: offerPassing, perform: passThing },
];

const ITEMS_AT_ANY_MOMENT: Action = {
  rule: 'DDD-ACT-10',
  offer: offerAnyMomentItems,
  perform: performAnyMomentItem,
};

/** DDD-ACT-10, DDD-EQP-04, DDD-PAS-04: cards used, moved or dropped, by any survivor in play at any moment of a round. */
export const CARD_HANDLING: readonly Action[] = [
  ITEMS_AT_ANY_MOMENT,
  { rule: 'DDD-EQP-04', isOpen: hasCard, offer: offerCards, perform: manageCard },
];

const SKILL_PURCHASE: Action = { rule: 'DDD-SUR-10', offer: offerSkills, perform: buySkill };

/** DDD-ACT-10: everything that is open to any survivor in play. */
export const ANY_MOMENT: readonly Action[] = [SKILL_PURCHASE, ...CARD_HANDLING];

/** DDD-ACT-10: of this, what may matter at once; moving and dropping cards can always wait for somebody's actions. */
export const AT_ONCE: readonly Action[] = [SKILL_PURCHASE, ITEMS_AT_ANY_MOMENT];

/** What a survivor is offered in his own team's actions, besides handling his cards. */
export const ACTIONS_AND_SKILLS: readonly Action[] = [...TEAM_ACTIONS, SKILL_PURCHASE];

/** What a survivor may do of some kinds of action; each option with its kind, in the same places. */
export interface Offers {
  readonly options: ActionOption[];
  readonly kinds: Action[];
}

export function offersOf(actions: readonly Action[], state: State, survivor: Survivor): Offers {
  const options: ActionOption[] = [];
  const kinds: Action[] = [];
  for (const kind of actions) {
    kind.offer(state, survivor, options);
    while (kinds.length < options.length) kinds.push(kind);
  }
  return { options, kinds };
}

/** Whether there is an action of his team among these and skills, which come last. */
export const hasTeamAction = ({ kinds }: Offers): boolean => kinds.length > 0 && kinds[0] !== SKILL_PURCHASE;

export function hasOffer(actions: readonly Action[], state: State, survivor: Survivor): boolean {
  for (const kind of actions) if (kind.isOpen?.(state, survivor) === true) return true;
  const options: ActionOption[] = [];
  for (const kind of actions) {
    if (kind.isOpen === undefined) kind.offer(state, survivor, options);
    if (options.length > 0) return true;
  }
  return false;
}

/** An option is performed by the kind of action that offered it. */
export function performOffer(
  table: Table<State>,
  survivor: Survivor,
  offers: Offers,
  option: ActionOption,
): Rule {
  const kind = offers.kinds[offers.options.indexOf(option)];
  if (kind === undefined) throw new RuleBug(`DDD-ACT-02: nobody offered ${option.id}`);
  return kind.perform(table, survivor, option);
}
