import type { Option, Question } from '@tenebrae/kernel';
import { keyOf } from '../../table/keys.ts';
import type { Offer } from './offers.ts';
import { thingsDrawn } from './offers.ts';
import { figureIn, thingOf, type View } from './view.ts';

/** What can be done with one thing that lies beside the board. */
export const offersFor = (question: Question | null, thing: string): readonly Offer[] =>
  (question?.options ?? []).flatMap((option, place) =>
    (option.on?.includes(thing) ?? false) ? [{ option, key: keyOf(place) }] : [],
  );

export type HandKind = 'skill' | 'trinket' | 'quirk' | 'quest' | 'provision' | 'hero' | 'stance';

/** What the hand shows for an option that has no place on the board, or null when it is a plain button. */
export function handKind(option: Option, view: View): HandKind | null {
  if (thingsDrawn(view, option).length > 0) return null;
  if (thingOf(option, 'skill') !== null) return 'skill';
  if (thingOf(option, 'trinket') !== null) return 'trinket';
  if (thingOf(option, 'quirk') !== null) return 'quirk';
  if (thingOf(option, 'quest') !== null) return 'quest';
  if (thingOf(option, 'provision') !== null) return 'provision';
  const figure = thingOf(option, 'figure');
  if (figure !== null && figureIn(view, figure) === undefined) return 'hero';
  return option.on?.some(thing => thing.startsWith('tracker:')) === true ? 'stance' : null;
}
