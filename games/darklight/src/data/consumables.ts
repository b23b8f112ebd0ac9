export interface ConsumableToken {
  /** In squares, to the chosen square (DL-CON-04, DL-CON-06). */
  readonly range?: number;
  /** DL-SRV-43: of use only in a dungeon. */
  readonly dungeonOnly?: true;
  /** DL-SRV-24, in crowns (ours; may be tuned). */
  readonly price: number;
}

/** DL-ACC-15: the five kinds of token; what they do is printed, see effects/consumables.ts. */
export const CONSUMABLES = {
  'bandages': { price: 15 },
  'blessed-water': { range: 6, dungeonOnly: true, price: 25 },
  'serum': { price: 15 },
  'oil-flask': { range: 6, dungeonOnly: true, price: 25 },
  'lockpick': { dungeonOnly: true, price: 30 },
} as const satisfies Record<string, ConsumableToken>;
export type ConsumableId = keyof typeof CONSUMABLES;
