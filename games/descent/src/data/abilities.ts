/** The special abilities (DJ-ABL); printed on monsters, or gained from sheets, skills and items. */
export const ABILITIES = [
  'aura',
  'blast',
  'breath',
  'burn',
  'command',
  'fear',
  'fly',
  'grapple',
  'knockback',
  'pierce',
  'poison',
  'quick-shot',
  'reach',
  'sorcery',
  'stun',
  'sweep',
  'undying',
  'web',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

/** Abilities by rank; an ability without ranks has rank 1. */
export type Abilities = Readonly<Partial<Record<AbilityId, number>>>;

/** DJ-ABL-02: ranks of these from several sources are added; any other ability gained twice works once. */
export const RANKED = ['blast', 'fear', 'pierce', 'sorcery'] as const satisfies readonly AbilityId[];

/** DJ-OVT-09, DJ-ATK-26 to DJ-ATK-28. */
export const ATTACK_TYPES = ['melee', 'ranged', 'magic'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** Tokens of lingering effects (DJ-EFF). Poison is for heroes only (DJ-EFF-03). */
export const TOKENS = ['burn', 'poison', 'stun', 'web'] as const;
export type TokenId = (typeof TOKENS)[number];

/** DJ-EFF-17: what a figure can be immune to. */
export const IMMUNITIES = [
  'aura',
  'burn',
  'fear',
  'grapple',
  'knockback',
  'poison',
  'stun',
  'web',
] as const satisfies readonly AbilityId[];
export type Immunity = (typeof IMMUNITIES)[number];
