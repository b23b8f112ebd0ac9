import type { QuestId } from '../../data/quests.ts';
import type { QuestHooks } from './hooks.ts';

/** The quests of this Quest Room. */
export const CHAPEL_QUESTS: Partial<Record<Extract<QuestId, `q-chapel-${number}`>, QuestHooks>> = {};
