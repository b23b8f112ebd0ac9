import { perform } from '@tenebrae/kernel/testing';
import { describe, expect, test } from 'vitest';
import { blastSpaces, breathTemplates, figuresAround, sweptFigures } from '../src/rules/attack-areas.ts';
import { aGame, faces, type GameSet, offered, type TestGame } from '../testing/index.ts';
import { bite, story, strike, target } from './attacking.ts';

const spots = (game: TestGame, squares: readonly number[]): string =>
  squares
    .map(square => `${square % game.state.grid.width},${Math.floor(square / game.state.grid.width)}`)
    .join(' ');

describe('Blast', () => {
  const mage = (set: GameSet = {}): TestGame =>
    aGame({
      heroes: {
        'varikas-the-dead': { at: [2, 2], items: ['ice-storm'], fatigue: 0 },
        'sir-valadir': { at: [4, 4] },
      },
      monsters: [
        ['beastman', 'normal', [4, 2]],
        ['ogre', 'normal', [5, 3]],
      ],
      players: 5,
      ...set,
    });
  const rolled = faces(['white', '3/1/1'], ['green', '0/3/0'], ['green', '1/2/0'], ['black', 'blank']);

  test('DJ-ABL-05 covers all spaces at most so far that its centre sees; rubble and walls stop it, figures do not', () => {
    const game = aGame({ board: '.....\n.x...\n.....', monsters: [['beastman', 'normal', [3, 1]]] });
    expect(spots(game, blastSpaces(game.state, game.at([2, 1]), 1))).toBe(
      '1,0 2,0 3,0 1,1 2,1 3,1 1,2 2,2 3,2',
    );
    expect(spots(game, blastSpaces(game.state, game.at([2, 1]), 2))).not.toContain('0,1');
    expect(spots(game, blastSpaces(game.state, game.at([2, 1]), 2))).toContain('4,1');
  });

  test('DJ-EXP-05 never affects an unrevealed space', () => {
    const game = aGame({ board: '000111', hidden: [1] });
    expect(spots(game, blastSpaces(game.state, game.at([2, 0]), 2))).toBe('0,0 1,0 2,0');
  });

  test('DJ-ABL-06, DJ-ATK-29, DJ-LRG-05 full damage to friend and enemy, each less his own armor and once', () => {
    const game = mage();
    perform(strike(game, 'varikas-the-dead', 'ice-storm'), target(game, [4, 3]), rolled);
    expect(game.state.monsters.map(({ kind, wounds }) => [kind, wounds])).toEqual([['ogre', 2]]);
    expect(game.hero('sir-valadir').wounds).toBe(16 - 5);
    expect(story(game).filter(type => type === 'attack-rolled')).toHaveLength(1);
  });

  test('DJ-ABL-06 the attacker in the area is hit like anyone else', () => {
    const game = mage({ monsters: [['beastman', 'normal', [3, 2]]] });
    perform(strike(game, 'varikas-the-dead', 'ice-storm'), target(game, [3, 2]), 'blast', rolled);
    expect(game.hero('varikas-the-dead').wounds).toBe(16 - 4);
  });

  test('DJ-ABL-07 the attacker may do without it, but then has none of it', () => {
    const game = mage();
    const { asked } = perform(
      strike(game, 'varikas-the-dead', 'ice-storm'),
      target(game, [5, 3]),
      'no-blast',
      faces(['white', '3/1/1'], ['green', '0/2/1'], ['green', '1/2/0'], ['black', 'surge']),
    );
    expect(asked.map(({ ask }) => ask)).toEqual(['attack-target', 'use-blast']);
    expect(game.hero('sir-valadir').wounds).toBe(16);
    expect(game.monster(2).wounds).toBe(1);
  });

  test('DJ-ABL-05 a Blast that does not reach its target space affects nobody', () => {
    const game = mage({ monsters: [['beastman', 'normal', [8, 2]]] });
    perform(
      strike(game, 'varikas-the-dead', 'ice-storm'),
      target(game, [8, 2]),
      faces(['white', '1/3/1'], ['green', '0/2/1'], ['green', '0/3/0'], ['black', 'blank']),
      'done',
    );
    expect(game.told('attack-fell-short')).toHaveLength(1);
    expect(game.monster(1).wounds).toBe(0);
  });

  test('DJ-ABL-02, DJ-ABL-05 surges add to the printed rank, or start from nothing', () => {
    const game = mage({ monsters: [['beastman', 'normal', [6, 4]]] });
    const { value } = perform(
      strike(game, 'varikas-the-dead', 'ice-storm'),
      target(game, [6, 4]),
      faces(['white', '3/1/1'], ['green', '0/2/1'], ['green', '1/2/0'], ['black', 'blank']),
      'surge:0',
    );
    expect(value).toMatchObject({ blast: 2, area: 'blast' });
    expect(game.hero('sir-valadir').wounds).toBe(16 - 4);
    const bane = mage({
      heroes: {
        'varikas-the-dead': { at: [2, 2], items: ['bane'], fatigue: 0 },
        'sir-valadir': { at: [5, 2] },
      },
      monsters: [['beastman', 'normal', [4, 2]]],
    });
    perform(
      strike(bane, 'varikas-the-dead', 'bane'),
      target(bane, [4, 2]),
      faces(['white', '3/1/1'], ['green', '0/2/1'], ['black', 'blank']),
      'surge:0',
    );
    expect(bane.hero('sir-valadir').wounds).toBe(16 - 2);
  });
});

describe('Breath', () => {
  test('DJ-ABL-09 one position for each edge of the base: six for a Hell Hound, ten for a Dragon, nine spaces each', () => {
    const game = aGame({
      monsters: [
        ['hell-hound', 'normal', [2, 5]],
        ['dragon', 'normal', [7, 5]],
      ],
      board: Array.from({ length: 14 }, () => '.'.repeat(14)).join('\n'),
    });
    const hound = breathTemplates(game.state, 'monster:1');
    expect(hound).toHaveLength(6);
    expect(breathTemplates(game.state, 'monster:2')).toHaveLength(10);
    const north = hound.find(({ side }) => side === 'north');
    expect(spots(game, north?.spaces ?? [])).toBe('0,2 1,2 2,2 3,2 4,2 1,3 2,3 3,3 2,4');
  });

  test('DJ-ABL-09 parts may lie off the board; a position without any space is none', () => {
    const game = aGame({ board: '...\n...\n...', monsters: [['hell-hound', 'normal', [1, 0]]] });
    const sides = breathTemplates(game.state, 'monster:1').map(
      ({ side, spaces }) => `${side} ${spaces.length}`,
    );
    expect(sides).toEqual(['east 1', 'west 1', 'east 1', 'south 1', 'west 1']);
  });

  test('DJ-ABL-10 rubble and walls stop it, figures do not', () => {
    const board = Array.from({ length: 9 }, () => '.'.repeat(9));
    board[3] = '....x....';
    const game = aGame({
      board: board.join('\n'),
      heroes: { silhouette: { at: [4, 4] } },
      monsters: [['hell-hound', 'normal', [4, 5]]],
    });
    const north = breathTemplates(game.state, 'monster:1').find(({ side }) => side === 'north');
    const covered = spots(game, north?.spaces ?? []);
    expect(covered).toContain('4,4');
    expect(covered).toContain('3,3');
    expect(covered).not.toContain('4,2');
  });

  test('DJ-ABL-08 friend and enemy take the full damage whatever range is rolled; only a miss makes it fail', () => {
    const set: GameSet = {
      heroes: { silhouette: { at: [5, 4] } },
      monsters: [
        ['hell-hound', 'normal', [5, 5]],
        ['beastman', 'normal', [5, 2]],
      ],
      players: 5,
    };
    const game = aGame(set);
    const performed = perform(
      bite(game),
      `template:${game.at([5, 5])}-north`,
      faces(['blue', '1/2/0'], ['yellow', '1/1/0']),
    );
    expect(offered(performed, 'attack-target').filter(id => id.startsWith('template:'))).toHaveLength(6);
    expect(game.hero('silhouette').wounds).toBe(12 - 3);
    expect(game.monster(2).wounds).toBe(3);
    const missed = aGame(set);
    perform(bite(missed), `template:${missed.at([5, 5])}-north`, faces(['blue', 'X'], ['yellow', '1/1/0']));
    expect(missed.hero('silhouette').wounds).toBe(12);
  });

  test('DJ-ABL-10 it may be placed where no enemy is, and its surges still are threat', () => {
    const game = aGame({ monsters: [['hell-hound', 'normal', [5, 5]]] });
    perform(bite(game), `template:${game.at([5, 5])}-north`, faces(['blue', '4/0/1'], ['yellow', '2/0/1']));
    expect(game.state.overlord.threat).toBe(1);
  });

  test('DJ-ABL-07 without Breath it is a normal ranged attack', () => {
    const game = aGame({
      heroes: { silhouette: { at: [5, 2] } },
      monsters: [['hell-hound', 'normal', [5, 5]]],
    });
    perform(bite(game), target(game, [5, 2]), faces(['blue', '1/2/0'], ['yellow', '1/1/0']));
    expect(game.told('attack-fell-short')).toMatchObject([{ range: 2, needed: 3 }]);
  });

  test('DJ-ORD-12 a breath whose Hell Hound was killed first is lost', () => {
    const game = aGame({
      heroes: { silhouette: { at: [5, 4], order: 'guard', items: ['sword-1'], fatigue: 0 } },
      monsters: [['hell-hound', 'master', [5, 5], { wounds: 3 }]],
      overlordTurn: { stage: 'activate' },
    });
    const { value } = perform(
      bite(game),
      `template:${game.at([5, 5])}-north`,
      'guard:sword-1',
      faces(['red', '0/4/0'], ['green', '0/3/0']),
    );
    expect(value).toBeNull();
    expect(game.hero('silhouette').wounds).toBe(12);
  });
});

describe('Sweep', () => {
  test('DJ-ABL-27 without Reach adjacency to any of its spaces is enough; friends are never hit', () => {
    const game = aGame({
      heroes: { 'sir-valadir': { at: [3, 3] }, 'silhouette': { at: [7, 4] } },
      monsters: [
        ['giant', 'master', [4, 4]],
        ['beastman', 'normal', [6, 4]],
      ],
    });
    expect(sweptFigures(game.state, 'monster:1', false)).toEqual(['hero:sir-valadir']);
    expect(sweptFigures(game.state, 'monster:1', true)).toEqual(['hero:sir-valadir']);
    game.state.monsters.pop();
    expect(sweptFigures(game.state, 'monster:1', true)).toEqual(['hero:sir-valadir', 'hero:silhouette']);
  });

  test('DJ-ABL-27 it names no space, and affects each enemy once', () => {
    const game = aGame({
      heroes: { 'sir-valadir': { at: [3, 4] }, 'silhouette': { at: [4, 3] } },
      monsters: [['giant', 'master', [4, 4]]],
    });
    const { value, asked } = perform(
      bite(game),
      faces(
        ['red', '2/2/0'],
        ['green', '1/1/0'],
        ['green', '1/1/0'],
        ['yellow', '3/0/0'],
        ['black', 'blank'],
      ),
    );
    expect(asked).toEqual([]);
    expect(value).toMatchObject({ area: 'sweep', target: null });
    expect([game.hero('sir-valadir').wounds, game.hero('silhouette').wounds]).toEqual([13, 9]);
  });
});

test('attacks all round affect all enemies within so many spaces, in sight or not', () => {
  const game = aGame({
    board: '......\n.x....\n......',
    heroes: {
      'mad-carthos': { at: [0, 1], items: ['word-of-vaal'], fatigue: 0 },
      'silhouette': { at: [1, 0] },
    },
    monsters: [
      ['beastman', 'normal', [2, 1]],
      ['beastman', 'normal', [4, 1]],
    ],
  });
  expect(figuresAround(game.state, 'hero:mad-carthos', 3)).toEqual(['monster:1']);
  const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
  const { asked } = perform(
    strike(game, 'mad-carthos', 'word-of-vaal'),
    faces(['white', '2/2/0'], ['green', '0/3/0'], ['yellow', '1/1/0'], ['yellow', '1/1/0'], ...black),
  );
  expect(asked).toEqual([]);
  expect(game.state.monsters.map(({ id }) => id)).toEqual([2]);
  expect(game.hero('silhouette').wounds).toBe(12);
});
