import type { Option, Question } from '@tenebrae/kernel';
import { keyOf } from '../../table/keys.ts';

/** An option with the key that takes it. */
export interface Offer {
  readonly option: Option;
  readonly key: string;
}

export type Offers = ReadonlyMap<string, readonly Offer[]>;

/** What can be chosen at each thing; `thingsOf` says where an option is taken. */
export function offersBy(question: Question | null, thingsOf: (option: Option) => readonly string[]): Offers {
  const offers = new Map<string, Offer[]>();
  for (const [place, option] of question?.options.entries() ?? []) {
    const offer = { option, key: keyOf(place) };
    for (const thing of thingsOf(option)) {
      const known = offers.get(thing);
      if (known === undefined) offers.set(thing, [offer]);
      else known.push(offer);
    }
  }
  return offers;
}

/** The key on its cap; where several can be chosen, that there are more. */
export const capOf = (offers: readonly Offer[]): string =>
  offers.length === 1 ? (offers[0]?.key.toUpperCase() ?? '') : `×${offers.length}`;

/** The ids of what is offered, as words of one attribute: whoever looks for an option finds where it is taken. */
export const idsOf = (offers: readonly Offer[]): string | undefined =>
  offers.length === 0 ? undefined : offers.map(({ option }) => option.id).join(' ');
