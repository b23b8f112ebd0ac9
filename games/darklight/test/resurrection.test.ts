import { expect, test } from 'vitest';
import type { AccursedStatus } from '../src/state.ts';
import { playAccursedTurn } from '../src/rules/accursed-turn.ts';
import { heal } from '../src/rules/healing.ts';
import { attributeOf, healedOf } from '../src/rules/profile.ts';
import { returnAtEnd, tryToReturn } from '../src/rules/resurrection.ts';
import { aGame, perform, type TestGame, turnOf } from '../testing/index.ts';

const dead = (more: Partial<Extract<AccursedStatus, { kind: 'dead' }>> = {}): AccursedStatus => ({
  kind: 'dead',
  injury: 'palsy',
  health: 15,
  ...more,
});

const tries = (game: TestGame, ...script: (string | number | number[])[]) =>
  perform(tryToReturn(game.table, game.accursed('outcast')), ...script);

test('WE-20 DL-RES-02 DL-RES-03 DL-RES-05 a failed try, more healing, and the return', () => {
  const game = aGame({
    board: 'O..K',
    leader: 'black-knight',
    accursed: { outcast: { status: dead(), wounds: 11 } },
    turn: ['outcast', 'start', { begun: false }],
  });
  const outcast = game.accursed('outcast');
  const { square } = outcast;
  const turn = turnOf(game);
  perform(playAccursedTurn(game.table, turn), 'pass', 'attempt', [3, 4]);
  expect(outcast.status.kind).toBe('dead');
  // Its turn is skipped.
  expect(game.state.phase.kind).toBe('turns');
  heal(game.table, outcast, 6, 'DL-RES-01');
  game.state.phase = { kind: 'accursed-turn', turn };
  perform(playAccursedTurn(game.table, turn), 'pass', 'attempt', [4, 5]);
  expect(outcast).toMatchObject({ status: { kind: 'in' }, prone: true, wounds: 5, square });
  expect(turn.begun).toBe(true);
});

test('DL-RES-01 what has been healed is Health less Wounds', () => {
  const game = aGame({
    board: 'O..K',
    leader: 'black-knight',
    accursed: { outcast: { status: dead(), wounds: 15 } },
  });
  const outcast = game.accursed('outcast');
  expect(healedOf(game.state, outcast)).toBe(0);
  heal(game.table, outcast, 4, 'DL-RES-01');
  expect(healedOf(game.state, outcast)).toBe(4);
});

test('DL-RES-02 with fewer than 2 healed nothing is asked; with 2 it may try or wait', () => {
  const game = aGame({
    board: 'O..K',
    leader: 'black-knight',
    accursed: { outcast: { status: dead(), wounds: 14 } },
  });
  expect(tries(game)).toMatchObject({ value: false, asked: [] });
  game.accursed('outcast').wounds = 13;
  expect(tries(game, 'pass').value).toBe(false);
  expect(tries(game, 'attempt', [1, 1]).value).toBe(true);
});

test('DL-RES-03 DL-RES-04 a total above what was healed fails, and the healing stays', () => {
  const game = aGame({
    board: 'O..K',
    leader: 'black-knight',
    accursed: { outcast: { status: dead(), wounds: 8 } },
  });
  expect(tries(game, 'attempt', [4, 4]).value).toBe(false);
  expect(game.accursed('outcast').wounds).toBe(8);
  expect(tries(game, 'attempt', [3, 4]).value).toBe(true);
});

test('DL-RES-05 with its Injury in force', () => {
  const game = aGame({
    board: 'O..K',
    leader: 'black-knight',
    accursed: { outcast: { status: dead(), wounds: 3 } },
  });
  tries(game, 'attempt', [1, 1]);
  const outcast = game.accursed('outcast');
  expect(outcast.injuries).toEqual(['palsy']);
  expect(attributeOf(game.state, outcast, 'agility')).toBe(3);
});

test('DL-RES-05 on an occupied square it is set on the nearest Free one, its player choosing', () => {
  const game = aGame({
    board: `
      ...
      .K.
      ..x`,
    leader: 'black-knight',
    accursed: { 'outcast': { status: dead(), wounds: 3, at: [0, 1, 1] } },
  });
  const { asked } = tries(game, 'attempt', [1, 1], `square:${game.at('x')}`);
  expect(asked.at(-1)).toMatchObject({ ask: 'set-aside', seat: 'player-1' });
  expect(game.accursed('outcast').square).toBe(game.at('x'));
});

test('DL-RES-05 while no square is Free nobody returns: no attempt, and the healing stays', () => {
  const game = aGame({
    board: 'Ka',
    leader: 'black-knight',
    marks: { a: 'seeker' },
    accursed: { outcast: { status: dead(), wounds: 3, at: [0, 0, 0] } },
  });
  expect(tries(game)).toMatchObject({ value: false, asked: [] });
  expect(game.told('no-room-to-return')).toMatchObject([{ rule: 'DL-RES-05', who: 'outcast' }]);
  expect(game.accursed('outcast')).toMatchObject({ status: { kind: 'dead' }, wounds: 3 });
});

test('DL-RES-05 Monsters beside it without a target turn on it', () => {
  const game = aGame({
    board: 'Oa.K',
    leader: 'black-knight',
    marks: { a: 'seeker' },
    accursed: { outcast: { status: dead(), wounds: 3 } },
  });
  tries(game, 'attempt', [1, 1]);
  expect(game.monster('a').target).toBe('outcast');
});

test('DL-RES-06 DL-SRV-06 all dead Accursed return at the end of a completed dungeon, the lost do not', () => {
  const game = aGame({
    board: 'OWK.',
    leader: 'black-knight',
    accursed: {
      'outcast': { status: dead({ injury: 'cracked-ribs' }), wounds: 15 },
      'blood-witch': { status: { kind: 'lost', how: 'insane' } },
    },
  });
  perform(returnAtEnd(game.table));
  // Health 15, less 2 by the Injury; half of it, rounded up.
  expect(game.accursed('outcast')).toMatchObject({
    status: { kind: 'in' },
    wounds: 7,
    injuries: ['cracked-ribs'],
  });
  expect(game.accursed('blood-witch').status.kind).toBe('lost');
});

test('DL-RES-07 counted with the Health of its death; the new Injury counts only after the roll', () => {
  const game = aGame({
    board: 'O..K',
    leader: 'black-knight',
    accursed: {
      outcast: { status: dead({ injury: 'cracked-ribs' }), wounds: 13, stamina: { unspent: 1, spent: 2 } },
    },
  });
  const outcast = game.accursed('outcast');
  expect(healedOf(game.state, outcast)).toBe(2);
  expect(tries(game, 'attempt', [1, 1]).value).toBe(true);
  // Health is 13 now, and that never kills.
  expect(outcast).toMatchObject({ wounds: 12, stamina: { unspent: 1, spent: 2 } });
});

test('DL-RES-07 healing above Health is lost', () => {
  const game = aGame({
    board: 'O..K',
    leader: 'black-knight',
    accursed: { outcast: { status: dead(), wounds: 3 } },
  });
  heal(game.table, game.accursed('outcast'), 9, 'DL-RES-01');
  expect(healedOf(game.state, game.accursed('outcast'))).toBe(15);
});

test('exo-last-rites take 2 off the roll of the dead on the same tile', () => {
  const game = aGame({
    board: 'O..E',
    leader: 'exorcist',
    accursed: { outcast: { status: dead(), wounds: 11 }, exorcist: { skills: ['exo-last-rites'] } },
  });
  expect(tries(game, 'attempt', [3, 4]).value).toBe(false);
  expect(tries(game, 'attempt', [3, 3]).value).toBe(true);
});
