import type { State } from './state.ts';

/**
 * Version 2 remembers how things stood when the leader last let the Cursed Heart rest (DL-HRT-05). Version 3 has other numbers
 * in its quests: what a dungeon was begun with stays.
 */
export function migrate(state: State, from: number): string | null {
  if (from !== 1 && from !== 2) return `there is no way from version ${from} of Darklight to this one`;
  if (from === 1 && state.dungeon !== null) state.dungeon.heart.rested = null;
  return null;
}
