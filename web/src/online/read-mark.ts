/** Up to where this device has read the talk of a table; kept between two visits. */
export interface ReadMark {
  get(): number | null;
  keep(at: number): void;
}

export function readMarkOf(table: string): ReadMark {
  const key = `tenebrae-read/${table}`;
  return {
    get() {
      try {
        const kept = localStorage.getItem(key);
        return kept === null ? null : Number(kept);
      } catch {
        // A device may keep nothing: then everything that was said before has been read.
        return null;
      }
    },
    keep(at) {
      try {
        localStorage.setItem(key, String(at));
      } catch {
        // Then it is not kept.
      }
    },
  };
}
