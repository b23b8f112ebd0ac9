import type { CodeColour } from './colours.ts';

/** The number of icons, which the back of a chip shows (DDD-HOU-12). */
export const CODE_CHIP_SIZES = [2, 3] as const;
export type CodeChipSize = (typeof CODE_CHIP_SIZES)[number];

export type CodeChip =
  | { readonly size: 2; readonly icons: readonly [CodeColour, CodeColour] }
  | { readonly size: 3; readonly icons: readonly [CodeColour, CodeColour, CodeColour] };

/** The 41 code chips: every pair of colours once, and 20 triples. */
// ours: may be tuned
export const CODE_CHIPS = {
  'c2-01': { size: 2, icons: ['red', 'orange'] },
  'c2-02': { size: 2, icons: ['red', 'yellow'] },
  'c2-03': { size: 2, icons: ['red', 'green'] },
  'c2-04': { size: 2, icons: ['red', 'blue'] },
  'c2-05': { size: 2, icons: ['red', 'purple'] },
  'c2-06': { size: 2, icons: ['red', 'white'] },
  'c2-07': { size: 2, icons: ['orange', 'yellow'] },
  'c2-08': { size: 2, icons: ['orange', 'green'] },
  'c2-09': { size: 2, icons: ['orange', 'blue'] },
  'c2-10': { size: 2, icons: ['orange', 'purple'] },
  'c2-11': { size: 2, icons: ['orange', 'white'] },
  'c2-12': { size: 2, icons: ['yellow', 'green'] },
  'c2-13': { size: 2, icons: ['yellow', 'blue'] },
  'c2-14': { size: 2, icons: ['yellow', 'purple'] },
  'c2-15': { size: 2, icons: ['yellow', 'white'] },
  'c2-16': { size: 2, icons: ['green', 'blue'] },
  'c2-17': { size: 2, icons: ['green', 'purple'] },
  'c2-18': { size: 2, icons: ['green', 'white'] },
  'c2-19': { size: 2, icons: ['blue', 'purple'] },
  'c2-20': { size: 2, icons: ['blue', 'white'] },
  'c2-21': { size: 2, icons: ['purple', 'white'] },
  'c3-01': { size: 3, icons: ['red', 'orange', 'yellow'] },
  'c3-02': { size: 3, icons: ['red', 'orange', 'green'] },
  'c3-03': { size: 3, icons: ['red', 'orange', 'purple'] },
  'c3-04': { size: 3, icons: ['red', 'yellow', 'green'] },
  'c3-05': { size: 3, icons: ['red', 'yellow', 'white'] },
  'c3-06': { size: 3, icons: ['red', 'blue', 'purple'] },
  'c3-07': { size: 3, icons: ['red', 'blue', 'white'] },
  'c3-08': { size: 3, icons: ['red', 'purple', 'white'] },
  'c3-09': { size: 3, icons: ['orange', 'yellow', 'green'] },
  'c3-10': { size: 3, icons: ['orange', 'yellow', 'blue'] },
  'c3-11': { size: 3, icons: ['orange', 'yellow', 'white'] },
  'c3-12': { size: 3, icons: ['orange', 'green', 'blue'] },
  'c3-13': { size: 3, icons: ['orange', 'purple', 'white'] },
  'c3-14': { size: 3, icons: ['yellow', 'green', 'blue'] },
  'c3-15': { size: 3, icons: ['yellow', 'green', 'purple'] },
  'c3-16': { size: 3, icons: ['yellow', 'blue', 'purple'] },
  'c3-17': { size: 3, icons: ['green', 'blue', 'purple'] },
  'c3-18': { size: 3, icons: ['green', 'blue', 'white'] },
  'c3-19': { size: 3, icons: ['green', 'purple', 'white'] },
  'c3-20': { size: 3, icons: ['blue', 'purple', 'white'] },
} as const satisfies Record<string, CodeChip>;
export type CodeChipId = keyof typeof CODE_CHIPS;
