import { expect, test } from 'vitest';
import { deckMonsterOf, kindOfCard } from '../src/data/monsters.ts';
import { maybeEndBattle } from '../src/rules/battle-end.ts';
import { openDarkestDungeon } from '../src/rules/darkest-dungeon.ts';
import { mapOptions } from '../src/rules/map-options.ts';
import { campaignLevel } from '../src/rules/modifiers.ts';
import { drawTrinket } from '../src/rules/trinkets.ts';
import { aGame, perform, playOut } from '../testing/index.ts';

test('DD-DDG-01 who is defeated on the tenth Quest’s Boss loses the campaign', () => {
  const { table, state } = aGame({
    act: 4,
    quest: 'light-the-way',
    battle: { room: 'boss-templars', boss: 'templars', monsters: [['templar-impaler']] },
  });
  state.heroes = [];
  state.trackers.heroes = [];
  expect(perform(maybeEndBattle(table)).result).toMatchObject({ outcome: 'party-dead', winners: [] });
});

test('DD-DDG-02, DD-DDG-06 the Monsters, Rooms and Quests of the Darkest Dungeon take the place of the others', () => {
  const { state } = aGame({ act: 4 });
  openDarkestDungeon(state);
  expect(state.decks.monsters.unseen.length).toBe(26);
  expect(
    state.decks.monsters.unseen.every(card => {
      const { home, level } = deckMonsterOf(kindOfCard(card));
      return home === 'darkest' && level === 3;
    }),
  ).toBe(true);
  expect(state.decks.rooms.unseen).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(room => `darkest-${room}`));
  expect(state.decks.quests.unseen).toEqual(['belly-of-the-beast', 'light-the-way', 'we-are-the-flame']);
});

test('DD-DDG-07 Trinkets are those of Level 3', () => {
  const { table, state, told, hero } = aGame({ act: 4, dungeon: {} });
  const before = state.decks.trinkets.map(({ unseen }) => unseen.length);
  expect(campaignLevel(state)).toBe(3);
  playOut(drawTrinket(table, hero('crusader'), 'DD-DDG-07'));
  expect(told('trinket-found').length).toBe(1);
  const after = state.decks.trinkets.map(({ unseen }) => unseen.length);
  expect(after.map((left, level) => (before[level] ?? 0) - left)).toEqual([0, 0, 1]);
});

test('DD-DDG-08 Curios, Quirks, Diseases, Virtues and Afflictions stay as they are', () => {
  const { state } = aGame({ act: 4, heroes: { crusader: { quirks: ['nervous'] } } });
  const { curios, positiveQuirks, negativeQuirks, diseases, virtues, afflictions } = structuredClone(
    state.decks,
  );
  openDarkestDungeon(state);
  expect(state.decks).toMatchObject({
    curios,
    positiveQuirks,
    negativeQuirks,
    diseases,
    virtues,
    afflictions,
  });
});

test('DD-DDG-10, DD-DDG-11 Firewood, Scouting and Exploring work there as in any Dungeon', () => {
  const { state } = aGame({
    act: 4,
    quest: 'belly-of-the-beast',
    dungeon: { tile: 'darkest-a', party: 'c2r5', visited: ['s', 'c2r5'], tokens: { c2r4: null } },
  });
  expect(mapOptions(state).map(({ id }) => id)).toEqual([
    'explore:c2r4',
    'backtrack:s',
    'scout',
    'rest',
    'rearrange',
  ]);
});
