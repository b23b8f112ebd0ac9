/** For what is the same each time it is asked for, such as the option of a room: made once, and then looked up. */
export function kept<Key extends string, Thing>(make: (key: Key) => Thing): (key: Key) => Thing {
  const things = new Map<Key, Thing>();
  return key => {
    const known = things.get(key);
    if (known !== undefined) return known;
    const thing = make(key);
    things.set(key, thing);
    return thing;
  };
}
