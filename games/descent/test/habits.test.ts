import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { stepsFrom, wayOfHeroes, wayOfMonsters } from '../src/habits/ways.ts';
import { habits } from '../src/habits.ts';
import { aGame, type GameSet } from '../testing/index.ts';
import { asking, favourite } from './asking.ts';

describe('the overlord', () => {
  test('DJ-OVC-10 pushes a hero from under the block to where his monsters are', () => {
    const game = aGame({
      heroes: { silhouette: { at: [4, 4] } },
      monsters: [['beastman', 'normal', [8, 4]]],
    });
    const ids = [`push:${game.at([3, 4])}`, `push:${game.at([5, 4])}`];
    expect(favourite(game.state, asking('push-hero', 'overlord', ids, { hero: 'silhouette' }))).toBe(ids[1]);
  });

  test('hides a beast after its raid where the heroes are not', () => {
    const game = aGame({ heroes: { silhouette: { at: [1, 1] } } });
    const ids = [`burrow:${game.at([3, 1])}`, `burrow:${game.at([9, 9])}`];
    expect(favourite(game.state, asking('retreat', 'overlord', ids))).toBe(ids[1]);
  });

  test('lets the heroes look into the empty lair first', () => {
    const { state } = aGame({});
    const ids = ['lair:greymaw', 'lair:selith', 'lair:decoy'];
    expect(favourite(state, asking('choose-lair', 'overlord', ids))).toBe('lair:decoy');
  });
});

describe('ways', () => {
  const board = '.....\n.....\n.....';

  test('DJ-PRP-05 lead around rubble, also where it has just come down', () => {
    const game = aGame({ board, heroes: { silhouette: { at: [0, 1] } } });
    const goal = game.at([2, 1]);
    const steps = (): number => stepsFrom(wayOfHeroes(game.state, [goal]), game.at([0, 1]));
    expect(steps()).toBe(2);
    for (const row of [0, 1]) game.state.obstacles.push({ kind: 'rubble', square: game.at([1, row]) });
    expect(stepsFrom(wayOfMonsters(game.state, [game.at([2, 0])]), game.at([0, 0]))).toBe(4);
    game.state.obstacles.push({ kind: 'rubble', square: game.at([1, 2]) });
    expect(steps()).toBe(Infinity);
  });

  test('lead to the nearest of several goals', () => {
    const game = aGame({ board, heroes: { silhouette: { at: [0, 1] } } });
    const way = wayOfHeroes(game.state, [game.at([0, 0]), game.at([4, 2])]);
    expect([0, 1, 2, 3, 4].map(column => stepsFrom(way, game.at([column, 1])))).toEqual([1, 1, 2, 1, 1]);
    expect(stepsFrom(wayOfHeroes(game.state, []), game.at([0, 0]))).toBe(Infinity);
  });
});

test('a hero without room for a relic parts with something else: it would only lie at his feet again', () => {
  const game = aGame({
    heroes: {
      'mad-carthos': { at: [1, 1], items: ['immolation-1'], pack: ['staff-of-punishment', 'word-of-vaal'] },
    },
  });
  const ids = ['drop:soulbiter', 'drop:staff-of-punishment', 'drop:word-of-vaal'];
  const [relic, ...others] = habits(
    game.state,
    asking('arrange-items', 'hero-1', ids, { hero: 'mad-carthos' }),
  );
  expect(relic).toBe(0);
  expect(others.every(weight => weight > 0)).toBe(true);
});

test('what was judged before a monster moved or was hurt is not held against it afterwards', () => {
  const set = (at: readonly [number, number], wounds: number): GameSet => ({
    heroes: { silhouette: { at: [1, 1], items: ['sword-1'] }, 'sir-valadir': { at: [0, 5] } },
    monsters: [['ogre', 'normal', at, { wounds }]],
    turn: { hero: 'silhouette', stage: 'act', action: 'advance', points: 4, attacks: 1 },
  });
  const game = aGame(set([6, 6], 0));
  const squares = [2, 3, 4].flatMap(x => [1, 2, 3, 4].map(y => `move:${game.at([x, y])}`));
  const question = asking('hero-acts', 'hero-1', [...squares, 'end-turn'], { hero: 'silhouette', points: 4 });
  const before = habits(game.state, question);
  const [ogre] = game.state.monsters;
  if (ogre === undefined) throw new Error('no ogre');
  ogre.place = game.at([4, 1]);
  ogre.wounds = 3;
  expect(habits(game.state, question)).toEqual(habits(aGame(set([4, 1], 3)).state, question));
  expect(habits(game.state, question)).not.toEqual(before);
});

test('DJ-RND-01 whoever has yet to act may still gain something', () => {
  const { state } = aGame({ heroes: { silhouette: { at: [1, 1] }, 'sir-valadir': { at: [2, 2] } } });
  const before = evaluate(state, 'hero-1');
  const [hero] = state.heroes;
  if (hero !== undefined) hero.acted = true;
  expect(evaluate(state, 'hero-1')).toBeLessThan(before);
});
