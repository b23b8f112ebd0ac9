/** How far the player of a slot has come in its lesson; kept beside the slot, and dropped with it. */
const keyOf = (slot: string): string => `tenebrae-lesson/${slot}`;

/** What was kept, whatever it may be; null when there is nothing. */
export function readProgress(slot: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(slot)) ?? 'null') as unknown;
  } catch {
    // A device may keep nothing: the lesson then begins again.
    return null;
  }
}

export function keepProgress(slot: string, progress: unknown): void {
  try {
    localStorage.setItem(keyOf(slot), JSON.stringify(progress));
  } catch {
    // Then it is not kept.
  }
}

export function dropProgress(slot: string): void {
  try {
    localStorage.removeItem(keyOf(slot));
  } catch {
    // Then there was nothing.
  }
}
