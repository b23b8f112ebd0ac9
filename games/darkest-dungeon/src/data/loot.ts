/** DD-HRO-09: the ten tokens of the pile. ours: how many of each. */
export const LOOT_CHESTS = {
  'loot-roll-provision': { copies: 2 },
  'loot-choose-provision': { copies: 2 },
  'loot-gold-or-roll': { copies: 4 },
  'loot-double-gold-or-choose': { copies: 2 },
} as const satisfies Record<string, { readonly copies: number }>;
export type LootId = keyof typeof LOOT_CHESTS;

/** One token: `loot-roll-provision:2`. */
export type LootToken = `${LootId}:${number}`;
