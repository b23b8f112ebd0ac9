import type { CodedItemId } from '../data/items.ts';
import type { Effect } from './effect.ts';

/** The items that are more than their data; they work only while equipped. */
export const ITEM_EFFECTS = {
  'ghost-armor': {},
  'pacify': {},
  'minor-healing': {},
  'crystal-of-tival': {},
  'petrify': {},
  'greater-healing': {},
  'amulet-of-healing': {},
  'flute-of-repose': {},
  'word-of-vaal': { around: 3 },
  'jinns-lamp': {},
} as const satisfies Record<CodedItemId, Effect>;
