import { describe, expect, test } from 'vitest';
import { characters, distanceApart, enemiesOf, isWithin, presentAccursed } from '../src/rules/figures.ts';
import { pickOne } from '../src/rules/dice.ts';
import { groundOf, hasSight, isAdjacent, isThere, isWalkable } from '../src/rules/ground.ts';
import { endUntil, endUntilTurnOf, hasEffect, putInForce } from '../src/rules/in-force.ts';
import { distanceBetween, distanceTo, FAR, walkingDistancesFrom } from '../src/rules/paths.ts';
import { adjacentTiles, changeArchway, changeBoulder } from '../src/rules/plan.ts';
import { armourOf } from '../src/rules/profile.ts';
import { isUnused, refresh, useUp } from '../src/rules/sources.ts';
import { aGame, layOut, perform, squareOn } from '../testing/index.ts';

test('DL-TRM-01 Accursed and Monsters are characters, and each other’s enemies', () => {
  const game = aGame({ board: 'K..a', marks: { a: 'seeker' } });
  const [knight, seeker] = [game.accursed('black-knight'), game.monster('a')];
  expect(characters(game.state)).toEqual([knight, seeker]);
  expect(enemiesOf(game.state, knight)).toEqual([seeker]);
  expect(enemiesOf(game.state, seeker)).toEqual([knight]);
});

test('DL-TRM-02 DL-TRM-05 within a tile: on its squares, or on those of an archway attached to it', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N2', exits: ['S2'] }],
    accursed: { 'black-knight': { at: [1, 0, 0] } },
  });
  const knight = game.accursed('black-knight');
  expect([0, 1].map(tile => isWithin(game.state, knight, tile))).toEqual([false, true]);
  knight.square = game.dungeon.plan.archways[0]?.squares[0] ?? 0;
  expect([0, 1].map(tile => isWithin(game.state, knight, tile))).toEqual([true, true]);
  // With nothing beyond, an archway belongs to its one tile only.
  changeArchway(game.dungeon, 1, { door: 'none', opened: 2 });
  knight.square = game.dungeon.plan.archways[1]?.squares[0] ?? 0;
  expect([0, 1].map(tile => isWithin(game.state, knight, tile))).toEqual([false, true]);
});

test('DL-TRM-03 tiles that touch without an archway between are walled off', () => {
  // A bend that comes back: the last square of the second lies right beside the stairs.
  const plan = layOut([
    { card: 'left-bend', by: 'N0', exits: ['E2'] },
    { card: 'left-bend', by: 'N0', exits: ['E2'] },
  ]);
  const ground = groundOf(plan);
  const touching = ground.squares.flatMap(square =>
    [square + 1, square + 128]
      .filter(other => isThere(ground, other))
      .filter(
        other => ground.tiles[ground.place[square] ?? 0]?.[0] !== ground.tiles[ground.place[other] ?? 0]?.[0],
      )
      .map(other => [square, other] as const),
  );
  const joined = touching.filter(([a, b]) => isAdjacent(ground, a, b));
  for (const [a, b] of joined)
    expect(plan.archways.some(({ squares }) => squares.includes(a) || squares.includes(b))).toBe(true);
});

test('DL-TRM-07 opened, both squares of an archway can be walked on, even with nothing beyond', () => {
  const game = aGame({ lay: [], accursed: { 'black-knight': { at: [0, 0, 0] } } });
  const squares = game.dungeon.plan.archways[0]?.squares ?? [];
  expect(squares.map(square => isWalkable(groundOf(game.dungeon.plan), square))).toEqual([false, false]);
  changeArchway(game.dungeon, 0, { door: 'none' });
  expect(squares.map(square => isWalkable(groundOf(game.dungeon.plan), square))).toEqual([true, true]);
  changeArchway(game.dungeon, 0, { door: 'closed' });
  expect(squares.map(square => isWalkable(groundOf(game.dungeon.plan), square))).toEqual([false, false]);
});

test('DL-TRM-09 DL-TRM-10 at random: each of those present with the same chance, a single one without a draw', () => {
  const game = aGame({ board: 'KWO.' });
  game.accursed('blood-witch').status = { kind: 'escaped' };
  const drawn = perform(pickOne('random-accursed', presentAccursed(game.state), 'DL-TRM-09'), 'outcast');
  expect(drawn.value?.id).toBe('outcast');
  const rule = pickOne('random-accursed', presentAccursed(game.state), 'DL-TRM-09');
  expect(rule.next(0).value).toMatchObject({ from: ['black-knight', 'outcast'], dice: [2] });
  expect(perform(pickOne('random-accursed', [game.accursed('outcast')], 'DL-TRM-09')).value?.id).toBe(
    'outcast',
  );
});

describe('DL-TRM-11 distance', () => {
  test('diagonal steps count 1, characters and low objects do not lengthen it', () => {
    const game = aGame({ board: 'Koa.\n....\n...b', marks: { a: 'seeker', b: 'seeker' } });
    expect(distanceApart(game.state, game.accursed('black-knight'), game.monster('a'))).toBe(2);
    expect(distanceApart(game.state, game.accursed('black-knight'), game.monster('b'))).toBe(3);
  });

  test('walking distance goes round what cannot be walked on', () => {
    const game = aGame({ board: 'Ko.\n.o.\n.o.\n...' });
    const ground = groundOf(game.dungeon.plan);
    const [from, to] = [game.at('K'), game.on(0, 2, 0)];
    expect(distanceBetween(ground, [from], [to])).toBe(2);
    expect(distanceTo(ground, walkingDistancesFrom(ground, [from]), to)).toBe(6);
  });

  test('a closed archway ends every route', () => {
    const plan = layOut([{ card: 'storage-room', by: 'N2', door: 'closed' }]);
    expect(distanceBetween(groundOf(plan), [squareOn(plan, 0, 0, 3)], [squareOn(plan, 1, 2, 0)])).toBe(FAR);
  });

  test('between large bases the nearest pair of squares counts', () => {
    const game = aGame({ board: 'K.D.\n....', marks: { D: 'dreadworm' } });
    expect(distanceApart(game.state, game.accursed('black-knight'), game.monster('D'))).toBe(2);
  });
});

test('DL-TRM-12 the Boulder blocks its 2x2 squares, but no line of sight and no distance', () => {
  const game = aGame({ board: 'K....\n.....' });
  changeBoulder(game.dungeon, { square: game.on(0, 2, 0), rolls: { x: -1, y: 0 }, event: 1 });
  const ground = groundOf(game.dungeon.plan);
  const [from, to] = [game.at('K'), game.on(0, 4, 0)];
  expect([2, 3].flatMap(x => [0, 1].map(y => isWalkable(ground, game.on(0, x, y))))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(hasSight(ground, from, to)).toBe(true);
  expect(distanceBetween(ground, [from], [to])).toBe(4);
  expect(distanceTo(ground, walkingDistancesFrom(ground, [from]), to)).toBe(FAR);
  changeBoulder(game.dungeon, null);
  expect(isWalkable(groundOf(game.dungeon.plan), game.on(0, 2, 0))).toBe(true);
});

test('DL-TRM-14 tiles are adjacent when one archway joins them, its door open or closed', () => {
  const game = aGame({
    lay: [
      { card: 'long-corridor', by: 'N0', exits: ['S0'], door: 'closed' },
      { card: 'storage-room', by: 'N2' },
    ],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
  });
  expect(adjacentTiles(game.dungeon, 1)).toEqual([0, 2]);
  expect(adjacentTiles(game.dungeon, 0)).toEqual([1]);
});

describe('DL-TRM-16 durations', () => {
  test('until the user’s next turn, until the end of combat', () => {
    const game = aGame({ board: 'KE' });
    const knight = game.accursed('black-knight');
    putInForce(knight, 'aegis-of-dawn', 'exorcist');
    putInForce(knight, 'sundered', 'exorcist');
    endUntilTurnOf(game.state, 'black-knight');
    expect(hasEffect(knight, 'aegis-of-dawn')).toBe(true);
    endUntilTurnOf(game.state, 'exorcist');
    expect(hasEffect(knight, 'aegis-of-dawn')).toBe(false);
    endUntil(game.state, 'combat');
    expect(hasEffect(knight, 'sundered')).toBe(false);
  });

  test('once per turn comes back with the next turn, once per dungeon does not', () => {
    const game = aGame({ board: 'K.' });
    const knight = game.accursed('black-knight');
    useUp(knight, 'war-brawler');
    useUp(knight, 'war-rally');
    refresh(game.state, 'turn');
    expect(isUnused(knight, 'war-brawler')).toBe(true);
    expect(isUnused(knight, 'war-rally')).toBe(false);
  });
});

test('DL-TRM-17 one temporary effect used twice counts once; others add up', () => {
  const game = aGame({ board: 'K.', accursed: { 'black-knight': { items: [] } } });
  const knight = game.accursed('black-knight');
  const before = armourOf(game.state, knight);
  putInForce(knight, 'aegis-of-dawn', 'exorcist');
  putInForce(knight, 'aegis-of-dawn', 'exorcist');
  expect(armourOf(game.state, knight)).toBe(before + 2);
  putInForce(knight, 'crimson-shield', 'blood-witch');
  expect(armourOf(game.state, knight)).toBe(before + 5);
});
