import type { Deed } from './turn-option.ts';

/** DL-CON-01 to DL-CON-08: `use:<consumable>` or `use:<copy>`, then its target; Lockpicks only in a Search. */
export const CONSUMABLE_DEED: Deed = {
  rule: 'DL-CON-02',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};
