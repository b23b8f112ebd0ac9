import type { RuleId } from './ledger.ts';

export interface Action {
  readonly ap: number;
  readonly xp: number;
  readonly rule: RuleId;
}

/** What each thing that a survivor can do costs him; darkness that it may cost stands in multitracker.ts. */
export const ACTIONS = {
  'move': { ap: 1, xp: 0, rule: 'DDD-MOV-01' },
  'search': { ap: 1, xp: 0, rule: 'DDD-SEA-01' },
  'pass-or-receive': { ap: 1, xp: 0, rule: 'DDD-PAS-01' },
  'reveal-chip': { ap: 0, xp: 0, rule: 'DDD-UNL-01' },
  'unlock-door': { ap: 1, xp: 0, rule: 'DDD-UNL-02' },
  'extinguish': { ap: 2, xp: 0, rule: 'DDD-EXT-01' },
  'corner-function': { ap: 2, xp: 0, rule: 'DDD-COR-01' },
  'terminal': { ap: 2, xp: 0, rule: 'DDD-COR-08' },
  'attack': { ap: 1, xp: 0, rule: 'DDD-CMB-01' },
  'rescue': { ap: 1, xp: 0, rule: 'DDD-ENT-04' },
  'use-item': { ap: 0, xp: 0, rule: 'DDD-ACT-09' },
  'extinguish-with-axe': { ap: 1, xp: 0, rule: 'DDD-ITM-11' },
  'extinguish-with-extinguisher': { ap: 1, xp: 0, rule: 'DDD-ITM-13' },
  'throw': { ap: 1, xp: 0, rule: 'DDD-ITM-14' },
  'nina-heal': { ap: 1, xp: 0, rule: 'DDD-SKL-12' },
  'nina-eternal-bandage': { ap: 0, xp: 2, rule: 'DDD-SKL-14' },
  'jack-free-attack': { ap: 0, xp: 0, rule: 'DDD-SKL-07' },
  'bruce-share-ap': { ap: 0, xp: 0, rule: 'DDD-SKL-16' },
  'lucy-swap-chip': { ap: 0, xp: 4, rule: 'DDD-SKL-20' },
  'remove-code-token': { ap: 0, xp: 0, rule: 'DDD-LAB-05' },
  // The price of a skill is on the survivor's board.
  'buy-skill': { ap: 0, xp: 0, rule: 'DDD-SUR-10' },
  'switch-hands': { ap: 0, xp: 0, rule: 'DDD-EQP-04' },
  'drop': { ap: 0, xp: 0, rule: 'DDD-PAS-04' },
  'remove-radiation': { ap: 2, xp: 0, rule: 'DDD-RAD-21' },
  'help-remove-radiation': { ap: 3, xp: 0, rule: 'DDD-RAD-22' },
  'enter-reactor-chip': { ap: 2, xp: 0, rule: 'DDD-RAD-25' },
  'close-reactor': { ap: 3, xp: 0, rule: 'DDD-RAD-27' },
} as const satisfies Record<string, Action>;
export type ActionId = keyof typeof ACTIONS;
