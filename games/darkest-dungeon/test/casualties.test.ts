import { expect, test } from 'vitest';
import { killMonster, removeFigure } from '../src/rules/casualties.ts';
import { stanceOf } from '../src/rules/figures.ts';
import { sufferWounds } from '../src/rules/wounds.ts';
import { aGame, perform } from '../testing/index.ts';

const aFight = (act: 1 | 2 | 3 = 1) =>
  aGame({
    act,
    campaign: { threat: 'necromancer' },
    battle: {
      room: 'ruins-1',
      monsters: [
        ['bone-soldier', 'W'],
        ['madman', 'W'],
        ['webber', 'LOW'],
      ],
      initiative: ['heroes', 'monsters'],
    },
  });

test('DD-POS-04, DD-POS-05 figure and card of a casualty are gone at once; those behind slide forward', () => {
  const { table, state, monster, hero, told } = aFight();
  perform(killMonster(table, monster('bone-soldier:1'), hero('crusader'), 'DD-POS-06'));
  expect(state.trackers.monsters).toEqual(['madman:1', 'webber:1']);
  expect(stanceOf(state, monster('webber:1'))).toBe('defensive');
  expect(monster('webber:1').area).toBe('LOW');
  expect(state.battle?.spent).toEqual(['bone-soldier:1']);
  expect(hero('crusader').history.kills).toBe(1);
  expect(told('monster-killed')).toMatchObject([
    { figure: 'bone-soldier:1', monster: 'bone-soldier', by: 'crusader' },
  ]);
});

test('DD-POS-05, DD-HRO-13 Heroes close up too; the last slot is empty', () => {
  const { state, hero } = aFight();
  removeFigure(state, hero('hellion'));
  expect(state.heroes.length).toBe(3);
  expect(stanceOf(state, hero('vestal'))).toBe('ranged');
});

test('DD-BAT-04 the Initiative Card of the dead stays in the deck', () => {
  const { table, state, monster } = aFight();
  perform(killMonster(table, monster('bone-soldier:1'), null, 'DD-POS-06'));
  expect(state.battle?.initiative.unseen).toEqual(['heroes', 'monsters']);
});

test('DD-POS-06, DD-MON-15 a Monster dies when its Wounds reach its Life', () => {
  const { table, state, monster } = aFight();
  perform(sufferWounds(table, monster('bone-soldier:1'), 6, null, 'DD-POS-06'));
  expect(state.battle?.monsters.length).toBe(3);
  perform(sufferWounds(table, monster('bone-soldier:1'), 1, null, 'DD-POS-06'));
  expect(state.battle?.monsters.map(({ id }) => id)).toEqual(['madman:1', 'webber:1']);
});

test('DD-SET-12 the Necromancer’s third Threat: the first that is not Large to die returns once, at the back', () => {
  const { table, state, monster, told } = aFight(3);
  perform(killMonster(table, monster('bone-soldier:1'), null, 'DD-POS-06'));
  expect(state.trackers.monsters).toEqual(['madman:1', 'webber:1', 'bone-soldier:1']);
  expect(monster('bone-soldier:1')).toMatchObject({ wounds: 0, area: 'LOW', turnsLeft: 1 });
  expect(state.battle).toMatchObject({ respawned: true, spent: [] });
  expect(state.battle?.initiative.unseen).toEqual(['heroes', 'monsters', 'monsters']);
  perform(killMonster(table, monster('madman:1'), null, 'DD-POS-06'));
  expect(state.battle?.monsters.length).toBe(2);
  expect(told('monster-returned').length).toBe(1);
});

test('DD-SET-12 at other Levels and for the Large nobody returns', () => {
  const second = aFight(2);
  perform(killMonster(second.table, second.monster('bone-soldier:1'), null, 'DD-POS-06'));
  expect(second.state.battle?.monsters.length).toBe(2);
  const large = aGame({
    act: 3,
    campaign: { threat: 'necromancer' },
    battle: { room: 'ruins-1', monsters: [['brigand-bloodletter'], ['maggot', 'W']] },
  });
  perform(killMonster(large.table, large.monster('brigand-bloodletter:1'), null, 'DD-POS-06'));
  expect(large.state.battle).toMatchObject({ respawned: false, spent: ['brigand-bloodletter:1'] });
});

test('the end screen counts a Boss besides the kill', () => {
  const { table, monster, hero } = aGame({
    battle: { room: 'boss-collector', boss: 'collector', monsters: [['collector'], ['collected-vestal']] },
  });
  perform(killMonster(table, monster('collected-vestal'), hero('vestal'), 'DD-POS-06'));
  perform(killMonster(table, monster('collector'), hero('vestal'), 'DD-POS-06'));
  expect(hero('vestal').history).toMatchObject({ kills: 2, bosses: 1 });
});
