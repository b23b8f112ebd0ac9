import { describe, expect, test } from 'vitest';
import { TRADE_DEED, tradePartners, tradeWith } from '../src/rules/trade.ts';
import { act, aGame, type GameSet, offered, offersIn, perform, type TestGame } from '../testing/index.ts';

const meeting = (more: GameSet = {}): TestGame =>
  aGame({
    board: 'KO....',
    accursed: {
      'black-knight': { souls: 12, consumables: ['bandages', 'bandages'] },
      'outcast': { crowns: 25, consumables: ['lockpick'] },
    },
    turn: ['black-knight', 'start'],
    ...more,
  });
const copyOf = (game: TestGame, who: 'black-knight' | 'outcast', id: string): number =>
  game.accursed(who).items.find(item => item.id === id)?.copy ?? -1;

describe('DL-TRN-11 a trade', () => {
  test('of items, consumables, crowns and souls in either direction, if the partner agrees', () => {
    const game = meeting();
    const knife = copyOf(game, 'outcast', 'hooked-knife');
    const done = act(
      game,
      'trade:outcast',
      'give:bandages',
      'give:souls',
      'amount:10',
      'give:souls',
      'amount:1',
      `ask:${knife}`,
      'ask:crowns',
      'amount:25',
      'propose',
      'agree',
    );
    expect(done.asked.at(-1)).toMatchObject({
      ask: 'agree-to-trade',
      seat: 'player-2',
      about: { 'who': 'outcast', 'given': ['bandages'], 'given-souls': 11, 'asked': ['hooked-knife'] },
    });
    expect(game.accursed('black-knight')).toMatchObject({ souls: 1, crowns: 25, consumables: ['bandages'] });
    expect(game.accursed('outcast')).toMatchObject({
      souls: 11,
      crowns: 0,
      consumables: ['lockpick', 'bandages'],
    });
    expect(copyOf(game, 'black-knight', 'hooked-knife')).toBe(knife);
    expect(game.told('traded')).toMatchObject([{ who: 'black-knight', other: 'outcast' }]);
  });

  test('nothing changes hands when the partner declines or the deal is called off', () => {
    const game = meeting();
    act(game, 'trade:outcast', 'give:bandages', 'propose', 'decline');
    expect(game.accursed('outcast').consumables).toEqual(['lockpick']);
    expect(game.told('trade-declined')).toHaveLength(1);
    const off = meeting();
    act(off, 'trade:outcast', 'give:bandages', 'pass');
    expect(off.accursed('outcast').consumables).toEqual(['lockpick']);
  });

  test('one deal with each at a Turn Start: what was traded does not go back at once', () => {
    const game = meeting();
    act(game, 'trade:outcast', 'give:bandages', 'propose', 'agree');
    expect(offersIn(game)).not.toContain('trade:outcast');
  });

  test('things that are alike are one option; an empty deal cannot be proposed', () => {
    const game = meeting();
    const asked = act(game, 'trade:outcast', 'pass');
    const options = offered(asked, 'trade-deal');
    expect(options.filter(id => id === 'give:bandages')).toHaveLength(1);
    expect(options).not.toContain('propose');
    expect(options.at(-1)).toBe('pass');
    const knives = game.accursed('outcast').items.filter(item => item.id === 'hooked-knife');
    expect(knives).toHaveLength(2);
    expect(options.filter(id => knives.some(({ copy }) => id === `ask:${copy}`))).toHaveLength(1);
  });

  test('what is worn is handed over by who may take it off: the partner may not, in combat only hands', () => {
    const game = meeting();
    const options = offered(act(game, 'trade:outcast', 'pass'), 'trade-deal');
    const [cuirass, sword] = [
      copyOf(game, 'black-knight', 'rusted-cuirass'),
      copyOf(game, 'black-knight', 'broken-sword'),
    ];
    expect(options).toContain(`give:${cuirass}`);
    expect(options).not.toContain(`ask:${copyOf(game, 'outcast', 'hide-jerkin')}`);
    const fight = meeting({ board: 'KO...a', marks: { a: 'seeker' } });
    const inCombat = offered(act(fight, 'trade:outcast', 'pass'), 'trade-deal');
    expect(inCombat).toContain(`give:${sword}`);
    expect(inCombat).not.toContain(`give:${cuirass}`);
  });

  test('an item handed over is taken off first', () => {
    const game = meeting();
    const sword = copyOf(game, 'black-knight', 'broken-sword');
    act(game, 'trade:outcast', `give:${sword}`, 'propose', 'agree');
    expect(game.accursed('outcast').items.find(({ copy }) => copy === sword)?.slot).toBeNull();
  });

  test('a deal that puts someone over the weight or Belt limit cannot be proposed', () => {
    const full = meeting({
      accursed: {
        'black-knight': { consumables: ['bandages', 'bandages', 'serum'] },
        'outcast': { consumables: ['lockpick'] },
      },
    });
    const asked = act(full, 'trade:outcast', 'ask:lockpick', 'give:serum', 'propose', 'agree');
    expect(asked.asked.map(({ options }) => options.some(({ id }) => id === 'propose')).slice(0, 3)).toEqual([
      false,
      false,
      true,
    ]);
    expect(full.accursed('black-knight').consumables).toEqual(['bandages', 'bandages', 'lockpick']);
    // Strength 4: a limit of 14, and 11 are carried already.
    const laden = meeting({ accursed: { 'black-knight': {}, 'outcast': { pack: ['executioners-blade'] } } });
    const blade = copyOf(laden, 'outcast', 'executioners-blade');
    const shield = copyOf(laden, 'black-knight', 'dented-shield');
    const heavy = act(laden, 'trade:outcast', `ask:${blade}`, `give:${shield}`, 'propose', 'agree');
    expect(heavy.asked[1]?.options.map(({ id }) => id)).not.toContain('propose');
    expect(copyOf(laden, 'black-knight', 'executioners-blade')).toBe(blade);
  });

  test('a carried Prop is passed on', () => {
    const game = meeting();
    game.dungeon.props.push({
      id: 1,
      name: 'lantern',
      square: game.at('K'),
      carrier: 'black-knight',
      done: false,
      order: 0,
    });
    act(game, 'trade:outcast', 'give:prop-1', 'propose', 'agree');
    expect(game.dungeon.props[0]).toMatchObject({ carrier: 'outcast', square: game.at('O') });
  });

  test('one player moves things between Accursed of his own without asking anybody', () => {
    const game = meeting({ players: 1 });
    act(game, 'trade:outcast', 'give:bandages', 'propose');
    expect(game.accursed('outcast').consumables).toEqual(['lockpick', 'bandages']);
  });
});

describe('with whom', () => {
  const spread = () =>
    aGame({
      lay: [
        { card: 'long-corridor', by: 'N0', exits: ['S0'] },
        { card: 'storage-room', by: 'N2', door: 'closed' },
      ],
      accursed: {
        'black-knight': { at: [1, 0, 2] },
        'outcast': { at: [0, 0, 0] },
        'blood-witch': { at: [2, 0, 0] },
        'exorcist': {
          at: [1, 1, 2],
          status: { kind: 'dead', injury: 'cracked-ribs', health: 16 },
          wounds: 16,
        },
      },
      turn: ['black-knight', 'start'],
    });

  test('DL-TRN-11 DL-TRM-14 on the same or an adjacent tile, its door open or closed; never the dead', () => {
    const game = spread();
    expect(tradePartners(game.state, game.accursed('black-knight')).map(({ id }) => id)).toEqual([
      'outcast',
      'blood-witch',
    ]);
    expect(tradePartners(game.state, game.accursed('outcast')).map(({ id }) => id)).toEqual(['black-knight']);
  });

  test('DL-TRN-11 with several, also in combat, only at the Turn Start', () => {
    const game = spread();
    expect(offersIn(game).filter(id => id.startsWith('trade:'))).toEqual([
      'trade:outcast',
      'trade:blood-witch',
    ]);
    const later = aGame({ board: 'KO', turn: ['black-knight', 'before-move'] });
    expect(offersIn(later).some(id => id.startsWith('trade:'))).toBe(false);
  });

  test('DL-TRN-11 with whom there is nothing to trade, no trade is offered', () => {
    const game = aGame({
      board: 'KO',
      accursed: { 'black-knight': { items: [] }, 'outcast': { items: [] } },
      turn: ['black-knight', 'start'],
    });
    expect(TRADE_DEED.options(game.state, game.accursed('black-knight'))).toEqual([]);
  });

  test('DL-SRV-46 outside a dungeon with everybody who is left', () => {
    const game = aGame({
      board: 'KOW',
      accursed: { 'blood-witch': { status: { kind: 'lost', how: 'insane' } }, 'outcast': { crowns: 3 } },
      campaign: {},
      outside: true,
      phase: { kind: 'departure' },
    });
    const knight = game.accursed('black-knight');
    expect(tradePartners(game.state, knight).map(({ id }) => id)).toEqual(['outcast']);
    perform(
      tradeWith(game.table, knight, game.accursed('outcast')),
      'ask:crowns',
      'amount:3',
      'propose',
      'agree',
    );
    expect(knight.crowns).toBe(3);
  });
});
