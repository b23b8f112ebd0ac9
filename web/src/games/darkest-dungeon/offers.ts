import type { Option, Question } from '@tenebrae/kernel';
import { keyOf } from '../../table/keys.ts';
import { isOnBoard, sceneryOf, type View } from './view.ts';

/** An option with the key that takes it. */
export interface Offer {
  readonly option: Option;
  readonly key: string;
}

export type Offers = ReadonlyMap<string, readonly Offer[]>;

/** What can be chosen at each thing that the board draws. What has a place of its own hides the figure who does it. */
export function offersOn(view: View, question: Question | null): Offers {
  const offers = new Map<string, Offer[]>();
  for (const [place, option] of question?.options.entries() ?? []) {
    const offer = { option, key: keyOf(place) };
    for (const thing of thingsDrawn(view, option)) {
      const known = offers.get(thing);
      if (known === undefined) offers.set(thing, [offer]);
      else known.push(offer);
    }
  }
  return offers;
}

/** What lies in the hand or the pack. */
const BESIDE = /^(skill|trinket|quirk|provision|quest):/;
/** What is done with the whole party, or shown as a card, wherever it happens. */
const NO_PLACE = /^(scout$|hamlet-skill:|service:|level-hero$)/;

/** `building:abbey` with `figure:vestal` is a visit: the house is lit, not its guest. */
export function thingsDrawn(view: View, option: Option): string[] {
  if (NO_PLACE.test(option.id)) return [];
  // In the Hamlet a Hero that glows spends the day; changing Skills is a deed beside.
  if (option.id.startsWith('swap:') && sceneryOf(view) !== 'gathering') return [];
  const things = [...new Set((option.on ?? []).filter(thing => isOnBoard(view, thing)))];
  const places = things.filter(thing => !thing.startsWith('figure:'));
  const isElsewhere = option.on?.some(thing => BESIDE.test(thing)) ?? false;
  return places.length > 0 || isElsewhere ? places : things;
}

/** The key on its cap; where several can be chosen, that there are more. */
export const capOf = (offers: readonly Offer[]): string =>
  offers.length === 1 ? (offers[0]?.key.toUpperCase() ?? '') : `×${offers.length}`;
