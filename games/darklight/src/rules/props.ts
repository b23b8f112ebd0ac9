import type { Deed } from './turn-option.ts';

/** DL-SET-08: `handle:<prop>` in place of the Attack Phase, also in combat; `free:<ally>` for a Threatened ally piece; evt-portcullis. */
export const PROP_DEED: Deed = {
  rule: 'DL-SET-08',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};
