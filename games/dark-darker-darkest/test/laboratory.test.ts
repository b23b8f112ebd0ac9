import { expect, test } from 'vitest';
import { chooseTokenToRemove, removeToken, removeTokenOptions } from '../src/rules/laboratory.ts';
import { act, actionsOf, offered } from '../testing/acting.ts';
import { aGame, at, perform } from '../testing/index.ts';

const FIRE = { fire: at(2, 5), burn: [[at(2, 5), 1]] } as const;

test('DDD-LAB-02 DDD-COR-08 a chip is entered at a terminal for 2 AP, one terminal once per round', () => {
  const game = aGame({ survivors: { nina: { room: at(4, 1), chips: ['c2-01', 'c2-16'] }, leo: {} } });
  expect(actionsOf(game, 'nina')).toEqual(expect.arrayContaining(['terminal:c2-01', 'terminal:c2-16']));
  act(game, 'nina', 'terminal:c2-01', 'match');
  expect(game.survivor('nina')).toMatchObject({ ap: 2, chips: ['c2-16'] });
  expect(game.state.panel.chips).toEqual(['c2-01']);
  expect(actionsOf(game, 'nina')).not.toContain('terminal:c2-16');
});

test('DDD-COR-09 a second chip in the same round needs another terminal', () => {
  const chips = ['c2-01', 'c2-16'] as const;
  const game = aGame({
    survivors: { nina: { room: at(4, 1), chips: [...chips] }, leo: { room: at(4, 5), chips: ['c2-04'] } },
  });
  act(game, 'nina', 'terminal:c2-01', 'match');
  expect(actionsOf(game, 'nina')).not.toContain('terminal:c2-16');
  act(game, 'leo', 'terminal:c2-04', 'token:blue');
  expect(game.state.panel.chips).toEqual(['c2-01', 'c2-04']);
});

test('DDD-LAB-02 DDD-LAB-04 at most three chips lie on the security board, for good', () => {
  const game = aGame({ survivors: { nina: { room: at(4, 1), chips: ['c2-16'] }, leo: {} } });
  game.state.panel.chips = ['c2-01', 'c2-02', 'c2-03'];
  expect(actionsOf(game, 'nina')).not.toContain('terminal:c2-16');
});

test('DDD-LAB-03 the chip takes off one token for each matching icon, or any one token', () => {
  const game = aGame({ survivors: { nina: { room: at(4, 1), chips: ['c3-02'] }, leo: {} } });
  const performed = act(game, 'nina', 'terminal:c3-02', 'token:blue');
  expect(offered(performed, 'take-off-tokens')).toEqual([
    'match',
    'token:red',
    'token:orange',
    'token:yellow',
    'token:green',
    'token:blue',
    'token:purple',
  ]);
  expect(game.state.panel.tokens).toEqual([
    'red-1',
    'orange-1',
    'purple-1',
    'green-1',
    'yellow-1',
    'yellow-2',
  ]);
});

test('DDD-LAB-03 a chip that matches one token or none takes off any one', () => {
  const game = aGame({
    survivors: { nina: { room: at(4, 1), chips: ['c2-21'] }, leo: {} },
    panel: ['red-1', 'purple-1'],
  });
  const performed = act(game, 'nina', 'terminal:c2-21', 'token:red');
  expect(offered(performed, 'take-off-tokens')).toEqual(['token:red', 'token:purple']);
});

test('DDD-LAB-05 DDD-DRK-05 the players may take off tokens for a space of darkness each, as long as it fits', () => {
  const game = aGame({ ...FIRE, darkness: 4, panel: ['red-1', 'red-2', 'blue-1'] });
  expect(removeTokenOptions(game.state).map(option => option.id)).toEqual(['remove-code-token']);
  const performed = perform(chooseTokenToRemove(game.table), 'token:red');
  expect(offered(performed, 'which-token')).toEqual(['token:red', 'token:blue', 'never-mind']);
  expect(game.state).toMatchObject({ darkness: 5, panel: { tokens: ['red-2', 'blue-1'] } });
  expect(removeTokenOptions(game.state)).toEqual([]);
});

test('DDD-LAB-05 the players may think better of it, and darkness stays where it is', () => {
  const game = aGame({ ...FIRE, darkness: 4, panel: ['red-1'] });
  perform(chooseTokenToRemove(game.table), 'never-mind');
  expect(game.state).toMatchObject({ darkness: 4, panel: { tokens: ['red-1'] } });
});

test('DDD-LAB-01 DDD-LAB-06 without a token left the laboratory opens by itself', () => {
  const game = aGame({ ...FIRE, panel: ['red-1'], survivors: { nina: { room: at(1, 2) }, leo: {} } });
  expect(actionsOf(game, 'nina')).not.toContain('move:laboratory');
  perform(removeToken(game.table, 'red'));
  expect(Object.values(game.state.doors)).toEqual([]);
  expect(actionsOf(game, 'nina')).toContain('move:laboratory');
});

test('DDD-SKL-21 a Tech wizard enters any number of her chips for 2 AP in all, up to three on the board', () => {
  const game = aGame({
    survivors: {
      lucy: { room: at(4, 1), skills: ['lucy-tech-wizard'], chips: ['c2-01', 'c2-19', 'c2-12'] },
      nina: {},
    },
  });
  game.state.panel.chips = ['c2-20'];
  act(game, 'lucy', 'terminal:c2-01', 'match', 'terminal:c2-19', 'match');
  expect(game.survivor('lucy')).toMatchObject({ ap: 2, chips: ['c2-12'] });
  expect(game.state.panel.tokens).toEqual(['green-1', 'yellow-1', 'yellow-2']);
});

test('DDD-SKL-21 she may stop after any chip', () => {
  const game = aGame({
    survivors: {
      lucy: { room: at(4, 1), skills: ['lucy-tech-wizard'], chips: ['c2-01', 'c2-19'] },
      nina: {},
    },
  });
  act(game, 'lucy', 'terminal:c2-01', 'match', 'done');
  expect(game.survivor('lucy').chips).toEqual(['c2-19']);
});
