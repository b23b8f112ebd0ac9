/** For what is the same each time it is asked for (see `kept`) and also hangs on a small number, such as the AP of a survivor or the damage in a room. */
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
