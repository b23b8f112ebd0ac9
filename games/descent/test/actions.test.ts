import { expect, test } from 'vitest';
import { aGame, type GameSet, type HeroSet, type TestGame } from '../testing/index.ts';
import { actionsOf } from '../src/rules/hero-actions.ts';
import { monsterDoorOptions } from '../src/rules/doors.ts';
import { monsterPitOptions } from '../src/rules/pits.ts';
import { activation } from './attacking.ts';
import { idsOf, offersOf, playOn } from './turns.ts';

const A = 'mad-carthos';
const B = 'landrec-the-wise';

type Scene = Omit<GameSet, 'heroes'> & { readonly hero?: HeroSet; readonly friend?: HeroSet };

const aScene = ({ hero = { at: 'A' }, friend, ...set }: Scene, points: number): TestGame =>
  aGame({
    ...set,
    heroes: { [A]: { fatigue: 0, ...hero }, ...(friend && { [B]: friend }) },
    turn: { hero: A, stage: 'act', action: 'run', points },
  });

const closed = (rune: 'red' | null, keys: readonly 'red'[] = []): Scene => ({
  board: 'AB\ncd',
  more: {
    doors: [
      {
        id: 'door-1',
        rune,
        edges: [
          [0, 1],
          [2, 3],
        ],
        areas: [0, 0],
        state: 'closed',
        placed: true,
      },
    ],
    runekeys: [...keys],
  },
});

/** What costs so many points is offered with as many and not with one less. */
test.each<readonly [rules: string, option: string, cost: number, scene: Scene]>([
  ['DJ-ACT-03', 'to-town', 1, { board: '@.', hero: { at: [0, 0] } }],
  ['DJ-ACT-03', 'glyph:0', 1, { board: '@.', hero: {} }],
  ['DJ-ACT-04', 'stairs:2', 1, { board: '<.<', hero: { at: [0, 0] } }],
  [
    'DJ-ACT-05',
    `give:dagger-1:${B}`,
    1,
    { board: 'AB', hero: { at: 'A', items: ['dagger-1'] }, friend: { at: 'B' } },
  ],
  ['DJ-ACT-06', 'drink:healing', 1, { board: 'A.', hero: { at: 'A', potions: { healing: 1 } } }],
  ['DJ-ACT-07', 'open-door:door-1', 2, closed(null)],
  ['DJ-ACT-09', 'open-door:door-1', 2, closed('red', ['red'])],
  ['DJ-ACT-08', 'open-chest:1', 2, { board: 'A.', markers: [[{ kind: 'chest', colour: 'copper' }, 'A', 1]] }],
  ['DJ-ACT-10', 're-equip', 2, { board: 'A.', hero: { at: 'A', items: ['dagger-1'] } }],
  ['DJ-ACT-11', 'jump:2', 3, { board: 'Ap.' }],
  ['DJ-ACT-11', 'jump:3', 6, { board: 'App.' }],
  ['DJ-ACT-12', 'shop', 3, { board: '..', hero: {} }],
  ['DJ-ACT-13', `give-pico:${B}`, 2, { board: 'AB', friend: { at: 'B' }, pico: A }],
  ['DJ-ACT-14', 'climb:1', 2, { board: 'p.', hero: { at: [0, 0], fallen: true } }],
])('%s %s costs %i', (_rules, option, cost, scene) => {
  const game = aScene(scene, cost);
  expect(offersOf(aScene(scene, cost - 1), A)).not.toContain(option);
  expect(offersOf(game, A)).toContain(option);
  const action = actionsOf(game.state, game.hero(A)).find(one =>
    one.options(game.state, game.hero(A)).some(({ id }) => id === option),
  );
  const chosen = action?.options(game.state, game.hero(A)).find(({ id }) => id === option);
  expect(chosen?.cost).toBe(cost);
});

test('DJ-ACT-01 DJ-ACT-02 picking up and dropping cost nothing and need no points, after declaring only', () => {
  const game = aGame({
    board: 'A.',
    heroes: { [A]: { at: 'A', items: ['dagger-1'], fatigue: 1 } },
    markers: [[{ kind: 'money' }, 'A']],
    turn: { hero: A, stage: 'equip' },
  });
  expect(idsOf(playOn(game, 'done')).some(id => id.startsWith('pick-up') || id.startsWith('drop'))).toBe(
    false,
  );
  expect(idsOf(playOn(game, 'declare:battle'))).toEqual(
    expect.arrayContaining(['pick-up:1', 'drop:dagger-1']),
  );
  playOn(game, 'drop:dagger-1', 'pick-up:1');
  expect(game.hero(A)).toMatchObject({ items: [], coins: 400 });
  expect(game.state.turn?.points).toBe(0);
});

test('DJ-ACT-09 a locked rune door is opened by nobody', () => {
  expect(offersOf(aScene(closed('red'), 8), A)).not.toContain('open-door:door-1');
});

test('DJ-ACT-07 DJ-ACT-11 DJ-ACT-14 monsters use doors and cross pits at the same price', () => {
  const scene = (board: string, points: number, set: GameSet = {}): TestGame =>
    aGame({
      board,
      heroes: { [A]: {} },
      monsters: [['beastman', 'normal', [0, 0], { fallen: board.startsWith('p') }]],
      overlordTurn: { active: activation({ points }) },
      ...set,
    });
  const pits = (board: string, points: number): string[] => {
    const game = scene(board, points);
    return monsterPitOptions(game.state, game.monster(1)).map(({ id }) => id);
  };
  expect([pits('.p.', 2), pits('.p.', 3)]).toEqual([[], ['jump:2']]);
  expect([pits('p.', 1), pits('p.', 2)]).toEqual([[], ['climb:1']]);
  const { more = {} } = closed(null);
  const doors = (points: number): number => {
    const game = scene('AB\ncd', points, { more });
    return monsterDoorOptions(game.state, game.monster(1)).length;
  };
  expect([doors(1), doors(2)]).toEqual([0, 1]);
});

test('DJ-ACT-15 in the town, in a pit and in a friend’s space only what needs no more is offered', () => {
  const rich: HeroSet = { items: ['dagger-1'], potions: { healing: 1 } };
  const town = offersOf(aScene({ hero: rich, friend: {} }, 8), A);
  expect(town).toEqual(
    expect.arrayContaining(['drink:healing', `give:dagger-1:${B}`, 're-equip', 'drop:dagger-1', 'shop']),
  );
  const pit = offersOf(
    aScene({ board: 'pB', hero: { ...rich, at: [0, 0], fallen: true }, friend: { at: 'B' } }, 8),
    A,
  );
  expect(pit).toEqual(expect.arrayContaining(['drink:healing', `give:dagger-1:${B}`, 're-equip']));
  expect(pit.some(id => id.startsWith('move'))).toBe(false);
  const shared = offersOf(
    aScene(
      {
        board: '...',
        hero: { ...rich, at: [0, 0] },
        friend: { at: [0, 0] },
        markers: [
          [{ kind: 'chest', colour: 'copper' }, [0, 0], 1],
          [{ kind: 'money' }, [0, 0]],
        ],
      },
      8,
    ),
    A,
  );
  expect(shared).toEqual(expect.arrayContaining(['pick-up:2', 'drink:healing']));
  expect(shared).not.toContain('open-chest:1');
});

test('DJ-ACT-15 steps, movement actions and attacks are mixed in any order', () => {
  const game = aGame({
    board: 'A...',
    heroes: { [A]: { at: 'A', potions: { healing: 1 }, wounds: 5 } },
    turn: { hero: A, stage: 'act', action: 'advance', points: 4, attacks: 1 },
  });
  playOn(game, 'move:1', 'drink:healing', 'move:2');
  expect(game.hero(A)).toMatchObject({ place: 2, wounds: 8 });
  expect(game.state.turn).toMatchObject({ points: 1, spent: 3 });
});

test('DJ-ACT-14 DJ-EFF-11 a monkey climbs, and takes no other movement action', () => {
  const game = aScene(
    { board: 'p.', hero: { at: [0, 0], fallen: true, monkey: { timer: 1, fresh: false } } },
    5,
  );
  expect(offersOf(game, A)).toEqual(['climb:1', 'end-turn']);
  playOn(game, 'climb:1');
  expect(game.hero(A)).toMatchObject({ place: 1, fallen: false });
});
