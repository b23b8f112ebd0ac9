import type { ByLevel } from './stances.ts';

export const PARTY_SIZE = 4;
/** DD-SET-02, DD-BAT-06. */
export const MONSTER_SLOTS = 4;
export const MONSTER_INITIATIVE = 4;
/** DD-BSU-14. */
export const BATTLE_ROUNDS = 4;
/** DD-HRO-03. */
export const ACTIONS = 2;
/** DD-STR-01. */
export const BREAKING_POINT = 10;
/** ours: from this Stress on a Hero of the Circus is shaken. */
export const SHAKEN_FROM = 5;
/** DD-STR-02: the highest roll of a Resolve test that gives a Virtue. */
export const VIRTUE_CHANCE = 2;
/** DD-QRK-02. */
export const QUIRK_LIMIT = 3;
/** DD-XPL-05, DD-TRI-01. */
export const SKILL_SLOTS: ByLevel<number> = [3, 4, 5];
export const TRINKET_SLOTS: ByLevel<number> = [1, 2, 3];
/** DD-EXP-23. */
export const QUEST_XP = 3;
/** DD-XPL-04, DD-BLD-11, DD-HDT-04. */
export const HERO_LEVEL_PRICE = { xp: 4, gold: 2 } as const;
export const SKILL_LEVEL_PRICE = { xp: 2, gold: 1 } as const;
export const UPGRADES_A_VISIT = 2;
/** DD-SET-07, DD-MOD-02, DD-MOD-05. */
export const STARTING_GOLD = { normal: 10, radiant: 20, stygian: 0 } as const;
export const WAITING_HEROES = 2;
/** DD-CAM-02. */
export const GENERAL_QUESTS = 2;
/** DD-FIN-01. */
export const LAST_HAMLET_DAYS = 4;
/** DD-PVP-05: who picks how many, in turn. */
export const DRAFT = [1, 2, 2, 2, 1] as const;
/** DD-PVP-21, ours: rounds on end without a death after which a bout is drawn, and how many of them before it is said. */
export const QUIET_ROUNDS = 20;
export const RESTLESS_FROM = 15;
