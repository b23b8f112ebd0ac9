import { settleOptions } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { DUNGEON_TILE_IDS } from '../src/data/dungeon-tiles.ts';
import { questCard, type QuestId } from '../src/data/quests.ts';
import { nothingPrepared } from '../src/rules/blank.ts';
import { canLeave } from '../src/rules/map-options.ts';
import { playPrepareQuest, playProvisionRoll, playQuestChoice } from '../src/rules/quest-set-up.ts';
import { canRest } from '../src/rules/resting.ts';
import { questsOf } from '../src/rules/set-up.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { testGame } from '../testing/a-game.ts';
import { aGame, type GameSet, perform, playOut, provisionFaces, type TestGame } from '../testing/index.ts';

/** The group is about to set out on a Quest whose map is not laid yet. */
const aStart = (quest: QuestId, more: GameSet = {}): TestGame => {
  const made = aGame({ phase: { kind: 'prepare-quest' }, ...more });
  made.state.quest = { ...aGame({ quest }).state.quest, dungeon: null } as State['quest'];
  return made;
};

test('DD-QST-01 two Quests are drawn, one is chosen; neither is in the deck any more', () => {
  const { table, state, told } = aGame({ phase: { kind: 'choose-quest' } });
  perform(playQuestChoice(table), 'wipe-em-out', 'dem-bones', 'quest:dem-bones');
  expect(state).toMatchObject({
    quest: { id: 'dem-bones', dungeon: null },
    phase: { kind: 'prepare-quest' },
  });
  expect(state.decks.quests.unseen).toEqual(['fundraiser', 'rising-threat', 'scout-ahead']);
  expect(state.decks.quests.discard).toEqual([]);
  expect(told('quest-removed')).toMatchObject([{ quest: 'wipe-em-out' }]);
});

test('DD-QST-02, DD-QST-03 the card brings its Firewood, which is no Provision', () => {
  const { table, state } = aGame({ phase: { kind: 'choose-quest' } });
  perform(playQuestChoice(table), 'wipe-em-out', 'dem-bones', 'quest:wipe-em-out');
  expect(state.quest?.firewood).toBe(12);
  expect(Object.values(state.campaign.provisions)).toEqual([0, 0, 0, 0, 0]);
});

test('DD-BOS-02, DD-BOS-05 after two general Quests no cards are drawn: the Threat is faced', () => {
  const { table, state, told } = aGame({
    phase: { kind: 'choose-quest' },
    campaign: { questsDone: 2, threat: 'prophet' },
  });
  perform(playQuestChoice(table));
  expect(state.quest).toMatchObject({ id: 'face-the-threat', firewood: 12 });
  expect(told('quest-chosen')).toMatchObject([{ quest: 'face-the-threat', boss: 'prophet' }]);
  expect(state.decks.quests.unseen.length).toBe(5);
});

test('DD-QST-04 Stances are ordered as the group wishes, from the front', () => {
  const { table, state } = aStart('scout-ahead');
  perform(playPrepareQuest(table), 'rearrange', 'order:vestal', 'order:crusader', 'order:highwayman');
  expect(state.trackers.heroes).toEqual(['vestal', 'crusader', 'highwayman', 'hellion']);
  expect(state.phase).toEqual({ kind: 'prepare-quest' });
});

test('DD-QST-05, DD-QST-06, DD-QST-07, DD-QST-08 a tile at random, a token face-down on each slot, the party at the start, Light 5', () => {
  const { table, state } = aStart('scout-ahead', { light: 2 });
  perform(playPrepareQuest(table), 'enter', 'ruins-e');
  expect(state.quest?.dungeon).toMatchObject({ tile: 'ruins-e', party: 's', visited: ['s'], scouted: false });
  expect(state.quest?.dungeon?.tokens).toEqual(
    Object.fromEntries(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'].map(place => [place, null])),
  );
  expect(state.quest?.dungeon?.unseen).toEqual([
    'curio',
    'curio',
    'dark',
    'empty',
    'empty',
    'lair',
    'lair',
    'trap',
  ]);
  expect(state.campaign.light).toBe(5);
  expect(state.phase).toEqual({ kind: 'roll-provisions' });
});

test('DD-QST-05 the tiles of the Darkest Dungeon and of the tutorial are never drawn in the Ruins', () => {
  const { table } = aStart('scout-ahead');
  const script = playPrepareQuest(table);
  script.next(0);
  const request = script.next(0).value;
  const ruins = DUNGEON_TILE_IDS.filter(id => id.startsWith('ruins'));
  expect(request).toMatchObject({ kind: 'chance', from: ruins });
  expect(ruins.length).toBe(12);
});

test('DD-QST-09, DD-QST-13 Provisions are rolled, two for each Hero, then exploration starts', () => {
  const { table, state } = aGame({ phase: { kind: 'roll-provisions' }, dungeon: {} });
  const two = provisionFaces('food', 'torch');
  perform(playProvisionRoll(table), two, two, two, two);
  expect(state.campaign.provisions).toMatchObject({ food: 4, torch: 4 });
  expect(state.phase).toEqual({ kind: 'exploration' });
});

test('DD-QST-13, DD-BOS-14 the Prophet’s first Threat strikes on entering, after the Provisions; on a Boss Quest too', () => {
  for (const quest of ['scout-ahead', 'face-the-threat'] as const) {
    const { table, state, told } = aGame({
      phase: { kind: 'roll-provisions' },
      campaign: { threat: 'prophet' },
      quest,
      dungeon: {},
    });
    playOut(playProvisionRoll(table));
    expect(state.heroes.map(({ stress }) => stress)).toEqual([2, 2, 2, 2]);
    expect(told('dungeon-entered').length).toBe(1);
  }
});

test('DD-QST-10 Rooms of the Objective are set aside for the whole Quest', () => {
  const { table, state } = aStart('disruption');
  perform(playPrepareQuest(table), 'enter', 'ruins-a');
  expect(state.decks.rooms.unseen).toEqual([
    'ruins-1',
    'ruins-2',
    'ruins-3',
    'ruins-5',
    'ruins-6',
    'ruins-7',
    'ruins-9',
  ]);
});

test('DD-QST-11 Skills are swapped with the Quest known, until the Provisions are rolled', () => {
  const { table, state, hero } = aStart('scout-ahead');
  hero('crusader').equipped = ['crusader:smite', 'crusader:holy-lance', 'crusader:stunning-blow'];
  perform(playPrepareQuest(table), 'swap:crusader', 'unequip:crusader:smite', 'equip:crusader:battle-heal');
  expect(hero('crusader').equipped).toEqual([
    'crusader:holy-lance',
    'crusader:stunning-blow',
    'crusader:battle-heal',
  ]);
  expect(state.phase).toEqual({ kind: 'prepare-quest' });
});

test('DD-QST-12 the start is visited and no Room: the party may leave from it, but not Rest', () => {
  const { state } = aGame({ dungeon: { party: 's', tokens: { r1: null } } });
  expect(state.quest?.dungeon?.visited).toEqual(['s']);
  expect([canLeave(state), canRest(state)]).toEqual([true, false]);
});

test('DD-QST-13 what was prepared in the Hamlet counts for this Quest alone: Light, reveals, dice', () => {
  const { table, state } = aStart('wipe-em-out', {
    campaign: { next: { dice: 2, faces: ['tool'], reveals: 1, light: 4, merchants: false } },
  });
  perform(playPrepareQuest(table), 'enter', 'ruins-a', 'reveal:r8', 'lair');
  expect(state.campaign.light).toBe(4);
  expect(state.quest?.dungeon?.tokens['r8']).toBe('lair');
  const two = provisionFaces('food', 'food');
  perform(playProvisionRoll(table), two, two, two, two, two);
  expect(state.campaign.provisions).toMatchObject({ food: 10, tool: 1 });
  expect(state.campaign.next).toEqual(nothingPrepared());
});

test('DD-QST-14 Forward Camps: three Empty tokens, and five from the fifteen of the other types', () => {
  const { table, state } = aStart('forward-camps', { act: 3 });
  perform(playPrepareQuest(table), 'enter', 'ruins-a');
  const dungeon = state.quest?.dungeon;
  expect(dungeon?.unseen).toEqual([
    'empty',
    'empty',
    'empty',
    'random',
    'random',
    'random',
    'random',
    'random',
  ]);
  expect(dungeon?.randomTypes.length).toBe(15);
  expect(dungeon?.randomTypes).not.toContain('objective');
});

test('DD-BOS-03 the Objective lies on one of the Edge Rooms', () => {
  const { table, state } = aStart('face-the-threat', { campaign: { threat: 'prophet' } });
  perform(playPrepareQuest(table), 'enter', 'ruins-j');
  expect(state.quest?.dungeon?.objectiveAmong).toEqual(['r3', 'r8']);
  expect(state.quest?.dungeon?.unseen).toEqual([
    'curio',
    'dark',
    'dark',
    'empty',
    'lair',
    'trap',
    'treasure',
  ]);
});

test('DD-DDG-03, DD-DDG-11 in Act IV one of three Quests comes at random, with its Boss', () => {
  const { table, state, told } = aGame({ act: 4, phase: { kind: 'choose-quest' } });
  state.decks.quests.unseen = questsOf('darkest');
  perform(playQuestChoice(table), 'light-the-way');
  expect(state.quest).toMatchObject({ id: 'light-the-way', firewood: 32 });
  expect(told('quest-chosen')).toMatchObject([{ boss: 'templars' }]);
});

test('DD-DDG-03 a table that has settled on a Boss of the Darkest Dungeon meets it', () => {
  const { table, state } = aGame({
    act: 4,
    options: { boss: 'mammoth-cyst' },
    phase: { kind: 'choose-quest' },
  });
  state.decks.quests.unseen = questsOf('darkest');
  perform(playQuestChoice(table));
  expect(state.quest?.id).toBe('belly-of-the-beast');
});

test('DD-DDG-04, DD-DDG-05 one of two tiles with sixteen slots; the Objective lies on a Boss slot', () => {
  const { table, state } = aStart('we-are-the-flame', { act: 4 });
  perform(playPrepareQuest(table), 'enter', 'darkest-b');
  const dungeon = state.quest?.dungeon;
  expect(Object.keys(dungeon?.tokens ?? {}).length).toBe(16);
  expect(dungeon?.objectiveAmong).toEqual(['c2r0', 'c4r0', 'c2r1']);
  expect(dungeon?.unseen.length).toBe(15);
  expect(dungeon?.unseen).not.toContain('objective');
});

test('DD-QST-06 every Quest lays as many tokens as its tile has slots', () => {
  for (const quest of Object.values(questsOf(1)).concat(questsOf(2), questsOf(3), questsOf('darkest'))) {
    const { table, state } = aStart(quest, { act: questCard(quest).deck === 'darkest' ? 4 : 1 });
    playOut(playPrepareQuest(table), [], ['enter']);
    const { tokens, unseen, objectiveAmong } = state.quest?.dungeon ?? {
      tokens: {},
      unseen: [],
      objectiveAmong: [],
    };
    expect([quest, unseen.length + (objectiveAmong.length > 0 ? 1 : 0)]).toEqual([
      quest,
      Object.keys(tokens).length,
    ]);
  }
});

test('The Old Road: the map lies there already, the Wild die is turned, and the first steps are explained', () => {
  const options = settleOptions(game.options, { mode: 'tutorial' });
  if (typeof options === 'string') throw new Error(options);
  const seats = game.seats(1);
  const { table, state } = testGame(game.setUp({ options, seats }) as State, seats);
  perform(playPrepareQuest(table), 'understood', 'understood', 'enter');
  expect(state.quest?.dungeon?.tile).toBe('old-road');
  perform(playProvisionRoll(table), 'understood', 'face:potion', 'understood');
  expect(state.campaign.provisions).toEqual({ food: 2, torch: 2, tool: 1, bandage: 1, potion: 2 });
  expect(state.tutorial?.seen).toEqual(['welcome', 'stances', 'provisions', 'map']);
});
