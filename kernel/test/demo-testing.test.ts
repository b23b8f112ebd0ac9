import { describe, expect, test } from 'vitest';
import { isSnuffed, playCard, takeTurn } from './demo/candles.ts';
import { aScene, play } from './demo/testing.ts';

const FULL = { red: ['candle-4', 'candle-1', 'shadow'] } as const;

test.each([
  ['oak', 1, 'door-held', 0],
  ['oak', 2, 'door-opened', 1],
  ['iron', 3, 'door-held', 0],
  ['iron', 4, 'door-opened', 2],
] as const)('CANDLES-DOOR-02 the %s door, a candle of 4 and a %i: %s', (door, rolled, told, light) => {
  const turn = play({ hands: FULL }, takeTurn, `door:${door}`, 'play:candle-4', rolled);
  expect(turn.told).toContain(told);
  expect(turn.state).toMatchObject({ light, lit: { red: light }, darkness: light === 0 ? 1 : 0, turn: 1 });
});

test('CANDLES-HAND-01 the hand is filled to three: first what was set aside, then the top of the deck', () => {
  const { state } = play(
    { hands: { red: ['shadow'] }, aside: { seat: 'red', card: 'candle-2' }, onTop: ['candle-3'] },
    takeTurn,
    ...['door:oak', 'pass'],
  );
  expect(state.hands['red']).toEqual(['shadow', 'candle-2', 'candle-3']);
});

test('CANDLES-PEEK-01 nobody peeks while a card lies aside', () => {
  const { asked } = play(
    { hands: FULL, aside: { seat: 'blue', card: 'shadow' } },
    at => playCard(at, 'red'),
    'pass',
  );
  expect(asked[0]?.options.map(({ id }) => id)).toEqual([
    'play:candle-4',
    'play:candle-1',
    'play:shadow',
    'pass',
  ]);
});

test('CANDLES-SHADOW-01 those who hold a shadow are asked in order of the table, until one snuffs the flame', () => {
  const hands = { red: ['shadow'], blue: ['shadow'], green: ['candle-1'], gold: ['shadow'] } as const;
  const shadow = play({ players: 4, hands }, at => isSnuffed(at, 'red'), 'pass', 'snuff');
  expect(shadow.value).toBe(true);
  expect(shadow.asked.map(({ seat }) => seat)).toEqual(['blue', 'gold']);
  expect(shadow.state).toMatchObject({ darkness: 1, hands: { gold: [] } });
});

test('CANDLES-END-01 the last candle ends the match', () => {
  const { result } = play({ light: 9, hands: FULL }, takeTurn, 'door:oak', 'play:candle-4', 6);
  expect(result).toMatchObject({ outcome: 'dawn', winners: ['red', 'blue'] });
});

describe('a scene', () => {
  test('is the start of a match for two, unless it says otherwise', () => {
    expect(aScene().state).toMatchObject({
      goal: 10,
      turn: 0,
      light: 0,
      hands: { red: [], blue: [] },
      aside: null,
    });
  });

  test('cannot hold a card that the box does not', () => {
    const shadows = Array.from({ length: 7 }, () => 'shadow' as const);
    expect(() => aScene({ hands: { red: shadows } })).toThrow('no such scene: no shadow is left in the deck');
  });

  test('says where the script does not fit', () => {
    expect(() => play({ hands: FULL }, takeTurn, 'door:oak', 'play:candle-2')).toThrow(
      'line 2 of the script is "play:candle-2", but red is asked play-card (CANDLES-PLAY-01)',
    );
  });
});
