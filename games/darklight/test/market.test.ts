import { describe, expect, test } from 'vitest';
import { playSettlement } from '../src/rules/settlement.ts';
import { type AccursedSet, d3, perform, type TestGame } from '../testing/index.ts';
import { campaignIn, inSettlement, visitIn } from '../testing/survival.ts';

describe('the market', () => {
  const market = (accursed: AccursedSet, ...items: ('chain-shirt' | 'hunters-ring' | 'smoke-pot')[]) =>
    inSettlement(
      'town',
      { 'black-knight': accursed, 'outcast': {} },
      { stock: items.map((item, copy) => ({ item, copy: 500 + copy })) },
      { dread: 5 },
    );
  const doing = (game: TestGame, ...script: (string | number | number[])[]) =>
    perform(playSettlement(game.table), ...script);
  const knight = (game: TestGame) => game.accursed('black-knight');

  test('DL-SRV-22 the broker gives 10 crowns for a soul', () => {
    const game = market({ souls: 3 });
    doing(game, 'broker:1');
    doing(game, 'broker:2');
    expect(knight(game)).toMatchObject({ souls: 0, crowns: 30 });
  });

  test('DL-SRV-24 cards at their value, tokens at their price, within the Belt', () => {
    const game = market({ crowns: 105, items: [], consumables: [] }, 'chain-shirt');
    doing(game, 'buy:500');
    expect(knight(game)).toMatchObject({ crowns: 25 });
    expect(knight(game).items.map(({ id }) => id)).toEqual(['chain-shirt']);
    expect(visitIn(game).stock).toEqual([]);
    doing(game, 'buy-token:oil-flask');
    expect(knight(game)).toMatchObject({ crowns: 0, consumables: ['oil-flask'] });
    const full = market({ crowns: 100, consumables: ['serum', 'serum', 'serum'] });
    const { asked } = doing(full, 'done');
    expect(asked[0]?.options.some(({ id }) => id.startsWith('buy-token'))).toBe(false);
  });

  test('DL-SRV-24 cards sell for half, starting equipment for 5', () => {
    const game = market({ items: ['broken-sword'], pack: ['chain-shirt'] });
    const [sword, shirt] = knight(game).items.map(({ copy }) => copy);
    doing(game, `sell:${shirt}`);
    expect(knight(game).crowns).toBe(40);
    expect(game.state.treasures.discard).toContain('chain-shirt');
    doing(game, `sell:${sword}`);
    expect(knight(game)).toMatchObject({ crowns: 45, items: [] });
  });

  test('WE-33 DL-SRV-25 a shirt of 80 for 64, a ring of 90 for 108 or not today', () => {
    const game = market({ crowns: 300, items: [] }, 'chain-shirt', 'hunters-ring');
    doing(game, 'haggle:500', [5, 1], 'take-it');
    expect(knight(game).crowns).toBe(300 - 64);
    doing(game, 'haggle:501', [1, 1], 'leave-it');
    const { asked } = doing(game, 'done');
    expect(asked[0]?.options.some(({ id }) => id.endsWith(':501'))).toBe(false);
    const other = market({ crowns: 300, items: [] }, 'hunters-ring');
    doing(other, 'haggle:500', [1, 1], 'take-it');
    expect(knight(other).crowns).toBe(300 - 108);
  });

  test('DL-SRV-46 whoever buys obeys its limits at once', () => {
    const game = market({ crowns: 30, items: [], consumables: ['serum', 'serum', 'serum'] }, 'smoke-pot');
    const { asked } = doing(game, 'buy:500', 'discard:serum');
    expect(asked.at(-1)?.ask).toBe('belt-full');
    expect(knight(game).consumables).toEqual(['serum', 'serum']);
  });

  test('DL-SRV-26 tithes are taken everywhere', () => {
    const game = market({ souls: 5 });
    doing(game, 'tithe');
    expect(campaignIn(game).dread).toBe(4);
    expect(knight(game).souls).toBe(0);
  });
});

describe('what the Activities do', () => {
  const doing = (
    kind: 'hamlet' | 'village' | 'town',
    activity: string,
    accursed: AccursedSet,
    ...script: (string | number | number[])[]
  ) => {
    const game = inSettlement(kind, { 'black-knight': accursed, 'outcast': {} }, { coven: true });
    perform(playSettlement(game.table), `do:${activity}`, ...script);
    return game;
  };
  const knight = (game: TestGame) => game.accursed('black-knight');

  test('rest, healer: Wounds', () => {
    expect(knight(doing('hamlet', 'rest', { wounds: 9 })).wounds).toBe(5);
    expect(knight(doing('village', 'healer', { wounds: 9, crowns: 20 }))).toMatchObject({
      wounds: 0,
      crowns: 0,
    });
  });

  test('tavern: the d3 of a d6, and on a 6 a brawl', () => {
    expect(knight(doing('hamlet', 'tavern', { insanity: 5, crowns: 10 }, 4))).toMatchObject({
      insanity: 3,
      crowns: 0,
    });
    const brawl = doing('hamlet', 'tavern', { insanity: 5, crowns: 10 }, 6, d3(2));
    expect(knight(brawl)).toMatchObject({ insanity: 2, wounds: 2 });
    expect(visitIn(brawl).patience).toBe(2);
  });

  test('shrine: 1 Insanity, the Exorcist 1d3', () => {
    expect(knight(doing('hamlet', 'shrine', { insanity: 5, crowns: 20 })).insanity).toBe(4);
    const game = inSettlement('hamlet', { 'exorcist': { insanity: 5, crowns: 20 } });
    perform(playSettlement(game.table), 'do:shrine', d3(3));
    expect(game.accursed('exorcist').insanity).toBe(2);
  });

  test('surgeon: sure in a Town, on 2+ in a Village', () => {
    const injured = (): AccursedSet => ({
      injuries: ['palsy', 'crushed-hand'],
      lostHands: ['left-hand'],
      crowns: 40,
    });
    const town = doing('town', 'surgeon', injured(), 'cure:crushed-hand');
    expect(knight(town)).toMatchObject({ injuries: ['palsy'], lostHands: [], crowns: 0 });
    expect(knight(doing('village', 'surgeon', injured(), 'cure:palsy', 2)).injuries).toEqual([
      'crushed-hand',
    ]);
    const failed = doing('village', 'surgeon', injured(), 'cure:palsy', 1, 4);
    expect(knight(failed)).toMatchObject({ injuries: ['palsy', 'crushed-hand'], wounds: 4 });
  });

  test('asylum: 2d6 Insanity, and no Activity tomorrow', () => {
    const game = doing('town', 'asylum', { insanity: 7, crowns: 40 }, [2, 3]);
    expect(knight(game).insanity).toBe(2);
    expect(visitIn(game).idle).toEqual(['black-knight']);
  });

  test('guild-rumour, labour', () => {
    expect(campaignIn(doing('village', 'guild-rumour', { crowns: 10 })).rumour).toBe(true);
    expect(knight(doing('hamlet', 'labour', {}, 2)).crowns).toBe(6);
  });

  test('smith: one card, for good, once', () => {
    const game = doing(
      'village',
      'smith',
      { crowns: 80, items: ['broken-sword', 'dented-shield'] },
      'smith:5',
    );
    expect(knight(game).items.map(({ smithed }) => smithed)).toEqual([false, true]);
    const { asked } = perform(playSettlement(game.table), 'done');
    expect(asked[0]?.options.some(({ id }) => id === 'do:smith')).toBe(false);
  });

  test('DL-SRV-34 coven: 10 crowns for each point of Source Cost, for who has room', () => {
    const game = inSettlement('town', { 'blood-witch': { crowns: 65 } }, { coven: true });
    const { asked } = perform(playSettlement(game.table), 'do:coven', 'learn:ember-lance');
    expect(game.accursed('blood-witch').crowns).toBeLessThan(65);
    expect(game.accursed('blood-witch').spells).toHaveLength(3);
    expect(asked.at(-1)?.ask).toBe('learn-spell');
    const knighted = inSettlement('town', { 'black-knight': { crowns: 500 } }, { coven: true });
    const offered = perform(playSettlement(knighted.table), 'done').asked[0]?.options.map(({ id }) => id);
    expect(offered).not.toContain('do:coven');
  });

  test('pit: the stake is won as much again, or lost with 1d6 Wounds', () => {
    const won = doing('town', 'pit', { crowns: 25 }, 'stake:20', 'contest:strength', [6, 1, 1, 1]);
    expect(knight(won).crowns).toBe(45);
    const lost = doing('town', 'pit', { crowns: 25 }, 'stake:10', 'contest:agility', [5, 5, 5], 3);
    expect(knight(lost)).toMatchObject({ crowns: 15, wounds: 3 });
  });
});
