import { fits, isFloor } from '@tenebrae/board';
import { expect, test } from 'vitest';
import { MONSTERS } from '../src/data/monsters.ts';
import { QUEST_IDS } from '../src/data/quests.ts';
import { spacesAt } from '../src/rules/figures.ts';
import { layQuest } from '../src/rules/lay-quest.ts';
import { aGame } from '../testing/index.ts';

test.each(
  QUEST_IDS,
)('DJ-SET-22 the whole map of %s is laid, every area hidden, every monster where it fits', quest => {
  for (const heroes of [2, 3, 4]) {
    const { state } = aGame();
    layQuest(state, quest, heroes);
    expect(state.areas.some(area => area.revealed)).toBe(false);
    for (const { contents } of state.areas) {
      const covered = contents.monsters.flatMap(one => spacesAt(state, MONSTERS[one.kind].shape, one.place));
      expect(contents.monsters.every(one => fits(state.grid, MONSTERS[one.kind].shape, one.place))).toBe(
        true,
      );
      expect(new Set(covered).size).toBe(covered.length);
      expect(contents.markers.every(({ square }) => isFloor(state.grid, square))).toBe(true);
    }
  }
});
