import type { Option, Question } from '@tenebrae/kernel';
import { offersBy, type Offers } from '../frame/offers.ts';
import { isOnBoard, sceneryOf, type View } from './view.ts';

/** What can be chosen at each thing that the board draws. What has a place of its own hides the figure who does it. */
export const offersOn = (view: View, question: Question | null): Offers =>
  offersBy(question, option => thingsDrawn(view, option));

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
