import { expect, test } from 'vitest';
import { beginBattle, placeAtStart, playBattleSetUp } from '../src/rules/battle-set-up.ts';
import { aGame, type GameSet, perform } from '../testing/index.ts';

const PLAN = { room: null, boss: null, named: [], task: false } as const;
const ON_THE_MAP: GameSet = {
  dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r1: 'lair' } },
};
const FOUR = ['bone-soldier:1', 'maggot:1', 'webber:1', 'madman:1'] as const;

/** A Battle about to be laid out. */
const aSetUp = (set: GameSet = {}, room: 'ruins-5' | 'ruins-2' | 'ruins-9' = 'ruins-5') => {
  const test = aGame({ ...ON_THE_MAP, onTop: { monsters: FOUR }, ...set });
  perform(beginBattle(test.table, { ...PLAN, room }));
  return test;
};

test('DD-BSU-02 the top Room Card is drawn and stays out; the phase becomes the set-up', () => {
  const { table, state, told } = aGame(ON_THE_MAP);
  perform(beginBattle(table, PLAN), 'ruins-4');
  expect(state.battle).toMatchObject({ room: 'ruins-4', boss: null, task: null });
  expect(state.phase).toEqual({ kind: 'battle-set-up' });
  expect(state.decks.rooms.unseen).not.toContain('ruins-4');
  expect(state.decks.rooms.discard).toEqual(['ruins-4']);
  expect(state.quest?.battles).toBe(1);
  expect(told('battle-begun')).toMatchObject([{ room: 'ruins-4', boss: null }]);
});

test('DD-BSU-02 a Room that the Quest has set aside is used instead of a draw, with its task', () => {
  const { table, state } = aGame(ON_THE_MAP);
  perform(beginBattle(table, { ...PLAN, room: 'ruins-7', task: true }));
  expect(state.battle).toMatchObject({ room: 'ruins-7', task: 'open' });
  expect(state.decks.rooms.discard).toEqual([]);
});

test('DD-BSU-02 an empty Room deck is made anew from its discards', () => {
  const { table, state } = aGame(ON_THE_MAP);
  state.decks.rooms.discard = state.decks.rooms.unseen.splice(0);
  perform(beginBattle(table, PLAN), 'ruins-9');
  expect(state.battle?.room).toBe('ruins-9');
  expect(state.decks.rooms.unseen.length).toBe(8);
});

test('DD-MOD-06 in Stygian mode the Stygian card of the Room is in force', () => {
  const { table, told } = aGame({ ...ON_THE_MAP, options: { difficulty: 'stygian' } });
  perform(beginBattle(table, { ...PLAN, room: 'ruins-2' }));
  expect(told('battle-begun')).toMatchObject([{ room: 'ruins-2-stygian' }]);
});

test('DD-BSU-01 Chests, then Heroes, then Monsters, then round 1', () => {
  const { table, state } = aSetUp();
  perform(playBattleSetUp(table));
  const order = table.told.map(({ type }) => type);
  expect(order.lastIndexOf('figure-placed')).toBeGreaterThan(order.indexOf('monster-spawned'));
  expect(order.indexOf('monster-spawned')).toBeGreaterThan(order.indexOf('figure-placed') + 3);
  expect(state.battle).toMatchObject({ round: 1, chests: ['SE'], turn: null });
  expect(state.phase).toEqual({ kind: 'initiative' });
});

test('DD-BSU-03 each Hero stands in the Area marked with the own Stance', () => {
  const { table, hero } = aSetUp({ heroes: ['vestal', 'crusader', 'hellion', 'highwayman'] });
  perform(playBattleSetUp(table));
  expect([hero('vestal').area, hero('crusader').area, hero('hellion').area, hero('highwayman').area]).toEqual(
    ['SW', 'S', 'SW', 'S'],
  );
});

test('DD-BSU-04 one Initiative Card for each Hero present; a Hero waiting to join has none', () => {
  const { table, state } = aSetUp({ heroes: ['crusader', 'hellion', 'vestal'] });
  perform(playBattleSetUp(table));
  expect(state.battle?.initiative.unseen.filter(side => side === 'heroes').length).toBe(3);
  expect(state.battle?.initiative.unseen.filter(side => side === 'monsters').length).toBe(4);
  expect(state.heroes.every(({ turnsLeft }) => turnsLeft === 1)).toBe(true);
});

test('DD-BSU-13 a Chest lies on each icon', () => {
  const { table, state } = aSetUp({}, 'ruins-2');
  perform(playBattleSetUp(table));
  expect(state.battle?.chests).toEqual(['N', 'NW', 'NE']);
  expect(state.decks.loot.unseen.length).toBe(10);
});

test('DD-BSU-13 an empty pile gives no Chest, a small one as many as it has', () => {
  const { table, state } = aSetUp({}, 'ruins-2');
  state.decks.loot.discard = state.decks.loot.unseen.splice(1);
  perform(playBattleSetUp(table));
  expect(state.battle?.chests).toEqual(['N']);
});

test('DD-BSU-14 a Battle starts in round 1', () => {
  const { table, state } = aSetUp();
  perform(playBattleSetUp(table));
  expect(state.battle?.round).toBe(1);
});

test('DD-BSU-15 a Hero without room in the start Area goes to the nearest with room, of the group’s choice', () => {
  const { table, state, hero } = aGame({
    battle: {
      room: 'ruins-5',
      heroes: { crusader: 'S', hellion: 'SW', highwayman: 'SW', vestal: 'S' },
      monsters: [],
    },
  });
  hero('crusader').area = null;
  hero('highwayman').area = 'S';
  hero('vestal').area = 'S';
  const figure = hero('crusader');
  state.trackers.heroes = ['hellion', 'crusader', 'highwayman', 'vestal'];
  perform(placeAtStart(table, figure));
  expect(figure.area).toBe('MID');
});

test.each([
  [1, { crusader: {}, hellion: { stress: 9 } }, [['mark', 2], []]],
  [2, { crusader: {}, hellion: { quirks: ['nervous'] } }, [[], ['mark', 3]]],
  [2, { crusader: {}, hellion: {} }, [['mark', 3], []]],
  [3, { crusader: { stress: 5 }, hellion: { stress: 4 } }, [['mark', 3], []]],
] as const)('DD-SET-12 the Fanatic’s Threat of Level %i marks Heroes at the start of a Battle', (act, heroes, marks) => {
  const { table, state } = aSetUp({
    act,
    campaign: { threat: 'fanatic' },
    heroes: heroes as NonNullable<GameSet['heroes']>,
  });
  perform(playBattleSetUp(table));
  expect(
    state.heroes.map(({ conditions }) => conditions.flatMap(one => [one.condition, one.tokens])),
  ).toEqual(marks);
});
