import { type CardId, CARDS } from '../data/cards.ts';
import { CODE_CHIPS, type CodeChipId } from '../data/code-chips.ts';
import { CODE_COLOURS, type CodeColour } from '../data/colours.ts';
import type { Card } from '../state.ts';

/** Colours that are there or not: a bit of a number for each. They are counted and compared for every card and every door. */
export type Colours = number;

/** The icons of a chip, each by the place of its colour. */
export type Icons = readonly number[];

/** A colour by its place among the colours, which is that of its bit. */
const placeOf = (colour: CodeColour): number => CODE_COLOURS.indexOf(colour);

const bitOf = (colour: CodeColour): Colours => 1 << placeOf(colour);

const ON_CARDS = new Map<CardId, Colours>(
  (Object.keys(CARDS) as CardId[]).map(id => [
    id,
    CARDS[id].icons.reduce((sum, icon) => sum | bitOf(icon), 0),
  ]),
);

const ON_CHIPS = new Map<CodeChipId, Icons>(
  (Object.keys(CODE_CHIPS) as CodeChipId[]).map(id => [id, CODE_CHIPS[id].icons.map(placeOf)]),
);

/** How many colours each number stands for. */
const COUNTS: readonly number[] = Array.from(
  { length: 1 << CODE_COLOURS.length },
  (_, colours) => CODE_COLOURS.filter(colour => (colours & bitOf(colour)) !== 0).length,
);

export const countColours = (colours: Colours): number => COUNTS[colours] as number;

/** The colours that a card shows. */
export const coloursOn = (id: CardId): Colours => ON_CARDS.get(id) ?? 0;

/** The colours that cards show, without one of them. */
export function coloursOf(cards: readonly Card[], without: CardId | null = null): Colours {
  let colours = 0;
  for (const { id } of cards) if (id !== without) colours |= coloursOn(id);
  return colours;
}

export const iconsOf = (chip: CodeChipId): Icons => ON_CHIPS.get(chip) ?? [];

/** How many of the icons are not among these colours. */
export function iconsMissing(has: Colours, icons: Icons): number {
  let missing = 0;
  for (const icon of icons) if (((has >> icon) & 1) === 0) missing += 1;
  return missing;
}
