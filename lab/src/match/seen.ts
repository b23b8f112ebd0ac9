import type { Json, Match } from '@tenebrae/kernel';

/** Every id of content that anybody was told of, sorted. What was only offered and not taken is in no event. */
export function seenIn(match: Match, known: ReadonlyMap<string, string>): string[] {
  const seen = new Set<string>();
  if (known.size === 0) return [];
  for (const seat of match.seats)
    for (const event of match.events(seat)) for (const fact of Object.values(event)) note(fact, known, seen);
  note(match.result?.about as Json | undefined, known, seen);
  return [...seen].sort();
}

function note(value: Json | undefined, known: ReadonlyMap<string, string>, seen: Set<string>): void {
  if (typeof value === 'string') {
    if (known.has(value)) seen.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) note(item, known, seen);
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) note(item as Json, known, seen);
  }
}
