import { perform } from '@tenebrae/kernel/testing';
import { describe, expect, test } from 'vitest';
import { figuresIn } from '../src/rules/attack-areas.ts';
import { armsOf } from '../src/rules/attack-dice.ts';
import { hasTarget } from '../src/rules/attack-options.ts';
import { targetSpaces } from '../src/rules/targets.ts';
import type { Attack, FigureId } from '../src/state.ts';
import { aGame, aQuest, faces, type GameSet, offered, type TestGame } from '../testing/index.ts';
import { bite, strike, target } from './attacking.ts';

/** The spaces that may be named, as `column,row` and the range. */
function named(
  game: TestGame,
  attacker: FigureId,
  source: Attack['source'],
  more: { interrupt?: Attack['interrupt']; only?: FigureId } = {},
): string[] {
  const { state } = game;
  const wish = { attacker, interrupt: 'none', ...more } as const;
  return targetSpaces(state, wish, armsOf(state, attacker, source)).map(
    ({ to, range }) => `${to % state.grid.width},${Math.floor(to / state.grid.width)} at ${range}`,
  );
}

const archer = (set: GameSet): TestGame =>
  aGame({ heroes: { silhouette: { at: [0, 1], items: ['bow-1'] } }, ...set });

describe('DJ-ATK-03 the target is a space', () => {
  test('with any figure in it, a friend too, but not his own', () => {
    const game = archer({
      heroes: { 'silhouette': { at: [0, 1], items: ['bow-1'] }, 'sir-valadir': { at: [0, 3] } },
      monsters: [['beastman', 'normal', [5, 1]]],
    });
    expect(named(game, 'hero:silhouette', 'bow-1')).toEqual(['5,1 at 5', '0,3 at 2']);
  });

  test('empty spaces only where Blast could reach an enemy from them', () => {
    const set: GameSet = { board: '......\n......\n......', monsters: [['beastman', 'normal', [5, 1]]] };
    const blast = archer({ ...set, heroes: { silhouette: { at: [0, 1], items: ['ice-storm'] } } });
    expect(named(blast, 'hero:silhouette', 'bow-1')).toEqual(['5,1 at 5']);
    expect(named(blast, 'hero:silhouette', 'ice-storm')).toContain('3,0 at 3');
    expect(named(blast, 'hero:silhouette', 'ice-storm')).not.toContain('2,0 at 2');
    expect(named(blast, 'hero:silhouette', 'bane')).toContain('4,2 at 4');
  });

  test('DJ-LOS-06 an empty space in sight catches those who are not', () => {
    const game = archer({
      board: '...\n.x.\n.x.\n...',
      heroes: { silhouette: { at: [0, 0], items: ['ice-storm'] } },
      monsters: [['beastman', 'normal', [2, 2]]],
    });
    expect(named(game, 'hero:silhouette', 'ice-storm')).toContain('2,0 at 2');
    expect(named(game, 'hero:silhouette', 'ice-storm')).not.toContain('2,2 at 2');
  });

  test('with nothing to hit there is no attack', () => {
    const game = archer({});
    const plan = { attacker: 'hero:silhouette', seat: 'hero-1', source: 'bow-1', interrupt: 'none' } as const;
    expect(hasTarget(game.state, plan)).toBe(false);
  });
});

test('DJ-ATK-04 without line of sight a space cannot be named', () => {
  const game = archer({ board: '......\n..x...\n......', monsters: [['beastman', 'normal', [5, 1]]] });
  expect(named(game, 'hero:silhouette', 'bow-1')).toEqual([]);
});

test('DJ-ATK-05, DJ-LRG-12 the range goes to the named space of a large monster, not to its nearest', () => {
  const game = archer({
    heroes: { silhouette: { at: [0, 0], items: ['bow-1'] } },
    monsters: [['ogre', 'normal', [3, 0]]],
  });
  expect(named(game, 'hero:silhouette', 'bow-1')).toEqual(['3,0 at 3', '3,1 at 3']);
  const { value } = perform(
    bite(
      aGame({
        heroes: { silhouette: { at: [6, 0] } },
        monsters: [['manticore', 'normal', [1, 0]]],
      }),
    ),
    faces(['blue', '4/0/1'], ['green', '0/3/0'], ['yellow', '3/0/0']),
  );
  expect(value?.range).toBe(4);
});

describe('reach of melee', () => {
  const fighter = (set: GameSet): TestGame =>
    aGame({ heroes: { silhouette: { at: [3, 3], items: ['sword-1'] } }, ...set });

  test('DJ-ATK-26 adjacent spaces only, diagonals included', () => {
    const game = fighter({
      monsters: [
        ['beastman', 'normal', [4, 4]],
        ['beastman', 'normal', [5, 3]],
      ],
    });
    expect(named(game, 'hero:silhouette', 'sword-1')).toEqual(['4,4 at 1']);
  });

  test('DJ-ABL-23 Reach names spaces at range 1 and 2 and ignores range results', () => {
    const game = aGame({
      heroes: { 'sir-valadir': { at: [6, 4] }, 'silhouette': { at: [8, 4] } },
      monsters: [['giant', 'normal', [3, 4]]],
    });
    perform(bite(game), faces(['red', '0/4/0'], ['green', '0/3/0'], ['green', '0/3/0'], ['yellow', '1/1/0']));
    expect(game.hero('sir-valadir').wounds).toBe(16 - 10);
  });

  test('DJ-ABL-35 at two spaces figures block the line', () => {
    const blocked = aGame({
      board: '......\n......',
      heroes: { 'sir-valadir': { at: [3, 0] }, 'silhouette': { at: [3, 1] }, 'mad-carthos': { at: [2, 0] } },
      monsters: [['giant', 'normal', [0, 0]]],
    });
    expect(named(blocked, 'monster:1', 'monster')).toEqual(['2,0 at 1', '3,1 at 2']);
  });

  test('DJ-PRP-08 the two ends of a staircase are next to each other', () => {
    const game = aGame({
      board: '<....<',
      heroes: { silhouette: { at: [0, 0], items: ['sword-1'] } },
      monsters: [['beastman', 'normal', [5, 0]]],
    });
    expect(named(game, 'hero:silhouette', 'sword-1')).toEqual(['5,0 at 1']);
  });
});

test('DJ-ATK-27, DJ-ATK-28 attacks from afar reach any space in sight, adjacent ones too', () => {
  const game = archer({
    monsters: [
      ['beastman', 'normal', [1, 2]],
      ['beastman', 'normal', [9, 1]],
    ],
  });
  expect(named(game, 'hero:silhouette', 'bow-1')).toEqual(['9,1 at 9', '1,2 at 1']);
});

test('DJ-ATK-31 in a shared space the attacker names one of the two, and a Blast affects both', () => {
  const set: GameSet = {
    monsters: [
      ['beastman', 'normal', [3, 1]],
      ['razorwing', 'normal', [3, 1]],
    ],
  };
  const rolled = faces(
    ['blue', '4/0/1'],
    ['yellow', '2/1/0'],
    ['black', 'blank'],
    ['black', 'blank'],
    ['black', 'blank'],
  );
  const game = archer({ ...set, heroes: { silhouette: { at: [0, 1], items: ['bow-1'], fatigue: 0 } } });
  const performed = perform(strike(game, 'silhouette', 'bow-1'), 'figure:monster:2', rolled);
  expect(offered(performed, 'attack-figure')).toEqual(['figure:monster:1', 'figure:monster:2']);
  expect(game.told('attack-hit')).toMatchObject([{ targets: ['razorwing'] }]);
  const both = archer({ ...set, heroes: { silhouette: { at: [0, 1], items: ['ice-storm'], fatigue: 0 } } });
  perform(
    strike(both, 'silhouette', 'ice-storm'),
    target(both, [3, 1]),
    faces(['white', '3/1/1'], ['green', '1/1/0'], ['green', '1/1/0']),
  );
  expect(both.told('attack-hit')).toMatchObject([{ targets: ['beastman', 'razorwing'] }]);
});

describe('lines that bend', () => {
  const walled = (skill: 'crack-shot' | 'precision' | 'spiritwalker', source: 'bow-1' | 'mage-staff-1') =>
    aGame({
      board: '.......\n.......\n.......',
      heroes: {
        silhouette: { at: [0, 1], items: [source], skills: [skill] },
        ...(skill === 'spiritwalker' && { 'mad-carthos': { at: [4, 2] } }),
      },
      monsters: [
        ['beastman', 'normal', [2, 1]],
        ['ogre', 'normal', [5, 1]],
      ],
    });

  test('DJ-CRD-10 past one figure; from an empty space beside him; from where another hero stands', () => {
    expect(named(walled('precision', 'bow-1'), 'hero:silhouette', 'bow-1')).toContain('5,1 at 5');
    expect(named(walled('crack-shot', 'bow-1'), 'hero:silhouette', 'bow-1')).toContain('5,1 at 5');
    expect(named(walled('spiritwalker', 'mage-staff-1'), 'hero:silhouette', 'mage-staff-1')).toContain(
      '5,1 at 1',
    );
    expect(named(walled('crack-shot', 'bow-1'), 'hero:silhouette', 'fists')).toEqual([]);
  });
});

test('a charmed hero may be made to attack himself at range 0', () => {
  const game = aGame({ heroes: { silhouette: { at: [0, 1], items: ['bow-1'] } } });
  expect(named(game, 'hero:silhouette', 'bow-1', { interrupt: 'charm' })).toEqual(['0,1 at 0']);
  expect(named(game, 'hero:silhouette', 'fists', { interrupt: 'charm' })).toEqual(['0,1 at 0']);
});

test('Alertness and Counter Attack name only the one enemy', () => {
  const game = archer({
    monsters: [
      ['beastman', 'normal', [1, 1]],
      ['beastman', 'normal', [0, 2]],
    ],
  });
  expect(named(game, 'hero:silhouette', 'bow-1', { interrupt: 'alertness', only: 'monster:2' })).toEqual([
    '0,2 at 1',
  ]);
});

test('DJ-SET-01 an ally that the quest shields is neither named nor affected', () => {
  const game = aQuest('the-bell-of-saint-orla', [2], {});
  expect(figuresIn(game.state, [game.at([11, 11])])).toEqual([]);
  game.state.quest.counters['siege'] = 1;
  expect(figuresIn(game.state, [game.at([11, 11])])).toEqual(['ally:bell']);
});
