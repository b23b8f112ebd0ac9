import { accountFor, adviseOn } from '@tenebrae/bots';
import { load, resume, type Save, type Seat } from '@tenebrae/kernel';
import { isGameId, loadRules } from './games.ts';
import type { Hint } from './scene.ts';

/** Thinks for a person who asks; lives in a worker of its own, so that the table goes on meanwhile. */
export interface Hinter {
  prepare(game: string): Promise<void>;
  suggest(save: Save, seat: Seat): Promise<Hint | null>;
  /** Why a bot answered as it did at a moment of the match. */
  account(save: Save, at: number, bot: string): Promise<Hint | null>;
}

/** Somebody waits: so much thought at most, in milliseconds, however slow the device. A thought that was had before may take longer. */
const PATIENCE = 800;
const PATIENCE_WITH_THE_PAST = 4000;

export function newHinter(): Hinter {
  return {
    async prepare(game) {
      if (isGameId(game)) await loadRules(game);
    },
    async suggest(save, seat) {
      if (!isGameId(save.game)) return null;
      const match = resume(await loadRules(save.game), save);
      const { request, moment } = match;
      if (request?.kind !== 'question' || !match.asked().includes(seat)) return null;
      const until = performance.now() + PATIENCE;
      const advice = adviseOn(match, seat, String(moment), () => performance.now() >= until);
      return { ...advice, id: request.options[advice.option]?.id ?? '', moment };
    },
    async account(save, at, bot) {
      if (!isGameId(save.game)) return null;
      const match = load(await loadRules(save.game), save);
      const until = performance.now() + PATIENCE_WITH_THE_PAST;
      const account = accountFor(match, at, bot, () => performance.now() >= until);
      const { request } = match.at(at);
      if (account === null || request?.kind !== 'question') return null;
      return { ...account, id: request.options[account.option]?.id ?? '', moment: at };
    },
  };
}
