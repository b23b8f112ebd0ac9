import { expect, test } from 'vitest';
import { changeLight } from '../src/rules/light.ts';
import { layMap } from '../src/rules/map-laying.ts';
import { sufferStress } from '../src/rules/stress.ts';
import { aBout, aGame, perform } from '../testing/index.ts';

test.each([
  [3, 1, 4],
  [4, 2, 5],
  [5, 1, 5],
  [1, -2, 0],
  [0, -1, 0],
])('DD-LGT-01 from Light %i a change by %i leads to %i', (before, change, after) => {
  const { table, state } = aGame({ light: before, dungeon: {} });
  perform(changeLight(table, change, 'DD-LGT-08'));
  expect(state.campaign.light).toBe(after);
});

test('DD-LGT-08, DD-LGT-09 a real change is one event for every Hero, however many points it has', () => {
  const { table, hero, told } = aGame({
    heroes: { crusader: { quirks: ['night-blindness'] }, vestal: { quirks: ['nocturnal'] } },
    light: 5,
    dungeon: {},
  });
  perform(changeLight(table, -2, 'DD-LGT-08'));
  expect([hero('crusader').stress, hero('vestal').stress]).toEqual([1, 0]);
  perform(changeLight(table, 1, 'DD-LGT-08'));
  expect([hero('crusader').stress, hero('vestal').stress]).toEqual([1, 1]);
  expect(told('light-changed')).toMatchObject([
    { light: 3, amount: 2, up: false },
    { light: 4, amount: 1, up: true },
  ]);
});

test('DD-LGT-08 at the ends of the track nothing goes up or down, and losing Light costs no Stress by itself', () => {
  const { table, hero, told } = aGame({
    heroes: { vestal: { quirks: ['nocturnal'] } },
    light: 5,
    dungeon: {},
  });
  perform(changeLight(table, 1, 'DD-LGT-08'));
  expect(told('light-changed')).toEqual([]);
  perform(changeLight(table, -1, 'DD-LGT-08'));
  expect(hero('vestal').stress).toBe(0);
});

test('DD-LGT-09 the Light with which a Quest begins is set, not raised: no Quirk reacts', () => {
  const { table, state, hero, told } = aGame({
    heroes: { vestal: { quirks: ['nocturnal'] } },
    light: 2,
    quest: 'scout-ahead',
  });
  perform(layMap(table), 'ruins-a');
  expect(state.campaign.light).toBe(5);
  expect(hero('vestal').stress).toBe(0);
  expect(told('light-changed')).toEqual([]);
});

test.each([
  [3, 2],
  [2, 3],
  [0, 3],
])('DD-LGT-04, DD-LGT-07 at Light %i a Hero who suffers 2 Stress suffers %i: one more an event, not a point', (light, stress) => {
  const { table, hero } = aGame({ heroes: ['crusader'], light, dungeon: {} });
  perform(sufferStress(table, hero('crusader'), 2, 'DD-LGT-04'));
  expect(hero('crusader').stress).toBe(stress);
});

test('DD-LGT-08, DD-PVP-18 in the Circus nothing changes the Light', () => {
  const { table, state } = aBout({ red: [['crusader-1', '2']], blue: [['vestal-1', '8']] });
  const { light } = state.campaign;
  perform(changeLight(table, -1, 'DD-LGT-08'));
  expect(state.campaign.light).toBe(light);
});
