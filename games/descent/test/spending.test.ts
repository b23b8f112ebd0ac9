import { perform } from '@tenebrae/kernel/testing';
import { describe, expect, test } from 'vitest';
import { aGame, faces, type GameSet, offered, power, type TestGame } from '../testing/index.ts';
import { bite, strike, target } from './attacking.ts';

const blanks = (count: number) => Array.from({ length: count }, () => ['black', 'blank'] as const);

describe('fatigue', () => {
  test('DJ-ATK-18, DJ-FAT-04 one die at a time, each seen before the next is bought', () => {
    const game = aGame({
      heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 2 } },
      monsters: [['ogre', 'normal', [4, 3]]],
    });
    perform(
      strike(game, 'red-scorpion', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '2/2/0'], ['green', '0/3/0'], ...blanks(1)),
      'add-die',
      power('enh'),
      'add-die',
      power('blank'),
    );
    expect(game.hero('red-scorpion').fatigue).toBe(0);
    expect(game.monster(1).wounds).toBe(2 + 3 + 1 - 4);
  });

  test('DJ-DIC-06 Sir Valadir rolls two dice for a fatigue, but never a sixth black die', () => {
    const game = aGame({
      heroes: {
        'sir-valadir': { at: [3, 3], items: ['axe-1'], training: { melee: 1, ranged: 0, magic: 0 } },
      },
      monsters: [['ogre', 'normal', [4, 3]]],
    });
    const { value } = perform(
      strike(game, 'sir-valadir', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '2/2/0'], ['green', '0/3/0'], ...blanks(4)),
      'add-die',
      power('blank'),
    );
    expect(value?.dice).toHaveLength(7);
    expect(game.hero('sir-valadir').fatigue).toBe(2);
  });
});

describe('enhancements', () => {
  const sorcerer = (column: number): TestGame =>
    aGame({
      heroes: { silhouette: { at: [column, 3] } },
      monsters: [['sorcerer', 'normal', [0, 3]]],
    });
  const rolled = faces(['white', '2/2/0'], ['yellow', '3/0/0']);

  test('DJ-ATK-12, DJ-ABL-25 Sorcery is shared between range and damage where the range is short', () => {
    const game = sorcerer(7);
    const performed = perform(bite(game), rolled, 'power:2');
    expect(offered(performed, 'share-power')).toEqual(['power:2', 'power:0']);
    expect(game.hero('silhouette').wounds).toBe(12 - (2 + 1 - 1));
  });

  test('DJ-ATK-12 what range does not need is damage, without a question', () => {
    const game = sorcerer(5);
    expect(perform(bite(game), rolled).asked).toEqual([]);
    expect(game.hero('silhouette').wounds).toBe(12 - (2 + 3 - 1));
  });

  test('DJ-ATK-12 nor is there one where all of them do not suffice', () => {
    const game = sorcerer(9);
    expect(perform(bite(game), rolled).asked).toEqual([]);
    expect(game.told('attack-fell-short')).toMatchObject([{ range: 5, needed: 9 }]);
  });

  test('DJ-ABL-25 not after a miss', () => {
    const game = sorcerer(5);
    perform(bite(game), faces(['white', 'X'], ['yellow', '3/0/0']));
    expect(game.hero('silhouette').wounds).toBe(12);
  });

  test('DJ-ATK-26 in melee they are damage', () => {
    const game = aGame({
      heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
      monsters: [['ogre', 'normal', [4, 3]]],
    });
    perform(
      strike(game, 'red-scorpion', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '2/2/0'], ['green', '0/3/0'], ['black', 'enh']),
    );
    expect(game.monster(1).wounds).toBe(2);
  });
});

describe('surges of heroes', () => {
  const armed = (set: GameSet): TestGame => aGame({ monsters: [['ogre', 'normal', [4, 3]]], ...set });

  test('DJ-ATK-13 only the effects of the weapon used', () => {
    const game = armed({
      heroes: { 'red-scorpion': { at: [3, 3], items: ['sword-1', 'bone-blade'], fatigue: 0 } },
    });
    const performed = perform(
      strike(game, 'red-scorpion', 'bone-blade'),
      target(game, [4, 3]),
      faces(['red', '2/2/0'], ['green', '0/2/1'], ...blanks(1)),
      'done',
    );
    expect(offered(performed, 'buy-surge')).toEqual(['surge:0', 'done']);
  });

  test('DJ-ATK-14, DJ-ATK-15 an effect may be bought again as long as surges last; the rest is lost', () => {
    const game = armed({ heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 0 } } });
    const { value } = perform(
      strike(game, 'red-scorpion', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '2/1/1'], ['green', '0/2/1'], ['black', 'surge']),
      'surge:0',
      'surge:0',
      'done',
    );
    expect(value).toMatchObject({ surgesSpent: 2, damage: 2 });
    expect(game.monster(1).wounds).toBe(1);
  });

  test('DJ-ATK-16 range is offered only while the attack falls short', () => {
    const bow = (column: number): string[] => {
      const game = armed({
        heroes: { 'battlemage-jaes': { at: [0, 3], items: ['great-bow'], fatigue: 0 } },
        monsters: [['beastman', 'normal', [column, 3]]],
      });
      const rolled = faces(['blue', '3/1/1'], ['yellow', '2/0/1']);
      return offered(perform(strike(game, 'battlemage-jaes', 'great-bow'), rolled, 'done'), 'buy-surge');
    };
    expect(bow(5)).toEqual(['surge:1', 'done']);
    expect(bow(6)).toEqual(['surge:0', 'surge:1', 'done']);
  });

  test('DJ-ATK-33 doubling comes last and once', () => {
    const game = armed({ heroes: { 'battlemage-jaes': { at: [2, 3], items: ['soulbiter'], fatigue: 0 } } });
    perform(
      strike(game, 'battlemage-jaes', 'soulbiter'),
      target(game, [4, 3]),
      faces(
        ['blue', '3/1/1'],
        ['green', '0/2/1'],
        ['green', '1/1/0'],
        ['yellow', '2/0/1'],
        ['yellow', '2/0/1'],
      ),
      'surge:0',
    );
    expect(game.told('attack-hit')).toMatchObject([{ damage: 8 }]);
    expect(game.monster(1).wounds).toBe(8 - 4);
  });

  test('Touch of Death kills whoever stands in the target space, without an Undying roll', () => {
    const game = armed({
      heroes: { 'landrec-the-wise': { at: [2, 3], items: ['touch-of-death'], fatigue: 0 } },
      monsters: [['ogre', 'master', [4, 3]]],
    });
    perform(
      strike(game, 'landrec-the-wise', 'touch-of-death'),
      target(game, [4, 3]),
      faces(
        ['white', '3/1/1'],
        ['green', '1/1/0'],
        ['green', '1/1/0'],
        ['yellow', '3/0/0'],
        ['yellow', '3/0/0'],
        ...blanks(3),
      ),
      'surge:0',
    );
    expect(game.state.monsters).toEqual([]);
  });

  test('Touch of Death is stopped by no shield', () => {
    const game = armed({
      heroes: {
        'landrec-the-wise': { at: [2, 3], items: ['touch-of-death'], fatigue: 0 },
        'silhouette': { at: [4, 3], items: ['iron-shield-1'], wounds: 3 },
      },
      monsters: [],
      conquest: 9,
    });
    perform(
      strike(game, 'landrec-the-wise', 'touch-of-death'),
      faces(
        ['white', '3/1/1'],
        ['green', '1/1/0'],
        ['green', '1/1/0'],
        ['yellow', '3/0/0'],
        ['yellow', '3/0/0'],
        ...blanks(3),
      ),
      'surge:0',
      'shield:iron-shield-1',
    );
    expect(game.hero('silhouette').place).toBe('town');
  });

  test('the Staff of Knowledge takes threat, if there is any', () => {
    const staff = (threat: number): TestGame =>
      armed({
        heroes: { 'battlemage-jaes': { at: [2, 3], items: ['staff-of-knowledge'], fatigue: 0 } },
        threat,
      });
    const rolled = faces(
      ['white', '2/2/0'],
      ['green', '0/3/0'],
      ['yellow', '3/0/0'],
      ['yellow', '3/0/0'],
      ...blanks(2),
    );
    const rich = staff(3);
    perform(strike(rich, 'battlemage-jaes', 'staff-of-knowledge'), target(rich, [4, 3]), rolled, 'surge:2');
    expect(rich.state.overlord.threat).toBe(2);
    const poor = staff(0);
    const performed = perform(
      strike(poor, 'battlemage-jaes', 'staff-of-knowledge'),
      target(poor, [4, 3]),
      rolled,
      'done',
    );
    expect(offered(performed, 'buy-surge')).toEqual(['surge:0', 'done']);
  });
});
