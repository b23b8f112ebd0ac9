import type { Deed } from './turn-option.ts';

/** DL-MIR-01 to DL-MIR-04: `invoke:<miracle>`, then its target. */
export const MIRACLE_DEED: Deed = {
  rule: 'DL-MIR-01',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};
