import { describe, expect, test } from 'vitest';
import { moveMonster } from '../src/rules/moving.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { aGame, faces, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';
import { activation, bite, target } from './attacking.ts';

const HIT = faces(['red', '0/4/0'], ['green', '0/3/0']);
const POOR = faces(['red', '2/2/0'], ['green', '1/1/0']);

describe('reactions', () => {
  const struck = (set: object, more: GameSet = {}): TestGame =>
    aGame({
      heroes: {
        'mad-carthos': { at: [3, 3], items: ['sword-1'], fatigue: 0, ...set },
        'ispher': { at: [5, 3] },
      },
      monsters: [['beastman', 'normal', [4, 3]]],
      overlordTurn: { stage: 'activate', active: activation() },
      ...more,
    });
  const MISS = faces(['red', 'X'], ['green', '1/1/0']);

  test('DJ-CRD-10 Counter Attack: an enemy that misses, whoever it attacked, is struck at once', () => {
    const game = struck({ skills: ['counter-attack'] });
    const answer = perform(bite(game), target(game, [5, 3]), MISS, 'counter:sword-1', HIT);
    expect(offered(answer, 'strike-back')).toEqual(['counter:sword-1', 'counter:fists', 'pass']);
    expect(game.state.monsters).toEqual([]);
  });

  test('DJ-CRD-10 not one out of reach, nor one that has hit', () => {
    const far = struck({ skills: ['counter-attack'], at: [1, 1] });
    expect(perform(bite(far), MISS).asked).toEqual([]);
    const hit = struck({ skills: ['counter-attack'] });
    expect(perform(bite(hit), target(hit, [5, 3]), POOR).asked.map(({ ask }) => ask)).toEqual([
      'attack-target',
    ]);
  });

  test('DJ-CRD-10 Taunt: an enemy within 5 spaces attacks him instead, if it could', () => {
    const game = struck({ skills: ['taunt'], at: [4, 2] });
    perform(bite(game), target(game, [5, 3]), 'skill:taunt', HIT);
    expect([game.hero('mad-carthos').wounds, game.hero('ispher').wounds]).toEqual([1, 12]);
  });

  test('DJ-CRD-10 not from where the enemy could not attack him, and not when he is the target already', () => {
    const away = struck({ skills: ['taunt'], at: [1, 3] });
    expect(perform(bite(away), POOR).asked).toEqual([]);
    const meant = struck({ skills: ['taunt'] });
    const asked = perform(bite(meant), target(meant, [3, 3]), POOR).asked;
    expect(asked.map(({ ask }) => ask)).toEqual(['attack-target']);
  });

  const walker = (fatigue: number): TestGame =>
    struck(
      { skills: ['alertness'], fatigue, training: { melee: 5, ranged: 0, magic: 0 } },
      {
        heroes: {
          'mad-carthos': {
            at: [3, 3],
            items: ['sword-1'],
            skills: ['alertness'],
            fatigue,
            training: { melee: 5, ranged: 0, magic: 0 },
          },
        },
        monsters: [['beastman', 'normal', [6, 3]]],
      },
    );
  const goes = (game: TestGame, to: [number, number], ...script: readonly (string | number[])[]) =>
    perform(
      moveMonster(game.table, game.monster(1), { id: '', action: 'move', place: game.at(to) }),
      ...script,
    );

  test('DJ-TIM-05 Alertness: an enemy that steps next to him is attacked for 2 fatigue', () => {
    const game = walker(2);
    goes(game, [4, 3], 'alert:sword-1', [...HIT, 6, 6, 6, 6, 6]);
    expect(game.state.monsters).toEqual([]);
    expect(game.hero('mad-carthos').fatigue).toBe(0);
  });

  test('DJ-TIM-05 not without the fatigue, nor before it is adjacent', () => {
    expect(goes(walker(1), [4, 3]).asked).toEqual([]);
    expect(goes(walker(4), [5, 3]).asked).toEqual([]);
  });

  const doomed = (cause: 'attack' | 'pit'): TestGame => {
    const game = aGame({
      heroes: { 'mad-carthos': { at: [3, 3], wounds: 1, skills: ['divine-retribution'] } },
      monsters: [
        ['beastman', 'master', [4, 3]],
        ['skeleton', 'master', [3, 6]],
        ['beastman', 'normal', [3, 7]],
      ],
      conquest: 9,
    });
    const hits = [{ figure: 'hero:mad-carthos', wounds: 1 } as const];
    const why = cause === 'pit' ? ({ kind: 'pit' } as const) : ({ kind: 'aura', by: 'monster:1' } as const);
    perform(inflictWounds(game.table, hits, why, 'DJ-ABL-03'));
    return game;
  };

  test('DJ-CRD-10 Divine Retribution: all enemies within 3 spaces die with him, without an Undying roll; bounties are his', () => {
    const game = doomed('attack');
    expect(game.state.monsters.map(({ id }) => id)).toEqual([3]);
    expect(game.told('bounty-paid')).toHaveLength(2);
    expect(game.hero('mad-carthos').place).toBe('town');
  });

  test('DJ-CRD-10 not when a pit kills him', () => {
    expect(doomed('pit').state.monsters).toHaveLength(3);
  });
});
