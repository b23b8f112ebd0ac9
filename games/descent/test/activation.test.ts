import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { newActivation } from '../src/rules/activation.ts';
import { playOverlord } from '../src/rules/overlord-turn.ts';
import { aGame, aQuest, faces, type GameSet, offered, type TestGame } from '../testing/index.ts';

const activating = (set: GameSet): TestGame =>
  aGame({ ...set, overlordTurn: { stage: 'activate', ...set.overlordTurn } });

const play = (game: TestGame, ...script: Parameters<typeof perform>[1][]) =>
  perform(playOverlord(game.table), ...script);

const activeOf = ({ state }: TestGame) => state.overlord.turn?.active;

test('DJ-OVT-08 speed in points and one attack, before, between or after the steps', () => {
  const game = activating({
    board: 'H...M',
    heroes: { 'sir-valadir': { at: 'H' } },
    monsters: [['beastman', 'normal', 'M']],
  });
  play(game, 'activate:monster:1');
  expect(activeOf(game)).toMatchObject({ points: 4, attacks: 1, half: 'whole', begun: false });
  play(game, 'move:1');
  expect(activeOf(game)).toMatchObject({ points: 1, begun: true });
  play(game, 'attack:monster', faces(['red', '1/3/0'], ['green', '0/2/1']));
  expect(game.hero('sir-valadir').wounds).toBe(11);
  expect(activeOf(game)).toMatchObject({ points: 1, attacks: 0 });
  const then = play(game, 'move:2');
  expect(offered(then, 'monster-acts')).toEqual(['move:2', 'end-activation']);
  expect(play(game).asked).toEqual([]);
  expect(activeOf(game)).toBeNull();
});

test('DJ-OVT-08 two attacks with Quick Shot, and what a quest adds', () => {
  const game = aGame({ monsters: [['manticore', 'normal', [4, 4]]] });
  expect(newActivation(game.state, game.monster(1))).toMatchObject({ points: 4, attacks: 2 });
  const quest = aQuest('the-beasts-of-harrow', [0]);
  quest.state.quest.lists['killed'] = ['selith'];
  const greymaw = { ...game.monster(1), kind: 'hell-hound', rank: 'master', named: 'greymaw' } as const;
  expect(newActivation(quest.state, greymaw).attacks).toBe(2);
});

test('DJ-EFF-04 a stunned normal monster loses a token and its activation', () => {
  const game = activating({
    monsters: [['beastman', 'normal', [4, 4], { tokens: { burn: 0, stun: 2, web: 0 } }]],
  });
  play(game, 'activate:monster:1');
  expect(game.monster(1).tokens.stun).toBe(1);
  expect(activeOf(game)).toBeNull();
  play(game);
  expect(game.state.overlord.turn?.stage).toBe('end');
});

test('DJ-EFF-08 DJ-EFF-16 a stunned master moves or attacks, and has one attack at most', () => {
  const stunned = (script: string[]) => {
    const game = activating({
      board: 'HM..',
      heroes: { 'sir-valadir': { at: 'H' } },
      monsters: [['beastman', 'master', 'M', { tokens: { burn: 0, stun: 1, web: 0 } }]],
    });
    play(game, 'activate:monster:1');
    expect(activeOf(game)).toMatchObject({ half: null, points: 4, attacks: 1 });
    const first = play(game, ...script, ...(script[0] === 'move:2' ? [] : [[1, 1, 1]]));
    expect(offered(first, 'monster-acts')).toEqual(['move:2', 'move:3', 'attack:monster', 'end-activation']);
    return game;
  };
  const moved = stunned(['move:2']);
  expect(activeOf(moved)).toMatchObject({ half: 'move', points: 3 });
  expect(offered(play(moved, 'end-activation'), 'monster-acts')).not.toContain('attack:monster');
  const attacked = stunned(['attack:monster']);
  expect(activeOf(attacked)).toMatchObject({ half: 'attack' });
  expect(play(attacked).asked).toEqual([]);
});

test('DJ-OVT-08 DJ-MOV-07 where a monster may not stay its activation does not end while it can go on', () => {
  const game = activating({
    board: '.MN.',
    heroes: {},
    monsters: [
      ['beastman', 'normal', 'M'],
      ['sorcerer', 'normal', 'N'],
    ],
  });
  play(game, 'activate:monster:1');
  play(game, 'move:2');
  const on = play(game, 'move:3');
  expect(offered(on, 'monster-acts')).toEqual(['move:3', 'move:1', 'move:0']);
  expect(offered(play(game, 'end-activation'), 'monster-acts')).toContain('end-activation');
});

test('DJ-OVT-08 DJ-MOV-07 stopped where it may not stay, it goes to the nearest place', () => {
  const game = activating({
    board: '.MN.',
    heroes: {},
    monsters: [
      ['beastman', 'normal', [2, 0]],
      ['sorcerer', 'normal', 'N'],
    ],
    overlordTurn: {
      active: {
        monster: 1,
        points: 0,
        attacks: 0,
        half: 'whole',
        webbed: false,
        begun: true,
        used: ['moved'],
      },
    },
  });
  play(game, 'aside:3');
  expect(game.monster(1).place).toBe(3);
  expect(activeOf(game)).toBeNull();
});

test('DJ-OVT-08 doors, pits and, with the FAQ, stairs are among what a monster does', () => {
  const game = activating({
    board: `
      +-+-+-+-+-+
      |. . . .D.|
      + + + + + +
      |. . . .D.|
      +-+-+-+-+-+`,
    heroes: {},
    monsters: [['beastman', 'normal', [3, 0]]],
  });
  play(game, 'activate:monster:1');
  const options = offered(play(game, 'open-door:door-1'), 'monster-acts');
  expect(options).toContain('open-door:door-1');
  expect(activeOf(game)?.points).toBe(2);
  const faq = activating({
    board: '<.<',
    options: { faq: true },
    heroes: {},
    monsters: [['beastman', 'normal', [0, 0]]],
  });
  play(faq, 'activate:monster:1');
  expect(offered(play(faq, 'stairs:2'), 'monster-acts')).toContain('stairs:2');
  expect(faq.monster(1).place).toBe(2);
});

test('DJ-OVT-12 an Undying monster that came back goes on with what it had left', () => {
  const game = activating({
    board: 'H..M',
    heroes: { 'mad-carthos': { at: 'H', order: 'guard', items: ['crossbow-1'] } },
    monsters: [['skeleton', 'master', 'M', { wounds: 2 }]],
  });
  play(game, 'activate:monster:1');
  const dice = faces(['blue', '2/2/0'], ['green', '1/2/0']);
  play(game, 'move:2', 'guard:crossbow-1', dice, 'pass', [4]);
  expect(game.told('monster-restored')).toHaveLength(1);
  expect(activeOf(game)).toMatchObject({ monster: 1, points: 4, attacks: 1 });
});

test('DJ-OVT-10 DJ-OVT-06 a quest has its part in spawning, at the start of step 3 and at the end of an activation and the turn', () => {
  const game = aQuest('four-lights', [1, 2, 6], { overlordTurn: { stage: 'spawn' }, round: 4 });
  game.state.monsters = [];
  game.state.quest.counters['rift'] = 1;
  play(game);
  expect(game.state.monsters).toMatchObject([{ kind: 'beastman', rank: 'master' }]);
  const monster = game.state.monsters[0];
  if (monster === undefined) throw new Error('not placed');
  monster.place = game.at([0, 11]);
  play(game);
  play(game, `activate:monster:${monster.id}`);
  play(game, 'end-activation');
  expect(game.told('ward-broken')).toHaveLength(1);
});
