import { describe, expect, test } from 'vitest';
import { hasTarget } from '../src/rules/attack-options.ts';
import { giveOptions } from '../src/rules/giving.ts';
import { buyStartingEquipment, shop, shopOptions } from '../src/rules/shopping.ts';
import { maxFatigue, maxWounds, traitOf } from '../src/rules/stats.ts';
import { aGame, type GameSet, type HeroSet, offered, perform, type TestGame } from '../testing/index.ts';
import { offersOf } from './turns.ts';

const inTown = (set: HeroSet = {}, game: GameSet = {}): TestGame =>
  aGame({
    heroes: { 'red-scorpion': set, silhouette: {} },
    turn: { hero: 'red-scorpion', stage: 'act', action: 'run', points: 8 },
    ...game,
  });
const SHOP = { id: 'shop', action: 'shop' } as const;
const goShopping = (game: TestGame, ...script: readonly (string | number)[]) =>
  perform(shop(game.table, game.hero('red-scorpion'), SHOP), ...script);
const starting = (coins: number): TestGame =>
  aGame({
    heroes: { 'red-scorpion': { coins }, silhouette: { coins } },
    phase: { kind: 'set-up', step: 'shop', hero: 0 },
  });

describe('starting equipment', () => {
  test('DJ-SET-12, DJ-SET-13 whatever he can pay for, potions for 50 coins of either kind', () => {
    const game = starting(75);
    const bought = perform(
      buyStartingEquipment(game.table, game.hero('red-scorpion')),
      'buy:vitality',
      'equip:vitality',
    );
    expect(offered(bought, 'starting-equipment')).toEqual([
      'buy:sword',
      'buy:dagger',
      'buy:bow',
      'buy:leather-armor',
      'buy:iron-shield',
      'buy:healing',
      'buy:vitality',
      'done',
    ]);
    expect(game.hero('red-scorpion').coins).toBe(25);
    expect(bought.value).toBe(false);
  });

  test('DJ-SET-12 he says when he is done; with nothing to be had for his coins he is', () => {
    const game = starting(300);
    expect(perform(buyStartingEquipment(game.table, game.hero('red-scorpion')), 'done').value).toBe(true);
    const poor = starting(0);
    expect(perform(buyStartingEquipment(poor.table, poor.hero('red-scorpion'))).value).toBe(true);
  });

  test('DJ-SET-14, DJ-SET-16 the stock is shared: the one ghost armor is gone once it is bought, the rest stays', () => {
    const game = starting(300);
    perform(
      buyStartingEquipment(game.table, game.hero('red-scorpion')),
      'buy:ghost-armor',
      'equip:ghost-armor',
    );
    const next = perform(buyStartingEquipment(game.table, game.hero('silhouette')), 'done');
    expect(offered(next, 'starting-equipment')).not.toContain('buy:ghost-armor');
    expect(offered(next, 'starting-equipment')).toContain('buy:sword');
    expect(game.state.shop).toHaveLength(23);
  });

  test('DJ-SET-15 no treasure, skill or training, and nothing is sold back', () => {
    const game = starting(5000);
    const seen = perform(buyStartingEquipment(game.table, game.hero('red-scorpion')), 'done');
    const verbs = new Set(offered(seen, 'starting-equipment').map(id => id.split(':')[0]));
    expect([...verbs]).toEqual(['buy', 'done']);
  });
});

describe('the town', () => {
  test('DJ-TWN-03, DJ-ACT-12 shopping costs 3 points, once for any number of deals', () => {
    const game = inTown({ coins: 200 });
    expect(shopOptions(game.state, game.hero('red-scorpion'))).toMatchObject([{ id: 'shop', cost: 3 }]);
    goShopping(game, 'buy:sword', 'equip:sword-1', 'buy:healing', 'equip:healing', 'done');
    expect(game.state.turn?.points).toBe(5);
    expect(game.hero('red-scorpion')).toMatchObject({ coins: 75, potions: { healing: { equipped: 1 } } });
  });

  test('DJ-TWN-03, DJ-TWN-10 not from the board, and not without 3 points', () => {
    const away = inTown({ at: [2, 2] });
    expect(shopOptions(away.state, away.hero('red-scorpion'))).toEqual([]);
    const tired = inTown();
    if (tired.state.turn) tired.state.turn.points = 2;
    expect(shopOptions(tired.state, tired.hero('red-scorpion'))).toEqual([]);
  });

  test('DJ-TWN-04 cards in stock at their printed price, each item once in the list', () => {
    const game = inTown({ coins: 150 });
    game.state.shop = ['sword-2', 'sword-3', 'axe-1', 'immolation-1'];
    const seen = goShopping(game, 'buy:sword', 'pack:sword-2', 'done');
    expect(seen.asked[0]?.options.map(({ id }) => id)).toEqual([
      'buy:sword',
      'buy:axe',
      'buy:healing',
      'buy:vitality',
      'done',
    ]);
    expect(game.hero('red-scorpion').coins).toBe(75);
    expect(game.state.shop).toEqual(['sword-3', 'axe-1', 'immolation-1']);
  });

  test.each([
    ['sword-1', 25],
    ['axe-1', 50],
    ['dagger-1', 0],
    ['bone-blade', 125],
    ['serpent-blade', 250],
    ['elven-bow', 375],
  ] as const)('DJ-TWN-05 the %s is sold for %i coins: half its value, rounded down to 25', (card, coins) => {
    const game = inTown({ items: [card], coins: 50 });
    goShopping(game, `sell:${card}`, 'done');
    expect(game.hero('red-scorpion')).toMatchObject({ coins: 50 + coins, items: [] });
  });

  test('DJ-TWN-05 shop cards go back to the stock, treasures are gone, potions bring 25', () => {
    const game = inTown({
      items: ['sword-1', 'bone-blade'],
      potions: { healing: 1 },
      coins: 0,
      order: 'aim',
    });
    goShopping(game, 'sell:sword-1', 'sell:bone-blade', 'sell:healing', 'done');
    expect(game.state.shop[0]).toBe('sword-1');
    expect(game.state.treasures.copper.unseen).not.toContain('bone-blade');
    expect(game.hero('red-scorpion')).toMatchObject({ coins: 175, order: null });
  });

  test('DJ-REL-02 a relic is never sold', () => {
    const game = inTown({ items: ['blade-of-light'], coins: 0 });
    expect(goShopping(game).asked).toEqual([]);
    expect(game.hero('red-scorpion').items).toHaveLength(1);
  });

  test('DJ-TWN-06, DJ-TWN-07 treasures for 250, 500 and 750, drawn at random and kept', () => {
    const game = inTown({ coins: 1500 });
    const seen = goShopping(
      game,
      'draw-treasure:copper',
      'belt-of-strength',
      'equip:belt-of-strength',
      'draw-treasure:silver',
      'scorpion-helmet',
      'pack:scorpion-helmet',
      'draw-treasure:gold',
      'deflect',
      'equip:deflect',
      'done',
    );
    expect(game.hero('red-scorpion').coins).toBe(0);
    expect(seen.asked.map(({ ask }) => ask)).not.toContain('keep-treasure');
  });

  test('DJ-TWN-06, DJ-TWN-07, DJ-TWN-11 a skill for 1,000 of the deck that he names; it works at once', () => {
    const game = inTown({ coins: 1000, wounds: 5 });
    goShopping(game, 'draw-skill:fighting', 'tough');
    const hero = game.hero('red-scorpion');
    expect([hero.skills, hero.wounds, maxWounds(hero), hero.coins]).toEqual([
      [{ id: 'tough', exhausted: false }],
      9,
      16,
      0,
    ]);
    expect(maxFatigue(hero)).toBe(4);
  });

  test('DJ-TWN-08, DJ-TWN-11 training raises a trait by 1, never above 5, and tokens run out', () => {
    const game = inTown({ coins: 1500 });
    goShopping(game, 'train:melee', 'done');
    const hero = game.hero('red-scorpion');
    expect([traitOf(hero, 'melee'), hero.coins, game.state.training.melee]).toEqual([2, 1000, 3]);
    Object.assign(hero.training, { ranged: 4 });
    Object.assign(game.state.training, { magic: 0 });
    const seen = goShopping(game, 'done');
    expect(offered(seen, 'shopping').filter(id => id.startsWith('train'))).toEqual(['train:melee']);
    expect(traitOf(hero, 'ranged')).toBe(5);
  });

  test('DJ-TWN-09, DJ-TRS-18 from an empty deck nothing can be bought', () => {
    const game = inTown({ coins: 5000 });
    game.state.treasures.gold.unseen = [];
    game.state.skills.wizardry.unseen = [];
    const ids = offered(goShopping(game, 'done'), 'shopping');
    expect(ids).toContain('draw-treasure:silver');
    expect(ids).not.toContain('draw-treasure:gold');
    expect(ids).not.toContain('draw-skill:wizardry');
  });

  test('DJ-VAR-04 by the FAQ a colour is for sale once such a chest has been opened', () => {
    const game = inTown({ coins: 5000 }, { options: { faq: true } });
    game.state.opened.push('copper');
    const ids = offered(goShopping(game, 'done'), 'shopping').filter(id => id.startsWith('draw-treasure'));
    expect(ids).toEqual(['draw-treasure:copper']);
  });

  test('DJ-TWN-01 a hero in the town is next to all others there, and to nobody else', () => {
    const game = inTown({ items: ['sword-1'] });
    const hero = game.hero('red-scorpion');
    expect(giveOptions(game.state, hero).map(({ id }) => id)).toEqual(['give:sword-1:silhouette']);
    game.hero('silhouette').place = game.at([2, 2]);
    expect(giveOptions(game.state, hero)).toEqual([]);
  });

  test('DJ-TWN-02 nothing on the map can attack a hero in the town', () => {
    const game = inTown({}, { monsters: [['skeleton', 'normal', [4, 4]]] });
    const plan = { attacker: 'monster:1', seat: 'overlord', source: 'monster', interrupt: 'none' } as const;
    expect(hasTarget(game.state, plan)).toBe(false);
    game.hero('silhouette').place = game.at([8, 4]);
    expect(hasTarget(game.state, plan)).toBe(true);
  });

  test('DJ-TWN-10 what needs no space of the board can be done there: drinking, dropping, re-equipping, shopping', () => {
    const game = inTown({ items: ['sword-1'], potions: { healing: 1 } });
    const ids = offersOf(game, 'red-scorpion');
    expect(ids).toEqual(
      expect.arrayContaining(['shop', 'drink:healing', 're-equip', 'drop:sword-1', 'fatigue']),
    );
    expect(ids.some(id => id.startsWith('move:') || id.startsWith('attack:'))).toBe(false);
  });
});
