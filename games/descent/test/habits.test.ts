import type { Option, Question } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import type { OverlordDeckCard } from '../src/data/overlord-cards.ts';
import { evaluate } from '../src/evaluate.ts';
import { doorsToOpen } from '../src/habits/doors-to-open.ts';
import { errandsOf } from '../src/habits/errands.ts';
import { stepsFrom, wayOfHeroes, wayOfMonsters } from '../src/habits/ways.ts';
import { habits } from '../src/habits.ts';
import type { OnBoard } from '../src/rules/figures.ts';
import type { Hero } from '../src/state.ts';
import { aGame, aQuest, type GameSet } from '../testing/index.ts';
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

describe('the cards of the overlord', () => {
  const DISCARD = { count: 0 };
  const discarding = (cards: readonly OverlordDeckCard[]): Question => ({
    ...asking('discard-cards', 'overlord', [], DISCARD),
    options: [...cards.map(card => ({ id: `discard:${card}`, card })), { id: 'done' }],
  });
  const spawning = (card: OverlordDeckCard): Question => ({
    ...asking('play-spawn', 'overlord', []),
    options: [{ id: `play:${card}`, card } as Option, { id: 'done' }],
  });

  test('DJ-OVC-04 a power over areas to come is kept until there are none', () => {
    const question = discarding(['hordes-of-the-things-1', 'rage-1']);
    expect(favourite(aQuest('into-the-dark', [0, 1]).state, question)).toBe('done');
    expect(favourite(aQuest('into-the-dark', [0, 1, 2, 3, 4]).state, question)).toBe(
      'discard:hordes-of-the-things-1',
    );
  });

  test('DJ-OVC-04 so are traps for doors and chests', () => {
    const question = discarding(['explosive-door', 'mimic']);
    const { state } = aQuest('into-the-dark', [0, 1, 2, 3, 4]);
    expect(favourite(state, question)).toBe('done');
    state.doors = state.doors.map(door => ({ ...door, state: 'open' }));
    expect(favourite(state, question)).toBe('discard:explosive-door');
    state.markers = [];
    expect(habits(state, question).map(weight => weight > 1)).toEqual([true, true, false]);
  });

  test('DJ-OVT-06 the more heroes, the more monsters are called', () => {
    const four = ['silhouette', 'sir-valadir', 'lyssa', 'mordrog'] as const;
    const after = (heroes: number, monsters: number): string => {
      const { state } = aGame({
        heroes: Object.fromEntries(four.slice(0, heroes).map((id, at) => [id, { at: [at, 0] as const }])),
        monsters: Array.from({ length: monsters }, (_, at) => ['beastman', 'normal', [at, 5]] as const),
        threat: 10,
      });
      return favourite(state, spawning('skeleton-patrol-1'));
    };
    expect([after(2, 1), after(2, 2)]).toEqual(['play:skeleton-patrol-1', 'done']);
    expect([after(4, 4), after(4, 8)]).toEqual(['play:skeleton-patrol-1', 'done']);
  });
});

describe('a hero', () => {
  test('DJ-EFF-13 in a web does not declare what takes steps', () => {
    const game = aGame({
      heroes: { 'silhouette': { at: [1, 1] }, 'sir-valadir': { at: [1, 2] } },
      markers: [[{ kind: 'chest', colour: 'gold' }, [9, 1], 7]],
      turn: { hero: 'silhouette', stage: 'declare', webbed: true },
    });
    const ids = ['action:run', 'action:advance', 'action:battle', 'action:ready'];
    const question = asking('declare-action', 'hero-1', ids, { hero: 'silhouette' });
    expect(favourite(game.state, question)).toBe('action:ready');
    if (game.state.turn !== null) game.state.turn.webbed = false;
    expect(favourite(game.state, question)).toBe('action:run');
  });

  test('DJ-DOR-01 opens a door also while monsters are near: others would come in their place', () => {
    const game = aQuest('into-the-dark', [0, 1], {
      heroes: { 'silhouette': {}, 'sir-valadir': {} },
    });
    const [silhouette, valadir] = [game.hero('silhouette'), game.hero('sir-valadir')];
    Object.assign(silhouette, { place: game.at([12, 17]) });
    Object.assign(valadir, { place: game.at([12, 18]) });
    const doors = (): ReadonlySet<number> => doorsToOpen(game.state, silhouette as OnBoard<Hero>);
    expect(game.state.monsters.length).toBeGreaterThan(2);
    expect(doors()).toContain(silhouette.place);
    silhouette.wounds = 3;
    expect(doors()).not.toContain(silhouette.place);
  });

  test('DJ-TRS-16 goes farther for a chest while few tokens are left', () => {
    const worthWith = (conquest: number): number => {
      const game = aGame({
        conquest,
        heroes: { silhouette: { at: [1, 1] } },
        markers: [[{ kind: 'chest', colour: 'copper' }, [5, 5], 1]],
      });
      return Math.max(...errandsOf(game.state, game.hero('silhouette')).map(({ worth }) => worth));
    };
    expect(worthWith(4)).toBeGreaterThan(worthWith(8));
    expect(worthWith(8)).toBeGreaterThan(worthWith(12));
    expect(worthWith(30)).toBe(worthWith(12));
  });

  test('DJ-MOV-07 in the space of a friend goes on into a pit if nothing else is left', () => {
    const game = aGame({
      board: '..',
      heroes: { 'silhouette': { at: [0, 0] }, 'sir-valadir': { at: [0, 0], items: ['sword-1'] } },
      turn: { hero: 'sir-valadir', stage: 'act', action: 'run', points: 6 },
    });
    game.state.obstacles.push({ kind: 'pit', square: game.at([1, 0]) });
    const ids = ['re-equip', 'drop:sword-1', `move:${game.at([1, 0])}`];
    const question = asking('hero-acts', 'hero-2', ids, { hero: 'sir-valadir', points: 6 });
    expect(favourite(game.state, question)).toBe(ids[2]);
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
