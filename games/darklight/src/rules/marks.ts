import type { Square } from '@tenebrae/board';

/**
 * What options point at on the board, as the view names it. The same few are pointed at before every choice, so each is
 * written once and then looked up.
 */
const listed = (name: string): ((number: number) => readonly string[]) => {
  const marks: (readonly string[] | undefined)[] = [];
  return number => {
    if (number < 0) return [`${name}:${number}`];
    return (marks[number] ??= [`${name}:${number}`]);
  };
};

export const onSquare: (square: Square) => readonly string[] = listed('square');
export const onArchway = listed('archway');
/** By the `copy` of the item. */
export const onItem = listed('item');
export const onProp = listed('prop');

/** For words that are put together from the same parts again and again, such as `move:4242`. */
export const numbered = (verb: string): ((number: number) => string) => {
  const words: (string | undefined)[] = [];
  return number => (number < 0 ? `${verb}:${number}` : (words[number] ??= `${verb}:${number}`));
};

/** For what is the same each time it is asked for, by a name: made once, and then looked up. */
export function kept<Key extends string, Thing>(make: (key: Key) => Thing): (key: Key) => Thing {
  const things = new Map<Key, Thing>();
  return key => {
    let thing = things.get(key);
    if (thing === undefined) {
      thing = make(key);
      things.set(key, thing);
    }
    return thing;
  };
}

/** For a single thing that is always the same: made when it is first asked for. */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;
  return () => (thing ??= make());
}
