import { expect, test } from 'vitest';
import { areasInSight, canSee, isSeenForSpawning, seesFigure, seesFrom } from '../src/rules/sight.ts';
import { rangeBetween } from '../src/rules/spaces.ts';
import { aGame, type TestGame } from '../testing/index.ts';

const sees = (game: TestGame, column: number, row = 0): boolean =>
  canSee(game.state, 'hero:silhouette', game.at([column, row]));

test('WE-03 of an Ogre seen from its flat side only the two nearer spaces can be targeted (DJ-LOS-04, DJ-LOS-02, DJ-ATK-05)', () => {
  const game = aGame({ heroes: { silhouette: { at: [0, 1] } }, monsters: [['ogre', 'normal', [2, 1]]] });
  const sees = (column: number, row: number) => canSee(game.state, 'hero:silhouette', game.at([column, row]));
  expect([sees(2, 1), sees(2, 2), sees(3, 1), sees(3, 2)]).toEqual([true, true, false, false]);
  expect(rangeBetween(game.state, game.at([0, 1]), game.at([2, 2]))).toBe(2);
});

test('WE-12 for spawning the Beastman does not hide a space, for an attack it does (DJ-SPN-06, DJ-SPN-07, DJ-LOS-03)', () => {
  const game = aGame({
    board: 'H.B.',
    heroes: { silhouette: { at: 'H' } },
    monsters: [['beastman', 'normal', 'B']],
  });
  expect(isSeenForSpawning(game.state, game.at([3, 0]))).toBe(true);
  expect(canSee(game.state, 'hero:silhouette', game.at([3, 0]))).toBe(false);
});

test('DJ-LOS-01 DJ-LOS-02 a straight line from centre to centre: a corner only touched hides nothing, a wall crossed does', () => {
  const game = aGame({ board: 'H..\n.x.\n..a', heroes: { silhouette: { at: 'H' } } });
  expect([sees(game, 2, 2), sees(game, 2, 1), sees(game, 1, 2), sees(game, 2, 0)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const past = aGame({ board: 'Hx\nx.', heroes: { silhouette: { at: 'H' } } });
  expect(sees(past, 1, 1)).toBe(true);
  const wall = aGame({ board: '+-+-+\n|H|.|\n+ + +\n|. .|\n+-+-+', heroes: { silhouette: { at: 'H' } } });
  expect([sees(wall, 1, 0), sees(wall, 1, 1)]).toEqual([false, true]);
});

test('DJ-LOS-03 DJ-PRP-05 rubble, figures, closed doors and what is off the board hide; the ends of the line do not', () => {
  const rubble = aGame({ board: 'Hx.', heroes: { silhouette: { at: 'H' } } });
  expect([sees(rubble, 1), sees(rubble, 2)]).toEqual([true, false]);
  const hero = aGame({ board: 'HV.', heroes: { silhouette: { at: 'H' }, 'sir-valadir': { at: 'V' } } });
  expect([sees(hero, 1), sees(hero, 2)]).toEqual([true, false]);
  const door = aGame({ board: '+-+-+\n|HD.|\n+-+-+', heroes: { silhouette: { at: 'H' } } });
  expect(sees(door, 1)).toBe(false);
  expect(sees(aGame({ board: 'H#.', heroes: { silhouette: { at: 'H' } } }), 2)).toBe(false);
});

test('DJ-LOS-05 a large monster sees from any one of its spaces', () => {
  const game = aGame({
    board: '...\n..x\n..H',
    heroes: { silhouette: { at: 'H' } },
    monsters: [['ogre', 'normal', [0, 0]]],
  });
  const from = (column: number, row: number) =>
    seesFrom(game.state, 'monster:1', game.at([column, row]), game.at('H'));
  expect([from(1, 0), from(0, 1), canSee(game.state, 'monster:1', game.at('H'))]).toEqual([
    false,
    true,
    true,
  ]);
});

test('DJ-LOS-06 empty spaces are seen too, beside monsters that are not', () => {
  const game = aGame({
    board: 'Hx.\n...\n...',
    heroes: { silhouette: { at: 'H' } },
    monsters: [['beastman', 'normal', [2, 0]]],
  });
  expect([sees(game, 2, 0), sees(game, 2, 2)]).toEqual([false, true]);
});

test('DJ-LOS-07 DJ-PRP-06 pits, water, familiars, markers, glyphs and open doors hide nothing', () => {
  const game = aGame({
    board: 'Hpwg<b.',
    heroes: { silhouette: { at: 'H' } },
    markers: [[{ kind: 'money' }, 'b']],
    familiars: [{ id: 'boggs', owner: 'silhouette', at: 'b' }],
  });
  expect(sees(game, 6)).toBe(true);
  expect(sees(aGame({ board: '+-+-+\n|Hd.|\n+-+-+', heroes: { silhouette: { at: 'H' } } }), 1)).toBe(true);
});

test('DJ-LOS-08 DJ-LOS-10 DJ-PRP-03 DJ-VAR-04 out of a pit nothing is seen, by the FAQ what is adjacent; others see in', () => {
  const set = {
    board: 'p..V',
    heroes: { silhouette: { at: [0, 0] as const, fallen: true }, 'sir-valadir': { at: 'V' } },
  };
  const game = aGame(set);
  expect([sees(game, 0), sees(game, 1), sees(game, 2)]).toEqual([true, false, false]);
  expect(seesFigure(game.state, 'hero:sir-valadir', 'hero:silhouette')).toBe(true);
  const faq = aGame({ ...set, options: { faq: true } });
  expect([sees(faq, 1), sees(faq, 2)]).toEqual([true, false]);
});

test('DJ-LOS-09 a staircase shows its other end and what is around it, unless somebody stands in the way', () => {
  const on = aGame({ board: 'a<.##b<.', heroes: { silhouette: { at: [1, 0] } } });
  expect([sees(on, 6), sees(on, 5), sees(on, 7)]).toEqual([true, true, true]);
  const beside = aGame({ board: 'a<.##b<.', heroes: { silhouette: { at: 'a' } } });
  expect([sees(beside, 6), sees(beside, 5)]).toEqual([true, false]);
  const barred = aGame({
    board: 'a<.##b<.',
    heroes: { silhouette: { at: 'a' } },
    monsters: [['skeleton', 'normal', [1, 0]]],
  });
  expect(sees(barred, 6)).toBe(false);
});

test('DJ-LOS-10 lines are the same both ways, but a large figure’s own spaces never hide its view', () => {
  const game = aGame({ heroes: { silhouette: { at: [0, 1] } }, monsters: [['ogre', 'normal', [2, 1]]] });
  expect([sees(game, 3, 1), seesFrom(game.state, 'monster:1', game.at([3, 1]), game.at([0, 1]))]).toEqual([
    false,
    true,
  ]);
  game.state.gust = true;
  expect([sees(game, 5, 6), sees(game, 5, 7), canSee(game.state, 'monster:1', game.at([11, 1]))]).toEqual([
    true,
    false,
    true,
  ]);
});

test('DJ-LOS-11 a figure is seen in any of its spaces; in the town nobody sees or is seen', () => {
  const game = aGame({
    board: 'H..\nx..',
    heroes: { silhouette: { at: 'H' }, 'sir-valadir': {} },
    monsters: [['ogre', 'normal', [1, 0]]],
  });
  expect(seesFigure(game.state, 'hero:silhouette', 'monster:1')).toBe(true);
  expect(seesFigure(game.state, 'hero:silhouette', 'hero:sir-valadir')).toBe(false);
  expect(seesFigure(game.state, 'hero:sir-valadir', 'hero:silhouette')).toBe(false);
});

test('DJ-EXP-01 DJ-EXP-05 an unrevealed area is in sight as soon as a hero sees one space of it, a familiar does not count', () => {
  const board = 'H.#1\n##.1\nb.11';
  const game = aGame({
    board,
    hidden: [1],
    heroes: { silhouette: { at: 'H' } },
    familiars: [{ id: 'boggs', owner: 'silhouette', at: 'b' }],
  });
  expect(areasInSight(game.state)).toEqual([]);
  const other = aGame({ board, hidden: [1], heroes: { silhouette: { at: 'b' } } });
  expect(areasInSight(other.state)).toEqual([1]);
});
