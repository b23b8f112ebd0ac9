import { PARTY } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import {
  attemptRescue,
  canAttemptRescue,
  canStruggle,
  entrap,
  releaseWhereClear,
} from '../src/rules/entrapment.ts';
import { accessible } from '../src/rules/rooms.ts';
import { aGame, at, type GameSet, perform, survivorFaces, type TestGame } from '../testing/index.ts';
import { anyMomentItems, doItem, itemActions } from '../testing/offers.ts';

const cell = at(2, 2);

/** Jack (rate 1) held by two zombies; Bruce (rate 2) beside him. */
const caught = (set: GameSet = {}): TestGame =>
  aGame({
    survivors: { jack: { room: cell, entrapped: 'yes' }, bruce: { room: cell } },
    zombies: [[cell, 2]],
    ...set,
  });

test('DDD-ENT-01 an entrapped survivor can do nothing that costs AP but try to get free', () => {
  const game = caught({ burn: [[cell, 2]], locks: [] });
  game.survivor('jack').wounds = 2;
  expect(itemActions(game, 'jack')).toEqual(['attempt-rescue:jack']);
  expect(itemActions(game, 'bruce')).toContain('extinguish:bruce');
});

test('DDD-ENT-01 the entrap token is put down once, whatever comes after', () => {
  const game = aGame({ survivors: { leo: {}, nina: {} }, zombies: [[at(4, 3), 1]] });
  entrap(game.table, game.survivor('leo'), 'yes', 'DDD-REA-14');
  entrap(game.table, game.survivor('leo'), 'bird', 'DDD-POW-01');
  expect(game.survivor('leo').entrapped).toBe('yes');
  expect(game.told('survivor-entrapped')).toHaveLength(1);
});

test('DDD-ENT-02 he is freed where no zombie, creature or nemesis is left, and nowhere else', () => {
  const held = { entrapped: 'yes' } as const;
  const game = aGame({
    survivors: {
      leo: { ...held, room: at(2, 2) },
      jack: { ...held, room: at(2, 3) },
      nina: { ...held, room: at(2, 4) },
      lucy: { ...held, room: at(3, 4) },
    },
    zombies: [[at(2, 3), 1]],
    creature: ['zombie-dog', at(2, 4)],
    nemesis: ['lisa-mortimer', at(3, 4)],
  });
  releaseWhereClear(game.table);
  expect(game.state.survivors.map(one => one.entrapped)).toEqual(['no', 'yes', 'yes', 'yes']);
});

test('DDD-ENT-03 he spends 1 AP in the round, and no more', () => {
  const game = caught();
  const jack = game.survivor('jack');
  expect(canStruggle(game.state, jack)).toBe(true);
  doItem(game, 'jack', 'attempt-rescue:jack', 'pass', survivorFaces('success'));
  expect(jack).toMatchObject({ ap: 3, struggled: true, entrapped: 'yes' });
  expect(itemActions(game, 'jack')).toEqual([]);
});

test('DDD-ENT-03 without any AP left he cannot even try', () => {
  const game = caught();
  game.survivor('jack').ap = 0;
  expect(canStruggle(game.state, game.survivor('jack'))).toBe(false);
  expect(itemActions(game, 'jack')).toEqual([]);
});

test('DDD-ENT-04 each who joins for 1 AP adds his entrap rate; who declines pays nothing', () => {
  const game = caught({
    survivors: {
      jack: { room: cell, entrapped: 'yes' },
      bruce: { room: cell },
      lucy: { room: cell },
      nina: {},
    },
  });
  const { asked } = doItem(
    game,
    'bruce',
    'attempt-rescue:bruce',
    'join-rescue-attempt',
    'pass',
    survivorFaces('success', 'aim', 'knockback'),
  );
  expect(asked.map(question => question.seat)).toEqual([
    game.survivor('jack').seat,
    game.survivor('lucy').seat,
  ]);
  expect(game.state.survivors.map(one => one.ap)).toEqual([2, 2, 3, 3]);
});

test('DDD-ENT-04 nobody is asked to join once four dice are gathered', () => {
  const game = caught({
    survivors: { leo: { room: cell }, bruce: { room: cell }, jack: { room: cell, entrapped: 'yes' } },
  });
  doItem(game, 'leo', 'attempt-rescue:leo', 'join-rescue-attempt', survivorFaces('aim', 'aim', 'aim', 'aim'));
  expect(game.survivor('jack')).toMatchObject({ ap: 4, struggled: false });
});

test('DDD-ENT-04 a free survivor without AP, or in another room, takes no part', () => {
  const game = caught({
    survivors: {
      jack: { room: cell, entrapped: 'yes' },
      bruce: { room: cell, ap: 0 },
      leo: { room: at(2, 3) },
    },
  });
  expect(canAttemptRescue(game.state, game.survivor('bruce'))).toBe(false);
  expect(canAttemptRescue(game.state, game.survivor('leo'))).toBe(false);
  doItem(game, 'jack', 'attempt-rescue:jack', survivorFaces('aim'));
  expect(game.survivor('leo').ap).toBe(4);
});

test('DDD-ENT-05 one retreat icon frees him, and he chooses an adjacent accessible room', () => {
  const game = caught();
  const { asked } = doItem(
    game,
    'jack',
    'attempt-rescue:jack',
    'pass',
    survivorFaces('retreat'),
    `room:${at(2, 3)}`,
  );
  expect(asked.at(-1)?.seat).toBe(game.survivor('jack').seat);
  expect(asked.at(-1)?.options.map(option => option.id)).toEqual(
    accessible(game.state, cell).map(room => `room:${room}`),
  );
  expect(game.survivor('jack')).toMatchObject({ entrapped: 'no', room: at(2, 3) });
  expect(game.survivor('bruce').room).toBe(cell);
});

test('DDD-ENT-05 with no accessible room he stays and is freed', () => {
  const game = caught({ walls: [at(1, 2), at(3, 2), at(2, 1), at(2, 3)].map(room => [cell, room] as const) });
  doItem(game, 'jack', 'attempt-rescue:jack', 'pass', survivorFaces('retreat'));
  expect(game.survivor('jack')).toMatchObject({ entrapped: 'no', room: cell });
});

test('DDD-ENT-06 other icons do nothing, and failures cancel no retreat', () => {
  const game = caught();
  doItem(
    game,
    'bruce',
    'attempt-rescue:bruce',
    'pass',
    survivorFaces('retreat', 'failure'),
    `room:${at(1, 2)}`,
  );
  expect(game.survivor('jack').entrapped).toBe('no');
  expect(game.state.zombies).toHaveLength(2);
});

test('DDD-ENT-07 freed by others he has all his AP for the round', () => {
  const game = caught();
  doItem(game, 'bruce', 'attempt-rescue:bruce', 'pass', survivorFaces('retreat', 'aim'), `room:${at(1, 2)}`);
  expect(game.survivor('jack')).toMatchObject({ ap: 4, struggled: false });
  expect(game.survivor('bruce').ap).toBe(3);
});

test('DDD-ENT-08 after a failed attempt the others may go on as long as they can pay', () => {
  const game = caught();
  doItem(game, 'bruce', 'attempt-rescue:bruce', 'join-rescue-attempt', survivorFaces('aim', 'aim', 'aim'));
  for (let attempt = 0; attempt < 3; attempt++)
    doItem(game, 'bruce', 'attempt-rescue:bruce', survivorFaces('aim', 'aim'));
  expect(game.survivor('bruce').ap).toBe(0);
  expect(itemActions(game, 'bruce')).toEqual([]);
});

const two: GameSet['survivors'] = {
  leo: { room: cell, entrapped: 'yes' },
  nina: { room: cell, entrapped: 'yes' },
  bruce: { room: cell },
};

test('DDD-ENT-09 two entrapped survivors need two retreat icons; with one nobody leaves', () => {
  const game = caught({ survivors: two });
  doItem(
    game,
    'leo',
    'attempt-rescue:leo',
    'join-rescue-attempt',
    'pass',
    survivorFaces('retreat', 'aim', 'aim'),
  );
  expect(game.state.survivors.map(one => one.entrapped)).toEqual(['yes', 'yes', 'no']);
  expect(game.survivor('nina').struggled).toBe(true);
});

test('DDD-ENT-09 with two retreat icons both leave together to one room, chosen by the players', () => {
  const game = caught({ survivors: two });
  const { asked } = doItem(
    game,
    'bruce',
    'attempt-rescue:bruce',
    'pass',
    'pass',
    survivorFaces('retreat', 'retreat'),
    `room:${at(2, 1)}`,
  );
  expect(asked.at(-1)?.seat).toBe(PARTY);
  expect(game.state.survivors.map(one => [one.room, one.entrapped])).toEqual([
    [at(2, 1), 'no'],
    [at(2, 1), 'no'],
    [cell, 'no'],
  ]);
});

const bird: GameSet = {
  survivors: { jack: { room: cell, entrapped: 'bird' }, bruce: { room: cell }, leo: { room: cell } },
  zombies: [[cell, 1]],
  creature: ['undead-bird', cell],
};

test('DDD-ENT-10 no attempt is made for a survivor whom the bird holds, nor does he help in one', () => {
  const game = aGame(bird);
  expect(itemActions(game, 'bruce').filter(option => option.startsWith('attempt'))).toEqual([]);
  expect(canAttemptRescue(game.state, game.survivor('jack'))).toBe(false);
  // He does not count among those for whom icons are needed either.
  game.survivor('leo').entrapped = 'yes';
  perform(
    attemptRescue(game.table, game.survivor('bruce')),
    'join-rescue-attempt',
    survivorFaces('retreat', 'aim', 'aim', 'aim'),
    `room:${at(2, 1)}`,
  );
  expect(game.survivor('leo').room).toBe(at(2, 1));
  expect(game.survivor('jack')).toMatchObject({ entrapped: 'bird', struggled: false, room: cell });
});

test('DDD-ENT-10 he is freed when the bird is eliminated, whatever else is in the room, and not when it is pushed away', () => {
  const game = aGame(bird);
  if (game.state.creature !== null) game.state.creature.room = at(2, 3);
  game.state.zombies = [];
  releaseWhereClear(game.table);
  expect(game.survivor('jack').entrapped).toBe('bird');
  const other = aGame({ ...bird, zombies: [[cell, 3]] });
  other.state.creature = null;
  releaseWhereClear(other.table);
  expect(other.survivor('jack').entrapped).toBe('no');
});

test('DDD-ENT-10 his 1 AP is left to him for an attack', () => {
  const game = aGame(bird);
  expect(canStruggle(game.state, game.survivor('jack'))).toBe(true);
  game.survivor('jack').struggled = true;
  expect(canStruggle(game.state, game.survivor('jack'))).toBe(false);
});

test('DDD-ENT-11 an entrapped survivor still uses what costs no AP', () => {
  const game = caught();
  const jack = game.survivor('jack');
  jack.wounds = 1;
  jack.cards.push(
    { id: 'first-aid-spray-1', inHand: false, ammo: 0 },
    { id: 'flashbang-1', inHand: false, ammo: 0 },
  );
  expect(anyMomentItems(game, 'jack')).toEqual(['first-aid:first-aid-spray-1:jack']);
  expect(itemActions(game, 'jack')).toContain('flashbang:flashbang-1:jack');
});

test('DDD-ENT-12 only the acting team joins, and those of other teams who are entrapped there count and are freed', () => {
  const game = caught({ survivors: two, teams: [['leo', 'bruce'], ['nina']] });
  const { asked } = doItem(
    game,
    'bruce',
    'attempt-rescue:bruce',
    'join-rescue-attempt',
    survivorFaces('retreat', 'retreat', 'aim', 'aim'),
    `room:${at(2, 1)}`,
  );
  expect(
    asked.filter(question => question.ask === 'join-rescue').map(question => question.about?.['survivor']),
  ).toEqual(['leo']);
  expect(game.survivor('nina')).toMatchObject({ room: at(2, 1), entrapped: 'no', struggled: false });
});

test('DDD-FIN-34 in the showdown an entrapped survivor places one marker for an attempt; freed he uses the rest', () => {
  const game = caught({ keeper: 'bruce', phase: { kind: 'showdown' } });
  const jack = game.survivor('jack');
  doItem(game, 'jack', 'attempt-rescue:jack', 'pass', survivorFaces('aim'));
  expect(jack.markers).toEqual({ hand: 3, left: 1, centre: 0, right: 0 });
  expect(itemActions(game, 'jack')).toEqual([]);
  doItem(game, 'bruce', 'attempt-rescue:bruce', survivorFaces('retreat', 'aim'), `room:${at(2, 1)}`);
  expect(jack).toMatchObject({ entrapped: 'no', markers: { hand: 3 } });
});
