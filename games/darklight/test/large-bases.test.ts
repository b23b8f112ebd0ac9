import { expect, test } from 'vitest';
import {
  areAdjacent,
  blockedSquares,
  charactersWithin,
  distanceApart,
  isHigher,
  isWithin,
  sees,
  squaresOf,
  tilesOf,
} from '../src/rules/figures.ts';
import { walkAlong, walkOf } from '../src/rules/movement.ts';
import { reach } from '../src/rules/paths.ts';
import { aGame, offersIn, perform } from '../testing/index.ts';

const turns = { kind: 'turns' } as const;

test('DL-LRG-01 a large base blocks all its squares and is one character', () => {
  const game = aGame({ board: '.D..\n....\nK...', marks: { D: 'dreadworm' } });
  const worm = game.monster('D');
  const squares = [game.on(0, 1, 0), game.on(0, 2, 0), game.on(0, 1, 1), game.on(0, 2, 1)];
  expect(squaresOf(worm)).toEqual(squares);
  expect([...blockedSquares(game.state, game.accursed('black-knight'))]).toEqual(squares);
  expect(game.dungeon.monsters).toHaveLength(1);
});

test('DL-LRG-02 it walks by the path of one square, through a gap where its base does not fit, and ends where it does', () => {
  const game = aGame({
    board: `
      D.#...
      ......
      ..#...
      K.....`,
    marks: { D: 'charnel-hulk' },
    phase: turns,
  });
  const hulk = game.monster('D');
  const found = reach(walkOf(game.state, hulk, 6), hulk.square);
  const end = game.on(0, 3, 0);
  expect(found.ends.map(({ square }) => square)).toContain(end);
  // Its squares (1,1) and (2,1) would lie beside walls on the way: it is nowhere in between.
  expect(found.ends.map(({ square }) => square)).not.toContain(game.on(0, 2, 0));
  perform(walkAlong(game.table, hulk, found.pathTo(end)));
  expect(squaresOf(hulk)).toEqual([end, end + 1, end + 128, end + 129]);
});

test('DL-LRG-02 at the end all squares are Free; its own old ones count as Free', () => {
  const game = aGame({ board: 'D...K\n.....', marks: { D: 'charnel-hulk' }, phase: turns });
  const ends = reach(walkOf(game.state, game.monster('D'), 3), game.at('D')).ends.map(({ square }) => square);
  expect(ends).toEqual([game.on(0, 1, 0), game.on(0, 2, 0)]);
});

test('DL-LRG-02 a door in its way is opened by the square that it goes by', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N2', door: 'closed' }],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
    monsters: [{ kind: 'charnel-hulk', at: [1, 2, 1] }],
    phase: turns,
  });
  const hulk = game.monster('charnel-hulk');
  const found = reach(walkOf(game.state, hulk, 9), hulk.square);
  const end = game.on(0, 0, 2);
  perform(walkAlong(game.table, hulk, found.pathTo(end)));
  expect(hulk.square).toBe(end);
  expect(game.dungeon.plan.archways[0]?.door).toBe('none');
});

test('DL-LRG-03 adjacent to whatever touches any square; for sight and distance the best square counts', () => {
  const game = aGame({ board: 'K.D..\n.....\n##..O', marks: { D: 'dreadworm' } });
  const worm = game.monster('D');
  expect(areAdjacent(game.state, worm, game.accursed('outcast'))).toBe(true);
  expect(areAdjacent(game.state, worm, game.accursed('black-knight'))).toBe(false);
  expect(distanceApart(game.state, worm, game.accursed('black-knight'))).toBe(2);
  const corner = aGame({
    board: `
      K.#D.
      .....`,
    marks: { D: 'dreadworm' },
  });
  // Its upper squares are behind the wall, its lower ones are not.
  expect(sees(corner.state, corner.accursed('black-knight'), corner.monster('D'))).toBe(true);
});

test('DL-LRG-04 neither higher nor lower than anyone, even half on elevated squares, and it climbs anywhere', () => {
  const game = aGame({ board: 'D.^^\n..^^\n....\nK...', marks: { D: 'dreadworm' } });
  const worm = game.monster('D');
  const ends = reach(walkOf(game.state, worm, 2), worm.square).ends.map(({ square }) => square);
  expect(ends).toContain(game.on(0, 1, 0));
  expect(ends).toContain(game.on(0, 2, 0));
  worm.square = game.on(0, 2, 0);
  expect(isHigher(game.state, worm, game.accursed('black-knight'))).toBe(false);
});

test('DL-LRG-05 within every tile on which it has a square, and there once', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N2' }],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
    monsters: [{ kind: 'dreadworm', at: [0, 0, 3] }],
  });
  const worm = game.monster('dreadworm');
  expect(tilesOf(game.state, worm)).toEqual([0, 1]);
  expect([0, 1].every(tile => isWithin(game.state, worm, tile))).toBe(true);
  expect(charactersWithin(game.state, 1)).toEqual([worm]);
  expect(offersIn(game).some(id => id.startsWith('move:'))).toBe(true);
});
