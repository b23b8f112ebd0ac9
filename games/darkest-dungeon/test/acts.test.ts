import { expect, test } from 'vitest';
import { DARKEST_ROOMS, RUINS_ROOMS } from '../src/data/rooms.ts';
import { advanceAct, drawThreat, openNextAct } from '../src/rules/acts.ts';
import { campaignLevel, threatOn } from '../src/rules/modifiers.ts';
import { darkestMonsters, monstersOfLevel, questsOf } from '../src/rules/set-up.ts';
import { drawTrinket } from '../src/rules/trinkets.ts';
import { aGame, perform } from '../testing/index.ts';

test('DD-ACT-01, DD-ACT-06, DD-BOS-12 a new Threat of the next Level is drawn from the Bosses that remain', () => {
  const { table, state, told } = aGame({ campaign: { questsDone: 2 } });
  state.decks.bosses.unseen = ['fanatic', 'necromancer', 'prophet'];
  perform(advanceAct(table), 'prophet');
  expect(state.campaign).toMatchObject({ act: 2, questsDone: 0, threat: 'prophet' });
  expect(told('act-begun')).toMatchObject([{ act: 2, rule: 'DD-BOS-12' }]);
  expect(told('threat-drawn')).toMatchObject([{ boss: 'prophet', level: 2, hamlet: 'prophet-2-hamlet' }]);
  perform(advanceAct(table), 'fanatic');
  expect(threatOn(state, 'dungeon')).toBe('fanatic-3-dungeon');
  expect(state.decks.bosses.unseen).toEqual(['necromancer']);
});

test('DD-ACT-02, DD-ACT-06 Monsters of the new Level join; what has left the campaign stays away', () => {
  const { state } = aGame();
  const gone = state.decks.monsters.unseen.splice(0, 2);
  openNextAct(state);
  expect(state.decks.monsters.unseen).toHaveLength(monstersOfLevel(1).length - 2 + monstersOfLevel(2).length);
  for (const card of gone) expect(state.decks.monsters.unseen).not.toContain(card);
});

test('DD-ACT-03 Trinkets now come from the deck of the new Level', () => {
  const { table, state, hero } = aGame();
  openNextAct(state);
  const trinket = state.decks.trinkets[1].unseen[0] ?? '';
  perform(drawTrinket(table, hero('crusader'), 'DD-TRI-07'), trinket, 'keep-trinket');
  expect(hero('crusader').trinkets).toMatchObject([{ id: trinket }]);
});

test('DD-ACT-04 the Quests of the old Level leave, those of the new one are the deck', () => {
  const { state } = aGame();
  openNextAct(state);
  expect(state.decks.quests).toEqual({ top: [], unseen: questsOf(2).sort(), bottom: [], discard: [] });
});

test('DD-ACT-05, DD-CAM-07, DD-CAM-08, DD-CAM-10 after the third Boss there is no Threat, and the Darkest Dungeon has its own cards', () => {
  const { table, state } = aGame({ act: 3 });
  perform(advanceAct(table));
  expect(state.campaign).toMatchObject({ act: 4, threat: null });
  expect(threatOn(state, 'hamlet')).toBeNull();
  expect(campaignLevel(state)).toBe(3);
  expect(state.decks.monsters.unseen).toEqual(darkestMonsters().sort());
  expect(state.decks.rooms.unseen).toEqual([...DARKEST_ROOMS].sort());
  expect(state.decks.rooms.unseen.some(room => RUINS_ROOMS.includes(room as never))).toBe(false);
  expect(state.decks.curios.unseen).toHaveLength(24);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
] as const)('DD-CAM-07, DD-CAM-08 in Act %i Campaign and Dungeon Level are %i', (act, level) => {
  expect(campaignLevel(aGame({ act }).state)).toBe(level);
});

test('DD-CAM-02 there is no fifth Act, and no Threat where no Boss is left', () => {
  const { table, state } = aGame({ act: 4 });
  expect(() => openNextAct(state)).toThrow('DD-CAM-02');
  state.campaign.act = 3;
  state.decks.bosses.unseen = [];
  expect(() => perform(drawThreat(table))).toThrow('DD-SET-11');
});
