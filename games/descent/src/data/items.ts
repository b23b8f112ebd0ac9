import { COPPER_TREASURES } from './copper.ts';
import { GOLD_TREASURES } from './gold.ts';
import { ITEM_SETS, type ItemCard, type ItemSet } from './item-card.ts';
import { RELICS } from './relics.ts';
import { SHOP_CARDS } from './shop.ts';
import { SILVER_TREASURES } from './silver.ts';

/** Every item by what is printed on it. A card of which there are several has its copies under ids of their own. */
export const ITEMS = {
  ...SHOP_CARDS,
  ...COPPER_TREASURES,
  ...SILVER_TREASURES,
  ...GOLD_TREASURES,
  ...RELICS,
} as const satisfies Record<string, ItemCard>;
export type ItemId = keyof typeof ITEMS;

type CodeOf<Table> = {
  [Id in keyof Table]: Table[Id] extends { readonly code: true } ? Id : never;
}[keyof Table];
/** The items that do more than their data say. */
export type CodedItemId = CodeOf<typeof ITEMS>;

/** One card of the box: `bow-of-bone`, or with its number where there are several, `sword-2`. */
export type ItemCardId = ItemId | `${ItemId}-${number}`;

const ITEM_IDS = Object.keys(ITEMS) as ItemId[];

const copiesOf = (id: ItemId): ItemCardId[] => {
  const { copies }: ItemCard = ITEMS[id];
  return copies === 1 ? [id] : Array.from({ length: copies }, (_, place): ItemCardId => `${id}-${place + 1}`);
};

const CARDS_OF_SETS: ReadonlyMap<ItemSet, readonly ItemCardId[]> = new Map(
  ITEM_SETS.map(set => [set, ITEM_IDS.filter(id => ITEMS[id].set === set).flatMap(copiesOf)]),
);

/** The cards of a deck or stock, copies included. */
export const cardsOfSet = (set: ItemSet): ItemCardId[] => [...(CARDS_OF_SETS.get(set) ?? [])];

const ITEM_OF_CARD = new Map(ITEM_IDS.flatMap(id => copiesOf(id).map(card => [card, id] as const)));
const PRINTED = new Map(
  ITEM_IDS.flatMap(id => copiesOf(id).map((card): [ItemCardId, ItemCard] => [card, ITEMS[id]])),
);

/** Which item a card is; its words are under that id. */
export function itemIdOf(card: ItemCardId): ItemId {
  const id = ITEM_OF_CARD.get(card);
  if (id === undefined) throw new Error(`there is no card ${card}`);
  return id;
}

export const itemOf = (card: ItemCardId): ItemCard => PRINTED.get(card) ?? ITEMS[itemIdOf(card)];
