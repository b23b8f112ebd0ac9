import type { State } from './state.ts';

/** What must hold between any two answers. */
export function invariants(state: State): string[] {
  return [
    ...(state.tiles.length === 0 || state.tiles.length === 20 ? [] : ['a house of other than 20 tiles']),
  ];
}
