/** DD-PRV-03: what a Provision in the pool can be. */
export const PROVISIONS = ['food', 'bandage', 'potion', 'torch', 'tool'] as const;
export type ProvisionId = (typeof PROVISIONS)[number];

/** DD-PRV-02, DD-PRV-03: six faces, one each; Wild is turned to another face at once. */
export const PROVISION_DIE = [...PROVISIONS, 'wild'] as const;
export type ProvisionFace = (typeof PROVISION_DIE)[number];

/** DD-PRV-01, DD-PRV-04. */
export const PROVISION_DICE_PER_HERO = 2;
export const PROVISION_LIMIT = 16;
/** DD-HAM-07. */
export const PROVISION_SALE = 1;
