import { expect, test } from 'vitest';
import { gainCard, keepLimit, newCard } from '../src/rules/equipment.ts';
import { act, actionsOf, momentsOf, offered } from '../testing/acting.ts';
import { aGame, at, perform } from '../testing/index.ts';

test('DDD-PAS-01 giving a card to a survivor in the room costs the giver 1 AP, if the other agrees', () => {
  const game = aGame({ survivors: { jack: { cards: ['armor-1'] }, nina: {}, leo: { room: at(1, 5) } } });
  expect(actionsOf(game, 'jack')).toContain('give:nina');
  expect(actionsOf(game, 'jack')).not.toContain('give:leo');
  const performed = act(game, 'jack', 'give:nina', 'thing:armor-1', 'accept');
  expect(performed.asked.at(-1)).toMatchObject({ ask: 'accept-offer', seat: game.survivor('nina').seat });
  expect(game.survivor('nina')).toMatchObject({ ap: 4 });
  expect(game.survivor('nina').cards.map(card => card.id)).toEqual(['combat-knife', 'armor-1']);
  expect(game.survivor('jack')).toMatchObject({ ap: 3 });
});

test('DDD-PAS-01 DDD-ACT-08 taking one costs the taker 1 AP, also from a survivor of another team', () => {
  const game = aGame({
    survivors: { jack: { cards: ['armor-1'] }, nina: {} },
    teams: [['nina'], ['jack']],
  });
  act(game, 'nina', 'take:jack', 'thing:armor-1', 'accept');
  expect([game.survivor('nina').ap, game.survivor('jack').ap]).toEqual([3, 4]);
  expect(game.survivor('nina').cards.map(card => card.id)).toContain('armor-1');
});

test('DDD-PAS-01 what the other player declines costs nothing and is not offered again', () => {
  const game = aGame({ survivors: { jack: { cards: ['armor-1'] }, nina: {} } });
  act(game, 'jack', 'give:nina', 'thing:armor-1', 'decline');
  expect(game.survivor('jack').ap).toBe(4);
  const again = act(game, 'jack', 'give:nina', 'never-mind');
  expect(offered(again, 'give-what')).toEqual(['thing:handgun-jack', 'never-mind']);
});

test('DDD-PAS-01, DDD-GEN-01: who runs both survivors need not agree with himself', () => {
  const game = aGame({ survivors: { jack: { cards: ['armor-1'] }, nina: {} } });
  game.survivor('nina').seat = game.survivor('jack').seat;
  act(game, 'jack', 'give:nina', 'thing:armor-1');
  expect(game.survivor('nina').cards.map(card => card.id)).toContain('armor-1');
});

test('DDD-PAS-02 a code chip is passed in the same way', () => {
  const game = aGame({ survivors: { jack: { chips: ['c2-01'] }, nina: {} } });
  act(game, 'jack', 'give:nina', 'thing:c2-01', 'accept');
  expect(game.survivor('jack')).toMatchObject({ chips: [], ap: 3 });
  expect(game.survivor('nina').chips).toEqual(['c2-01']);
});

test('DDD-PAS-03 virus tokens are never passed', () => {
  const game = aGame({
    survivors: { jack: { startingCard: false, virus: 2 }, nina: { startingCard: false } },
  });
  expect(actionsOf(game, 'jack').filter(id => id.startsWith('give:'))).toEqual([]);
  expect(actionsOf(game, 'nina').filter(id => id.startsWith('take:'))).toEqual([]);
});

test('DDD-PAS-04 dropping is free, open at any moment, and takes the card out of the game', () => {
  const game = aGame({ survivors: { jack: { cards: ['armor-1'], ap: 0 }, nina: {} } });
  act(game, 'jack', 'drop:armor-1');
  expect(game.survivor('jack').cards.map(card => card.id)).toEqual(['handgun-jack']);
  expect(momentsOf(game, 'nina')).toContain('drop:combat-knife');
});

const FOUR = ['map-1', 'map-2', 'flashbang-1', 'flashbang-2'] as const;

test('DDD-PAS-05 DDD-PAS-06 with five cards and virus tokens together a further card makes him remove one, perhaps the new one', () => {
  const game = aGame({
    survivors: { nina: { cards: ['map-1', 'map-2', 'flashbang-1'], virus: 1 }, leo: {} },
  });
  const nina = game.survivor('nina');
  const performed = perform(gainCard(game.table, nina, newCard('armor-1'), 'DDD-SEA-04'), 'card:armor-1');
  expect(offered(performed, 'remove-card')).toHaveLength(5);
  expect(nina.cards.map(card => card.id)).not.toContain('armor-1');
  expect(nina.cards).toHaveLength(4);
});

test('DDD-PAS-05 code chips do not count', () => {
  const game = aGame({
    survivors: {
      nina: { cards: ['map-1', 'map-2', 'flashbang-1'], chips: ['c2-01', 'c2-02', 'c3-01'] },
      leo: {},
    },
  });
  perform(gainCard(game.table, game.survivor('nina'), newCard('armor-1'), 'DDD-SEA-04'));
  expect(game.survivor('nina').cards).toHaveLength(5);
});

test('DDD-SKL-08 DDD-GEN-14 Jack with Backpacker carries six items, but his hands hold no more', () => {
  const game = aGame({ survivors: { jack: { skills: ['jack-backpacker'], cards: FOUR }, nina: {} } });
  const jack = game.survivor('jack');
  perform(gainCard(game.table, jack, newCard('armor-1'), 'DDD-SEA-04'));
  expect(jack.cards).toHaveLength(6);
  expect(jack.cards.filter(card => card.inHand)).toHaveLength(2);
});

test('DDD-PAS-07 DDD-SKL-08 Jack who loses Backpacker removes cards until he is within the limit', () => {
  const game = aGame({ survivors: { jack: { cards: [...FOUR, 'armor-1'] }, nina: {} } });
  perform(keepLimit(game.table, game.survivor('jack')), 'card:map-1');
  expect(game.survivor('jack').cards).toHaveLength(5);
});

test('DDD-SKL-17 a Coordinator gives cards and chips for nothing, but pays for taking', () => {
  const game = aGame({
    survivors: { lucy: { skills: ['lucy-coordinator'], ap: 0, chips: ['c2-01'] }, nina: {} },
  });
  act(game, 'lucy', 'give:nina', 'thing:c2-01', 'accept');
  expect(game.survivor('lucy').ap).toBe(0);
  expect(actionsOf(game, 'lucy')).not.toContain('take:nina');
  game.survivor('lucy').ap = 1;
  act(game, 'lucy', 'take:nina', 'thing:c2-01', 'accept');
  expect(game.survivor('lucy').ap).toBe(0);
});

test('DDD-EQP-08 the cubes stay on a firearm that is passed or stowed', () => {
  const game = aGame({ survivors: { jack: {}, nina: {} } });
  const gun = game.survivor('jack').cards[0];
  if (gun !== undefined) gun.ammo = 2;
  act(game, 'jack', 'stow:handgun-jack');
  act(game, 'jack', 'give:nina', 'thing:handgun-jack', 'accept');
  expect(game.survivor('nina').cards.at(-1)).toEqual({ id: 'handgun-jack', inHand: true, ammo: 2 });
});
