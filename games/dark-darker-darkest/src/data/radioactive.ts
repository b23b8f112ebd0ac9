import type { CodeChipSize } from './code-chips.ts';
import type { EquipmentCard } from './equipment.ts';
import type { Position } from './house.ts';
import type { RuleId } from './ledger.ts';
import type { TileId } from './tiles.ts';

/** The tile that comes with the expansion, an inner room (tiles.ts). */
export const REACTOR = 'reactor' satisfies TileId;

/** DDD-RAD-04: its position on each result of a six-sided die, in reading order. */
export const REACTOR_POSITIONS = {
  1: { row: 2, column: 2 },
  2: { row: 2, column: 3 },
  3: { row: 2, column: 4 },
  4: { row: 3, column: 2 },
  5: { row: 3, column: 3 },
  6: { row: 3, column: 4 },
} as const satisfies Record<1 | 2 | 3 | 4 | 5 | 6, Position>;

/** DDD-RAD-25: the chips that open it. */
export const REACTOR_CHIPS = { chips: 2, size: 3 } as const satisfies { chips: number; size: CodeChipSize };

/** DDD-RAD-03: the darkness spaces of which one gets the radiation marker. */
export const LEAK_SPACES = [2, 3, 4, 5] as const;
export type LeakSpace = (typeof LEAK_SPACES)[number];

/** DDD-RAD-06: markers when the leak begins, the first of them on the reactor. DDD-RAD-08: and in each upkeep. */
export const LEAK_MARKERS = 2;
export const SPREAD_MARKERS = 2;

/** The 10 cards: the kit belongs to the hazmat specialist, the other 9 go into the deck (DDD-RAD-01, DDD-RAD-02). */
// ours: may be tuned
export const RADIOACTIVE_CARDS = {
  'decontamination-kit': { item: 'decontamination-kit', icons: ['red', 'blue'] },
  'radiation-pills-1': { item: 'radiation-pills', icons: ['red', 'orange'] },
  'radiation-pills-2': { item: 'radiation-pills', icons: ['yellow', 'green'] },
  'radiation-pills-3': { item: 'radiation-pills', icons: ['blue', 'purple'] },
  'radiation-pills-4': { item: 'radiation-pills', icons: ['green', 'white'] },
  'radiation-suit-1': { item: 'radiation-suit', icons: ['red', 'yellow'] },
  'radiation-suit-2': { item: 'radiation-suit', icons: ['orange', 'blue'] },
  'radiation-suit-3': { item: 'radiation-suit', icons: ['green', 'purple'] },
  'radiation-suit-4': { item: 'radiation-suit', icons: ['yellow', 'white'] },
  'radiation-suit-5': { item: 'radiation-suit', icons: ['blue', 'white'] },
} as const satisfies Record<string, EquipmentCard>;
export type RadioactiveCardId = keyof typeof RADIOACTIVE_CARDS;

export const SPECIALIST_CARD = 'decontamination-kit' satisfies RadioactiveCardId;

export interface RadiationDice {
  readonly dice: number;
  readonly rule: RuleId;
}

/** The causes of a radiation check; all together make one check. */
export const RADIATION_CAUSES = {
  'infected-tile': { dice: 3, rule: 'DDD-RAD-09' },
  'infected-enemy': { dice: 2, rule: 'DDD-RAD-19' },
  'infected-survivor': { dice: 1, rule: 'DDD-RAD-19' },
} as const satisfies Record<string, RadiationDice>;
export type RadiationCause = keyof typeof RADIATION_CAUSES;

/** DDD-RAD-20: however many causes. */
export const RADIATION_DICE_LIMIT = 3;

/** The most dice that somebody protected rolls in a check. */
export const RADIATION_PROTECTIONS = {
  'specialist': { dice: 1, rule: 'DDD-RAD-21' },
  'helper': { dice: 2, rule: 'DDD-RAD-22' },
  'suit': { dice: 1, rule: 'DDD-RAD-23' },
} as const satisfies Record<string, RadiationDice>;
export type RadiationProtection = keyof typeof RADIATION_PROTECTIONS;
