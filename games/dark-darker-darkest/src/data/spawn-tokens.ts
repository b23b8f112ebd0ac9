export interface SpawnToken {
  /** On the back: how many zombies it becomes (DDD-SPN-03). */
  readonly zombies: 1 | 2 | 3 | 4 | 5 | 6;
}

/** The 23 zombie spawn tokens: four 1s, five 2s, five 3s, four 4s, three 5s, two 6s. */
// ours: may be tuned
export const SPAWN_TOKENS = {
  'spawn-01': { zombies: 1 },
  'spawn-02': { zombies: 1 },
  'spawn-03': { zombies: 1 },
  'spawn-04': { zombies: 1 },
  'spawn-05': { zombies: 2 },
  'spawn-06': { zombies: 2 },
  'spawn-07': { zombies: 2 },
  'spawn-08': { zombies: 2 },
  'spawn-09': { zombies: 2 },
  'spawn-10': { zombies: 3 },
  'spawn-11': { zombies: 3 },
  'spawn-12': { zombies: 3 },
  'spawn-13': { zombies: 3 },
  'spawn-14': { zombies: 3 },
  'spawn-15': { zombies: 4 },
  'spawn-16': { zombies: 4 },
  'spawn-17': { zombies: 4 },
  'spawn-18': { zombies: 4 },
  'spawn-19': { zombies: 5 },
  'spawn-20': { zombies: 5 },
  'spawn-21': { zombies: 5 },
  'spawn-22': { zombies: 6 },
  'spawn-23': { zombies: 6 },
} as const satisfies Record<string, SpawnToken>;
export type SpawnTokenId = keyof typeof SPAWN_TOKENS;
