import { drawOrReshuffle, type Deck } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { DEATHBLOW_SIDES } from '../src/data/dice.ts';
import { OPTIONS } from '../src/data/options.ts';
import { PROVISION_LIMIT } from '../src/data/provisions.ts';
import { BOSS_ROOMS, DARKEST_ROOMS } from '../src/data/rooms.ts';
import { STANCES } from '../src/data/stances.ts';
import { EXPLORATION_DICE_PER_HERO } from '../src/data/exploration.ts';
import { maybeEndBattle } from '../src/rules/battle-end.ts';
import { darkestMonsters, monstersOfLevel } from '../src/rules/set-up.ts';
import { heroesInOrder } from '../src/rules/figures.ts';
import { newInitiative } from '../src/rules/initiative.ts';
import { killHero } from '../src/rules/hero-death.ts';
import { winCampaign } from '../src/rules/endings.ts';
import { aCampaign, aGame, perform } from '../testing/index.ts';

test('DD-SET-01 two trackers of four Stances, Aggressive at the front', () => {
  expect(STANCES).toEqual(['aggressive', 'defensive', 'ranged', 'support']);
  const { state } = aCampaign();
  expect(state.trackers).toEqual({ heroes: [], monsters: [], red: [], blue: [] });
  expect(heroesInOrder(aGame().state)[0]?.id).toBe('crusader');
});

test('DD-SET-02 four Initiative Cards for Heroes and four for Monsters are enough for a full Battle', () => {
  const { state } = aGame({
    battle: {
      room: 'ruins-1',
      monsters: [['bone-soldier'], ['bone-soldier'], ['bone-courtier'], ['bone-arbalist']],
    },
  });
  newInitiative(state);
  expect(state.battle?.initiative.unseen.filter(side => side === 'heroes')).toHaveLength(4);
  expect(state.battle?.initiative.unseen.filter(side => side === 'monsters')).toHaveLength(4);
});

test('DD-SET-03 each deck is whole, and nothing is decided of its order', () => {
  const { decks } = aCampaign().state;
  const counts = (deck: Deck) => [
    deck.unseen.length,
    deck.top.length,
    deck.bottom.length,
    deck.discard.length,
  ];
  expect(counts(decks.positiveQuirks)).toEqual([17, 0, 0, 0]);
  expect(counts(decks.negativeQuirks)).toEqual([18, 0, 0, 0]);
  expect(counts(decks.diseases)).toEqual([11, 0, 0, 0]);
  expect(counts(decks.virtues)).toEqual([5, 0, 0, 0]);
  expect(counts(decks.afflictions)).toEqual([5, 0, 0, 0]);
  expect(counts(decks.curios)).toEqual([24, 0, 0, 0]);
  expect(counts(decks.trinkets[0])).toEqual([14, 0, 0, 0]);
});

test('DD-SET-04, DD-CAM-10 the Monster deck is the Common and Ruins Monsters of Level 1', () => {
  const { decks } = aCampaign().state;
  expect(decks.monsters.unseen).toEqual(monstersOfLevel(1).sort());
  for (const card of [...monstersOfLevel(2), ...monstersOfLevel(3), ...darkestMonsters()])
    expect(decks.monsters.unseen).not.toContain(card);
});

test('DD-SET-05 the Room deck is the nine Rooms of the Ruins; those of Bosses are never in it', () => {
  const { rooms } = aCampaign().state.decks;
  expect(rooms.unseen).toHaveLength(9);
  for (const room of [...DARKEST_ROOMS, ...Object.values(BOSS_ROOMS)])
    expect(rooms.unseen).not.toContain(room);
});

test('DD-SET-06 ten Loot Chests lie face-down in one pile', () => {
  const { loot } = aCampaign().state.decks;
  expect(loot.unseen).toHaveLength(10);
});

test.each([
  ['normal', 10],
  ['radiant', 20],
  ['stygian', 0],
] as const)('DD-MOD-01, DD-SET-07, DD-MOD-02, DD-MOD-05 a %s campaign starts with %i Gold', (difficulty, gold) => {
  const { state } = aCampaign({ difficulty });
  expect(state.campaign.gold).toBe(gold);
  expect(state.options.difficulty).toBe(difficulty);
  expect(OPTIONS.difficulty.rule).toBe('DD-MOD-01');
});

test('DD-SET-08 all sixteen Provision dice are in the supply, and there is no Firewood yet', () => {
  const { state } = aCampaign();
  expect(Object.values(state.campaign.provisions)).toEqual([0, 0, 0, 0, 0]);
  expect(PROVISION_LIMIT).toBe(16);
  expect(state.quest).toBeNull();
});

test('DD-SET-09 a Hero has two Exploration dice, a Deathblow die and a white counter on 0', () => {
  const { hero } = aGame();
  expect(EXPLORATION_DICE_PER_HERO).toBe(2);
  expect(DEATHBLOW_SIDES).toBe(10);
  expect(hero('crusader')).toMatchObject({ stress: 0, resolve: null });
});

test('DD-SET-10 sixteen Events, two Waiting Heroes, every building at Level 1', () => {
  const { state } = aCampaign();
  expect(state.decks.events.unseen).toHaveLength(16);
  expect(state.campaign).toMatchObject({ waiting: 2, stagecoachXp: 0 });
  expect(new Set(Object.values(state.campaign.buildings))).toEqual(new Set([1]));
});

test('DD-CAM-03 the players win when the Heart of Darkness is defeated', () => {
  const { table } = aGame({ players: 2 });
  expect(perform(winCampaign(table, 'DD-HOD-03')).result).toEqual({
    outcome: 'heart-defeated',
    rule: 'DD-HOD-03',
    winners: ['player-1', 'player-2'],
    about: { 'act': 1, 'quests': 0, 'deaths': 0, 'deathblow': 0, 'heart-attack': 0, 'madness': 0 },
  });
});

test.each([
  'deathblow',
  'heart-attack',
  'madness',
] as const)('DD-CAM-04, DD-CAM-06 a death by %s with nobody waiting loses the campaign at once', cause => {
  const { table, hero, state } = aGame({ campaign: { waiting: 0 }, dungeon: {} });
  const { result } = perform(killHero(table, hero('vestal'), cause, null, 'DD-CAM-06'));
  expect(result).toMatchObject({ outcome: 'no-replacement', rule: 'DD-CAM-04', winners: [] });
  expect(state.fallen).toMatchObject([{ id: 'vestal', cause }]);
});

test('DD-CAM-05 a party that dies before a Boss has lost the campaign', () => {
  const { table } = aGame({ heroes: [], battle: { room: 'boss-necromancer', boss: 'necromancer' } });
  expect(perform(maybeEndBattle(table)).result).toMatchObject({ outcome: 'party-dead', rule: 'DD-CAM-05' });
});

test('DD-CAM-13 what happens to all happens in Stance order', () => {
  const { state } = aGame({ heroes: ['jester', 'crusader', 'vestal'] });
  state.trackers.heroes.reverse();
  expect(heroesInOrder(state).map(({ id }) => id)).toEqual(['vestal', 'crusader', 'jester']);
});

test('DD-CAM-14 an empty deck is made anew from its discards; without any nothing is drawn', () => {
  const { decks } = aGame().state;
  decks.diseases.discard = ['ennui'];
  decks.diseases.unseen = [];
  expect(perform(drawOrReshuffle('disease-card', decks.diseases, 'DD-CAM-14'), 'ennui').value).toBe('ennui');
  expect(perform(drawOrReshuffle('disease-card', decks.diseases, 'DD-CAM-14')).value).toBeNull();
});
