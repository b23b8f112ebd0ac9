import type { State, Survivor } from '../state.ts';
import { inHand, isIn } from './figures.ts';

/** DDD-RAD-22, DDD-RAD-34: whoever holds the kit in hand is the specialist, as it may be passed on. */
export const isSpecialist = (survivor: Survivor): boolean =>
  isIn(survivor) && inHand(survivor, 'decontamination-kit') !== undefined;

export const specialistOf = (state: State): Survivor | undefined => state.survivors.find(isSpecialist);

/** DDD-RAD-22: the helper works with the specialist while they share a room. */
export const isHelping = (state: State, survivor: Survivor): boolean =>
  state.radiation.helper === survivor.id &&
  !isSpecialist(survivor) &&
  specialistOf(state)?.room === survivor.room;
