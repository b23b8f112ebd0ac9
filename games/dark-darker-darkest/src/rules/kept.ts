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

/** The same for what also hangs on a small number, such as the AP of a survivor or the damage in a room. */
export function keptByNumber<Key extends string, Thing>(
  make: (key: Key, number: number) => Thing,
): (key: Key, number: number) => Thing {
  const rows = new Map<Key, Thing[]>();
  return (key, number) => {
    let row = rows.get(key);
    if (row === undefined) rows.set(key, (row = []));
    return (row[number] ??= make(key, number));
  };
}
