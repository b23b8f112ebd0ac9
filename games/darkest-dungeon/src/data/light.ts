/** DD-LGT-01, DD-LGT-06: from which level down (or, for the first, at which level) each effect holds. */
export const LIGHT_MAX = 5;
export const LIGHT = { heroDodge: 5, crit: 4, moreStress: 2, monsters: 0 } as const;
