import { expect, test } from 'vitest';
import type { RoomId } from '../src/data/rooms.ts';
import { cannotBeHealed, isSheltered, roomAcc, roomSpeed } from '../src/rules/room-passives.ts';
import { speedOf } from '../src/rules/hit.ts';
import { heal } from '../src/rules/wounds.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

const inRoom = (room: RoomId, area: string, stygian = false): TestGame =>
  aGame({
    act: room.startsWith('darkest') ? 4 : 1,
    options: { difficulty: stygian ? 'stygian' : 'normal' },
    heroes: { hellion: { wounds: 5 }, vestal: {} },
    battle: { room, heroes: { hellion: area }, monsters: [['bone-soldier', area, { wounds: 3 }]] },
  });

test.each([
  ['ruins-2', 'S', false, true],
  ['ruins-2', 'MID', false, false],
  ['ruins-2', 'MID', true, true],
  ['darkest-8', 'ASH', false, true],
  ['darkest-8', 'ASH', true, true],
  ['darkest-8', 'FLAME', false, false],
] as const)('DD-BSU-02, DD-MOD-06 in %s, %s (Stygian: %s) a Hero cannot be healed: %s', (room, area, stygian, barred) => {
  const { table, state, hero, monster } = inRoom(room, area, stygian);
  expect(cannotBeHealed(state, hero('hellion'))).toBe(barred);
  expect(cannotBeHealed(state, monster('bone-soldier:1'))).toBe(false);
  perform(heal(table, hero('hellion'), 2, null, 'DD-SKL-16'));
  expect(hero('hellion').wounds).toBe(barred ? 5 : 3);
});

test('DD-BSU-02 the Founder’s Tomb shelters Heroes, on its Stygian card Monsters', () => {
  const sheltered = ({ state, hero, monster }: TestGame): boolean[] => [
    isSheltered(state, hero('hellion'), 'bleed'),
    isSheltered(state, hero('hellion'), 'shuffle'),
    isSheltered(state, hero('hellion'), 'disease'),
    isSheltered(state, monster('bone-soldier:1'), 'mark'),
  ];
  expect(sheltered(inRoom('ruins-7', 'TOMB'))).toEqual([true, true, false, false]);
  expect(sheltered(inRoom('ruins-7', 'TOMB', true))).toEqual([false, false, false, true]);
  expect(sheltered(inRoom('ruins-7', 'E'))).toEqual([false, false, false, false]);
});

test('DD-BSU-02 the Ribcage takes Acc from Skills at distance 2 or more', () => {
  const acc = ({ state, hero, monster }: TestGame): number[] => [
    roomAcc(state, hero('hellion'), 1),
    roomAcc(state, hero('hellion'), 2),
    roomAcc(state, monster('bone-soldier:1'), 3),
  ];
  expect(acc(inRoom('darkest-4', 'SPINE_1'))).toEqual([0, -1, -1]);
  expect(acc(inRoom('darkest-4', 'SPINE_1', true))).toEqual([0, -2, 0]);
});

test('DD-BSU-02 its Stygian card slows Heroes among the low ribs, never below 1', () => {
  const { state, hero, monster } = inRoom('darkest-4', 'RIB_S1', true);
  expect(roomSpeed(state, hero('hellion'), 2, 'RIB_S1')).toBe(-1);
  expect(speedOf(state, hero('hellion'))).toBe(1);
  hero('vestal').area = 'RIB_S2';
  expect(speedOf(state, hero('vestal'))).toBe(1);
  expect(roomSpeed(state, monster('bone-soldier:1'), 2, 'RIB_S1')).toBe(0);
  expect(roomSpeed(inRoom('darkest-4', 'RIB_S1').state, hero('hellion'), 2, 'RIB_S1')).toBe(0);
});

test('outside Battle there is no Room', () => {
  const { state, hero } = aGame();
  expect([
    cannotBeHealed(state, hero('vestal')),
    roomAcc(state, hero('vestal'), 3),
    roomSpeed(state, hero('vestal'), 1, null),
  ]).toEqual([false, 0, 0]);
});
