import { expect, test } from 'vitest';
import { THE_DROWNING_VAULT_RULES as RULES } from '../../src/effects/quests/the-drowning-vault.ts';
import { maybeComplete } from '../../src/rules/death.ts';
import { playEndOfRound } from '../../src/rules/end-of-round.ts';
import { meetEncounter } from '../../src/rules/encounters.ts';
import { monsterSpeed } from '../../src/rules/stats.ts';
import { aQuest, perform } from '../../testing/index.ts';

test('rules 1, 2, 3 C3: the tide rises, floods and wounds; deep water wounds more', () => {
  const game = aQuest('the-drowning-vault', [0, 1]);
  const hero = game.hero('sir-valadir');
  hero.place = game.at([9, 30]);
  expect(game.state.quest.counters['tide']).toBe(-4);
  game.state.quest.counters['tide'] = 1;
  perform(playEndOfRound(game.table));
  const whole = hero.wounds;
  perform(playEndOfRound(game.table));
  expect(game.state.quest.lists['flooded']).toEqual(['0']);
  expect(hero.wounds).toBe(whole - 2);
  game.state.quest.counters['tide'] = 6;
  perform(playEndOfRound(game.table));
  expect(hero.wounds).toBe(whole - 5);
  expect(game.state.quest.lists['flooded']).toEqual(['0', '1', '2']);
});

test('rules 2, 4, 5: a wheel lowers the tide, what is flooded stays so, and no glyph there leads to the town', () => {
  const game = aQuest('the-drowning-vault', [2]);
  game.state.quest.counters['tide'] = 7;
  game.state.quest.lists['flooded'] = ['0', '1', '2'];
  const hero = game.hero('silhouette');
  hero.place = game.at([18, 27]);
  perform(meetEncounter(game.table, hero));
  expect(game.state.quest.counters['tide']).toBe(4);
  expect(RULES.mayTravel(game.state, hero, game.at([3, 22]), 'town')).toBe(false);
  expect(RULES.mayTravel(game.state, hero, game.at([3, 22]), 'board')).toBe(true);
});

test('C10 the overlord wins when the tide reaches 22', () => {
  const game = aQuest('the-drowning-vault', [0]);
  game.state.quest.counters['tide'] = 21;
  expect(perform(playEndOfRound(game.table)).result).toMatchObject({ outcome: 'vault-drowned' });
});

test('rules 6, 7: the task is done when all heroes have left by the ladder; one in the town has not left', () => {
  const game = aQuest('the-drowning-vault', [6]);
  const [first, second] = game.state.heroes;
  const [leave] = RULES.heroActions;
  if (first === undefined || second === undefined || leave === undefined) throw new Error('two heroes');
  expect(leave.options(game.state, first)).toEqual([]);
  first.place = 'left';
  expect(perform(maybeComplete(game.table)).result).toBeNull();
  second.place = 'left';
  expect(perform(maybeComplete(game.table)).result).toMatchObject({ outcome: 'task-completed' });
});

test('rules 6, 8: no monster ends on the ladder; the Mother of Eels swims, and need not be killed', () => {
  const game = aQuest('the-drowning-vault', [6]);
  const mother = game.state.monsters.find(one => one.named === 'mother-of-eels');
  if (mother === undefined) throw new Error('no Mother of Eels');
  expect(RULES.mayMonsterEnd(game.state, mother, game.at([2, 0]))).toBe(false);
  expect(RULES.maySpawnAt(game.state, game.at([2, 0]))).toBe(false);
  expect(monsterSpeed(game.state, mother)).toBe(4);
  game.state.quest.lists['flooded'] = ['6'];
  expect(monsterSpeed(game.state, mother)).toBe(6);
  perform(RULES.onAreaRevealed(game.table, 6));
  expect(game.state.quest.told).toContain(8);
});
