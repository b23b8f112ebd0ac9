import type { Action } from './action-option.ts';

/**
 * DJ-HRT-06, DJ-ACT-01 to DJ-ACT-15: everything a hero may do after declaring, in the order in which it is offered. Each
 * chapter exports its options and how they are done; this table only lists them. Effects and the quest add theirs.
 */
export const HERO_ACTION_KINDS: readonly Action[] = [];
