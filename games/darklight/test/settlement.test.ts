import { describe, expect, test } from 'vitest';
import { newDeck } from '@tenebrae/kernel';
import { playSettlement } from '../src/rules/settlement.ts';
import { type AccursedSet, d3, perform, type TestGame } from '../testing/index.ts';
import { aVisit, campaignIn, inSettlement, outside, visitIn } from '../testing/survival.ts';

/** The group has just arrived. */
const arriving = (to: 'hamlet' | 'village' | 'town', patience = 0) =>
  outside(
    { 'black-knight': {}, 'outcast': {} },
    { patience, journey: { to, day: 1, length: 1, hazards: newDeck([]) } },
    { kind: 'settlement', step: 'arrival' },
  );

const STOCK = ['healing-draught', 'stamina-tonic', 'smoke-pot'] as const;

describe('arrival', () => {
  test('DL-SRV-20 Patience by the place, one more if whoever speaks passes a Charisma 5 Test', () => {
    const welcome = arriving('hamlet');
    perform(playSettlement(welcome.table), 'one:outcast', [5, 1], ...STOCK);
    expect(visitIn(welcome)).toMatchObject({ kind: 'hamlet', patience: 3, day: 1 });
    const cold = arriving('hamlet', -5);
    perform(playSettlement(cold.table), 'one:outcast', [4, 1], ...STOCK);
    expect(visitIn(cold).patience).toBe(0);
    expect(campaignIn(cold).patience).toBe(0);
    expect(cold.state.phase).toEqual({ kind: 'settlement', step: 'day' });
  });

  test('DL-SRV-23 the stock: three Standard in a Hamlet, coin purses replaced', () => {
    const game = arriving('hamlet');
    perform(playSettlement(game.table), 'one:outcast', [1, 1], 'healing-draught', 'coin-purse', 'smoke-pot', 'stamina-tonic');
    expect(visitIn(game).stock.map(({ item }) => item)).toEqual(['healing-draught', 'smoke-pot', 'stamina-tonic']);
    expect(game.state.treasures.discard).toEqual(['coin-purse']);
  });

  test('DL-SRV-23 DL-SRV-34 five and one in a Village, which has a coven on 4+', () => {
    const game = arriving('village');
    perform(
      playSettlement(game.table),
      'one:outcast',
      [1, 1],
      4,
      ...STOCK,
      'healing-draught',
      'chain-shirt',
      'reliquary',
    );
    expect(visitIn(game).stock).toHaveLength(6);
    expect(visitIn(game).coven).toBe(true);
  });

  test('DL-SRV-46 a short deck makes the stock smaller', () => {
    const game = arriving('hamlet');
    game.state.treasures = newDeck(['smoke-pot']);
    perform(playSettlement(game.table), 'one:outcast', [1, 1], 'smoke-pot');
    expect(visitIn(game).stock).toHaveLength(1);
  });
});

describe('a day', () => {
  const day = (active: 'black-knight' | null = null) =>
    inSettlement('hamlet', { 'black-knight': { wounds: 9 }, 'outcast': {} }, { active });

  test('DL-SRV-21 in any order, an Activity each; when all have finished the evening comes', () => {
    const game = day();
    const { asked } = perform(playSettlement(game.table), 'next:outcast');
    expect(asked[0]).toMatchObject({ seat: 'party', ask: 'who-goes-out' });
    const outcast = perform(playSettlement(game.table), 'do:labour', 3);
    expect(outcast.asked[0]?.seat).toBe('player-2');
    expect(game.accursed('outcast').crowns).toBe(6);
    const again = perform(playSettlement(game.table), 'done');
    expect(again.asked[0]?.options.map(({ id }) => id).filter(id => id.startsWith('do:'))).toEqual([]);
    perform(playSettlement(game.table));
    perform(playSettlement(game.table), 'do:rest');
    expect(game.accursed('black-knight').wounds).toBe(5);
    perform(playSettlement(game.table), 'done');
    perform(playSettlement(game.table));
    expect(game.state.phase).toEqual({ kind: 'settlement', step: 'evening' });
  });

  test('DL-SRV-21 only what the place offers', () => {
    const rich: AccursedSet = { crowns: 500, souls: 99, wounds: 1, insanity: 1, injuries: ['palsy'] };
    const offered = (kind: 'hamlet' | 'village' | 'town', coven = false) => {
      const game = inSettlement(kind, { 'blood-witch': rich }, { coven });
      const { asked } = perform(playSettlement(game.table), 'done');
      return (asked[0]?.options ?? []).flatMap(({ id }) => (id.startsWith('do:') ? [id.slice(3)] : []));
    };
    expect(offered('hamlet')).toEqual(['rest', 'tavern', 'shrine', 'labour']);
    expect(offered('village')).toEqual([
      'rest',
      'tavern',
      'shrine',
      'healer',
      'surgeon',
      'guild-rite',
      'guild-rumour',
      'smith',
      'labour',
    ]);
    expect(offered('village', true)).toContain('coven');
    expect(offered('town', true)).toHaveLength(12);
  });

  test('DL-SRV-18 whoever falls takes no further part that day', () => {
    const game = inSettlement('town', { 'black-knight': { wounds: 17, crowns: 10 }, 'outcast': {} });
    perform(playSettlement(game.table), 'do:pit', 'contest:strength', [1, 1, 1, 1], 1, [6, 5]);
    expect(game.accursed('black-knight').fallen).toBe(true);
    perform(playSettlement(game.table));
    expect(visitIn(game).active).toBe('outcast');
  });
});

describe('the evening', () => {
  const evening = (
    face: number,
    accursed: Parameters<typeof outside>[0],
    ...script: (string | number | number[])[]
  ): TestGame => {
    const game = outside(accursed, { settlement: aVisit('hamlet') }, { kind: 'settlement', step: 'evening' });
    perform(playSettlement(game.table), face, ...script);
    expect(game.state.phase).toEqual({ kind: 'settlement', step: 'night' });
    return game;
  };

  test('DL-SRV-45 1 a cutpurse takes half, unless he is seen', () => {
    const robbed = evening(1, { 'black-knight': { crowns: 7 } }, [1, 1]);
    expect(robbed.accursed('black-knight').crowns).toBe(3);
    expect(evening(1, { 'black-knight': { crowns: 7 } }, [5, 1]).accursed('black-knight').crowns).toBe(7);
  });

  test('DL-SRV-45 2 a preacher eases whoever listens; if nobody does, Patience -1', () => {
    const eased = evening(2, { 'black-knight': { insanity: 2 }, 'outcast': {} }, [5, 1]);
    expect([eased.accursed('black-knight').insanity, visitIn(eased).patience]).toEqual([1, 3]);
    expect(visitIn(evening(2, { 'outcast': {} })).patience).toBe(2);
  });

  test('DL-SRV-45 3 and 4 quiet, 5 a card more, 6 a plea', () => {
    expect(visitIn(evening(3, { 'outcast': {} }))).toEqual(aVisit('hamlet'));
    expect(visitIn(evening(5, { 'outcast': {} }, 'smoke-pot')).stock).toHaveLength(1);
    const heard = evening(6, { 'outcast': {} }, 'help:outcast');
    expect(visitIn(heard)).toMatchObject({ patience: 4, idle: ['outcast'] });
    expect(heard.accursed('outcast').crowns).toBe(10);
    expect(visitIn(evening(6, { 'outcast': {} }, 'pass')).idle).toEqual([]);
  });
});

describe('the night', () => {
  const night = (accursed: Parameters<typeof outside>[0], more = {}) =>
    outside(accursed, { settlement: aVisit('village', more) }, { kind: 'settlement', step: 'night' });

  test('DL-SRV-27 rough removes Endurance, a bed for 5 crowns twice as much', () => {
    const game = night({ 'black-knight': { wounds: 12, crowns: 5 }, 'outcast': { wounds: 12 } });
    perform(playSettlement(game.table), 'bed', 1, 'leave');
    expect(game.state.accursed.map(({ wounds }) => wounds)).toEqual([4, 9]);
    expect(game.accursed('black-knight').crowns).toBe(0);
  });

  test('DL-SRV-18 the fallen get up at night', () => {
    const game = night({ 'black-knight': { wounds: 18, fallen: true }, 'outcast': {} });
    perform(playSettlement(game.table), 1, 'leave');
    expect(game.accursed('black-knight')).toMatchObject({ fallen: false, wounds: 5 });
  });

  test('WE-32 DL-SRV-28 after the second night nothing can happen, after the third a 6 drives them out', () => {
    const second = night({ 'outcast': {} }, { day: 2 });
    perform(playSettlement(second.table), 6, 'leave');
    expect(campaignIn(second).drivenOut).toBe(false);
    const third = night({ 'outcast': {} }, { day: 3 });
    perform(playSettlement(third.table), 6);
    expect(campaignIn(third).drivenOut).toBe(true);
    expect(third.state.phase).toEqual({ kind: 'departure' });
  });

  test('DL-SRV-29 the group stays another day or leaves; who was to be idle has no Activity', () => {
    const game = night({ 'outcast': {} }, { idle: ['outcast'], acted: [], noDeal: [{ who: 'outcast', card: 1 }] });
    perform(playSettlement(game.table), 1, 'stay');
    expect(visitIn(game)).toMatchObject({ day: 2, acted: ['outcast'], idle: [], noDeal: [] });
    expect(game.state.phase).toEqual({ kind: 'settlement', step: 'day' });
    const left = night({ 'outcast': {} });
    perform(playSettlement(left.table), 1, 'leave');
    expect(left.state.phase).toEqual({ kind: 'departure' });
  });
});

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
    expect(knight(doing('village', 'healer', { wounds: 9, crowns: 20 }))).toMatchObject({ wounds: 0, crowns: 0 });
  });

  test('tavern: the d3 of a d6, and on a 6 a brawl', () => {
    expect(knight(doing('hamlet', 'tavern', { insanity: 5, crowns: 10 }, 4))).toMatchObject({ insanity: 3, crowns: 0 });
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
    expect(knight(doing('village', 'surgeon', injured(), 'cure:palsy', 2)).injuries).toEqual(['crushed-hand']);
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
    const game = doing('village', 'smith', { crowns: 80, items: ['broken-sword', 'dented-shield'] }, 'smith:5');
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
