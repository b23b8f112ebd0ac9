import { expect, test } from 'vitest';
import { areAdjacent, isHigher, sees, squaresOf } from '../src/rules/figures.ts';
import {
  groundOf,
  hasSight,
  isAdjacent,
  isWalkable,
  levelAt,
  mayClimb,
  tilesAt,
} from '../src/rules/ground.ts';
import { distanceBetween, reach, walkingDistancesFrom, distanceTo } from '../src/rules/paths.ts';
import { changeArchway, joinTile } from '../src/rules/plan.ts';
import { cardShape, layingAt, outwardsOf } from '../src/rules/tiles.ts';
import { aGame, layOut, squareOn } from '../testing/index.ts';

const storage = [{ card: 'storage-room', by: 'N2', exits: ['S2'] }] as const;

test('DL-TRM-04 DL-TRM-05 an archway has two squares, each beside one of either tile, and belongs to both', () => {
  const plan = layOut(storage);
  const ground = groundOf(plan);
  const [first] = plan.archways;
  expect(first?.squares.map(square => tilesAt(ground, square))).toEqual([
    [0, 1],
    [0, 1],
  ]);
  for (const at of [0, 1] as const) {
    expect(isAdjacent(ground, first?.squares[at] ?? 0, squareOn(plan, 0, at, 3))).toBe(true);
    expect(isAdjacent(ground, first?.squares[at] ?? 0, squareOn(plan, 1, 2 + at, 0))).toBe(true);
  }
  expect(distanceBetween(ground, [squareOn(plan, 0, 0, 3)], [squareOn(plan, 1, 2, 0)])).toBe(2);
});

test('DL-TRM-07 a closed archway is a wall and has no square to stand on', () => {
  const plan = layOut([{ card: 'storage-room', by: 'N2', door: 'closed' }]);
  const ground = groundOf(plan);
  expect(isWalkable(ground, plan.archways[0]?.squares[0] ?? 0)).toBe(false);
  expect(hasSight(ground, squareOn(plan, 0, 0, 3), squareOn(plan, 1, 2, 0))).toBe(false);
  expect(distanceBetween(ground, [squareOn(plan, 0, 0, 3)], [squareOn(plan, 1, 2, 0)])).toBeGreaterThan(1000);
});

test('evt-portcullis nothing passes it or is adjacent through it, but sight and distance go on', () => {
  const plan = layOut([{ card: 'storage-room', by: 'N2', door: 'portcullis' }]);
  const ground = groundOf(plan);
  const [inside, outside] = [squareOn(plan, 0, 0, 3), squareOn(plan, 1, 2, 0)];
  expect(isWalkable(ground, plan.archways[0]?.squares[0] ?? 0)).toBe(false);
  expect(isAdjacent(ground, inside, plan.archways[0]?.squares[0] ?? 0)).toBe(false);
  expect(hasSight(ground, inside, outside)).toBe(true);
  expect(distanceBetween(ground, [inside], [outside])).toBe(2);
  expect(distanceTo(ground, walkingDistancesFrom(ground, [inside]), outside)).toBeGreaterThan(1000);
});

test('DL-MOV-03 DL-MOV-04 a column keeps the squares apart that meet only at its corner', () => {
  const plan = layOut([{ card: 'pillared-rotunda', by: 'N2' }]);
  const ground = groundOf(plan);
  const at = (x: number, y: number) => squareOn(plan, 1, x, y);
  expect(isAdjacent(ground, at(1, 1), at(2, 2))).toBe(false);
  expect(isAdjacent(ground, at(2, 1), at(1, 2))).toBe(false);
  expect(isAdjacent(ground, at(0, 1), at(1, 2))).toBe(true);
  expect(hasSight(ground, at(1, 1), at(2, 2))).toBe(false);
});

test('DL-MOV-03 no diagonal between two solid objects; DL-TRM-11 distance is counted over them', () => {
  const game = aGame({ board: 'Ko.\nox.\n...' });
  const ground = groundOf(game.dungeon.plan);
  expect(isAdjacent(ground, game.at('K'), game.at('x'))).toBe(false);
  expect(distanceBetween(ground, [game.at('K')], [game.at('x')])).toBe(1);
  expect(hasSight(ground, game.at('K'), game.at('x'))).toBe(true);
});

test('DL-LOS-01 DL-EXP-12 tiles turned: what one sees of the other through the archway', () => {
  const plan = layOut([{ card: 'forked-passage', by: 'W0', exits: ['E0', 'S2'] }]);
  const ground = groundOf(plan);
  // Entered at W0 from the north, the long arm runs south: its far end is in line with the stairs.
  expect(hasSight(ground, squareOn(plan, 0, 0, 0), squareOn(plan, 1, 5, 1))).toBe(true);
  expect(hasSight(ground, squareOn(plan, 0, 0, 0), squareOn(plan, 1, 2, 3))).toBe(false);
});

test('DL-EXP-12 a bent passage joins as usual, but only adjacent squares see each other', () => {
  const start = layOut([]);
  const [archway] = start.archways;
  if (archway === undefined) throw new Error('no archway');
  const laying = {
    ...(layingAt(
      cardShape('storage-room'),
      { side: 'north', first: 2 },
      archway.squares,
      outwardsOf(archway),
    ) ?? { x: 0, y: 0, turns: 0 as const }),
    x: 5,
    y: 5,
  };
  const apart = { plan: start } as Parameters<typeof changeArchway>[0];
  const outer = [5 * 128 + 7, 5 * 128 + 8] as const;
  apart.plan = joinTile(start, 0, 'storage-room', laying, outer, [], { bent: true });
  changeArchway(apart, 0, { door: 'none' });
  const ground = groundOf(apart.plan);
  expect(isAdjacent(ground, archway.squares[0], outer[0])).toBe(true);
  expect(isAdjacent(ground, archway.squares[0], outer[1])).toBe(true);
  expect(isAdjacent(ground, archway.squares[0], outer[0] - 1)).toBe(true);
  expect(isAdjacent(ground, archway.squares[0], outer[1] + 1)).toBe(false);
  expect(hasSight(ground, archway.squares[0], outer[0])).toBe(true);
  expect(hasSight(ground, archway.inner[0], outer[0])).toBe(false);
  expect(distanceBetween(ground, [archway.inner[0]], [outer[0]])).toBe(2);
});

test('DL-ELV-01 DL-ELV-02 DL-ELV-07 up by the stairs only, down anywhere', () => {
  const game = aGame({ board: '^^a^\n^=^^\nK..b', under: { a: '^' } });
  const ground = groundOf(game.dungeon.plan);
  expect(levelAt(ground, game.on(0, 1, 1))).toBeNull();
  expect(mayClimb(ground, game.at('K'), game.on(0, 0, 1))).toBe(false);
  expect(mayClimb(ground, game.on(0, 0, 1), game.at('K'))).toBe(true);
  expect(mayClimb(ground, game.at('K'), game.on(0, 1, 1))).toBe(true);
  expect(distanceTo(ground, walkingDistancesFrom(ground, [game.at('b')]), game.at('a'))).toBe(3);
});

test('DL-ELV-04 DL-ELV-05 higher ground, not from a stair and not with a large base', () => {
  const game = aGame({
    board: 'KOab\n.W.c\n....\n....',
    under: { K: '^', O: '=' },
    marks: { a: 'seeker', b: 'seeker' },
  });
  expect(isHigher(game.state, game.accursed('black-knight'), game.monster('a'))).toBe(true);
  expect(isHigher(game.state, game.accursed('outcast'), game.monster('a'))).toBe(false);
});

test('DL-LRG-01 DL-LRG-03 a large base touches with any of its squares', () => {
  const game = aGame({ board: '..D..\n....K\n.....', marks: { D: 'dreadworm' } });
  expect(squaresOf(game.monster('D'))).toHaveLength(4);
  expect(areAdjacent(game.state, game.monster('D'), game.accursed('black-knight'))).toBe(true);
});

test('DL-LRG-02 its traced square steps through Free squares, and the whole base must fit at the end', () => {
  const game = aGame({ board: 'D..###\n...a..\n##.b..\n##....', marks: { D: 'dreadworm' } });
  const walk = {
    ground: groundOf(game.dungeon.plan),
    plan: game.dungeon.plan,
    blocked: [],
    base: 2,
    budget: 4,
  } as const;
  const ends = reach(walk, game.at('D')).ends.map(({ square }) => square);
  expect(ends).toContain(game.on(0, 2, 2));
  expect(ends).not.toContain(game.on(0, 2, 0));
  expect(reach(walk, game.at('D')).pathTo(game.on(0, 2, 2)).length).toBeGreaterThan(1);
});

test('DL-LOS-03 DL-LOS-04 an Accursed sees what is lit, a Monster everything in line', () => {
  const lay = [
    { card: 'long-corridor', by: 'N0', exits: ['S0'] },
    { card: 'narrow-passage', by: 'N0', exits: ['S0'] },
    { card: 'storage-room', by: 'N2' },
  ] as const;
  const game = aGame({
    lay,
    accursed: { 'black-knight': { at: [1, 0, 5] }, 'outcast': { at: [2, 0, 3] } },
    monsters: [{ kind: 'seeker', at: [3, 2, 0] }],
    leader: 'black-knight',
  });
  const seeker = game.monster('seeker');
  expect(sees(game.state, game.accursed('outcast'), seeker)).toBe(false);
  expect(sees(game.state, seeker, game.accursed('outcast'))).toBe(true);
  game.state.leader = 'outcast';
  expect(sees(game.state, game.accursed('outcast'), seeker)).toBe(true);
});
