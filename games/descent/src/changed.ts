/**
 * A list with each thing changed. `map` would do, but once it is compiled the machine takes what it gives for a list of another
 * kind, and all code that has learnt to read the state's lists is compiled anew: it must be a list like the first.
 */
export function changed<T>(list: readonly T[], change: (thing: T) => T): T[] {
  const all = list.slice();
  for (let at = 0; at < all.length; at++) all[at] = change(all[at] as T);
  return all;
}
