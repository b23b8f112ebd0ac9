import type { QuestId } from '../../data/quests.ts';
import type { QuestHooks } from './hooks.ts';

/** The quests of this Quest Room. */
export const CRYPT_QUESTS: Partial<Record<Extract<QuestId, `q-crypt-${number}`>, QuestHooks>> = {};
