import { expect, test } from 'vitest';
import { content } from '../../src/content.ts';
import { monstersOfLevel } from '../../src/rules/set-up.ts';
import { ROOM_TILE_SIDES, ROOM_TILES } from '../../src/data/rooms.ts';
import { questCard, type QuestId } from '../../src/data/quests.ts';

const counts = Object.fromEntries(Object.entries(content).map(([kind, ids]) => [kind, ids.length]));

test('DD-SET-03 to DD-SET-06, DD-SET-10 the box holds what the component list counts', () => {
  expect(counts).toEqual({
    heroes: 11,
    heroCards: 33,
    skills: 77,
    skillCards: 231,
    monsters: 33,
    monsterCards: 88,
    bosses: 35,
    trinkets: 38,
    curios: 24,
    diseases: 11,
    positiveQuirks: 17,
    negativeQuirks: 18,
    afflictions: 5,
    virtues: 5,
    rooms: 17,
    stygianRooms: 17,
    bossRooms: 8,
    dungeonTiles: 12,
    darkestDungeonTiles: 2,
    arenas: 2,
    quests: 19,
    hamletEvents: 16,
    lootChests: 10,
    circusProfiles: 42,
    parties: 4,
  });
  expect(Object.values(content).flat().length).toBe(new Set(Object.values(content).flat()).size);
});

test('DD-SET-04, DD-ACT-02 the Monster deck has 42, 53 and 62 cards at the three Levels', () => {
  const [first, second, third] = ([1, 2, 3] as const).map(level => monstersOfLevel(level).length);
  expect([first, (first ?? 0) + (second ?? 0), (first ?? 0) + (second ?? 0) + (third ?? 0)]).toEqual([
    42, 53, 62,
  ]);
});

test('DD-SET-05 the thirteen double-sided Room Tiles hold every board but the two arenas', () => {
  expect(ROOM_TILE_SIDES.length).toBe(13);
  expect([...ROOM_TILE_SIDES.flat()].sort()).toEqual(
    Object.keys(ROOM_TILES)
      .filter(id => !id.startsWith('arena'))
      .sort(),
  );
});

test('DD-QST-06 every ordinary Quest lists eight tokens and those of the Darkest Dungeon sixteen, three of a type at most', () => {
  for (const id of content['quests'] as readonly QuestId[]) {
    const { tokens, random, deck } = questCard(id);
    const listed = Object.values(tokens);
    const total = listed.reduce((sum, count) => sum + count, 0) + (random?.count ?? 0);
    expect([id, total]).toEqual([id, deck === 'darkest' ? 16 : 8]);
    expect(listed.every(count => count <= 3)).toBe(true);
  }
});
