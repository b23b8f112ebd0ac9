/** Numbers of the rules. Printed unless marked as ours; ours may be tuned. */

export const FEWEST_PLAYERS = 1;
export const MOST_PLAYERS = 4;
/** DL-ATR-03. */
export const LOWEST_ATTRIBUTE = 1;
/** DL-ATR-13. */
export const HIGHEST_LEVEL = 10;
/** DL-ATR-14 (ours). */
export const BEST_TO_HIT = 2;
export const WORST_TO_HIT = 6;
/** DL-ACC-13: by the number of Accursed at the start; for one and two extrapolated. */
export const CURSED_USES = { 1: 7, 2: 6, 3: 5, 4: 4 } as const satisfies Record<number, number>;
/** DL-EQP-09. */
export const WEIGHT_OVER_STRENGTH = 10;
/** DL-EQP-14. */
export const CROWNS_A_SOUL = 10;
/** DL-FTH-01 (from 1 up to it, both included: DL-DIC-09), DL-FTH-02. */
export const FAITH_ON = 4;
export const FAITH_A_CHARISMA = 2;
/** DL-EVA-03, DL-EVA-05. */
export const EVADE_COST = 1;
export const TUMBLE_COST = 2;
export const EVASION_A_DAMAGE = 2;
/** DL-SPL-07. */
export const CHANNELLING_PENALTY = { 'medium-armour': 2, 'heavy-armour': 3 } as const;
/** DL-DTH-06. */
export const LAST_INJURY = 4;
/** DL-RES-02. */
export const HEALED_TO_TRY = 2;
/** exo-last-rites (ours): taken off the roll to return. */
export const EASED_BY = 2;
/** coin-purse (ours): crowns for each point of its die. */
export const CROWNS_A_PIP = 10;
/** iron-censers (ours): how far they work, in squares. */
export const CENSER_RANGE = 2;
/** DL-INS-03. */
export const SANITIES_TO_BREAK = 2;
/** DL-AMB-04: how many tiles away ranged ambushers may stand. */
export const AMBUSH_TILES = 2;
/** DL-EXP-14 (ours): the clear field behind an Exit. */
export const CLEAR_FIELD = 6;
/** The plane on which tiles are laid, squares a side (ours: a table is not endless; see the ruling of DL-EXP-14). */
export const PLANE = 128;
/** evt-rolling-boulder (ours): the shortest lane, and the squares it rolls in a phase. */
export const BOULDER_LANE = 4;
export const BOULDER_ROLL = 6;
/** DL-SRV-35 (ours): the last level row of the Monsters. */
export const HIGHEST_MONSTER_LEVEL = 5;
