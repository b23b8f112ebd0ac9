import { expect, test } from 'vitest';
import { replicate } from '../src/effects/ancestor.ts';
import { has, monstersInOrder, stanceOf } from '../src/rules/figures.ts';
import { newInitiative, nextToAct } from '../src/rules/initiative.ts';
import { cardFor } from '../src/rules/modifiers.ts';
import { playMonsterTurn } from '../src/rules/monster-turn.ts';
import { skillAreas } from '../src/rules/skills.ts';
import { moveOnTracker } from '../src/rules/tracker.ts';
import { aGame, type BattleSet, perform, type TestGame } from '../testing/index.ts';

const anAncestor = (form: 'ancestor-1' | 'ancestor-2', battle: Partial<BattleSet>): TestGame =>
  aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form,
      heroes: { crusader: 'E', hellion: 'ISE', highwayman: 'SE', vestal: 'SE' },
      turn: form,
      ...battle,
    },
  });

const ALL = [
  ['ancestor-1'],
  ['perfect-reflection', 'N'],
  ['imperfect-reflection', 'NW', { wounds: 12 }],
  ['perfect-reflection', 'S'],
] as const;

test('DD-ANA-02 on a full tracker he uses Time Heals All on the most wounded of the others', () => {
  const { table, monster } = anAncestor('ancestor-1', { monsters: ALL });
  monster('ancestor-1').wounds = 30;
  perform(playMonsterTurn(table), 'area:N');
  expect(monster('imperfect-reflection:1').wounds).toBe(2);
  expect(monster('ancestor-1').wounds).toBe(30);
});

test('DD-ANA-03 otherwise he acts until the tracker is full, each action with its own roll, movement and attack', () => {
  const { table, state, told } = anAncestor('ancestor-1', {
    monsters: [['ancestor-1', 'C'], ['perfect-reflection']],
  });
  perform(playMonsterTurn(table), 1, 10, 4, 'area:C', 10);
  expect(told('skill-used').map(({ skill }) => skill)).toEqual([
    'ancestor-1:perfect-replication',
    'ancestor-1:imperfect-reproduction',
  ]);
  expect(state.trackers.monsters).toEqual([
    'ancestor-1',
    'perfect-reflection:1',
    'perfect-reflection:2',
    'imperfect-reflection:1',
  ]);
});

test('DD-ANA-03 a Reflection comes also when no Hero is in Range', () => {
  const { table, state, told } = anAncestor('ancestor-1', {
    heroes: { crusader: 'SE', hellion: 'SE', highwayman: 'SE', vestal: 'E' },
    monsters: [
      ['ancestor-1', 'W'],
      ['perfect-reflection', 'N'],
      ['perfect-reflection', 'S'],
    ],
  });
  perform(playMonsterTurn(table), 2);
  expect(told('skill-used')).toEqual([]);
  expect(state.trackers.monsters).toHaveLength(4);
});

test('DD-ANA-03 when no figure of a kind is left the other kind comes', () => {
  const { table, state } = anAncestor('ancestor-1', {
    monsters: [['imperfect-reflection'], ['imperfect-reflection'], ['imperfect-reflection']],
  });
  perform(replicate(table, 'imperfect-reflection'));
  expect(state.trackers.monsters.at(-1)).toBe('perfect-reflection:1');
});

test('DD-ANA-04 there are always four Monster cards, however many Reflections there are', () => {
  const { table, state } = anAncestor('ancestor-1', {
    monsters: [['ancestor-1'], ['perfect-reflection', 'N']],
  });
  newInitiative(state);
  const cards = () => state.battle?.initiative.unseen.filter(side => side === 'monsters').length;
  expect(cards()).toBe(4);
  perform(replicate(table, 'perfect-reflection'));
  expect(cards()).toBe(4);
});

test('DD-ANA-05, DD-ANA-06 he acts first, then the Reflections, and on every further Monster card he again', () => {
  const { state } = anAncestor('ancestor-1', { monsters: [['ancestor-1'], ['perfect-reflection', 'N']] });
  newInitiative(state);
  const order = [1, 2, 3, 4].map(() => {
    const next = nextToAct(state, 'monsters');
    if (next !== null) next.turnsLeft = Math.max(0, next.turnsLeft - 1);
    return next?.id;
  });
  expect(order).toEqual(['ancestor-1', 'perfect-reflection:1', 'ancestor-1', 'ancestor-1']);
});

test('DD-ANA-10 pushed behind a Reflection he waits for it', () => {
  const { state, monster } = anAncestor('ancestor-1', { monsters: ALL });
  moveOnTracker(state, monster('ancestor-1'), -1);
  expect(nextToAct(state, 'monsters')?.id).toBe('perfect-reflection:1');
  monster('perfect-reflection:1').turnsLeft = 0;
  expect(nextToAct(state, 'monsters')?.id).toBe('ancestor-1');
});

test('DD-ANA-07 a Reflection has Guard as long as it stands: in Range it must be attacked', () => {
  const { state, hero, monster } = anAncestor('ancestor-1', {
    heroes: { crusader: 'C', hellion: 'ISE', highwayman: 'SE', vestal: 'IW' },
    monsters: ALL,
  });
  expect(has(monster('perfect-reflection:1'), 'guard')).toBe(true);
  expect(has(monster('ancestor-1'), 'guard')).toBe(false);
  const vestal = hero('vestal');
  expect(skillAreas(state, vestal, cardFor(vestal, 'vestal:judgement'))).toEqual(['NW', 'N', 'S']);
});

test.each([
  [2, 'N'],
  [4, 'NW'],
  [9, 'S'],
  [10, 'C'],
] as const)('DD-ANB-03 after an action of the second form a d10 of %i leads it to %s; the Stance stays', (roll, area) => {
  const { table, state, monster } = anAncestor('ancestor-2', {
    monsters: [['ancestor-2', 'C']],
    nothingness: ['N', 'NW', 'S'],
  });
  perform(playMonsterTurn(table), 3, 10, roll);
  expect(monster('ancestor-2').area).toBe(area);
  expect(stanceOf(state, monster('ancestor-2'))).toBe('aggressive');
});

test('DD-ANB-03, DD-SUM-03 whoever fills the Area that he comes to makes room', () => {
  const { table, hero, monster } = anAncestor('ancestor-2', {
    heroes: { crusader: 'NW', hellion: 'NW', highwayman: 'SE', vestal: 'SE' },
    monsters: [['ancestor-2', 'C']],
    nothingness: ['N', 'NW', 'S'],
  });
  perform(playMonsterTurn(table), 3, 10, 5, 'figure:hellion', 'area:W', 'area:IW');
  expect(monster('ancestor-2').area).toBe('NW');
  expect([hero('hellion').area, hero('crusader').area]).toEqual(['W', 'IW']);
});

test('DD-ANB-03 a turn in which he found nobody in Range is an action too', () => {
  const { table, told } = anAncestor('ancestor-2', {
    heroes: { crusader: 'SW', hellion: 'SW', highwayman: 'NE', vestal: 'NE' },
    monsters: [['ancestor-2', 'C']],
    nothingness: ['N', 'NW', 'S'],
  });
  perform(playMonsterTurn(table), 7, 'area:S', 10);
  expect(told('skill-used')).toEqual([]);
  expect(told('boss-stayed')).toMatchObject([{ figure: 'ancestor-2', roll: 10 }]);
});

test('DD-ANB-02 Absolute Nothingness takes a space, no slot, no turn, and nobody can aim at it', () => {
  const { state, hero } = anAncestor('ancestor-2', {
    heroes: { crusader: 'N', hellion: 'ISE', highwayman: 'SE', vestal: 'SE' },
    monsters: [['ancestor-2', 'C']],
    nothingness: ['N', 'NW', 'S'],
  });
  expect(monstersInOrder(state)).toHaveLength(1);
  newInitiative(state);
  expect(state.battle?.initiative.unseen.filter(side => side === 'monsters')).toHaveLength(2);
  const vestal = hero('vestal');
  expect(skillAreas(state, vestal, cardFor(vestal, 'vestal:judgement'))).toEqual(['C']);
});
