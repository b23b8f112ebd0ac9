import type { State } from './state.ts';

/** What passes as one: a round of a Battle, the stay in a Room, a day in the Hamlet. */
export function span({ battle, quest, hamlet }: State): string | number {
  if (battle !== null) return battle.round;
  if (hamlet !== null) return `day ${hamlet.day}`;
  return quest?.dungeon?.party ?? 'on the way';
}
