import { doorBetween } from '@tenebrae/board';
import { expect, test } from 'vitest';
import { removeToken } from '../src/rules/laboratory.ts';
import { act, actionsOf, offered } from '../testing/acting.ts';
import { aGame, at, perform, withTerror } from '../testing/index.ts';

test('WE-08 A noisy search (DDD-SEA-02, DDD-SEA-03, DDD-SEA-05, DDD-SEA-06, DDD-TER-08, DDD-TER-10)', () => {
  const game = aGame();
  act(
    game,
    'nina',
    'search',
    withTerror('creature-appears', 'success', 'aim', 'aim'),
    'armor-1',
    [1, 1],
    [2, 5],
    'zombie-dog',
  );
  expect(game.survivor('nina').ap).toBe(3);
  expect(game.survivor('nina').cards.map(card => card.id)).toEqual(['combat-knife', 'armor-1']);
  expect(game.state.searched).toEqual([at(4, 3)]);
  expect(game.state.creature).toMatchObject({ id: 'zombie-dog', room: at(2, 5) });
  expect(game.state.survivors.map(one => one.wounds)).toEqual([0, 0, 0]);
});

test('WE-09 A door paid with darkness (DDD-UNL-02, DDD-UNL-03, DDD-UNL-05, DDD-DRK-01, DDD-FIR-01, DDD-FIR-12, DDD-SUR-14)', () => {
  const game = aGame({
    survivors: { bruce: { room: at(3, 3), cards: ['handgun-ammo-2'] }, nina: { room: at(2, 4) } },
    locks: [[at(3, 3), at(3, 4), 'c3-03']],
    darkness: 2,
  });
  const door = doorBetween(at(3, 3), at(3, 4));
  act(game, 'bruce', `unlock:${door}`, [2, 6], 4);
  expect(game.survivor('bruce')).toMatchObject({ ap: 3, xp: 2, chips: ['c3-03'] });
  expect(game.state.darkness).toBe(3);
  expect(game.state.fire).toBe(8);
  expect(game.state.tiles[8]).toMatchObject({ burn: 1, destroyed: false });
  expect(game.survivor('nina').wounds).toBe(0);
  expect(actionsOf(game, 'bruce')).toContain('move:r3c4');
});

test('WE-20 Breaking the code (DDD-LAB-02, DDD-LAB-03, DDD-LAB-05, DDD-LAB-06, DDD-DRK-05)', () => {
  const game = aGame({
    survivors: {
      leo: { room: at(4, 1), chips: ['c3-03'] },
      nina: { room: at(4, 5), chips: ['c2-13'] },
      jack: { room: at(1, 5), chips: ['c2-06', 'c2-01'] },
    },
    darkness: 2,
    fire: at(2, 2),
    burn: [[at(2, 2), 1]],
  });
  const { panel } = game.state;
  act(game, 'leo', 'terminal:c3-03', 'match');
  expect(panel.tokens).toEqual(['green-1', 'blue-1', 'yellow-1', 'yellow-2']);
  act(game, 'nina', 'terminal:c2-13', 'match');
  expect(panel.tokens).toEqual(['green-1', 'yellow-2']);
  const third = act(game, 'jack', 'terminal:c2-06', 'token:green');
  expect(offered(third, 'take-off-tokens')).toEqual(['token:yellow', 'token:green']);
  game.state.cornersUsed = [];
  expect(actionsOf(game, 'jack').filter(id => id.startsWith('terminal'))).toEqual([]);
  perform(removeToken(game.table, 'yellow'));
  expect(game.state.darkness).toBe(3);
  expect(Object.values(game.state.doors)).toEqual([]);
});
