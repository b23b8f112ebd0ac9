import { expect, test } from 'vitest';
import { endTurn, playHeroTurn } from '../src/rules/hero-turn.ts';
import { aGame, perform, playOut, type TestGame } from '../testing/index.ts';

const bones = (actions = 2): TestGame =>
  aGame({
    quest: 'dem-bones',
    battle: {
      room: 'ruins-7',
      task: 'open',
      heroes: { crusader: 'TOMB' },
      monsters: [['maggot', 'SE']],
      turn: { figure: 'crusader', actions },
    },
  });
const fountain = (potion = 1): TestGame =>
  aGame({
    act: 2,
    quest: 'purify-the-fountains',
    heroes: { crusader: { wounds: 6 }, vestal: {} },
    provisions: { potion },
    battle: {
      room: 'ruins-3',
      task: 'open',
      heroes: { crusader: 'FOUNTAIN' },
      monsters: [['maggot', 'NE']],
      turn: 'crusader',
    },
  });
const offered = ({ table }: TestGame): string[] =>
  playOut(playHeroTurn(table), [], ['end-turn'])[0]?.options.map(({ id }) => id) ?? [];

test('DD-HRO-08 Dem Bones: two actions of one turn in the tomb recover the bones, once', () => {
  const game = bones();
  perform(playHeroTurn(game.table), 'interact:bones');
  expect(game.state.battle).toMatchObject({ task: 'done', turn: { actions: 0 } });
  expect(game.told('task-done')).toMatchObject([{ hero: 'crusader', task: 'bones' }]);
  Object.assign(game.state.battle?.turn ?? {}, { actions: 2 });
  expect(offered(game)).not.toContain('interact:bones');
});

test('DD-HRO-08 with one action left the bones stay where they are', () => {
  expect(offered(bones(1))).not.toContain('interact:bones');
});

test('DD-HRO-08 Purify the Fountains: two actions and a Potion; until then the fountain does nothing', () => {
  const shut = fountain();
  perform(endTurn(shut.table));
  expect(shut.hero('crusader').wounds).toBe(6);
  const pure = fountain();
  perform(playHeroTurn(pure.table), 'interact:fountain');
  expect(pure.state.campaign.provisions.potion).toBe(0);
  perform(endTurn(pure.table));
  expect(pure.hero('crusader').wounds).toBe(3);
});

test('DD-HRO-08 without a Potion the fountain cannot be purified', () => {
  expect(offered(fountain(0))).not.toContain('interact:fountain');
});
