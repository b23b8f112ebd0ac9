import { doorBetween } from '@tenebrae/board';
import { expect, test } from 'vitest';
import { act, actionsOf } from '../testing/acting.ts';
import { aGame, at } from '../testing/index.ts';

const DOOR = doorBetween(at(3, 3), at(3, 4));
const SWAP = `swap-chip:${DOOR}`;

test('DDD-SKL-20 for 4 XP Lucy replaces a chip of her room by one of the same size that was set aside, face up', () => {
  const game = aGame({
    survivors: { lucy: { room: at(3, 3), xp: 9 }, nina: { room: at(3, 3), xp: 9 } },
    locks: [[at(3, 3), at(3, 4), 'c2-01']],
  });
  game.state.chips.sequences = [
    ['c3-01', 'c2-05', 'c2-06'],
    ['c3-01', 'c2-06', 'c2-07'],
  ];
  expect(actionsOf(game, 'nina')).not.toContain(SWAP);
  act(game, 'lucy', SWAP, 'c2-05');
  expect(game.state.doors[DOOR]).toMatchObject({ chip: 'c2-05' });
  expect(game.survivor('lucy')).toMatchObject({ xp: 5, ap: 4 });
  const { unseen, returned, aside, sequences } = game.state.chips;
  expect(unseen).not.toContain('c2-05');
  expect(returned).toEqual(['c2-01']);
  expect(aside[2]).toBe(20);
  expect(sequences).toEqual([['c3-01', 'c2-06', 'c2-07']]);
});

test('DDD-SKL-20 a chip that lies face down is turned up before it is set aside', () => {
  const game = aGame({
    survivors: { lucy: { room: at(3, 3), xp: 4 }, nina: {} },
    locks: [[at(3, 3), at(3, 4), 3]],
  });
  act(game, 'lucy', SWAP, 'c3-07', 'c3-09');
  expect(game.state.doors[DOOR]).toMatchObject({ chip: 'c3-09' });
  expect(game.state.chips).toMatchObject({ returned: ['c3-07'], hidden: { 3: 0 }, aside: { 3: 19 } });
  expect(actionsOf(game, 'lucy')).not.toContain(SWAP);
});

test('DDD-SKL-20 the old chip may come back, and without a chip of that size she cannot do it', () => {
  const game = aGame({
    survivors: { lucy: { room: at(3, 3), xp: 10 }, nina: {} },
    locks: [[at(3, 3), at(3, 4), 'c2-01']],
  });
  act(game, 'lucy', SWAP, 'c2-05');
  act(game, 'lucy', SWAP, 20);
  expect(game.state.doors[DOOR]).toMatchObject({ chip: 'c2-01' });
  expect(game.state.chips.returned).toEqual(['c2-05']);
  game.survivor('lucy').xp = 10;
  game.state.chips.aside[2] = 0;
  expect(actionsOf(game, 'lucy')).not.toContain(SWAP);
});
