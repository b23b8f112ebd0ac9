/** The chapters of the rule ledger, in its order. */
// biome-ignore format: one line reads like the ledger's table of contents
export const CHAPTERS = [
  'GEN', 'HOU', 'SET', 'SEC', 'LOS', 'SUR', 'MUL', 'UPK', 'SPN', 'DRK', 'REG', 'CAM', 'ZOM', 'ACT', 'MOV', 'SEA', 'PAS',
  'UNL', 'EXT', 'COR', 'CMB', 'CRE', 'REA', 'FIR', 'EQP', 'ENT', 'INF', 'TER', 'LAB', 'FIN', 'ADV', 'TWK', 'SKL', 'POW',
  'ITM', 'RAD', 'SPZ',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A rule of the ledger, such as DDD-ITM-14: what a client shows when a player asks why. */
export type RuleId = `DDD-${Chapter}-${number}`;
