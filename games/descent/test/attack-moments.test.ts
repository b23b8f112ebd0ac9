import { perform } from '@tenebrae/kernel/testing';
import { afterEach, expect, test, vi } from 'vitest';
import * as quests from '../src/effects/quests.ts';
import { aGame, faces, type GameSet, type TestGame } from '../testing/index.ts';
import { bite, story, strike, target } from './attacking.ts';

const duel = (set: GameSet = {}): TestGame =>
  aGame({
    heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
    monsters: [['beastman', 'normal', [4, 3]]],
    ...set,
  });
const blow = faces(['red', '1/3/0'], ['green', '0/3/0'], ['black', 'blank']);

afterEach(() => vi.restoreAllMocks());

test('DJ-TIM-05 Taunt turns a declared attack on the one who taunts, and the range is counted anew', () => {
  const game = aGame({
    heroes: { 'silhouette': { at: [5, 1] }, 'sir-valadir': { at: [3, 3], skills: ['taunt'] } },
    monsters: [['skeleton', 'normal', [1, 2]]],
  });
  const { value } = perform(
    bite(game),
    target(game, [5, 1]),
    'skill:taunt',
    faces(['blue', '1/2/0'], ['green', '0/3/0']),
  );
  expect(value).toMatchObject({ target: game.at([3, 3]), range: 2 });
  expect(game.hero('silhouette').wounds).toBe(12);
  expect(game.hero('sir-valadir').wounds).toBe(16 - 5);
});

test('DJ-ATK-32 the quest has its say when all is settled, and the attack is no longer under way', () => {
  const under: number[] = [];
  vi.spyOn(quests, 'questRules').mockReturnValue({
    *afterAttack({ state }) {
      under.push(state.attacks.length, state.monsters.length);
    },
  });
  perform(strike(duel(), 'red-scorpion', 'axe-1'), blow);
  expect(under).toEqual([0, 0]);
});

test('DJ-HRT-17, DJ-ATK-32 an extra attack comes after all that a kill sets off', () => {
  const game = duel({
    heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 1, skills: ['cleaving'] } },
    monsters: [
      ['beastman', 'normal', [4, 3]],
      ['beastman', 'normal', [4, 4]],
    ],
    turn: { hero: 'red-scorpion', stage: 'act', action: 'battle', attacks: 1 },
  });
  perform(strike(game, 'red-scorpion', 'axe-1'), target(game, [4, 3]), blow, 'pass', 'skill:cleaving', blow);
  expect(game.state.monsters).toEqual([]);
  expect(story(game).filter(type => type === 'attack-declared' || type === 'monster-killed')).toEqual([
    'attack-declared',
    'monster-killed',
    'attack-declared',
    'monster-killed',
  ]);
});
