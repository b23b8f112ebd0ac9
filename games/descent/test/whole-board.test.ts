import { expect, test } from 'vitest';
import { reachOfAll, sightOfAll, spacesKnown } from '../src/whole-board.ts';
import { aGame } from '../testing/index.ts';

test('DJ-LOS-01 DJ-LOS-03 a look at the whole board: how many spaces each figure sees', () => {
  const game = aGame({
    board: 'H.B..',
    heroes: { silhouette: { at: 'H' } },
    monsters: [['beastman', 'normal', 'B']],
  });
  const [monster] = game.state.monsters;
  expect(spacesKnown(game.state)).toBe(5);
  expect(sightOfAll(game.state)).toEqual(
    new Map([
      ['hero:silhouette', 3],
      [`monster:${monster?.id}`, 5],
    ]),
  );
});

test('DJ-MOV-03 DJ-MOV-06 and how many places each could walk to', () => {
  const game = aGame({
    board: 'H.B..',
    heroes: { silhouette: { at: 'H' } },
    monsters: [['beastman', 'normal', 'B']],
  });
  const [monster] = game.state.monsters;
  expect(reachOfAll(game.state)).toEqual(
    new Map([
      ['hero:silhouette', 2],
      [`monster:${monster?.id}`, 4],
    ]),
  );
});
