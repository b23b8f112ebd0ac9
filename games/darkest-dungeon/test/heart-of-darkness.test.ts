import { expect, test } from 'vitest';
import { playMonsterTurn } from '../src/rules/monster-turn.ts';
import { aGame, type BattleSet, perform, type TestGame } from '../testing/index.ts';

const aHeart = (battle: Partial<BattleSet>): TestGame =>
  aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'heart-of-darkness',
      heroes: { crusader: 'E', hellion: 'ISE', highwayman: 'SE', vestal: 'SE' },
      monsters: [['heart-of-darkness', 'C']],
      turn: 'heart-of-darkness',
      ...battle,
    },
  });

test.each([
  [3, 'heart-of-darkness:know-this', ['highwayman', 'vestal']],
  [7, 'heart-of-darkness:puncture', ['crusader']],
  [8, 'heart-of-darkness:dissolution', ['hellion']],
])('DD-HOD-02 the d10 in view, a %i, chooses %s; after the action it is rolled again', (doom, skill, targets) => {
  const { table, state, monster, told } = aHeart({ doom });
  if (doom === 8) leaveHellionFar(state);
  perform(playMonsterTurn(table), 10, 6);
  expect(told('skill-used')).toMatchObject([{ skill, targets }]);
  expect(state.battle?.doom).toBe(6);
  expect(monster('heart-of-darkness').area).toBe('C');
  expect(told('doom-rolled')).toMatchObject([{ roll: 6, skill: 'heart-of-darkness:puncture' }]);
});

/** Leaves the Hellion alone in the farthest Area. */
function leaveHellionFar(state: TestGame['state']): void {
  for (const hero of state.heroes) hero.area = hero.id === 'hellion' ? 'SE' : 'E';
}

test('DD-HOD-02 a Heart that nobody has foretold is foretold first', () => {
  const { table, told } = aHeart({ doom: null });
  perform(playMonsterTurn(table), 5, 10, 1);
  expect(told('doom-rolled')).toHaveLength(2);
  expect(told('skill-used')).toMatchObject([{ skill: 'heart-of-darkness:puncture' }]);
});
