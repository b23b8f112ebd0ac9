import type { QuestId } from '../src/data/quests.ts';
import { layQuest } from '../src/rules/lay-quest.ts';
import { newAlly } from '../src/rules/allies.ts';
import { placeMonster } from '../src/rules/spawning.ts';
import { questRules } from '../src/effects/quests.ts';
import { aGame, type GameSet, type TestGame } from './a-game.ts';

/**
 * A moment of a quest: its real map, set up, with the monsters, markers, glyphs, obstacles and allies of the areas named laid
 * out. Spots are those of the quest.
 */
export function aQuest(quest: QuestId, areas: readonly number[], set: GameSet = {}): TestGame {
  const game = aGame({ ...set, options: { ...set.options, quest } });
  const { state, table } = game;
  const { conquest } = state;
  layQuest(state, quest, state.heroes.length);
  state.conquest = conquest;
  questRules(state).onSetUp?.(table);
  for (const number of areas) {
    const area = state.areas[number];
    if (area === undefined) continue;
    state.areas = state.areas.map(one => (one === area ? { ...one, revealed: true } : one));
    state.obstacles.push(...area.contents.obstacles);
    state.glyphs = [...state.glyphs, ...area.contents.glyphs.map(glyph => ({ ...glyph }))];
    state.staircases.push(...area.contents.staircases);
    for (const { square, ...what } of area.contents.markers) {
      state.markers = [...state.markers, { id: state.nextMarker++, what, square, number: 0 }];
    }
    for (const { id, place } of area.contents.allies) state.allies.push(newAlly(state, id, place));
    for (const one of area.contents.monsters) placeMonster(table, one, 'DJ-EXP-02');
    state.doors = state.doors.map(door => (door.areas.includes(number) ? { ...door, placed: true } : door));
  }
  table.told.length = 0;
  return {
    ...game,
    at: where => (typeof where === 'string' ? game.at(where) : where[1] * state.grid.width + where[0]),
  };
}
