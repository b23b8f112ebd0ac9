import { isFloor, type Square } from '@tenebrae/board';
import type { Option, Question } from '@tenebrae/kernel';
import { type Offer, offersBy, type Offers } from '../frame/offers.ts';
import { isLarge, spacesOfThing, squaresOf, takenSpaces, type View } from './view.ts';

/** What can be chosen at each thing that the board draws. */
export const offersOn = (view: View, question: Question | null): Offers =>
  offersBy(question, option => thingsDrawn(view, option));

/** What lies in a hand, a shop or on a sheet. */
const BESIDE = /^(card|potion|shop|skill|order|action|overlord-card|die):/;
/** Overlapping shapes and choices between groups of figures are made beside the board, which shows what they mean. */
const NO_PLACE = /^(blast$|no-blast$|template:)/;

const isDrawn = (view: View, thing: string): boolean => {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'square':
      return isFloor(view.grid, Number(id));
    case 'door':
      return view.doors.some(door => door.id === id && door.placed);
    case 'marker':
      return view.markers.some(marker => String(marker.id) === id && typeof marker.square === 'number');
    default:
      return spacesOfThing(view, thing).length > 0;
  }
};

/**
 * The things at which an option is taken. A target is its figure, of a large one the very space; where a large figure goes
 * is shown at the north-west of its new spaces.
 */
export function thingsDrawn(view: View, option: Option): string[] {
  if (NO_PLACE.test(option.id) || (option.on?.some(thing => BESIDE.test(thing)) ?? false)) return [];
  const things = [...new Set((option.on ?? []).filter(thing => isDrawn(view, thing)))];
  const squares = things.filter(thing => thing.startsWith('square:'));
  const figures = things.filter(thing => !thing.startsWith('square:'));
  if (figures.length === 0) return squares.slice(0, 1);
  return squares.length > 0 && figures.some(thing => isLarge(view, thing)) ? squares.slice(0, 1) : figures;
}

/** Fields that would lie under a figure, or stand for several spaces, are drawn over the figures. */
export function isOver(view: View, square: Square, offers: readonly Offer[]): boolean {
  return takenSpaces(view).has(square) || offers.some(({ option }) => squaresOf(option).length > 1);
}
