import type { Square } from '@tenebrae/board';
import type { AccursedId } from '../data/accursed.ts';
import { PLANE } from '../data/limits.ts';
import type { Item } from '../state.ts';

/** A list with room for something of every square from the start: one that grows by leaps is looked up slowly. */
export const bySquare = <Thing>(): (Thing | undefined)[] =>
  new Array<Thing | undefined>(PLANE * PLANE).fill(undefined);

/**
 * What options point at on the board, as the view names it. The same few are pointed at before every choice, so each is
 * written once and then looked up.
 */
const listed = (
  name: string,
  marks: (readonly string[] | undefined)[] = [],
): ((number: number) => readonly string[]) => {
  return number => {
    if (number < 0) return [`${name}:${number}`];
    return (marks[number] ??= [`${name}:${number}`]);
  };
};

export const onSquare: (square: Square) => readonly string[] = listed('square', bySquare());
export const onArchway = listed('archway');
/** By the `copy` of the item. */
export const onItem = listed('item');
export const onProp = listed('prop');

/** For words that are put together from the same parts again and again, such as `move:4242`. */
export const numbered =
  (verb: string, words: (string | undefined)[] = []): ((number: number) => string) =>
  number =>
    number < 0 ? `${verb}:${number}` : (words[number] ??= `${verb}:${number}`);

/**
 * For what hangs on who has an item, and which it is: made anew only when the card of that number is another one or has another
 * owner, as in another match.
 */
export function keptByItem<Thing>(
  make: (who: AccursedId, item: Item) => Thing,
): (who: AccursedId, item: Item) => Thing {
  const things: ({ who: AccursedId; id: Item['id']; thing: Thing } | undefined)[] = [];
  return (who, item) => {
    const { id, copy } = item;
    let one = things[copy];
    if (one === undefined || one.id !== id || one.who !== who) {
      one = { who, id, thing: make(who, item) };
      things[copy] = one;
    }
    return one.thing;
  };
}

/** For a single thing that is always the same: made when it is first asked for. */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
