import { perform } from '@tenebrae/kernel/testing';
import { describe, expect, test } from 'vitest';
import { sufferAuras } from '../src/rules/aura.ts';
import { commandOf } from '../src/rules/command.ts';
import { forceMove } from '../src/rules/forced-moves.ts';
import { aGame, faces, type GameSet, type TestGame } from '../testing/index.ts';
import { bite } from './attacking.ts';

describe('Aura', () => {
  const burnt = (set: GameSet = {}): TestGame =>
    aGame({
      heroes: { silhouette: { at: [3, 3] } },
      monsters: [['hell-hound', 'master', [5, 3]]],
      ...set,
    });

  test('DJ-ABL-03 an enemy that enters a space next to it suffers 1 wound, ignoring armor', () => {
    const game = burnt();
    perform(forceMove(game.table, 'hero:silhouette', game.at([4, 3]), 'DJ-MOV-15'));
    expect(game.hero('silhouette').wounds).toBe(11);
  });

  test('DJ-ABL-04 from one adjacent space to another counts again; the Aura that moves itself does nothing', () => {
    const game = burnt({ heroes: { silhouette: { at: [4, 3] } } });
    perform(forceMove(game.table, 'hero:silhouette', game.at([4, 4]), 'DJ-MOV-15'));
    expect(game.hero('silhouette').wounds).toBe(11);
    perform(forceMove(game.table, 'monster:1', game.at([3, 3]), 'DJ-MOV-15'));
    expect(game.hero('silhouette').wounds).toBe(11);
  });

  test('DJ-LRG-11, DJ-ABL-33 one wound a step and Aura for a large monster; heroes have it alike', () => {
    const game = aGame({
      heroes: { 'silhouette': { at: [3, 3], skills: ['holy-aura'] }, 'sir-valadir': { at: [3, 6] } },
      monsters: [['ogre', 'normal', [5, 3]]],
    });
    perform(forceMove(game.table, 'monster:1', game.at([4, 3]), 'DJ-MOV-15'));
    expect(game.monster(1).wounds).toBe(1);
  });

  test('DJ-ABL-33 it does not pass a wall, and the immune feel nothing', () => {
    const walled = aGame({
      board: `
        +-+-+-+-+
        |. .|. .|
        +-+-+-+-+`,
      heroes: { silhouette: { at: [2, 0] } },
      monsters: [['hell-hound', 'master', [0, 0], { turned: true }]],
    });
    perform(sufferAuras(walled.table, 'hero:silhouette', [walled.at([2, 0])]));
    expect(walled.hero('silhouette').wounds).toBe(12);
    const immune = burnt({ heroes: { silhouette: { at: [4, 3], items: ['rune-plate'] } } });
    perform(sufferAuras(immune.table, 'hero:silhouette', [immune.at([4, 3])]));
    expect(immune.hero('silhouette').wounds).toBe(12);
  });

  test('DJ-ABL-03 whoever dies of the first Aura does not suffer the second', () => {
    const game = burnt({
      heroes: { silhouette: { at: [4, 3], wounds: 1 } },
      monsters: [
        ['hell-hound', 'master', [5, 3]],
        ['hell-hound', 'master', [3, 3]],
      ],
    });
    perform(sufferAuras(game.table, 'hero:silhouette', [game.at([4, 3])]));
    expect(game.told('wounds-suffered')).toHaveLength(1);
    expect(game.hero('silhouette')).toMatchObject({ place: 'town', wounds: 12 });
  });
});

describe('Command', () => {
  const troop = (board?: string): TestGame =>
    aGame({
      ...(board !== undefined && { board }),
      monsters: [
        ['beastman', 'normal', [0, 0]],
        ['beastman', 'master', [3, 0]],
        ['naga', 'master', [2, 1]],
        ['beastman', 'master', [4, 0]],
      ],
    });

  test('DJ-ABL-12, DJ-ABL-13 each commander within three spaces counts, itself included', () => {
    const game = troop();
    expect(commandOf(game.state, 'monster:1')).toBe(2);
    expect(commandOf(game.state, 'monster:2')).toBe(3);
  });

  test('DJ-ABL-12 it adds range as well, and needs no line of sight', () => {
    const game = aGame({
      board: '...........\n.x.........\n...........',
      heroes: { silhouette: { at: [10, 1] } },
      monsters: [
        ['skeleton', 'normal', [2, 1]],
        ['beastman', 'master', [0, 1]],
      ],
    });
    const { value } = perform(bite(game), faces(['blue', '4/0/1'], ['green', '0/3/0']));
    expect(value).toMatchObject({ damage: 1, reach: 2 });
  });

  test('DJ-ABL-13, DJ-ABL-33 not through walls or closed doors', () => {
    const game = aGame({
      board: `
        +-+-+-+
        |. .|.|
        +-+-+-+`,
      monsters: [
        ['beastman', 'normal', [0, 0]],
        ['beastman', 'master', [2, 0]],
      ],
    });
    expect(commandOf(game.state, 'monster:1')).toBe(0);
  });
});
