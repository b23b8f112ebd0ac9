import type { RuleId } from './ledger.ts';

/** What a corner room does besides its terminal, for 2 AP (DDD-COR-01). */
export type CornerFunction =
  | { readonly kind: 'clear-burn-markers'; readonly tiles: number; readonly rule: RuleId }
  | { readonly kind: 'remove-second-virus'; readonly rule: RuleId }
  | { readonly kind: 'heal'; readonly wounds: number; readonly rule: RuleId }
  | { readonly kind: 'load'; readonly ammo: number; readonly rule: RuleId };

export const CORNER_FUNCTIONS = {
  'sprinkler-control': { kind: 'clear-burn-markers', tiles: 1, rule: 'DDD-COR-04' },
  'virus-cabinet': { kind: 'remove-second-virus', rule: 'DDD-COR-05' },
  'medic-bay': { kind: 'heal', wounds: 2, rule: 'DDD-COR-06' },
  'ammo-reserve': { kind: 'load', ammo: 4, rule: 'DDD-COR-07' },
} as const satisfies Record<string, CornerFunction>;
export type CornerFunctionId = keyof typeof CORNER_FUNCTIONS;

/** DDD-COR-08: every corner room but the laboratory has a terminal, which takes one code chip for 2 AP. */
export const TERMINAL = { chips: 1, rule: 'DDD-COR-08' } as const satisfies { chips: number; rule: RuleId };
