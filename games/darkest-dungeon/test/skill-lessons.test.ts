import { expect, test } from 'vitest';
import { changeLight } from '../src/rules/light.ts';
import { resolveCurioDie } from '../src/rules/curios.ts';
import { aFight, knows, play } from '../testing/a-fight.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

/** As in The Old Road, where each lesson is given once. */
function learning(game: TestGame): TestGame {
  game.state.tutorial = { seen: [] };
  return game;
}

test('DD-SKL-07, DD-SKL-11, DD-CON-01 the first roll, the first critical and the first Condition are explained once', () => {
  const game = learning(
    aFight({ crusader: knows('crusader:stunning-blow') }, { monsters: [['brigand-raider', 'S']] }),
  );
  const { asked } = play(
    game,
    'crusader',
    'crusader:stunning-blow',
    1,
    'understood',
    'understood',
    'understood',
  );
  expect(asked.map(({ ask }) => ask)).toEqual(['tutorial-roll', 'tutorial-critical', 'tutorial-conditions']);
  const again = play(game, 'crusader', 'crusader:stunning-blow', 1);
  expect(again.asked).toEqual([]);
});

test('DD-LGT-06 the first fall of Light is explained, a rise is not', () => {
  const game = learning(aGame({ dungeon: {} }));
  expect(perform(changeLight(game.table, 1, 'DD-LGT-08')).asked).toEqual([]);
  const { asked } = perform(changeLight(game.table, -1, 'DD-LGT-08'), 'understood');
  expect(asked[0]).toMatchObject({ ask: 'tutorial-light', rule: 'DD-LGT-06' });
});

test('DD-EXP-14 the first Curio is explained before the Torch is decided on', () => {
  const game = learning(
    aGame({
      heroes: ['crusader'],
      dungeon: {},
      provisions: { torch: 1 },
      onTop: { curios: ['gaolers-lantern'] },
    }),
  );
  const { asked } = perform(resolveCurioDie(game.table, game.hero('crusader')), 'understood', 'pay:torch');
  expect(asked.map(({ ask }) => ask)).toEqual(['tutorial-curio-die', 'curio-torch']);
});
