/** DD-SET-01: front to back; the order in which everything that has no other order happens. */
export const STANCES = ['aggressive', 'defensive', 'ranged', 'support'] as const;
export type Stance = (typeof STANCES)[number];

/** Hero Level, Skill Level, Campaign Level, Dungeon Level, building Level. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** A value for each Level, as printed on three cards. */
export type ByLevel<T> = readonly [T, T, T];
