import { expect, test } from 'vitest';
import { maybeEndBattle, playBattleEnd, playRoundEnd } from '../src/rules/battle-end.ts';
import { playHeroTurn } from '../src/rules/hero-turn.ts';
import { aGame, aHero, type GameSet, perform, playOut, type TestGame } from '../testing/index.ts';

/** A Battle in the Room r1 of a Dungeon, a Lair. */
const aLair = (battle: Partial<NonNullable<GameSet['battle']>> = {}, more: GameSet = {}): TestGame =>
  aGame({
    dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r1: 'lair', r2: null } },
    ...more,
    battle: { room: 'ruins-1', ...battle },
  });

test('DD-END-01 when the last Monster is dead the Battle is won at once', () => {
  const { table, state } = aLair();
  perform(maybeEndBattle(table));
  expect(state.phase).toEqual({ kind: 'battle-end', outcome: 'won' });
});

test('DD-END-01 with a Monster alive it goes on', () => {
  const { table, state } = aLair({ monsters: [['maggot']] });
  perform(maybeEndBattle(table));
  expect(state.phase).toEqual({ kind: 'initiative' });
});

test('DD-END-01, DD-ROM-06 victory clears the Room: its token goes', () => {
  const { table, state } = aLair({}, { phase: { kind: 'battle-end', outcome: 'won' } });
  playOut(playBattleEnd(table, 'won'));
  expect(state.quest?.dungeon?.tokens).not.toHaveProperty('r1');
  expect(state.quest?.cleared).toMatchObject({ lair: 1 });
  expect(state.battle).toBeNull();
  expect(state.heroes.every(({ area }) => area === null)).toBe(true);
});

test('DD-END-02 the Skill that kills the last Monster is finished: the critical still calms', () => {
  const game = aLair(
    { heroes: { crusader: 'SE' }, monsters: [['bone-soldier', 'SE', { wounds: 6 }]], turn: 'crusader' },
    { heroes: { crusader: { stress: 4 }, vestal: {} } },
  );
  perform(playHeroTurn(game.table), 'skill:crusader:smite', 1);
  expect(game.hero('crusader').stress).toBe(3);
  expect(game.state.phase).toEqual({ kind: 'battle-end', outcome: 'won' });
});

test('DD-END-03, DD-BAT-05 after the fourth round the Heroes flee, after the others a new one begins', () => {
  const third = aLair({ monsters: [['maggot']], round: 3 });
  perform(playRoundEnd(third.table));
  expect(third.state).toMatchObject({ phase: { kind: 'initiative' }, battle: { round: 4 } });
  expect(third.state.battle?.initiative.unseen.length).toBe(5);
  const fourth = aLair({ monsters: [['maggot']], round: 4 });
  perform(playRoundEnd(fourth.table));
  expect(fourth.state.phase).toEqual({ kind: 'battle-end', outcome: 'fled' });
});

test('DD-BOS-07, DD-END-03 nobody flees from a Boss', () => {
  const { table, state } = aGame({
    battle: { room: 'boss-necromancer', boss: 'necromancer', monsters: [['necromancer']], round: 4 },
  });
  perform(playRoundEnd(table));
  expect(state).toMatchObject({ phase: { kind: 'initiative' }, battle: { round: 5 } });
});

test('DD-BAT-08, DD-END-03 what happens at the end of the fourth round comes before the flight', () => {
  const { table, state, hero } = aLair({ room: 'ruins-8', monsters: [['maggot', 'CIRCLE']], round: 4 });
  perform(playRoundEnd(table));
  expect(hero('vestal').stress).toBe(2);
  expect(state.phase).toEqual({ kind: 'battle-end', outcome: 'fled' });
});

test('DD-END-03, DD-END-04, DD-END-05, DD-END-09 after a flight the token stays, and the party is still there, must move on and has not visited', () => {
  const { table, state } = aLair({ monsters: [['maggot']], round: 4 });
  playOut(playBattleEnd(table, 'fled'));
  expect(state.quest?.dungeon).toMatchObject({ party: 'r1', fled: true, tokens: { r1: 'lair' } });
  expect(state.quest?.dungeon?.visited).not.toContain('r1');
  expect(state.quest?.cleared.lair ?? 0).toBe(0);
  expect(state.phase).toEqual({ kind: 'exploration' });
  expect(state.battle).toBeNull();
});

test('DD-END-06 when all are dead, four who wait are a party that fled', () => {
  const { table, state } = aLair({ monsters: [['maggot']] });
  state.heroes = [];
  state.trackers.heroes = [];
  state.joining = (['jester', 'occultist', 'arbalest', 'abomination'] as const).map(id => aHero(id));
  perform(maybeEndBattle(table));
  expect(state.phase).toEqual({ kind: 'battle-end', outcome: 'fled' });
  playOut(playBattleEnd(table, 'fled'));
  expect(state.trackers.heroes).toEqual(['jester', 'occultist', 'arbalest', 'abomination']);
});

test.each([
  [2, {}, 'DD-END-06'],
  [4, { room: 'boss-prophet', boss: 'prophet' }, 'DD-CAM-05'],
] as const)('DD-END-06, DD-CAM-05 with %i who wait the campaign is lost (%j)', (waiting, battle, rule) => {
  const { table, state } = aLair(battle);
  state.heroes = [];
  state.trackers.heroes = [];
  state.joining = (['jester', 'occultist', 'arbalest', 'abomination'] as const)
    .slice(0, waiting)
    .map(id => aHero(id));
  expect(perform(maybeEndBattle(table)).result).toMatchObject({ outcome: 'party-dead', rule, winners: [] });
});

test('DD-END-07 all Monster Cards of the Battle go back into the deck', () => {
  const { table, state } = aLair({ monsters: [['maggot']] });
  state.decks.monsters.unseen = state.decks.monsters.unseen.filter(
    card => card !== 'webber:1' && card !== 'madman:1',
  );
  state.decks.monsters.discard = ['madman:1'];
  state.battle?.spent.push('webber:1');
  playOut(playBattleEnd(table, 'fled'));
  expect(state.decks.monsters.unseen.length).toBe(42);
  expect(state.decks.monsters.discard).toEqual([]);
  expect(state.trackers.monsters).toEqual([]);
});

test('DD-BSU-16, DD-END-07 a card from the box goes back into the box', () => {
  const { table, state } = aLair({ monsters: [['gargoyle']] });
  playOut(playBattleEnd(table, 'fled'));
  expect(state.decks.monsters.unseen).not.toContain('gargoyle:1');
});

test('DD-SET-12 the Necromancer’s first Threat: Monsters that fought and are not Unholy leave the campaign', () => {
  const { table, state } = aLair({ monsters: [['maggot']] }, { campaign: { threat: 'necromancer' } });
  const fought = ['bone-soldier:1', 'madman:1'] as const;
  state.battle?.spent.push(...fought);
  state.decks.monsters.unseen = state.decks.monsters.unseen.filter(card => !fought.some(one => one === card));
  playOut(playBattleEnd(table, 'fled'));
  expect(state.decks.monsters.unseen).toContain('bone-soldier:1');
  expect(state.decks.monsters.unseen).not.toContain('madman:1');
  expect(state.decks.monsters.unseen).not.toContain('maggot:1');
  expect(state.decks.monsters.unseen.length).toBe(40);
});

test('DD-END-08, DD-HRO-11 Chests left behind are lost, their tokens back in the pile; those taken stay out', () => {
  const { table, state } = aLair({ chests: ['NE', 'SW'] });
  state.decks.loot.discard = state.decks.loot.unseen.splice(0, 1);
  playOut(playBattleEnd(table, 'won'));
  expect(state.battle).toBeNull();
  expect([state.decks.loot.unseen.length, state.decks.loot.discard.length]).toEqual([9, 1]);
});

test('DD-HDT-05, DD-END-09 those who wait join when the Battle is over, before anything else', () => {
  const { table, state } = aLair({}, { heroes: ['crusader', 'hellion', 'vestal'] });
  state.joining = [aHero('jester')];
  playOut(playBattleEnd(table, 'won'));
  expect(state.trackers.heroes).toEqual(['crusader', 'hellion', 'vestal', 'jester']);
});

test('DD-END-10 if the last Monster and the last Hero die together the Heroes are defeated', () => {
  const { table, state } = aLair();
  state.heroes = [];
  state.trackers.heroes = [];
  expect(perform(maybeEndBattle(table)).result).toMatchObject({ outcome: 'party-dead' });
});
