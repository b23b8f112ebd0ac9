import { expect, test } from 'vitest';
import { canStop, nearestWithRoom } from '../src/rules/displacing.ts';
import { aGame } from '../testing/index.ts';

const aRoom = () =>
  aGame({
    battle: {
      room: 'ruins-4',
      heroes: { crusader: 'E', hellion: 'E', highwayman: 'SW', vestal: 'SW' },
      monsters: [
        ['brigand-bloodletter', 'NE'],
        ['maggot', 'NW'],
        ['spitter', 'NW'],
      ],
    },
  });

test('DD-POS-11 full is what has fewer free spaces than the character needs', () => {
  const { state, monster, hero } = aRoom();
  expect(canStop(state, hero('vestal'), 'E')).toBe(false);
  expect(canStop(state, hero('crusader'), 'SW')).toBe(true);
  expect(nearestWithRoom(state, monster('brigand-bloodletter:1'), 'SW')).toEqual(['PIT_W', 'S']);
});

test('DD-POS-02 a Large Monster may stop where others can be moved to adjacent Areas, never by moving its target or another Large', () => {
  const { state, monster } = aRoom();
  const large = monster('brigand-bloodletter:1');
  expect(canStop(state, large, 'E')).toBe(true);
  expect(canStop(state, large, 'E', ['crusader'])).toBe(false);
  state.battle?.monsters.push({ ...large, id: 'ghoul:1', card: 'ghoul', area: 'E' });
  state.trackers.monsters.push('ghoul:1');
  for (const hero of state.heroes) hero.area = 'SW';
  expect(canStop(state, large, 'E')).toBe(false);
});

test('DD-POS-02 without room next to it the Large Monster may not stop there', () => {
  const { state, monster, hero } = aGame({
    act: 4,
    battle: {
      room: 'boss-templars',
      boss: 'templars',
      heroes: { crusader: 'N', hellion: 'N', highwayman: 'P1', vestal: 'P2' },
      monsters: [
        ['templar-impaler', 'NE'],
        ['templar-warlord', 'C'],
      ],
    },
  });
  expect(canStop(state, monster('templar-impaler'), 'N')).toBe(true);
  expect(canStop(state, monster('templar-impaler'), 'P3')).toBe(false);
  hero('highwayman').area = 'N';
  expect(canStop(state, monster('templar-impaler'), 'C')).toBe(false);
});

test('DD-POS-03 others may stop where a Small Monster can be moved on; a Small one may not', () => {
  const { state, hero, monster } = aRoom();
  expect(canStop(state, hero('vestal'), 'NW')).toBe(true);
  expect(canStop(state, { ...monster('maggot:1'), area: 'N' }, 'NW')).toBe(false);
  for (const id of ['crusader', 'hellion', 'highwayman'] as const) hero(id).area = 'N';
  monster('brigand-bloodletter:1').area = 'N';
  expect(canStop(state, hero('vestal'), 'NW')).toBe(false);
});

test('DD-BSU-15, DD-SUM-03 the nearest Area with room is the Area itself when it has some', () => {
  const { state, hero } = aRoom();
  expect(nearestWithRoom(state, { ...hero('vestal'), area: null }, 'S')).toEqual(['S']);
  expect(nearestWithRoom(state, { ...hero('vestal'), area: null }, 'E')).toEqual(['NE', 'PIT_E']);
});
