import { EQUIPMENT_DECK, type EquipmentCard, STARTING_CARDS } from './equipment.ts';
import { RADIOACTIVE_CARDS } from './radioactive.ts';

/** Every equipment card of all boxes: the 7 starting cards, the deck of 48 and the 10 of Radioactive. */
export const CARDS = {
  ...STARTING_CARDS,
  ...EQUIPMENT_DECK,
  ...RADIOACTIVE_CARDS,
} as const satisfies Record<string, EquipmentCard>;
export type CardId = keyof typeof CARDS;
