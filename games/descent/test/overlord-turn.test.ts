import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { playOverlord } from '../src/rules/overlord-turn.ts';
import type { OverlordStage } from '../src/state.ts';
import { aGame, faces, type GameSet, offered, power, type TestGame } from '../testing/index.ts';

/** The heroes are behind a wall, so that nobody sees anything. */
const BOARD = `
  +-+-+-+-+-+-+
  |H V|. . . .|
  + + + + + + +
  |. .|. . . .|
  +-+-+-+-+-+-+`;

const atStage = (stage: OverlordStage, set: GameSet = {}): TestGame =>
  aGame({
    board: BOARD,
    heroes: { 'mad-carthos': { at: 'H' }, 'sir-valadir': { at: 'V' } },
    deck: ['aim-3', 'dodge-1', 'dodge-2', 'dodge-3', 'rage-1'],
    ...set,
    overlordTurn: { stage, ...set.overlordTurn },
  });

const play = (game: TestGame, ...script: Parameters<typeof perform>[1][]) =>
  perform(playOverlord(game.table), ...script);

const stageOf = ({ state }: TestGame) => state.overlord.turn?.stage;

test('DJ-OVT-01 DJ-OVT-10 the turn goes from threat and cards over spawning to activation, and then the round is over', () => {
  const game = atStage('begin', { monsters: [['beastman', 'normal', [5, 1]]] });
  play(game);
  play(game, 'dodge-1', 'aim-3');
  expect(game.told('overlord-turn-begun')).toHaveLength(1);
  expect(game.state.overlord).toMatchObject({ threat: 2, hand: ['dodge-1', 'aim-3'] });
  play(game, 'done');
  play(game);
  play(game);
  play(game);
  expect(stageOf(game)).toBe('activate');
  play(game, 'end-phase');
  play(game);
  expect(game.state.overlord.turn).toBeNull();
  expect(game.state.phase).toEqual({ kind: 'end-of-round' });
});

test('DJ-OVT-02 DJ-OVT-03 one threat for each hero, in the town or on the board, less 1 by Cautious, and two cards', () => {
  const game = atStage('collect', {
    heroes: { 'mad-carthos': {}, 'sir-valadir': { at: 'V' }, 'lyssa': { skills: ['cautious'] } },
  });
  play(game, 'dodge-1', 'dodge-2');
  expect(game.state.overlord).toMatchObject({ threat: 2, hand: ['dodge-1', 'dodge-2'] });
  expect(game.told('card-drawn').map(({ to, card }) => [to, card])).toEqual([
    [['overlord'], 'dodge'],
    [['overlord'], 'dodge'],
  ]);
  expect(game.told('cards-drawn')).toMatchObject([{ count: 2 }]);
});

test('DJ-OVT-04 DJ-OVC-02 DJ-OVC-03 above eight cards he must discard, below he may; each gives its value', () => {
  const game = atStage('discard', {
    hand: [
      'aim-1',
      'aim-2',
      'charge-1',
      'charge-2',
      'rage-2',
      'doom',
      'spiked-pit-1',
      'spiked-pit-2',
      'mimic',
    ],
  });
  const first = play(game, 'discard:doom');
  expect(offered(first, 'discard-cards')).toEqual([
    'discard:aim',
    'discard:charge',
    'discard:rage',
    'discard:doom',
    'discard:spiked-pit',
    'discard:mimic',
  ]);
  expect(game.state.overlord.threat).toBe(5);
  expect(game.state.overlord.deck.discard).toContain('doom');
  expect(game.told('card-discarded')).toMatchObject([{ card: 'doom', reveals: true }]);
  const second = play(game, 'discard:spiked-pit');
  expect(offered(second, 'discard-cards').at(-1)).toBe('done');
  expect(game.state.overlord.threat).toBe(7);
  play(game, 'done');
  expect(stageOf(game)).toBe('cards');
  expect(game.state.overlord.powers).toEqual([]);
});

test('DJ-OVC-02 the limit of eight is of no account at any other time', () => {
  const hand = [
    'aim-1',
    'aim-2',
    'charge-1',
    'charge-2',
    'rage-2',
    'spiked-pit-1',
    'mimic',
    'doom',
    'trapmaster',
  ];
  const game = atStage('activate', { hand: hand as NonNullable<GameSet['hand']> });
  play(game);
  expect(stageOf(game)).toBe('end');
  expect(game.state.overlord.hand).toHaveLength(9);
});

test('DJ-OVT-05 DJ-TIM-02 DJ-OVC-17 cards for the start of the turn come between the discard and step 3: one event, one trap', () => {
  const hand = ['gust-of-wind-1', 'gust-of-wind-2', 'dark-charm'] as const;
  const early = atStage('collect', { hand, threat: 20 });
  expect(play(early, 'aim-3', 'dodge-1').asked).toEqual([]);
  const game = atStage('cards', { hand, threat: 20 });
  const first = play(game, 'play:gust-of-wind');
  expect(offered(first, 'play-at-start')).toEqual([
    'play:gust-of-wind',
    'play:dark-charm',
    'discard-one',
    'done',
  ]);
  expect(game.state).toMatchObject({ gust: true, overlord: { threat: 14 } });
  const second = play(game, 'play:dark-charm', 'charm-hero:hero:mad-carthos', power('blank'));
  expect(offered(second, 'play-at-start')).toEqual(['play:dark-charm', 'discard-one', 'done']);
  expect(game.told('trap-resisted')).toMatchObject([{ hero: 'mad-carthos' }]);
  expect(play(game).asked).toEqual([]);
  expect(stageOf(game)).toBe('spawn');
  const late = atStage('activate', { hand, threat: 20, monsters: [['beastman', 'normal', [5, 1]]] });
  expect(offered(play(late, 'end-phase'), 'activate-next')).toEqual([
    'activate:monster:1',
    'discard-one',
    'end-phase',
  ]);
});

test('DJ-OVT-06 DJ-OVC-12 in step 2 one spawn card, and no second one', () => {
  const game = atStage('spawn', { hand: ['skeleton-patrol-1', 'razorwing-flock'], threat: 9 });
  const first = play(game, 'play:razorwing-flock', 'place:4', 'place:5');
  expect(offered(first, 'play-spawn')).toEqual([
    'play:skeleton-patrol',
    'play:razorwing-flock',
    'discard-one',
    'done',
  ]);
  expect(game.state.monsters.map(({ kind, place }) => [kind, place])).toEqual([
    ['razorwing', 4],
    ['razorwing', 5],
  ]);
  expect(game.state.overlord).toMatchObject({ threat: 4, hand: ['skeleton-patrol-1'] });
  expect(play(game).asked).toEqual([]);
  expect(stageOf(game)).toBe('effects');
  const early = atStage('cards', { hand: ['razorwing-flock'], threat: 9 });
  expect(play(early).asked).toEqual([]);
});

test('DJ-OVT-07 each monster once, in any order; those that came this turn too, and none needs to be', () => {
  const game = atStage('activate', {
    monsters: [
      ['beastman', 'normal', [2, 0]],
      ['skeleton', 'normal', [3, 0]],
      ['sorcerer', 'normal', [4, 0]],
    ],
  });
  play(game, 'activate:monster:2');
  expect(game.state.overlord.turn?.active).toMatchObject({ monster: 2, points: 5, attacks: 1 });
  play(game, 'end-activation');
  const left = play(game, 'activate:monster:1');
  expect(offered(left, 'activate-next')).toEqual(['activate:monster:1', 'activate:monster:3', 'end-phase']);
  play(game, 'end-activation');
  play(game, 'end-phase');
  expect(stageOf(game)).toBe('end');
  expect(game.state.overlord.turn?.activated).toEqual([2, 1]);
});

test('DJ-OVT-09 DJ-OVT-08 a melee monster cannot attack from afar, a sorcerer can', () => {
  const near = (kind: 'beastman' | 'sorcerer') => {
    const game = atStage('activate', {
      board: 'H...M',
      heroes: { 'mad-carthos': { at: 'H' } },
      monsters: [[kind, 'normal', 'M', { tokens: { burn: 0, stun: 0, web: 1 } }]],
      overlordTurn: { used: ['webbed:1'] },
    });
    play(game, 'activate:monster:1');
    return play(game, ...(kind === 'sorcerer' ? ['end-activation'] : []));
  };
  expect(offered(near('sorcerer'), 'monster-acts')).toEqual(['attack:monster', 'end-activation']);
  expect(near('beastman').asked).toEqual([]);
});

test('DJ-OVT-11 step 3 begins with burn in the overlord’s order, then web, for all; stun waits for the activation', () => {
  const burning = { tokens: { burn: 1, stun: 0, web: 0 } };
  const game = atStage('effects', {
    monsters: [
      ['ogre', 'normal', [2, 0], burning],
      ['beastman', 'normal', [5, 0], burning],
      ['beastman', 'normal', [5, 1], { tokens: { burn: 0, stun: 1, web: 2 } }],
    ],
  });
  const performed = play(game, 'roll-burn:monster:2', power('enh'), power('surge'), power('surge', 'blank'));
  expect(offered(performed, 'burn-next')).toEqual(['roll-burn:monster:1', 'roll-burn:monster:2']);
  expect(game.monster(2)).toMatchObject({ wounds: 1, tokens: { burn: 1 } });
  expect(game.monster(1)).toMatchObject({ wounds: 0, tokens: { burn: 0 } });
  expect(game.monster(3).tokens).toEqual({ burn: 0, stun: 1, web: 1 });
  play(game, 'activate:monster:3');
  expect(game.monster(3).tokens.stun).toBe(0);
  expect(game.state.overlord.turn?.active).toBeNull();
});

test('DJ-OVC-04 he may discard at any choice of his turn', () => {
  const game = atStage('activate', { hand: ['mimic', 'aim-1'], monsters: [['beastman', 'normal', [5, 1]]] });
  play(game, 'discard-one', 'discard:mimic');
  expect(game.state.overlord).toMatchObject({ threat: 3, hand: ['aim-1'], turn: { stage: 'activate' } });
});

test('DJ-OVT-01 the wind of the last turn drops when the next one begins', () => {
  const game = atStage('begin', { more: { gust: true } });
  play(game);
  expect(game.state.gust).toBe(false);
  expect(game.told('gust-dropped')).toHaveLength(1);
});

test('DJ-OVT-12 a guard who interrupts does not end the activation: points and attack are still there', () => {
  const game = atStage('activate', {
    board: 'H..M',
    heroes: { 'mad-carthos': { at: 'H', order: 'guard', items: ['crossbow-1'] } },
    monsters: [['beastman', 'normal', 'M']],
  });
  play(game, 'activate:monster:1');
  play(game, 'move:2', 'guard:crossbow-1', faces(['blue', 'X'], ['green', '0/3/0']));
  expect(game.state.overlord.turn?.active).toMatchObject({ monster: 1, points: 3, attacks: 1 });
  expect(game.hero('mad-carthos').order).toBeNull();
});

test('DJ-OVT-12 DJ-DTH-01 a monster that a guard kills leaves its activation, and the next one may begin', () => {
  const game = atStage('activate', {
    board: 'H..MO',
    heroes: { 'mad-carthos': { at: 'H', order: 'guard', items: ['crossbow-1'] } },
    monsters: [
      ['beastman', 'normal', 'M', { wounds: 1 }],
      ['sorcerer', 'normal', 'O'],
    ],
  });
  play(game, 'activate:monster:1');
  play(game, 'move:2', 'guard:crossbow-1', faces(['blue', '2/2/0'], ['green', '1/2/0']), 'pass');
  expect(game.state.overlord.turn?.active).toBeNull();
  expect(offered(play(game, 'end-phase'), 'activate-next')).toEqual(['activate:monster:2', 'end-phase']);
});
