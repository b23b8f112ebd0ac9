/** DD-SET-09: the faces of the dice that are not tables of their own. */
export const D10 = 10;
export const D6 = 6;

/** DD-DTH-04, DD-PVP-14: faces 1 to 3 of the Deathblow die are skulls. */
export const DEATHBLOW_SIDES = 10;
export const DEATHBLOW_SKULLS = 3;
