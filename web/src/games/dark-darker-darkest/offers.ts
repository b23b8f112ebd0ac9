import type { Option, Question } from '@tenebrae/kernel';
import { keyOf } from '../../table/keys.ts';
import type { Figure } from './layout.ts';
import { roomsOnTile, type View } from './view.ts';

/** An option with the key that takes it. */
export interface Offer {
  readonly option: Option;
  readonly key: string;
}

export type Offers = ReadonlyMap<string, readonly Offer[]>;

/** What can be chosen at each thing that the board draws: `room:…`, `door:…`, or the key of a figure. */
export function offersOn(view: View, question: Question | null, figures: readonly Figure[]): Offers {
  const offers = new Map<string, Offer[]>();
  if (question === null) return offers;
  const figureOf = new Map(
    figures.flatMap(figure => figure.things.map(thing => [thing, figure.key] as const)),
  );
  for (const [place, option] of question.options.entries()) {
    const drawn = new Set((option.on ?? []).flatMap(thing => thingsDrawn(view, thing, figureOf)));
    for (const thing of drawn) {
      const list = offers.get(thing);
      const offer = { option, key: keyOf(place) };
      if (list === undefined) offers.set(thing, [offer]);
      else list.push(offer);
    }
  }
  return offers;
}

function thingsDrawn(view: View, thing: string, figureOf: ReadonlyMap<string, string>): string[] {
  const figure = figureOf.get(thing);
  if (figure !== undefined) return [figure];
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  if (kind === 'tile') return roomsOnTile(view, Number(id)).map(room => `room:${room}`);
  if (kind === 'room' && view.house[id] !== undefined) return [thing];
  if (kind === 'door' && view.doors[id] !== undefined) return [thing];
  return [];
}

/** The key on its cap; where several can be chosen, that there are more. */
export const capOf = (offers: readonly Offer[]): string =>
  offers.length === 1 ? (offers[0]?.key.toUpperCase() ?? '') : `×${offers.length}`;
