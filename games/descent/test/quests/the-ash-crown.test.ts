import { expect, test } from 'vitest';
import { THE_ASH_CROWN_RULES as RULES } from '../../src/effects/quests/the-ash-crown.ts';
import { meetEncounter } from '../../src/rules/encounters.ts';
import { armorOf, ratingOf } from '../../src/rules/stats.ts';
import type { Attack, Monster } from '../../src/state.ts';
import { aQuest, perform, power, type TestGame } from '../../testing/index.ts';

const vharok = (game: TestGame): Monster => {
  const found = game.state.monsters.find(one => one.named === 'vharok');
  if (found === undefined) throw new Error('no Vharok');
  return found;
};

test('rule 1: fire from the open sky, 4 wounds less one for each surge', () => {
  const game = aQuest('the-ash-crown', [3]);
  const hero = game.hero('sir-valadir');
  Object.assign(hero, { place: game.at([11, 18]), wounds: 3 });
  perform(RULES.onActivationStep(game.table), 'scorch:hero:sir-valadir', power('surge', 'blank', 'blank'));
  expect(game.told('wounds-suffered')).toMatchObject([{ figure: 'hero:sir-valadir', count: 3 }]);
  expect(hero.place).toBe('town');
});

test('rules 2, 5, 6: relics brave his fear, hearts are his armor, and his door stays open', () => {
  const game = aQuest('the-ash-crown', [7]);
  const monster = vharok(game);
  expect(RULES.bravesFear(game.state, { source: 'soulbiter' } as Attack, monster)).toBe(true);
  expect(RULES.bravesFear(game.state, { source: 'fists' } as Attack, monster)).toBe(false);
  expect(armorOf(game.state, `monster:${monster.id}`, null)).toBe(7);
  const hero = game.hero('sir-valadir');
  hero.place = game.at([6, 2]);
  perform(meetEncounter(game.table, hero));
  expect(armorOf(game.state, `monster:${monster.id}`, null)).toBe(6);
  const door = game.state.doors.find(one => one.id === 'door-7');
  if (door !== undefined) expect(RULES.mayClose(game.state, door)).toBe(false);
});

test('rule 3: after round 18 nothing is left to hatch, and broken eggs cost nothing', () => {
  const game = aQuest('the-ash-crown', [4], { round: 17 });
  perform(RULES.onEndOfRound(game.table));
  expect(game.state.quest.counters['hatched']).toBeUndefined();
  game.state.round = 18;
  game.state.markers = [];
  perform(RULES.onEndOfRound(game.table));
  expect(game.state.quest.counters['hatched']).toBe(1);
  expect(game.state.conquest).toBe(5);
});

test('rule 4: each broken egg takes 2 off his wounds, at once', () => {
  const game = aQuest('the-ash-crown', [4, 7]);
  const hero = game.hero('silhouette');
  const monster = vharok(game);
  expect(ratingOf(game.state, monster)).toBe(16);
  hero.place = game.at([23, 11]);
  perform(meetEncounter(game.table, hero));
  expect(ratingOf(game.state, monster)).toBe(14);
  expect(game.state.conquest).toBe(6);
  monster.wounds = 12;
  hero.place = game.at([23, 16]);
  expect(perform(meetEncounter(game.table, hero)).result).toMatchObject({ outcome: 'task-completed' });
});

test('rules 7, 8: wing beat once at half his wounds; alone in the crater he attacks twice', () => {
  const game = aQuest('the-ash-crown', [7]);
  const monster = vharok(game);
  const hero = game.hero('silhouette');
  game.state.monsters = [monster];
  hero.place = monster.place - game.state.grid.width;
  perform(RULES.onActivationStep(game.table));
  expect(RULES.monsterAttacks(game.state, monster)).toBe(1);
  monster.wounds = 8;
  RULES.onMonsterWounded(game.table, monster);
  const { asked } = perform(RULES.afterAttack(game.table), 'pass', 'pass');
  expect(asked.map(one => one.ask)).toEqual(['blow-hero', 'fly-off']);
  perform(RULES.afterAttack(game.table));
  expect(game.state.quest.told).toEqual(expect.arrayContaining([7, 8]));
});
