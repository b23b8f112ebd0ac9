import { expect, test } from 'vitest';
import {
  areasWithin,
  distance,
  neighboursOf,
  startArea,
  stepsAway,
  stepsToward,
} from '../src/rules/areas.ts';
import { freeSpaces, hasRoom, stanceOf } from '../src/rules/figures.ts';
import { edgeRooms, waysBack } from '../src/rules/places.ts';
import { moveOnTracker } from '../src/rules/tracker.ts';
import { aGame } from '../testing/index.ts';

test('DD-SKL-03 distance is the least number of steps between adjacent Areas', () => {
  expect(distance('ruins-1', 'NW', 'NW')).toBe(0);
  expect(distance('ruins-1', 'NW', 'C')).toBe(2);
  expect(distance('ruins-1', 'LOW', 'SE')).toBe(4);
  expect(areasWithin('ruins-1', 'LOW', 1)).toEqual(['C', 'LOW']);
});

test('DD-CON-12 a push leads to neighbours that are farther, a pull to neighbours that are nearer', () => {
  expect(neighboursOf('boss-prophet', 'C')).toEqual(['N', 'W', 'E', 'S']);
  expect(stepsAway('boss-prophet', 'C', 'S')).toEqual(['N']);
  expect(stepsToward('boss-prophet', 'C', 'S')).toEqual(['S']);
});

test('DD-BSU-03, DD-BSU-08 a tile marks a start Area for each Stance of each side', () => {
  expect(startArea('ruins-4', 'heroes', 'ranged')).toBe('SE');
  expect(startArea('ruins-4', 'monsters', 'support')).toBe('CIRCLE');
  expect(startArea('arena-cages', 'red', 'ranged')).toBeNull();
});

test('DD-BSU-10, DD-POS-11 a Large Monster counts two slots and two spaces, and its foremost Stance', () => {
  const { state, monster } = aGame({
    battle: { room: 'ruins-4', monsters: [['brigand-bloodletter'], ['maggot', 'NW'], ['maggot', 'NW']] },
  });
  expect(stanceOf(state, monster('brigand-bloodletter:1'))).toBe('aggressive');
  expect(stanceOf(state, monster('maggot:1'))).toBe('ranged');
  expect(freeSpaces(state, 'CIRCLE')).toBe(1);
  expect(freeSpaces(state, 'NW')).toBe(0);
  expect(hasRoom(state, monster('brigand-bloodletter:1'), 'E')).toBe(true);
  expect(hasRoom(state, monster('brigand-bloodletter:1'), 'NW')).toBe(false);
});

test('DD-CON-31, DD-HOR-04 a Shuffle swaps places; pushed by one, the Horror stands second and fills two slots', () => {
  const { state, monster } = aGame({
    act: 4,
    battle: {
      room: 'boss-shuffling-horror',
      boss: 'shuffling-horror',
      monsters: [['shuffling-horror'], ['cultist-priest'], ['malignant-growth']],
    },
  });
  expect(moveOnTracker(state, monster('shuffling-horror'), -1)).toBe(-1);
  expect(state.trackers.monsters).toEqual(['cultist-priest:1', 'shuffling-horror', 'malignant-growth:1']);
  expect(stanceOf(state, monster('shuffling-horror'))).toBe('defensive');
  expect(stanceOf(state, monster('malignant-growth:1'))).toBe('support');
  expect(moveOnTracker(state, monster('malignant-growth:1'), -2)).toBe(0);
});

test('DD-BOS-03 an Edge Room has exactly one Corridor; a long one is still one', () => {
  expect(edgeRooms('ruins-a')).toEqual(['r2', 'r3', 'r5', 'r6', 'r8']);
  expect(edgeRooms('ruins-d')).toEqual(['r4', 'r5', 'r8']);
  expect(edgeRooms('old-road')).toEqual(['r3', 'r5']);
});

test('DD-EXP-24 a way back passes only visited places, and dots are places', () => {
  const visited = ['s', 'r1', 'r2', 'r2-r3', 'r3'];
  expect(waysBack('ruins-b', visited, 'r3').get('s')).toEqual(['r2-r3', 'r2', 'r1', 's']);
  expect(waysBack('ruins-b', ['s', 'r1', 'r2', 'r3'], 'r3').has('s')).toBe(false);
});
