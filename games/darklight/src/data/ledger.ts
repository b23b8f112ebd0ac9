/** The chapters of the rule ledger, in its order. */
// biome-ignore format: one line reads like the ledger's table of contents
export const CHAPTERS = [
  'TRM', 'DIC', 'ATR', 'ACC', 'EQP', 'SET', 'RND', 'DRK', 'FTH', 'EXP', 'JUN', 'TRS', 'EVT', 'TRN', 'MOV', 'THR', 'LRG',
  'ELV', 'ESC', 'LOS', 'ATK', 'CRT', 'WND', 'CLV', 'UNA', 'DUA', 'EVA', 'CON', 'MIR', 'CHN', 'SPL', 'BRN', 'CND', 'INS',
  'DTH', 'RES', 'HRT', 'SRC', 'LOT', 'MON', 'PRP', 'AMB', 'BOS', 'BEH', 'END', 'OPT', 'SRV',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A rule of the ledger, such as DL-ATK-18: what a client shows when a player asks why. */
export type RuleId = `DL-${Chapter}-${number}`;
