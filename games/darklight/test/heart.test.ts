import { expect, test } from 'vitest';
import { playAccursedTurn } from '../src/rules/accursed-turn.ts';
import { moveMarker } from '../src/rules/darkness.ts';
import { heartWindow } from '../src/rules/heart.ts';
import { playMonstersTurn } from '../src/rules/monsters-turn.ts';
import { aGame, perform, turnOf } from '../testing/index.ts';

const wounded = (more: object = {}) =>
  aGame({
    board: 'KWEO',
    leader: 'black-knight',
    roll: 4,
    dungeon: { heart: { uses: 3, most: 4, rested: null } },
    accursed: {
      'black-knight': { wounds: 10 },
      'outcast': { wounds: 3 },
      'blood-witch': { status: { kind: 'dead', injury: 'palsy', health: 14 }, wounds: 14 },
    },
    ...more,
  });

test('WE-21 DL-HRT-02 DL-HRT-03 two uses heal the whole group, the dead included', () => {
  const game = wounded();
  perform(heartWindow(game.table), 'use-heart', 'use-heart', 'pass');
  expect(game.accursed('black-knight').wounds).toBe(2);
  expect(game.accursed('outcast').wounds).toBe(0);
  expect(game.accursed('exorcist').wounds).toBe(0);
  expect(game.accursed('blood-witch').wounds).toBe(6);
  expect(game.dungeon.heart.uses).toBe(1);
});

test('DL-HRT-01 a window for the leader, before this round’s Darkness Roll none', () => {
  const game = wounded();
  const { asked } = perform(heartWindow(game.table), 'pass');
  expect(asked).toMatchObject([
    {
      ask: 'heart-window',
      seat: 'player-1',
      window: true,
      concerns: ['player-1'],
      about: { amount: 4, left: 3 },
    },
  ]);
  game.dungeon.darkness.roll = null;
  expect(perform(heartWindow(game.table)).asked).toEqual([]);
});

test('DL-HRT-05 a leader who let it rest is concerned again when Wounds, healing or combat have changed', () => {
  const game = wounded();
  const concerned = () =>
    perform(heartWindow(game.table), 'pass').asked.map(({ concerns }) => concerns?.includes('player-1'));
  expect(concerned()).toEqual([true]);
  expect(concerned()).toEqual([false]);
  game.accursed('outcast').wounds += 1;
  expect(concerned()).toEqual([true]);
  game.dungeon.darkness.roll = 5;
  expect(concerned()).toEqual([true]);
  game.dungeon.combat = { cards: [] };
  expect(concerned()).toEqual([true]);
  expect(concerned()).toEqual([false]);
  const { asked } = perform(heartWindow(game.table), 'use-heart', 'pass');
  expect(asked.map(({ concerns }) => concerns)).toEqual([[], ['player-1']]);
});

test('DL-HRT-01 not offered when it would heal nobody', () => {
  const game = aGame({ board: 'KW..' });
  expect(perform(heartWindow(game.table)).asked).toEqual([]);
});

test('DL-HRT-02 those who left the dungeon are not healed', () => {
  const game = aGame({
    board: 'KW..',
    leader: 'black-knight',
    accursed: { 'black-knight': { wounds: 5 }, 'blood-witch': { wounds: 5, status: { kind: 'escaped' } } },
  });
  perform(heartWindow(game.table), 'use-heart', 'pass');
  expect(game.accursed('black-knight').wounds).toBe(2);
  expect(game.accursed('blood-witch').wounds).toBe(5);
});

test('DL-HRT-03 as often as there are tokens', () => {
  const game = wounded({ roll: 1 });
  perform(heartWindow(game.table), 'use-heart', 'use-heart', 'use-heart');
  expect(game.dungeon.heart.uses).toBe(0);
  expect(perform(heartWindow(game.table)).asked).toEqual([]);
});

test('DL-HRT-04 a token comes back on the Cursed Heart space, never above the start', () => {
  const game = wounded({ marker: 12 });
  perform(moveMarker(game.table, { kind: 'darkness' }));
  expect(game.dungeon.heart.uses).toBe(4);
  game.dungeon.darkness.marker = 12;
  perform(moveMarker(game.table, { kind: 'darkness' }));
  expect(game.dungeon.heart.uses).toBe(4);
});

test('DL-HRT-05 in an Accursed’s turn: before it, before and after the Move Phase, after the Attack Phase', () => {
  const game = wounded({ turn: ['exorcist', 'start', { begun: false }] });
  const turn = turnOf(game);
  const windowsIn = (...script: string[]) =>
    perform(playAccursedTurn(game.table, turn), ...script).asked.filter(({ ask }) => ask === 'heart-window')
      .length;
  expect(windowsIn('pass')).toBe(1);
  expect(turn.begun).toBe(true);
  expect(windowsIn('go-on', 'pass')).toBe(1);
  expect(turn.part).toBe('before-move');
  expect(windowsIn('go-on', 'pass')).toBe(1);
  expect(turn.part).toBe('before-attack');
  expect(windowsIn('go-on', 'pass')).toBe(1);
  expect(turn.part).toBe('after-attack');
  // Nothing is left but to end the turn.
  expect(windowsIn()).toBe(0);
});

test('DL-HRT-05 in the turn of a Monster type: never between two of its attacks', () => {
  const game = aGame({
    board: `
      Ka...
      b...W`,
    leader: 'blood-witch',
    roll: 4,
    accursed: { 'black-knight': { wounds: 5, stamina: { unspent: 0, spent: 4 } } },
    marks: { a: { kind: 'seeker', target: 'black-knight' }, b: { kind: 'seeker', target: 'black-knight' } },
    phase: {
      kind: 'monsters-turn',
      turn: { kind: 'seeker', part: 'start', waiting: [], threatened: [], shots: [], moving: null },
    },
  });
  const { phase } = game.state;
  if (phase.kind !== 'monsters-turn') throw new Error('no turn of Monsters');
  const asked = (...script: (string | number)[]) =>
    perform(playMonstersTurn(game.table, phase.turn), ...script).asked.map(({ ask }) => ask);
  expect(asked('pass', 'pass')).toEqual(['heart-window', 'heart-window']);
  expect(asked()).toEqual([]);
  expect(asked('pass')).toEqual(['heart-window']);
  expect(asked(1)).toEqual([]);
  expect(asked(1)).toEqual([]);
  expect(asked('pass')).toEqual(['heart-window']);
});

test('q-necrostream-6 each use heals 1 less, at least 1', () => {
  const game = wounded({ quest: 'q-necrostream-6', roll: 1 });
  perform(heartWindow(game.table), 'use-heart', 'pass');
  expect(game.accursed('black-knight').wounds).toBe(9);
  game.dungeon.darkness.roll = 4;
  perform(heartWindow(game.table), 'use-heart', 'pass');
  expect(game.accursed('black-knight').wounds).toBe(6);
});

test('ally pieces are healed with the group', () => {
  const game = wounded();
  game.dungeon.allies.push({
    is: 'ally',
    id: 'ally-1',
    square: game.accursed('exorcist').square + 1000,
    wounds: 5,
    prone: false,
    poison: 0,
    fire: 'none',
    effects: [],
    health: 8,
    armour: 3,
    status: 'in',
    freed: false,
  });
  perform(heartWindow(game.table), 'use-heart', 'pass');
  expect(game.dungeon.allies[0]?.wounds).toBe(1);
});
