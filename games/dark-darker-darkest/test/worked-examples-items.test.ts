import { expect, test } from 'vitest';
import { aGame, at, survivorFaces } from '../testing/index.ts';
import { doItem, itemActions } from '../testing/offers.ts';

const room = at(2, 2);
const out = at(2, 3);

test('WE-18 Rescue (DDD-ENT-03, DDD-ENT-04, DDD-ENT-05, DDD-ENT-07, DDD-ENT-08)', () => {
  const game = aGame({
    survivors: { jack: { room, entrapped: 'yes' }, bruce: { room } },
    zombies: [[room, 2]],
  });
  doItem(
    game,
    'jack',
    'attempt-rescue:jack',
    'join-rescue-attempt',
    survivorFaces('success', 'knockback', 'aim'),
  );
  expect(game.survivor('jack').entrapped).toBe('yes');
  expect(itemActions(game, 'jack')).toEqual([]);

  doItem(game, 'bruce', 'attempt-rescue:bruce', survivorFaces('retreat', 'failure'), `room:${out}`);
  expect(game.survivor('jack')).toMatchObject({ entrapped: 'no', room: out, ap: 3 });
  expect(game.survivor('bruce').ap).toBe(2);
});

test('WE-19 Two entrapped (DDD-ENT-09, DDD-GEN-09)', () => {
  const game = aGame({
    survivors: { leo: { room, entrapped: 'yes' }, nina: { room, entrapped: 'yes' }, bruce: { room } },
    zombies: [[room, 2]],
  });
  const join = 'join-rescue-attempt';
  doItem(
    game,
    'leo',
    'attempt-rescue:leo',
    join,
    join,
    survivorFaces('retreat', 'success', 'aim', 'failure'),
  );
  expect(game.state.survivors.map(one => one.room)).toEqual([room, room, room]);

  doItem(game, 'bruce', 'attempt-rescue:bruce', survivorFaces('retreat', 'retreat'), `room:${out}`);
  expect(game.survivor('leo')).toMatchObject({ entrapped: 'no', room: out, ap: 3 });
  expect(game.survivor('nina')).toMatchObject({ entrapped: 'no', room: out, ap: 3 });
  expect(game.survivor('bruce')).toMatchObject({ room, ap: 2 });
});
