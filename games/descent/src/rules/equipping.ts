import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { Potion } from '../data/actions.ts';
import type { ItemCardId } from '../data/items.ts';
import type { Hero, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';

/**
 * DJ-HRT-05, DJ-EQP-02 to DJ-EQP-09: he rearranges equipped items and pack, one thing at a time, until DONE; what fits
 * nowhere is dropped. A change removes an aim order. Asked only if he carries anything that could lie elsewhere.
 */
export function rearrange(_table: Table<State>, _hero: Hero, _rule: RuleId): Rule {
  throw new Error('not written yet');
}

/** DJ-TRS-04, DJ-TRS-19: he takes a card or potion and equips it, packs it or drops it; he may first make room. */
export function receive(_table: Table<State>, _hero: Hero, _thing: ItemCardId | Potion, _rule: RuleId): Rule {
  throw new Error('not written yet');
}

/** DJ-ACT-10: `re-equip`. */
export function reEquipOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

export function reEquip(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}

/** DJ-ACT-02, DJ-EQP-07, DJ-REL-03: `drop:<what>`. */
export function dropOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

export function drop(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}

/** DJ-ACT-06, DJ-TRS-06, DJ-TRS-07, DJ-VAR-04: `drink:healing`, `drink:vitality`. */
export function drinkOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

export function drink(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}
