import { expect, test } from 'vitest';
import { FOUR_LIGHTS_RULES as RULES } from '../../src/effects/quests/four-lights.ts';
import { meetEncounter } from '../../src/rules/encounters.ts';
import type { Monster } from '../../src/state.ts';
import { aQuest, perform, type TestGame } from '../../testing/index.ts';

const master = (game: TestGame): Monster => {
  const found = game.state.monsters.find(one => one.rank === 'master' && one.named === null);
  if (found === undefined) throw new Error('no master');
  return found;
};

test('rules 1, 2 C9: relics stay in the dungeon, and three on the altar win', () => {
  const game = aQuest('four-lights', [1], {
    heroes: {
      'silhouette': { items: ['blade-of-light'], pack: ['soulbiter', 'rune-plate'] },
      'sir-valadir': { pack: ['touch-of-death'] },
    },
  });
  const other = game.hero('sir-valadir');
  RULES.onHeroLeaving(game.table, other, game.at([8, 15]));
  expect(other.items).toEqual([]);
  expect(game.state.markers.at(-1)).toMatchObject({
    what: { relic: 'touch-of-death' },
    square: game.at([8, 15]),
  });
  const hero = game.hero('silhouette');
  hero.place = game.at([11, 12]);
  const { result } = perform(
    meetEncounter(game.table, hero),
    'set-relic:blade-of-light',
    'set-relic:soulbiter',
    'set-relic:rune-plate',
  );
  expect(result).toMatchObject({ outcome: 'task-completed', about: { conquest: 8 } });
});

test('rules 3, 6: a master breaks the ward, then takes the relic, and is grounded; rule 4: killed, it drops it', () => {
  const game = aQuest('four-lights', [1, 2]);
  const monster = master(game);
  monster.place = game.at([0, 11]);
  perform(RULES.onActivationEnd(game.table, monster));
  expect(monster.carries).toEqual([]);
  perform(RULES.onActivationEnd(game.table, monster));
  expect(monster.carries).toEqual(['blade-of-light']);
  expect(RULES.isGrounded(game.state, monster)).toBe(true);
  expect(RULES.mayReuse(game.state, monster)).toBe(false);
});

test('rule 5: two relics through the rift are the end', () => {
  const game = aQuest('four-lights', [1, 6]);
  const monster = master(game);
  monster.place = game.at([22, 2]);
  monster.carries = ['blade-of-light'];
  perform(RULES.onActivationEnd(game.table, monster));
  expect(game.state.conquest).toBe(4);
  monster.carries = ['soulbiter'];
  expect(perform(RULES.onActivationEnd(game.table, monster)).result).toMatchObject({
    outcome: 'relics-lost',
  });
});

test('rules 7, 8: the rift opens after round 7 with two heroes; no gatherer comes in odd rounds', () => {
  const game = aQuest('four-lights', [4, 6], { round: 6 });
  perform(RULES.onEndOfRound(game.table));
  expect(game.state.quest.counters['rift']).toBeUndefined();
  game.state.round = 7;
  perform(RULES.onEndOfRound(game.table));
  const [door] = game.state.doors.filter(one => one.id === 'door-2');
  expect(game.state.doors.find(one => one.id === 'door-6')?.state).toBe('gone');
  if (door !== undefined) expect(RULES.mayMonsterOpen(game.state, master(game), door)).toBe(true);
  game.state.monsters = [];
  perform(RULES.onSpawnStep(game.table));
  expect(game.state.monsters).toEqual([]);
});

test('rule 9: the giant does not leave area 5 while relic 4 lies there', () => {
  const game = aQuest('four-lights', [5]);
  const giant = game.state.monsters.find(one => one.kind === 'giant');
  if (giant === undefined) throw new Error('no giant');
  expect(RULES.mayMonsterEnter(game.state, giant, game.at([8, 2]))).toBe(false);
  game.state.markers = [];
  expect(RULES.mayMonsterEnter(game.state, giant, game.at([8, 2]))).toBe(true);
  perform(RULES.onAreaRevealed(game.table, 5));
  expect(game.state.quest.told).toContain(9);
});
