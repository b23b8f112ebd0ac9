import { expect, test } from 'vitest';
import { diceOf, armsOf } from '../src/rules/attack-dice.ts';
import { killHero } from '../src/rules/death.ts';
import { bringAlong, bringFamiliars, moveFamiliars } from '../src/rules/familiars.ts';
import { figuresAt, figuresOnBoard } from '../src/rules/figures.ts';
import { canSee, isSeenForSpawning } from '../src/rules/sight.ts';
import { travel } from '../src/rules/stairs-and-glyphs.ts';
import { armorOf, isNearSkye } from '../src/rules/stats.ts';
import { mayEnd } from '../src/rules/walk.ts';
import type { Familiar } from '../src/state.ts';
import { aGame, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';
import { playOn } from './turns.ts';

const A = 'mad-carthos';
const B = 'landrec-the-wise';

type Placed = NonNullable<GameSet['familiars']>[number];

const aScene = (familiars: readonly Omit<Placed, 'owner'>[], set: GameSet = {}): TestGame =>
  aGame({
    heroes: { [A]: { at: [0, 0] }, [B]: { at: [11, 11] } },
    familiars: familiars.map(one => ({ owner: A, ...one })),
    ...set,
    turn: { hero: A, stage: 'familiars' },
  });

const first = (game: TestGame): Familiar => {
  const [familiar] = game.state.familiars;
  if (familiar === undefined) throw new Error('a familiar');
  return familiar;
};

/** Where the first familiar could go: the spaces offered, the script being that it stays. */
const reachable = (game: TestGame): number[] =>
  offered(perform(moveFamiliars(game.table, game.hero(A)), 'pass'), 'move-familiar')
    .filter(id => id.startsWith('familiar-move'))
    .map(id => Number(id.split(':')[1]))
    .sort((a, b) => a - b);

test('DJ-FAM-01 DJ-FAM-14 familiars begin in their owner’s space, and Ronan carries Pico', () => {
  const game = aGame({
    heroes: {
      'vyrah-the-falconer': { at: [1, 1], skills: ['boggs-the-rat'] },
      'ronan-of-the-wild': { at: [2, 2], skills: ['mata-and-kata'] },
    },
  });
  for (const hero of game.state.heroes) bringFamiliars(game.state, hero);
  for (const hero of game.state.heroes) bringFamiliars(game.state, hero);
  expect(game.state.familiars.map(({ id, owner, place }) => [id, owner, place])).toEqual([
    ['skye', 'vyrah-the-falconer', game.at([1, 1])],
    ['boggs', 'vyrah-the-falconer', game.at([1, 1])],
    ['mata', 'ronan-of-the-wild', game.at([2, 2])],
    ['kata', 'ronan-of-the-wild', game.at([2, 2])],
  ]);
  expect(game.state.pico).toBe('ronan-of-the-wild');
});

test('DJ-FAM-02 each familiar moves once when the turn is over, up to its speed', () => {
  const game = aScene([
    { id: 'boggs', at: [0, 0] },
    { id: 'skye', at: [0, 0] },
  ]);
  game.state.turn = { ...aTurn(game), stage: 'end' };
  const next = playOn(game, `familiar-move:${game.at([4, 0])}`, `familiar-move:${game.at([5, 0])}`);
  expect(game.state.familiars.map(({ place }) => place)).toEqual([game.at([4, 0]), game.at([5, 0])]);
  expect(next).toMatchObject({ ask: 'declare-action', about: { hero: B } });
  expect(game.told('familiar-moved')).toMatchObject([{ familiar: 'boggs' }, { familiar: 'skye' }]);
});

const aTurn = (game: TestGame): NonNullable<TestGame['state']['turn']> => {
  if (game.state.turn === null) throw new Error('a turn');
  return game.state.turn;
};

test('DJ-FAM-03 it walks through enemies and may stop with anybody', () => {
  const game = aScene([{ id: 'boggs', at: [0, 0] }], {
    board: '.....',
    heroes: { [A]: { at: [0, 0] } },
    monsters: [['beastman', 'normal', [1, 0]]],
  });
  expect(reachable(game)).toEqual([1, 2, 3, 4]);
});

test('DJ-FAM-04 DJ-FAM-07 a familiar is no figure: it hinders nobody, hides nothing and cannot be hit', () => {
  const game = aScene([{ id: 'skye', at: [1, 0] }], { board: '...', heroes: { [A]: { at: [0, 0] } } });
  expect(figuresAt(game.state, 1)).toEqual([]);
  expect(figuresOnBoard(game.state)).toEqual([`hero:${A}`]);
  expect(mayEnd(game.state, `hero:${A}`, 1)).toBe(true);
  expect(canSee(game.state, `hero:${A}`, 2)).toBe(true);
});

test('DJ-FAM-05 it picks up nothing unless it is a ferret', () => {
  const game = aScene([{ id: 'boggs', at: [1, 0] }], { markers: [[{ kind: 'healing' }, [1, 0]]] });
  const { asked } = perform(moveFamiliars(game.table, game.hero(A)), 'pass');
  expect(asked[0]?.options.every(({ id }) => id.startsWith('familiar-move') || id === 'pass')).toBe(true);
});

test('DJ-FAM-06 DJ-FAM-09 of all familiars only Boggs, of speed 4, keeps monsters from being spawned in his sight', () => {
  const set: GameSet = { board: '.x.......', heroes: { [A]: { at: [0, 0] } } };
  expect(isSeenForSpawning(aScene([{ id: 'skye', at: [2, 0] }], set).state, 8)).toBe(false);
  expect(isSeenForSpawning(aScene([{ id: 'boggs', at: [2, 0] }], set).state, 8)).toBe(true);
  expect(reachable(aScene([{ id: 'boggs', at: [2, 0] }], set))).toEqual([3, 4, 5, 6]);
});

test('DJ-FAM-08 they go to the town with their owner, by glyph or by death, and come back with him', () => {
  const set: GameSet = { board: '@..', heroes: { [A]: { at: [0, 0] } } };
  const dead = aScene([{ id: 'skye', at: [2, 0] }], set);
  perform(killHero(dead.table, dead.hero(A), { kind: 'pit' }));
  const gone = aScene([{ id: 'skye', at: [2, 0] }], set);
  gone.state.turn = { ...aTurn(gone), points: 1 };
  perform(travel(gone.table, gone.hero(A), { id: 'to-town', action: 'to-town' }));
  expect([first(dead).place, first(gone).place]).toEqual(['town', 'town']);
  expect(perform(moveFamiliars(gone.table, gone.hero(A))).value).toBe(false);
  gone.hero(A).place = 0;
  bringAlong(gone.state, gone.hero(A));
  expect(first(gone).place).toBe(0);
});

test('DJ-FAM-10 a ferret, of speed 6, takes a potion on its way and hands it over for a point', () => {
  const game = aScene([{ id: 'mata', at: [0, 0] }], {
    board: '..........',
    heroes: { [A]: { at: [0, 0] }, [B]: { at: [7, 0] } },
    markers: [[{ kind: 'vitality' }, [3, 0]]],
  });
  const { asked } = perform(
    moveFamiliars(game.table, game.hero(A)),
    'familiar-move:3',
    'pick-up:1',
    'familiar-move:6',
  );
  expect(game.state.markers).toEqual([]);
  expect(first(game)).toMatchObject({ place: 6, carries: 'vitality' });
  expect(asked[0]?.options.map(({ id }) => id)).not.toContain('familiar-move:7');
  game.state.turn = { ...aTurn(game), moved: [] };
  perform(moveFamiliars(game.table, game.hero(A)), `give:${B}`, 'equip:vitality', 'familiar-move:1');
  expect(first(game)).toMatchObject({ place: 1, carries: null });
  expect(game.hero(B).potions.vitality.equipped).toBe(1);
});

test('DJ-FAM-10 from ferret to ferret, and never coins, relics, runekeys or to a monkey', () => {
  const game = aScene(
    [
      { id: 'mata', at: [1, 0], carries: 'dagger-1' },
      { id: 'kata', at: [2, 0] },
    ],
    {
      heroes: { [A]: { at: [0, 0] }, [B]: { at: [1, 1], monkey: { timer: 1, fresh: false } } },
      markers: [
        [{ kind: 'money' }, [2, 0]],
        [{ kind: 'relic', relic: 'soulbiter' }, [2, 0]],
        [{ kind: 'runekey', colour: 'red' }, [2, 0]],
      ],
    },
  );
  const mata = perform(moveFamiliars(game.table, game.hero(A)), 'give:kata', 'pass');
  expect(mata.asked[0]?.options.map(({ id }) => id)).not.toContain(`give:${B}`);
  expect(game.state.familiars.map(({ carries }) => carries)).toEqual([null, 'dagger-1']);
  game.state.familiars.forEach(familiar => Object.assign(familiar, { carries: null }));
  expect(
    offered(perform(moveFamiliars(game.table, game.hero(A)), 'pass'), 'move-familiar').join(),
  ).not.toMatch('pick-up');
});

test('DJ-FAM-11 enemies with Skye or next to her have 1 armor less, not below 0', () => {
  const game = aScene([{ id: 'skye', at: [5, 5] }], {
    monsters: [
      ['beastman', 'normal', [5, 5]],
      ['skeleton', 'normal', [6, 6]],
      ['beastman', 'normal', [7, 7]],
    ],
  });
  expect([1, 2, 3].map(id => armorOf(game.state, `monster:${id}`, 'melee'))).toEqual([1, 0, 2]);
  expect([1, 2, 3].map(id => isNearSkye(game.state, `monster:${id}`))).toEqual([true, true, false]);
  expect(
    reachable(aScene([{ id: 'skye', at: [0, 0] }], { board: '........', heroes: { [A]: { at: [0, 0] } } })),
  ).toHaveLength(5);
});

test('DJ-FAM-13 Pico’s carrier rolls one black die more', () => {
  const black = (pico: boolean): number => {
    const game = aGame({
      heroes: { [A]: { at: [0, 0], items: ['mage-staff-1'] } },
      ...(pico && { pico: A }),
    });
    return diceOf(armsOf(game.state, `hero:${A}`, 'mage-staff-1')).filter(die => die === 'black').length;
  };
  expect([black(false), black(true)]).toEqual([3, 4]);
});

test('DJ-FAM-15 walls, closed doors, rubble, water and the unknown stop it; pits and Grapple do not', () => {
  const fine = ['+-+-+-+-+', '|. .D. .|', '+-+-+-+-+'].join('\n');
  const behind = aScene([{ id: 'boggs', at: [0, 0] }], { board: fine, heroes: { [A]: { at: [0, 0] } } });
  expect(reachable(behind)).toEqual([1]);
  for (const board of ['..x.', '..w.']) {
    const game = aScene([{ id: 'boggs', at: [0, 0] }], { board, heroes: { [A]: { at: [0, 0] } } });
    expect(reachable(game)).toEqual([1]);
  }
  const unknown = aScene([{ id: 'boggs', at: [0, 0] }], {
    board: '..11',
    hidden: [1],
    heroes: { [A]: { at: [0, 0] } },
  });
  expect(reachable(unknown)).toEqual([1]);
  const naga: GameSet = {
    board: '.p..\n....\n....',
    heroes: { [A]: { at: [0, 0] } },
    monsters: [['naga', 'normal', [2, 1]]],
  };
  expect(reachable(aScene([{ id: 'boggs', at: [0, 0] }], naga))).toHaveLength(11);
});

test('DJ-FAM-15 a monkey’s familiars stay, stunned and webbed owners’ do not', () => {
  const monkey = aScene([{ id: 'boggs', at: [0, 0] }]);
  monkey.hero(A).monkey = { timer: 1, fresh: false };
  expect(perform(moveFamiliars(monkey.table, monkey.hero(A))).value).toBe(false);
  const held = aScene([{ id: 'boggs', at: [0, 0] }]);
  Object.assign(held.hero(A).tokens, { web: 1 });
  held.state.turn = { ...aTurn(held), webbed: true };
  expect(perform(moveFamiliars(held.table, held.hero(A)), `familiar-move:${held.at([4, 4])}`).value).toBe(
    true,
  );
});
