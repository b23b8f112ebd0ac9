import { expect, test } from 'vitest';
import { HAND_LIMIT } from '../src/data/limits.ts';
import { itemOf } from '../src/rules/figures.ts';
import { bite, canBeBitten, isInfected } from '../src/rules/infection.ts';
import { hasHandFor } from '../src/rules/equipment.ts';
import { aGame, at, perform } from '../testing/index.ts';
import { anyMomentItems, doItem, itemActions } from '../testing/offers.ts';
import { layTile } from '../testing/lay-tile.ts';

test('DDD-INF-01 a virus token takes the place of a card: whoever has no room left removes one of his choice', () => {
  const cards = ['map-1', 'map-2', 'armor-1', 'armor-2'] as const;
  const game = aGame({ survivors: { nina: { cards }, leo: {} } });
  const nina = game.survivor('nina');
  const { asked } = perform(bite(game.table, nina, 'DDD-REA-15'), 'card:map-2');
  expect(asked[0]).toMatchObject({ seat: nina.seat });
  expect(asked[0]?.options).toHaveLength(5);
  expect(nina.virus).toBe(1);
  expect(nina.cards.map(card => card.id)).toEqual(['combat-knife', 'map-1', 'armor-1', 'armor-2']);
});

test('DDD-INF-01 with a place left nothing is removed', () => {
  const game = aGame({ survivors: { nina: { cards: ['map-1', 'map-2', 'armor-1'] }, leo: {} } });
  perform(bite(game.table, game.survivor('nina'), 'DDD-REA-15'));
  expect(game.survivor('nina')).toMatchObject({ virus: 1, cards: [{}, {}, {}, {}] });
});

test('DDD-INF-02 a survivor is infected from his second virus token on', () => {
  const game = aGame();
  const leo = game.survivor('leo');
  perform(bite(game.table, leo, 'DDD-REA-15'));
  expect(isInfected(leo)).toBe(false);
  perform(bite(game.table, leo, 'DDD-REA-15'));
  expect(isInfected(leo)).toBe(true);
});

test('DDD-ZOM-10 nobody ever has a third virus token', () => {
  const game = aGame({ survivors: { leo: { virus: 2 }, nina: {} } });
  expect(canBeBitten(game.survivor('leo'))).toBe(false);
  perform(bite(game.table, game.survivor('leo'), 'DDD-REA-15'));
  expect(game.survivor('leo').virus).toBe(2);
});

test('DDD-SKL-15 Virus Resistance keeps Nina from new tokens; those she has stay', () => {
  const game = aGame({ survivors: { nina: { virus: 1, skills: ['nina-virus-resistance'] }, leo: {} } });
  expect(canBeBitten(game.survivor('nina'))).toBe(false);
  expect(canBeBitten(game.survivor('leo'))).toBe(true);
  perform(bite(game.table, game.survivor('nina'), 'DDD-REA-15'));
  expect(game.survivor('nina').virus).toBe(1);
});

test('DDD-ITM-08 DDD-INF-03 the antidote removes the second virus token and leaves the game', () => {
  const game = aGame({ survivors: { leo: { virus: 2, cards: ['antidote-1'] }, nina: {} } });
  doItem(game, 'leo', 'take-antidote:antidote-1');
  expect(game.survivor('leo')).toMatchObject({ virus: 1, cards: [{ id: 'fire-axe' }] });
});

test('DDD-INF-03 DDD-COR-05 the virus cabinet removes the second virus token of whoever uses it', () => {
  const game = aGame({ survivors: { leo: { virus: 2, room: at(4, 5) }, nina: {} } });
  layTile(game.state, at(4, 5), 'virus-cabinet');
  game.survivor('leo').room = 'virus-cabinet';
  doItem(game, 'leo', 'use-corner:leo');
  expect(game.survivor('leo')).toMatchObject({ virus: 1, ap: 2 });
});

test('DDD-INF-04 neither antidote nor virus cabinet removes the first virus token', () => {
  const game = aGame({ survivors: { leo: { virus: 1, cards: ['antidote-1'] }, nina: {} } });
  layTile(game.state, at(4, 5), 'virus-cabinet');
  game.survivor('leo').room = 'virus-cabinet';
  expect(anyMomentItems(game, 'leo')).toEqual([]);
  expect(itemActions(game, 'leo')).toEqual([]);
});

test('DDD-INF-05 virus tokens leave both hands free', () => {
  const game = aGame({ survivors: { jack: { startingCard: false, cards: ['sniper-rifle-1'] }, nina: {} } });
  const jack = game.survivor('jack');
  perform(bite(game.table, jack, 'DDD-REA-15'));
  perform(bite(game.table, jack, 'DDD-REA-15'));
  const [rifle] = jack.cards;
  if (rifle === undefined) throw new Error('no rifle');
  expect(itemOf(rifle).hands).toBe(HAND_LIMIT);
  expect(rifle.inHand && hasHandFor(jack, rifle)).toBe(true);
});

test('DDD-ZOM-08 a cure leaves the gray cube where it is', () => {
  const game = aGame({ survivors: { leo: { virus: 2, cube: 3, cards: ['antidote-1'] }, nina: {} } });
  doItem(game, 'leo', 'take-antidote:antidote-1');
  expect(game.survivor('leo')).toMatchObject({ virus: 1, cube: 3 });
});

test('DDD-ZOM-09 a second virus token caught again makes him decay again, with the cube where it stood', () => {
  const game = aGame({ survivors: { leo: { virus: 1, cube: 3 }, nina: {} } });
  perform(bite(game.table, game.survivor('leo'), 'DDD-REA-15'));
  expect(isInfected(game.survivor('leo'))).toBe(true);
  expect(game.survivor('leo').cube).toBe(3);
});
