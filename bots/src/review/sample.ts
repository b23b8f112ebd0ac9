/** So many of a list, spread evenly from its first to its last; all of them when there are no more. */
export function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const step = (list.length - 1) / Math.max(1, most - 1);
  return Array.from({ length: most }, (_, place) => list[Math.round(place * step)] as T);
}

/** The middle one of each gap, of the moments that lie between; as many as are wanted, and fewer where gaps are empty. */
export function middles(
  moments: readonly number[],
  gaps: readonly { readonly from: number; readonly to: number }[],
  most: number,
): readonly number[] {
  return gaps
    .flatMap(({ from, to }) => {
      const between = moments.filter(at => at > from && at < to);
      return between[Math.floor(between.length / 2)] ?? [];
    })
    .slice(0, most);
}
