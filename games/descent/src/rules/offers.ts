import type { ActionOption } from './action-option.ts';

/** All that a figure may choose from, and which kind of thing each of it is: options of one kind follow one another. */
export interface Offers<Kind> {
  readonly options: ActionOption[];
  readonly kinds: Offered<Kind>[];
}

interface Offered<Kind> {
  readonly kind: Kind;
  /** Before which place in the list of options its own end. */
  readonly end: number;
}

export const noOffers = <Kind>(): Offers<Kind> => ({ options: [], kinds: [] });

export function offer<Kind>(
  { options, kinds }: Offers<Kind>,
  kind: Kind,
  some: readonly ActionOption[],
): void {
  if (some.length === 0) return;
  for (let at = 0; at < some.length; at++) options.push(some[at] as ActionOption);
  kinds.push({ kind, end: options.length });
}

/** The kind of the option at a place in the list, or null beyond them all. */
export function kindAt<Kind>({ kinds }: Offers<Kind>, place: number): Kind | null {
  for (const { kind, end } of kinds) if (place < end) return kind;
  return null;
}

/** The same without the options that are not kept. */
export function only<Kind>(
  { options, kinds }: Offers<Kind>,
  isKept: (option: ActionOption) => boolean,
): Offers<Kind> {
  const kept = noOffers<Kind>();
  let from = 0;
  for (const { kind, end } of kinds) {
    offer(kept, kind, options.slice(from, end).filter(isKept));
    from = end;
  }
  return kept;
}
