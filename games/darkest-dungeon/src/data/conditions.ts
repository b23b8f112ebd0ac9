/** Conditions that lie on a character as stacks of tokens (DD-CON-01). */
// biome-ignore format: in the order of the ledger's table
export const CONDITIONS = [
  'bleed', 'blight', 'stun', 'buff', 'debuff', 'riposte', 'guard', 'mark', 'protection',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Those whose tokens wound when they are removed (DD-CON-14, DD-CON-15). */
export const WOUNDING = ['bleed', 'blight'] as const satisfies readonly Condition[];
export type WoundingCondition = (typeof WOUNDING)[number];
export type PlainCondition = Exclude<Condition, WoundingCondition>;

/** What Resistances and Immunities are printed against (DD-CON-27, DD-CON-28, DD-CON-30). */
export const RESISTIBLE = ['stun', 'bleed', 'blight', 'debuff', 'mark', 'shuffle', 'disease'] as const;
export type Resistible = (typeof RESISTIBLE)[number];
