import { describe, expect, test } from 'vitest';
import { ask, type Happening, resume, roll, start } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { aMatch, aScriptedMatch, feed, playOn, throughText } from './a-match.ts';

const types = (events: readonly Happening[]): string[] => events.map(({ type }) => type);

describe('what happened', () => {
  test('is told to everyone, or only to those who may know', () => {
    const match = aScriptedMatch();
    feed(match, 'candle-1', 'candle-2', 'shadow', 'door:oak', 'play:candle-2', 6);
    expect(types(match.events('red'))).toEqual([
      'card-drawn',
      'card-drawn',
      'card-drawn',
      'card-played',
      'dice-rolled',
      'door-opened',
    ]);
    expect(types(match.events('blue'))).toEqual(['card-played', 'dice-rolled', 'door-opened']);
    expect(match.events(null)).toEqual(match.events('blue'));
    expect(match.events('red')[2]).toEqual({
      type: 'card-drawn',
      rule: 'CANDLES-HAND-01',
      seat: 'red',
      card: 'shadow',
      to: ['red'],
    });
  });

  test('can be asked for from any point on', () => {
    const match = playOn(aMatch(), 30);
    for (const seat of [...match.seats, null]) {
      const all = match.events(seat);
      expect(match.events(seat, all.length - 3)).toEqual(all.slice(-3));
      expect(match.events(seat, all.length)).toEqual([]);
      expect(match.events(seat, all.length + 5)).toEqual([]);
    }
  });

  test('is told as it goes on to a seat that has heard the rest', () => {
    const match = aMatch();
    const heard: Happening[] = [];
    for (let decision = 0; match.request !== null; decision++) {
      heard.push(...match.events('red', heard.length));
      playOn(match, 1, decision);
    }
    heard.push(...match.events('red', heard.length));
    expect(heard).toEqual(match.events('red'));
  });

  test('leaves a seat in the quiet for as many answers as it was told nothing, after a resumed save and undo too', () => {
    const game = aGame({ hours: 0 }, function* ({ state, tell }) {
      const { id } = yield* ask(
        'hour',
        'ann',
        ['wait', 'whisper', 'shout'].map(id => ({ id })),
        'TINY-1',
      );
      state.hours += 1;
      if (id !== 'wait')
        tell({ type: 'said', rule: 'TINY-2', ...(id === 'whisper' && { to: ['ann'], reveals: false }) });
    });
    const match = start(game, { players: 2, seed: 1 });
    const quiet = (): number[] => ['ann', 'bob', null].map(seat => match.quiet(seat));
    expect(quiet()).toEqual([0, 0, 0]);
    feed(match, 'wait', 'wait');
    expect(quiet()).toEqual([2, 2, 2]);
    feed(match, 'shout');
    expect(quiet()).toEqual([0, 0, 0]);
    feed(match, 'wait', 'whisper');
    expect(quiet()).toEqual([0, 2, 2]);
    match.undo();
    expect(quiet()).toEqual([1, 1, 1]);
    const again = resume(game, throughText(match.save()));
    expect(again.quiet('ann')).toBeLessThanOrEqual(1);
    feed(again, 'wait', 'wait', 'wait');
    expect(again.quiet('ann')).toBeGreaterThanOrEqual(3);
  });
});

describe('dice', () => {
  const hidden = aGame({}, function* () {
    yield* roll('listen', [6, 6], 'TINY-1', { seat: 'ann', to: ['ann'] });
    yield* ask('wait', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-2');
  });

  test('are told with who threw them and why', () => {
    const match = aScriptedMatch();
    feed(match, 'candle-1', 'candle-2', 'shadow', 'door:oak', 'play:candle-2', 6);
    expect(match.events(null)).toContainEqual({
      type: 'dice-rolled',
      rule: 'CANDLES-DOOR-02',
      what: 'open-door',
      dice: [6],
      faces: [6],
      seat: 'red',
    });
  });

  test('thrown behind a screen are told only to who may see them', () => {
    const match = start(hidden, { players: 2, seed: 1 });
    expect(types(match.events('ann'))).toEqual(['dice-rolled']);
    expect(match.events('bob')).toEqual([]);
    expect(match.events(null)).toEqual([]);
  });
});

describe('a view', () => {
  test('shows a seat its own hand, and a spectator nobody’s', () => {
    const match = aScriptedMatch();
    feed(match, 'candle-1', 'candle-2', 'shadow');
    expect(match.view('red')).toMatchObject({ hand: ['candle-1', 'candle-2', 'shadow'] });
    expect(match.view('blue')).toMatchObject({ hand: [], handSizes: { red: 3, blue: 0 } });
    expect(match.view(null)).toMatchObject({ hand: [], handSizes: { red: 3, blue: 0 } });
  });
});
