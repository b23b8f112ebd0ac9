import { describe, expect, test } from 'vitest';
import { armsOf } from '../src/rules/attack-dice.ts';
import { attackOptions } from '../src/rules/attack-options.ts';
import { targetSpaces } from '../src/rules/targets.ts';
import { passesEverything } from '../src/rules/walk.ts';
import { aGame, offered, type TestGame } from '../testing/index.ts';
import { act } from './acting.ts';
import { offersOf } from './turns.ts';

describe('sight and movement', () => {
  const archer = (
    skills: readonly ('crack-shot' | 'precision' | 'spiritwalker')[],
    item = 'bow-1',
  ): TestGame =>
    aGame({
      board: `
        ......
        .xx...
        ......`,
      heroes: {
        'mad-carthos': { at: [0, 1], items: [item as 'bow-1'], skills },
        'ispher': { at: [5, 0] },
      },
      monsters: [['beastman', 'normal', [4, 1]]],
      turn: { hero: 'mad-carthos', stage: 'act', action: 'battle', attacks: 2 },
    });
  const attacks = (game: TestGame): string[] =>
    attackOptions(game.state, game.hero('mad-carthos')).map(({ id }) => id);
  const rangeWith = (game: TestGame, source: 'bow-1' | 'mage-staff-1'): number | undefined => {
    const attacker = 'hero:mad-carthos';
    const arms = armsOf(game.state, attacker, source);
    const spaces = targetSpaces(game.state, { attacker, interrupt: 'none' }, arms);
    return spaces.find(({ to }) => to === game.at([4, 1]))?.range;
  };

  test('rubble hides the target of an archer without these skills', () => {
    expect(attacks(archer([]))).toEqual([]);
  });

  test('DJ-LOS-10 Crack Shot: the line may start beside him, the range counts from his own space', () => {
    const game = archer(['crack-shot']);
    expect(attacks(game)).toEqual(['attack:bow-1']);
    expect(rangeWith(game, 'bow-1')).toBe(4);
  });

  test('DJ-LOS-10 Precision: one obstacle does not block, two do', () => {
    const game = archer(['precision']);
    expect(attacks(game)).toEqual([]);
    game.state.obstacles.pop();
    expect(attacks(game)).toEqual(['attack:bow-1']);
  });

  test('DJ-LOS-10 Spiritwalker: a magic attack starts where another hero stands, range included; not a ranged one', () => {
    expect(attacks(archer(['spiritwalker']))).toEqual([]);
    const game = archer(['spiritwalker'], 'mage-staff-1');
    expect(attacks(game)).toEqual(['attack:mage-staff-1']);
    expect(rangeWith(game, 'mage-staff-1')).toBe(1);
  });

  test('DJ-ABL-15 an Acrobat passes enemies and obstacles', () => {
    const game = aGame({ heroes: { ispher: { at: [1, 1], skills: ['acrobat'] }, lyssa: { at: [2, 2] } } });
    expect(passesEverything(game.state, 'hero:ispher')).toBe(true);
    expect(passesEverything(game.state, 'hero:lyssa')).toBe(false);
  });

  const thrower = (fatigue: number): TestGame =>
    aGame({
      heroes: { 'mad-carthos': { at: [1, 1], skills: ['telekinesis'], fatigue } },
      monsters: [
        ['beastman', 'normal', [4, 1]],
        ['hell-hound', 'normal', [8, 8]],
      ],
      turn: { hero: 'mad-carthos', stage: 'act', action: 'battle', attacks: 2 },
    });

  test('DJ-MOV-15 Telekinesis: for 1 fatigue a figure in sight goes one space, again and again', () => {
    const game = thrower(2);
    act(game, 'mad-carthos', 'shift:monster:1', `shift-to:${game.at([5, 1])}`);
    act(game, 'mad-carthos', 'shift:monster:1', `shift-to:${game.at([6, 1])}`);
    expect(game.monster(1).place).toBe(game.at([6, 1]));
    expect(game.hero('mad-carthos').fatigue).toBe(0);
    expect(offersOf(game, 'mad-carthos').some(id => id.startsWith('shift'))).toBe(false);
  });

  test('DJ-MOV-15, DJ-LRG-13 a large figure only by a step that it could make', () => {
    const game = thrower(2);
    const pushed = act(game, 'mad-carthos', 'shift:monster:2', `shift-to:${game.at([8, 7])}`);
    expect(offered(pushed, 'shift-figure')).not.toContain(`shift-to:${game.at([9, 8])}`);
    expect(game.monster(2).place).toBe(game.at([8, 7]));
  });

  test('out of sight nothing is moved', () => {
    const game = thrower(2);
    game.state.obstacles.push({ kind: 'rubble', square: game.at([3, 1]) });
    expect(offersOf(game, 'mad-carthos')).not.toContain('shift:monster:1');
  });
});
