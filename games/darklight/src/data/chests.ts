export type ChestFront = 'open' | 'locked' | 'rare';

/** DL-TRS-01: the fronts of the 12 Chest tokens. How many of each is ours and may be tuned. */
export const CHESTS = {
  'chest-open-1': 'open',
  'chest-open-2': 'open',
  'chest-open-3': 'open',
  'chest-open-4': 'open',
  'chest-open-5': 'open',
  'chest-open-6': 'open',
  'chest-open-7': 'open',
  'chest-locked-1': 'locked',
  'chest-locked-2': 'locked',
  'chest-locked-3': 'locked',
  'chest-rare-1': 'rare',
  'chest-rare-2': 'rare',
} as const satisfies Record<string, ChestFront>;
export type ChestId = keyof typeof CHESTS;
