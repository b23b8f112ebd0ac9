export interface SpawnToken {
  /** On the back: how many zombies it becomes (DDD-SPN-03). */
  readonly zombies: 1 | 2 | 3 | 4 | 5 | 6;
}

/** The 23 zombie spawn tokens: fifteen 1s, two 2s, three 3s, one each of 4, 5 and 6. */
// ours: may be tuned
export const SPAWN_TOKENS = {
  'spawn-01': { zombies: 1 },
  'spawn-02': { zombies: 1 },
  'spawn-03': { zombies: 1 },
  'spawn-04': { zombies: 1 },
  'spawn-05': { zombies: 1 },
  'spawn-06': { zombies: 1 },
  'spawn-07': { zombies: 1 },
  'spawn-08': { zombies: 1 },
  'spawn-09': { zombies: 1 },
  'spawn-10': { zombies: 1 },
  'spawn-11': { zombies: 1 },
  'spawn-12': { zombies: 1 },
  'spawn-13': { zombies: 1 },
  'spawn-14': { zombies: 1 },
  'spawn-15': { zombies: 1 },
  'spawn-16': { zombies: 2 },
  'spawn-17': { zombies: 2 },
  'spawn-18': { zombies: 3 },
  'spawn-19': { zombies: 3 },
  'spawn-20': { zombies: 3 },
  'spawn-21': { zombies: 4 },
  'spawn-22': { zombies: 5 },
  'spawn-23': { zombies: 6 },
} as const satisfies Record<string, SpawnToken>;
export type SpawnTokenId = keyof typeof SPAWN_TOKENS;
