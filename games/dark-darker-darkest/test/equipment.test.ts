import { expect, test } from 'vitest';
import { gainCard, newCard, takeInHand } from '../src/rules/equipment.ts';
import { act, actionsOf, momentsOf } from '../testing/acting.ts';
import { aGame, at, giveCard, perform } from '../testing/index.ts';

test('DDD-EQP-01 DDD-EQP-04 cards move between hand and stowed at no cost and at any moment', () => {
  const game = aGame({ survivors: { jack: { ap: 0 }, nina: {} } });
  act(game, 'jack', 'stow:handgun-jack');
  expect(game.survivor('jack').cards[0]?.inHand).toBe(false);
  expect(momentsOf(game, 'jack')).not.toContain('stow:handgun-jack');
  act(game, 'jack', 'take-in-hand:handgun-jack');
  expect(game.survivor('jack')).toMatchObject({ ap: 0, cards: [{ id: 'handgun-jack', inHand: true }] });
});

test('DDD-EQP-02 the cards in hand show at most two hand symbols together', () => {
  const game = aGame({ survivors: { jack: { cards: ['armor-1'] }, nina: {} } });
  const jack = game.survivor('jack');
  const rifle = giveCard(jack, 'sniper-rifle-1');
  expect(rifle.inHand).toBe(false);
  expect(momentsOf(game, 'jack')).not.toContain('take-in-hand:sniper-rifle-1');
  act(game, 'jack', 'stow:handgun-jack');
  act(game, 'jack', 'stow:armor-1');
  act(game, 'jack', 'take-in-hand:sniper-rifle-1');
  expect(takeInHand(jack, giveCard(jack, 'flashlight-1'))).toBe(false);
});

test('DDD-EQP-03 a weapon works only while in hand', () => {
  const game = aGame({ survivors: { nina: { room: at(3, 3) }, leo: {} }, zombies: [[at(3, 3), 1]] });
  expect(actionsOf(game, 'nina')).toContain('attack:combat-knife');
  act(game, 'nina', 'stow:combat-knife');
  expect(actionsOf(game, 'nina')).not.toContain('attack:combat-knife');
  expect(actionsOf(game, 'nina')).toContain('attack:fists');
});

test('DDD-EQP-05 DDD-EQP-06 an ammunition card loads a weapon of its kind up to 8 cubes and leaves the game', () => {
  const game = aGame({ survivors: { jack: { cards: ['handgun-ammo-1', 'shotgun-ammo-1'] }, nina: {} } });
  const [gun] = game.survivor('jack').cards;
  if (gun !== undefined) gun.ammo = 6;
  const loads = momentsOf(game, 'jack').filter(id => id.startsWith('load'));
  expect(loads).toHaveLength(1);
  act(game, 'jack', loads[0] ?? '');
  expect(game.survivor('jack').cards.map(({ id, ammo }) => [id, ammo])).toEqual([
    ['handgun-jack', 8],
    ['shotgun-ammo-1', 4],
  ]);
});

test('DDD-EQP-10 a stowed firearm may be loaded, one with 8 cubes may not', () => {
  const game = aGame({ survivors: { jack: { cards: ['handgun-ammo-1'] }, nina: {} } });
  const [gun] = game.survivor('jack').cards;
  if (gun !== undefined) Object.assign(gun, { inHand: false, ammo: 7 });
  expect(momentsOf(game, 'jack').some(id => id.startsWith('load'))).toBe(true);
  if (gun !== undefined) gun.ammo = 8;
  expect(momentsOf(game, 'jack').some(id => id.startsWith('load'))).toBe(false);
});

test.each([
  ['handgun-1', 8],
  ['automatic-1', 6],
  ['armor-1', 0],
] as const)('DDD-EQP-07 %s comes with %i cubes', (id, ammo) => {
  expect(newCard(id)).toEqual({ id, inHand: false, ammo });
});

test('DDD-EQP-04 what works in hand is taken in hand where there is room, single-use items are stowed', () => {
  const game = aGame({ survivors: { jack: {}, nina: {} } });
  const jack = game.survivor('jack');
  perform(gainCard(game.table, jack, newCard('map-1'), 'DDD-SEA-04'));
  perform(gainCard(game.table, jack, newCard('armor-1'), 'DDD-SEA-04'));
  perform(gainCard(game.table, jack, newCard('armor-2'), 'DDD-SEA-04'));
  expect(jack.cards.map(({ id, inHand }) => [id, inHand])).toEqual([
    ['handgun-jack', true],
    ['map-1', false],
    ['armor-1', true],
    ['armor-2', false],
  ]);
});
