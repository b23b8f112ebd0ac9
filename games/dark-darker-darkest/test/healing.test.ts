import { expect, test } from 'vitest';
import { aGame, at } from '../testing/index.ts';
import { anyMomentItems, doItem, itemActions } from '../testing/offers.ts';

test.each([
  ['first-aid-spray-1', 1],
  ['first-aid-kit-1', 2],
] as const)('DDD-ITM-16 DDD-EQP-05 %s heals %i wounds and leaves the game', (card, wounds) => {
  const game = aGame({ survivors: { jack: { wounds: 3, cards: [card] }, nina: {} } });
  doItem(game, 'jack', `first-aid:${card}:jack`);
  expect(game.survivor('jack').wounds).toBe(3 - wounds);
  expect(game.survivor('jack').cards.map(one => one.id)).toEqual(['handgun-jack']);
});

test('DDD-ITM-16 first aid may be used on any wounded survivor in the same room, and on nobody else', () => {
  const game = aGame({
    survivors: {
      jack: { cards: ['first-aid-spray-1'] },
      nina: { wounds: 1 },
      leo: { wounds: 2, room: at(3, 3) },
    },
  });
  expect(anyMomentItems(game, 'jack')).toEqual(['first-aid:first-aid-spray-1:nina']);
  doItem(game, 'jack', 'first-aid:first-aid-spray-1:nina');
  expect(game.survivor('nina').wounds).toBe(0);
});

test('DDD-SKL-01 DDD-SKL-04 Medic makes the healing items that Leo uses heal one wound more, once it is bought', () => {
  const cards = ['first-aid-spray-1', 'first-aid-spray-2'] as const;
  const game = aGame({ survivors: { leo: { cards }, nina: { wounds: 6 } } });
  doItem(game, 'leo', 'first-aid:first-aid-spray-1:nina');
  expect(game.survivor('nina').wounds).toBe(5);
  game.survivor('leo').skills.push('leo-medic');
  doItem(game, 'leo', 'first-aid:first-aid-spray-2:nina');
  expect(game.survivor('nina').wounds).toBe(3);
});

test('DDD-SKL-04 an item used on Leo by another heals no more than is printed', () => {
  const game = aGame({
    survivors: { leo: { skills: ['leo-medic'], wounds: 3 }, nina: { cards: ['first-aid-spray-1'] } },
  });
  doItem(game, 'nina', 'first-aid:first-aid-spray-1:leo');
  expect(game.survivor('leo').wounds).toBe(2);
});

test('DDD-SKL-12 Nina heals one wound of another survivor in her room for 1 AP, as often as she can pay', () => {
  const game = aGame({
    survivors: { nina: { wounds: 2, ap: 2 }, leo: { wounds: 3 }, jack: { wounds: 1, room: at(4, 2) } },
  });
  expect(itemActions(game, 'nina')).toEqual(['heal-other:leo']);
  doItem(game, 'nina', 'heal-other:leo');
  doItem(game, 'nina', 'heal-other:leo');
  expect(game.survivor('leo').wounds).toBe(1);
  expect(game.survivor('nina')).toMatchObject({ ap: 0, wounds: 2 });
  expect(itemActions(game, 'nina')).toEqual([]);
});

test('DDD-SKL-12 nobody but Nina heals without an item', () => {
  const game = aGame({ survivors: { leo: {}, nina: { wounds: 3 } } });
  expect(itemActions(game, 'leo')).toEqual([]);
});

test('DDD-SKL-14 once per round Nina heals one own wound for 2 XP with Eternal bandage', () => {
  const game = aGame({
    survivors: { nina: { wounds: 3, xp: 5, ap: 0, skills: ['nina-eternal-bandage'] }, leo: {} },
  });
  doItem(game, 'nina', 'use-bandage');
  expect(game.survivor('nina')).toMatchObject({ wounds: 2, xp: 3 });
  expect(anyMomentItems(game, 'nina')).toEqual([]);
  game.survivor('nina').used = [];
  expect(anyMomentItems(game, 'nina')).toEqual(['use-bandage']);
});

test.each([
  ['without the skill', { wounds: 3, xp: 5 }],
  ['with 1 XP', { wounds: 3, xp: 1, skills: ['nina-eternal-bandage'] }],
  ['unhurt', { wounds: 0, xp: 5, skills: ['nina-eternal-bandage'] }],
] as const)('DDD-SKL-14 the bandage is not offered %s', (_, nina) => {
  const game = aGame({
    survivors: { nina: { ...nina, skills: [...('skills' in nina ? nina.skills : [])] }, leo: {} },
  });
  expect(anyMomentItems(game, 'nina')).toEqual([]);
});
