import { decide, greedy, reasonFor } from '@tenebrae/bots';
import { newRng, resume, type Save, type Seat } from '@tenebrae/kernel';
import { isGameId, loadRules } from './games.ts';
import type { Hint } from './scene.ts';

/** Thinks for a person who asks; lives in a worker of its own, so that the table goes on meanwhile. */
export interface Hinter {
  suggest(save: Save, seat: Seat): Promise<Hint | null>;
}

export function newHinter(): Hinter {
  return {
    async suggest(save, seat) {
      if (!isGameId(save.game)) return null;
      const match = resume(await loadRules(save.game), save);
      const { request, moment } = match;
      if (request?.kind !== 'question' || !match.asked().includes(seat)) return null;
      const option = decide(greedy, match, seat, newRng(`hint/${moment}`));
      const why = reasonFor(option, match, seat, newRng(`why/${moment}`));
      return { option, id: request.options[option]?.id ?? '', moment, why };
    },
  };
}
