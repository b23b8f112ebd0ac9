import { NOWHERE, type State } from './state.ts';
import { characters, squaresOf } from './rules/figures.ts';
import { boulderSquares, groundOf, isWalkable } from './rules/ground.ts';

/** What must hold between any two answers, whatever rule is under way. */
export function invariants(state: State): string[] {
  return [...boardFaults(state), ...itemFaults(state)];
}

/** Everyone stands on walkable squares, one on each. */
function boardFaults(state: State): string[] {
  const { dungeon } = state;
  if (dungeon === null) return [];
  const ground = groundOf(dungeon.plan);
  const held = new Map<number, string>(boulderSquares(dungeon.plan).map(square => [square, 'the Boulder']));
  const faults: string[] = [];
  for (const figure of characters(state)) {
    if (figure.square === NOWHERE) continue;
    for (const square of squaresOf(figure)) {
      const other = held.get(square);
      if (other !== undefined) faults.push(`${figure.id} and ${other} are both on square ${square}`);
      if (!isWalkable(ground, square))
        faults.push(`${figure.id} is on square ${square}, where nobody can stand`);
      held.set(square, String(figure.id));
    }
  }
  return faults;
}

/** No item is there twice. */
function itemFaults(state: State): string[] {
  const copies = state.accursed.flatMap(one => one.items.map(item => item.copy));
  return new Set(copies).size === copies.length ? [] : ['an item is there twice'];
}
