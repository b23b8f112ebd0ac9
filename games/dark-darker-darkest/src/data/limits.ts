// Players and dice

/** DDD-GEN-01 */
export const FEWEST_SURVIVORS = 2;
export const FEWEST_PLAYERS = 1;
export const MOST_PLAYERS = 5;
/** DDD-GEN-09: in any roll of survivor dice. */
export const SURVIVOR_DICE_LIMIT = 4;
/** DDD-GEN-09, DDD-REA-04: in an attack of zombies, one die each. */
export const ZOMBIE_DICE_LIMIT = 6;
/** DDD-CRE-06: however many red locations are covered. */
export const FEWEST_CREATURE_DICE = 1;

// Pieces that can run out

/** DDD-GEN-12 */
export const ZOMBIE_FIGURES = 32;
export const ZOMBIE_FIGURES_WITH_SPECIAL_ZOMBIES = 42;
/** DDD-HOU-13 */
export const CAMERA_TOKENS = 8;

// The house and its doors

/** DDD-SEC-11: in Dark and Darker, in all and not on corner rooms. */
export const FEWEST_LOCKS = 3;
export const FEWEST_LOCKS_OFF_CORNERS = 2;
/** DDD-SEC-08: with 2 or 3 players half of the lock symbols but for these get 3-icon chips, with 4 or 5 half of all. */
export const FEW_PLAYERS = 3;
export const FEW_PLAYERS_LOCKS_LESS = 2;
/** DDD-TWK-04: 3-icon chips more or less. */
export const CHIP_TWEAK = 3;
/** DDD-LAB-02 */
export const SECURITY_BOARD_CHIPS = 3;
/** DDD-LAB-03: what a chip takes off that is not matched. */
export const TOKENS_FOR_ANY_CHIP = 1;

// The survivors

/** DDD-PAS-05: equipment cards and virus tokens together. */
export const CARRY_LIMIT = 5;
/** DDD-EQP-02: hand symbols. */
export const HAND_LIMIT = 2;
/** DDD-EQP-06, DDD-COR-07: cubes on a weapon. */
export const AMMO_LIMIT = 8;
/** DDD-SUR-12 */
export const XP_LIMIT = 10;
/** DDD-SUR-13, DDD-SUR-14, DDD-SUR-15 */
export const XP_FOR_ZOMBIE = 1;
export const XP_FOR_DOOR = 2;
export const XP_FOR_CREATURE = 2;
/** DDD-SUR-09 */
export const SKILL_SLOTS = 4;
/** DDD-ZOM-10: tokens on a survivor; with so many he is infected (DDD-INF-02). */
export const VIRUS_LIMIT = 2;
/** DDD-ENT-03 */
export const ENTRAPPED_AP = 1;
/** DDD-SKL-12: wounds of another survivor for each action. */
export const NINA_HEAL_WOUNDS = 1;
/** DDD-SEA-06: dice with the same icon, other than success, that trigger the terror die. */
export const NOISY_DICE = 2;

// Enemies

/** DDD-CRE-01 */
export const CREATURE_LIMIT = 1;
/** DDD-CMB-06: hits that eliminate a zombie. DDD-RAD-14: an infected one. */
export const ZOMBIE_HITS = 1;
export const INFECTED_ZOMBIE_HITS = 2;
/** DDD-REA-06, DDD-REA-07 */
export const DAMAGE = 1;
export const HEAVY_DAMAGE = 2;
/** DDD-REA-20, DDD-FIN-30: rooms that a horde moves. */
export const HORDE_MOVEMENT = 2;
/** DDD-TER-05: hordes that move without a creature, and rooms that each moves. */
export const TERROR_HORDES = 2;
export const TERROR_HORDE_MOVEMENT = 1;
/** DDD-TER-07: hit cubes removed from a creature that "appears" again. */
export const TERROR_HEALING = 3;
/** DDD-RAD-17: hit cubes removed by a power attack of an infected creature. */
export const INFECTED_CREATURE_HEALING = 1;

// Fire and advanced rules

/** DDD-FIR-09: with so many burn markers a tile is destroyed. */
export const DESTROYING_BURN_MARKERS = 3;
/** DDD-FIR-11, DDD-FIR-13, DDD-FIR-15 */
export const DESTROYED_TILE_DAMAGE = 3;
/** DDD-EXT-01: burn markers for each action. */
export const EXTINGUISHED_BURN_MARKERS = 1;
/** DDD-ADV-02: tiles that get a burn marker. */
export const GAS_LEAK_TILES = 2;
/** DDD-ADV-03 */
export const DEFENSE_ROOM_DICE = 4;

// The final showdown

/** DDD-FIN-08: beside the AP of all survivors. */
export const NEMESIS_MARKERS_PER_SURVIVOR = 1;
/** DDD-FIN-19: action markers in the left box that shift the boxes. */
export const SHIFTING_MARKERS = 6;
/** DDD-FIN-29: to each survivor and creature in a corner room that the nemesis destroys. */
export const NEMESIS_DESTRUCTION_DAMAGE = 3;
/** DDD-FIN-31: rooms for one action. */
export const SHOWDOWN_MOVEMENT = 2;
/** DDD-FIN-12: corner rooms whose destruction loses the game. */
export const LOSING_CORNERS = 3;
/** DDD-FIN-32 */
export const FEWEST_NEMESIS_MOVEMENT = 1;

// Radioactive

/** DDD-RAD-11, DDD-RAD-07 */
export const SURVIVOR_RADIATION_LIMIT = 3;
export const TILE_RADIATION_LIMIT = 1;
