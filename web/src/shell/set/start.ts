import type { GameId } from '../../engine/games.ts';
import type { TablePlan } from '../../engine/scene.ts';
import { newSlotId } from '../../saves/kept.ts';
import { pendingPlans } from '../../table/pending.ts';
import type { Say } from '../../words/speech.ts';
import { loadedGame } from '../loaded.ts';
import { go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { BOT_NAMES, newDraft, planOf, type SeatDraft, sitterOf } from './draft.ts';

/** Goes to a new table; the table screen finds the plan under the slot's id. */
export function sitDown(plan: TablePlan): void {
  const id = newSlotId();
  pendingPlans.set(id, plan);
  go({ page: 'table', slot: id });
}

/** A table with nothing to choose: you and bots. */
export async function startQuickly(id: GameId, say: Say): Promise<void> {
  const { game } = await loadedGame(id);
  sitDown(planOf(game, newDraft(game), usualName(say)));
}

/** What a seat is called when nobody has said. */
export const usualName =
  (say: Say) =>
  (seat: SeatDraft, place: number): string => {
    if (sitterOf(seat) !== 'person') return BOT_NAMES[place % BOT_NAMES.length] ?? '';
    const { name } = useSettings.getState();
    return seat.kind === 'you' ? name.trim() || say('you') : say('friend-number', { number: place + 1 });
  };
