import { expect, test } from 'vitest';
import { give, giveOptions } from '../src/rules/giving.ts';
import { pickUp, pickUpOptions } from '../src/rules/pick-up.ts';
import { drawTreasure } from '../src/rules/treasures.ts';
import { aGame, type HeroSet, offered, perform, type TestGame } from '../testing/index.ts';

const drawer = (set: HeroSet = {}, faq = false): TestGame =>
  aGame({ heroes: { ispher: { at: [3, 3], ...set } }, options: { faq } });
const draws = (game: TestGame, colour: 'copper' | 'silver' | 'gold', ...script: readonly string[]) =>
  perform(drawTreasure(game.table, game.hero('ispher'), colour, 'chest', 'DJ-TRS-15'), ...script);

test.each([
  ['copper', 'bone-blade', 550],
  ['silver', 'serpent-blade', 800],
  ['gold', 'rage-blade', 1050],
] as const)('DJ-TRS-15 a %s treasure is kept, or its value taken', (colour, card, coins) => {
  const sold = drawer();
  draws(sold, colour, card, `take-value:${card}`);
  expect(sold.hero('ispher')).toMatchObject({ coins, items: [] });
  expect(sold.state.treasures[colour].unseen).not.toContain(card);
  const kept = drawer();
  draws(kept, colour, card, `keep:${card}`, `equip:${card}`);
  expect(kept.hero('ispher')).toMatchObject({ coins: 300, items: [{ card, equipped: true }] });
});

test('DJ-VAR-04 by the FAQ it is kept and not exchanged', () => {
  const game = drawer({}, true);
  const drawn = draws(game, 'copper', 'bone-blade', 'pack:bone-blade');
  expect(drawn.asked.map(({ ask }) => ask)).toEqual(['place-item']);
});

test('DJ-TRS-22 a cache is his alone and another card is drawn', () => {
  const game = drawer();
  draws(
    game,
    'silver',
    'treasure-cache-50-healing',
    'equip:healing',
    'treasure-cache-100',
    'petrify',
    'keep:petrify',
    'pack:petrify',
  );
  expect(game.hero('ispher')).toMatchObject({ coins: 450, potions: { healing: { equipped: 1 } } });
  expect(game.hero('ispher').items.map(({ card }) => card)).toEqual(['petrify']);
  expect(game.state.treasures.silver.unseen).not.toContain('treasure-cache-100');
});

test('DJ-TRS-22 a potion without room is lost', () => {
  const game = drawer({ pack: ['sword-1', 'axe-1', 'bow-1'], potions: { vitality: 3 } });
  draws(game, 'copper', 'treasure-cache-healing', 'bane', 'take-value:bane');
  expect(game.hero('ispher').potions.healing).toEqual({ equipped: 0, pack: 0 });
  expect(game.told('potion-lost')).toHaveLength(1);
});

test('DJ-TRS-18, DJ-TRS-22 after a cache there may be no other card, and the deck is not made anew', () => {
  const game = drawer();
  game.state.treasures.gold.unseen = ['treasure-cache-150-vitality'];
  game.state.treasures.gold.discard = ['rage-blade'];
  draws(game, 'gold', 'treasure-cache-150-vitality', 'equip:vitality');
  expect(game.hero('ispher')).toMatchObject({ coins: 450, items: [] });
  expect(game.told('treasures-gone')).toHaveLength(1);
});

test('DJ-TRS-19 it may be equipped, packed or dropped at once, with all else rearranged', () => {
  const game = drawer({ items: ['axe-1'] });
  const drawn = draws(game, 'copper', 'great-bow', 'keep:great-bow', 'pack:axe-1', 'equip:great-bow');
  expect(offered(drawn, 'place-item')).toContain('drop:great-bow');
  expect(game.hero('ispher').items).toMatchObject([
    { card: 'axe-1', equipped: false },
    { card: 'great-bow', equipped: true },
  ]);
});

const finder = (set: HeroSet = {}): TestGame =>
  aGame({
    heroes: { ispher: { at: [3, 3], ...set }, lyssa: {}, mordrog: { at: [4, 4] } },
    markers: [
      [{ kind: 'money' }, [3, 3]],
      [{ kind: 'healing' }, [3, 3]],
    ],
    turn: { hero: 'ispher', stage: 'act', action: 'battle', points: 0 },
  });
const takes = (game: TestGame, marker: number, ...script: readonly string[]) =>
  perform(pickUp(game.table, game.hero('ispher'), { id: '', action: 'pick-up', marker }), ...script);

test('DJ-TRS-02 in his turn a hero picks up what lies in his space, for nothing', () => {
  const game = finder();
  expect(pickUpOptions(game.state, game.hero('ispher')).map(({ id }) => id)).toEqual([
    'pick-up:1',
    'pick-up:2',
  ]);
  takes(game, 2, 'equip:healing');
  expect(game.hero('ispher').potions.healing.equipped).toBe(1);
  expect(game.state.turn?.points).toBe(0);
  expect(pickUpOptions(game.state, game.hero('mordrog'))).toEqual([]);
});

test('DJ-TRS-08 money is for every hero, wherever he is', () => {
  const game = finder();
  takes(game, 1);
  expect(game.state.heroes.map(({ coins }) => coins)).toEqual([400, 400, 400]);
  expect(game.state.markers.map(({ id }) => id)).toEqual([2]);
});

test('DJ-TRS-03 a thing is given to a hero next to him for 1 point, and he finds a place for it', () => {
  const game = finder({ items: ['sword-1'] });
  if (game.state.turn) game.state.turn.points = 2;
  expect(giveOptions(game.state, game.hero('ispher')).map(({ id }) => id)).toEqual(['give:sword-1:mordrog']);
  const gift = { id: '', action: 'give', card: 'sword-1', figure: 'mordrog' } as const;
  const given = perform(give(game.table, game.hero('ispher'), gift), 'pack:sword-1');
  expect(given.asked).toMatchObject([{ ask: 'place-item', seat: 'hero-3' }]);
  expect(game.hero('mordrog').items).toMatchObject([{ card: 'sword-1', equipped: false }]);
  expect(game.state.turn?.points).toBe(1);
});
