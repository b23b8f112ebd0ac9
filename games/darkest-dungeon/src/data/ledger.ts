/** The chapters of the rule ledger, in its order. */
// biome-ignore format: one line reads like the ledger's table of contents
export const CHAPTERS = [
  'CAM', 'SET', 'QST', 'PRV', 'EXP', 'ROM', 'RST', 'BSU', 'BAT', 'HRO', 'SKL', 'CON', 'MON', 'POS', 'END', 'TRI', 'QRK',
  'DIS', 'STR', 'LGT', 'DTH', 'XPL', 'HDT', 'BOS', 'SUM', 'HAM', 'BLD', 'ACT', 'SAV', 'DDG', 'FIN', 'NEC', 'PRO', 'COL',
  'FAN', 'TEM', 'CYS', 'HOR', 'ANA', 'ANB', 'GES', 'HOD', 'MOD', 'PVP', 'ABO',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A rule of the ledger, such as DD-SKL-11: what a client shows when a player asks why. */
export type RuleId = `DD-${Chapter}-${number}`;
