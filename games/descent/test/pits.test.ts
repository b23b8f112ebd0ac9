import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { forceMove } from '../src/rules/forced-moves.ts';
import { move, moveOptions } from '../src/rules/moving.ts';
import { climb, climbOptions, crossPit, jump, jumpOptions, monsterPitOptions } from '../src/rules/pits.ts';
import { aGame, type GameSet, type TestGame } from '../testing/index.ts';

const beside = (set: GameSet, points: number): TestGame =>
  aGame({ turn: { hero: 'silhouette', stage: 'act', action: 'run', points }, ...set });
/** The overlord could open a pit under every hero who comes to plain floor. */
const TRAP: GameSet = { hand: ['spiked-pit-1'], threat: 9 };
const ids = (options: readonly { id: string }[]): string[] => options.map(({ id }) => id);

test('DJ-PRP-01 stepping into a pit costs 1 point and 1 wound, and from there he only climbs', () => {
  const game = beside({ board: 'Hp.', heroes: { silhouette: { at: 'H', wounds: 5 } } }, 4);
  const options = moveOptions(game.state, game.hero('silhouette'));
  expect(ids(options)).toEqual(['move:1']);
  const [into] = options;
  if (into === undefined) throw new Error('not offered');
  perform(move(game.table, game.hero('silhouette'), into));
  expect(game.hero('silhouette')).toMatchObject({ place: 1, fallen: true, wounds: 4 });
  expect([game.state.turn?.points, moveOptions(game.state, game.hero('silhouette'))]).toEqual([3, []]);
});

test('DJ-PRP-01 DJ-MOV-15 a figure pushed into a pit falls as well, without points or trap', () => {
  const game = beside(
    { board: 'Hp.', heroes: { silhouette: { at: 'H', wounds: 5, order: 'aim' } }, ...TRAP },
    4,
  );
  expect(perform(forceMove(game.table, 'hero:silhouette', 1, 'DJ-MOV-15')).asked).toEqual([]);
  expect(game.hero('silhouette')).toMatchObject({ fallen: true, wounds: 4, order: null });
  expect(game.state.turn?.points).toBe(4);
});

test('DJ-PRP-02 climbing out costs 2 points and leads to any empty space beside the pit that is no pit', () => {
  const game = beside(
    {
      board: '.F.\np*.\nxp.',
      heroes: { silhouette: { at: '*', fallen: true }, 'sir-valadir': { at: 'F' } },
      ...TRAP,
    },
    2,
  );
  game.state.obstacles.push({ kind: 'pit', square: 4 });
  expect(ids(climbOptions(game.state, game.hero('silhouette')))).toEqual([
    'climb:0',
    'climb:2',
    'climb:5',
    'climb:8',
  ]);
  const [out] = climbOptions(game.state, game.hero('silhouette'));
  if (out === undefined) throw new Error('not offered');
  const { asked } = perform(climb(game.table, game.hero('silhouette'), out), 'pass');
  expect(asked.map(({ ask }) => ask)).toEqual(['play-card']);
  expect(game.hero('silhouette')).toMatchObject({ place: 0, fallen: false });
  expect(game.state.turn?.points).toBe(0);
});

test('DJ-PRP-02 in the middle of a wide pit he climbs out beside the pit spaces joined to his', () => {
  const game = beside({ board: 'ppp.\n####', heroes: { silhouette: { at: [0, 0], fallen: true } } }, 2);
  expect(ids(climbOptions(game.state, game.hero('silhouette')))).toEqual(['climb:3']);
  expect(
    climbOptions(
      beside({ board: 'p.', heroes: { silhouette: { at: [0, 0], fallen: true } } }, 1).state,
      game.hero('silhouette'),
    ),
  ).toEqual([]);
});

test('DJ-PRP-04 DJ-PRP-09 a jump costs 3 for each pit space in a straight line, over friends in them and not over enemies', () => {
  const two = beside({ board: 'Hpp.', heroes: { silhouette: { at: 'H' } } }, 6);
  const [over] = jumpOptions(two.state, two.hero('silhouette'));
  if (over === undefined) throw new Error('not offered');
  expect(over).toMatchObject({ id: 'jump:3', cost: 6 });
  perform(jump(two.table, two.hero('silhouette'), over));
  expect(two.hero('silhouette')).toMatchObject({ place: 3, fallen: false });
  expect(two.state.turn?.points).toBe(0);
  expect(
    jumpOptions(
      beside({ board: 'Hpp.', heroes: { silhouette: { at: 'H' } } }, 5).state,
      two.hero('silhouette'),
    ),
  ).toEqual([]);
  const friend = beside(
    { board: 'HF.', heroes: { silhouette: { at: 'H' }, 'sir-valadir': { at: 'F', fallen: true } } },
    3,
  );
  friend.state.obstacles.push({ kind: 'pit', square: 1 });
  expect(ids(jumpOptions(friend.state, friend.hero('silhouette')))).toEqual(['jump:2']);
  expect(moveOptions(friend.state, friend.hero('silhouette'))).toEqual([]);
  const enemy = beside(
    {
      board: 'HB.',
      heroes: { silhouette: { at: 'H' } },
      monsters: [['beastman', 'normal', 'B', { fallen: true }]],
    },
    3,
  );
  enemy.state.obstacles.push({ kind: 'pit', square: 1 });
  expect(jumpOptions(enemy.state, enemy.hero('silhouette'))).toEqual([]);
});

test('DJ-PRP-02 DJ-PRP-04 monsters climb and jump too; a long one jumps along its length, a flyer needs neither', () => {
  const active = { monster: 1, points: 4, attacks: 1, half: null, webbed: false, begun: true, used: [] };
  const hound = aGame({
    board: '..pp..\n######',
    heroes: { silhouette: {} },
    monsters: [['hell-hound', 'normal', [0, 0], { turned: true }]],
    overlordTurn: { active: { ...active } },
  });
  expect(monsterPitOptions(hound.state, hound.monster(1))).toEqual([]);
  hound.monster(1).place += 1;
  expect(monsterPitOptions(hound.state, hound.monster(1))).toMatchObject([{ id: 'jump:15', cost: 3 }]);
  const over = aGame({
    board: '.p.\n.p.',
    heroes: { silhouette: {} },
    monsters: [['hell-hound', 'normal', [0, 0]]],
    overlordTurn: { active: { ...active } },
  });
  expect(monsterPitOptions(over.state, over.monster(1))).toEqual([]);
  const beastman = aGame({
    board: 'Bp.',
    heroes: { silhouette: {} },
    monsters: [['beastman', 'normal', 'B']],
    overlordTurn: { active: { ...active } },
  });
  const [jumping] = monsterPitOptions(beastman.state, beastman.monster(1));
  if (jumping === undefined) throw new Error('not offered');
  perform(crossPit(beastman.table, beastman.monster(1), jumping));
  expect(beastman.monster(1)).toMatchObject({ place: 2, fallen: false });
  expect(beastman.state.overlord.turn?.active?.points).toBe(1);
  const wing = aGame({
    board: 'Bp.',
    heroes: { silhouette: {} },
    monsters: [['razorwing', 'normal', 'B']],
    overlordTurn: { active: { ...active } },
  });
  expect(monsterPitOptions(wing.state, wing.monster(1))).toEqual([]);
  const down = aGame({
    board: 'p..',
    heroes: { silhouette: {} },
    monsters: [['beastman', 'normal', [0, 0], { fallen: true }]],
    overlordTurn: { active: { ...active } },
  });
  const [climbing] = monsterPitOptions(down.state, down.monster(1));
  if (climbing === undefined) throw new Error('not offered');
  perform(crossPit(down.table, down.monster(1), climbing));
  expect(down.monster(1)).toMatchObject({ place: 1, fallen: false });
});
