import type { QuestId } from '../../data/quests.ts';
import { placeMonsters } from '../../rules/encounters.ts';
import { dungeonOf, isInCombat } from '../../rules/figures.ts';
import type { QuestHooks } from './hooks.ts';

/** The quests of this Quest Room. */
export const NECROSTREAM_QUESTS: Partial<
  Record<Extract<QuestId, 'q-awakening' | `q-necrostream-${number}`>, QuestHooks>
> = {
  // Prepared seekers, 3 / 5 / 7 / 9 by players; all Monsters dead.
  'q-awakening': {
    *reveal(table) {
      const { startedWith, quest } = dungeonOf(table.state);
      if (quest.room !== null)
        yield* placeMonsters(table, 'seeker', 1 + 2 * startedWith, { kind: 'prepared', tile: quest.room });
    },
    isCompleted: state => dungeonOf(state).quest.revealed !== null && !isInCombat(state),
  },
};
