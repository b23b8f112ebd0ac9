import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';
import type { Action, ActionOption } from './action-option.ts';
import { attackOptions, makeAttack, throwCard, throwOptions } from './attacking.ts';
import { buySkill, buySkillOptions } from './buy-skill.ts';
import { cardOptions, hasCard, manageCard } from './equipment.ts';
import { anyMomentItemOptions, itemActionOptions, performAnyMomentItem, performItemAction } from './items.ts';
import { terminalOptions, useTerminal } from './laboratory.ts';
import { canMove, move, moveOptions } from './move.ts';
import { passOptions, passThing } from './passing.ts';
import { search, searchOptions } from './search.ts';
import { swapChip, swapChipOptions } from './swap-chip.ts';
import { revealChip, revealOptions, unlock, unlockOptions } from './unlock.ts';

/** DDD-ACT-05, DDD-ACT-11: what a survivor does in his own team's actions, as often as he can pay, enemies there or not. */
export const TEAM_ACTIONS: readonly Action[] = [
  { rule: 'DDD-MOV-01', isOpen: canMove, options: moveOptions, perform: move },
  { rule: 'DDD-SEA-01', options: searchOptions, perform: search },
  { rule: 'DDD-CMB-01', options: attackOptions, perform: makeAttack },
  { rule: 'DDD-ITM-14', options: throwOptions, perform: throwCard },
  { rule: 'DDD-UNL-01', options: revealOptions, perform: revealChip },
  { rule: 'DDD-UNL-02', options: unlockOptions, perform: unlock },
  { rule: 'DDD-SKL-20', options: swapChipOptions, perform: swapChip },
  { rule: 'DDD-COR-08', options: terminalOptions, perform: useTerminal },
  { rule: 'DDD-ACT-09', options: itemActionOptions, perform: performItemAction },
  { rule: 'DDD-PAS-01', options: passOptions, perform: passThing },
];

/** DDD-ACT-10, DDD-EQP-04, DDD-PAS-04: cards used, moved or dropped, by any survivor in play at any moment of a round. */
export const CARD_HANDLING: readonly Action[] = [
  { rule: 'DDD-ACT-10', options: anyMomentItemOptions, perform: performAnyMomentItem },
  { rule: 'DDD-EQP-04', isOpen: hasCard, options: cardOptions, perform: manageCard },
];

const SKILL_PURCHASE: Action = { rule: 'DDD-SUR-10', options: buySkillOptions, perform: buySkill };

/** DDD-ACT-10: everything that is open to any survivor in play. */
export const ANY_MOMENT: readonly Action[] = [SKILL_PURCHASE, ...CARD_HANDLING];

/** What a survivor is offered in his own team's actions, besides handling his cards. */
export const ACTIONS_AND_SKILLS: readonly Action[] = [...TEAM_ACTIONS, SKILL_PURCHASE];

/** What a survivor may do of some kinds of action; each option with its kind, in the same places. */
export interface Offers {
  readonly options: readonly ActionOption[];
  readonly kinds: readonly Action[];
}

export function offersOf(actions: readonly Action[], state: State, survivor: Survivor): Offers {
  const options: ActionOption[] = [];
  const kinds: Action[] = [];
  for (const kind of actions) {
    for (const option of kind.options(state, survivor)) {
      options.push(option);
      kinds.push(kind);
    }
  }
  return { options, kinds };
}

export function hasOffer(actions: readonly Action[], state: State, survivor: Survivor): boolean {
  for (const kind of actions) if (kind.isOpen?.(state, survivor) === true) return true;
  for (const kind of actions)
    if (kind.isOpen === undefined && kind.options(state, survivor).length > 0) return true;
  return false;
}

/** An option is performed by the kind of action that offered it. */
export function* performOffer(
  table: Table<State>,
  survivor: Survivor,
  offers: Offers,
  option: ActionOption,
): Rule {
  const kind = offers.kinds[offers.options.indexOf(option)];
  if (kind === undefined) throw new RuleBug(`DDD-ACT-02: nobody offered ${option.id}`);
  yield* kind.perform(table, survivor, option);
}
