import { type Review, review } from '@tenebrae/bots';
import { load, type Save, type Seat } from '@tenebrae/kernel';
import { isGameId, loadRules } from '../engine/games.ts';

/** Reviews a match that is over; lives in a worker of its own, which is simply ended when nobody wants to wait. */
export interface Reviewer {
  /** `tell` hears what is known so far, again and again. */
  review(save: Save, seats: readonly Seat[], tell: (part: Review) => void): Promise<Review>;
}

/** `steps` is what a review may cost; the usual if nothing is said. */
export function newReviewer(steps?: number): Reviewer {
  return {
    async review(save, seats, tell) {
      if (!isGameId(save.game)) throw new Error(`there is no game ${save.game}`);
      const match = load(await loadRules(save.game), save);
      return review(match, { seats, ...(steps === undefined ? {} : { steps }) }, tell);
    },
  };
}
