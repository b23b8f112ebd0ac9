import { expect, test } from 'vitest';
import { THE_LAMPLIGHTER_RULES as RULES } from '../../src/effects/quests/the-lamplighter.ts';
import { playEndOfRound } from '../../src/rules/end-of-round.ts';
import { allyOf } from '../../src/rules/figures.ts';
import { armorOf } from '../../src/rules/stats.ts';
import { inflictWounds } from '../../src/rules/wounds.ts';
import { aQuest, perform } from '../../testing/index.ts';

test('rules 4, 5, 6: Tobin lights a lamp once for conquest, which keeps spawns away and him safer', () => {
  const game = aQuest('the-lamplighter', [0, 1]);
  const tobin = allyOf(game.state, 'tobin');
  tobin.place = game.at([6, 8]);
  expect(RULES.maySpawnAt(game.state, game.at([8, 8]))).toBe(true);
  perform(RULES.onAllyMoved(game.table, tobin));
  perform(RULES.onAllyMoved(game.table, tobin));
  expect(game.state.conquest).toBe(6);
  expect(RULES.maySpawnAt(game.state, game.at([8, 8]))).toBe(false);
  expect(RULES.maySpawnAt(game.state, game.at([12, 8]))).toBe(true);
  expect(armorOf(game.state, 'ally:tobin', 'melee')).toBe(2);
});

test('Grusk snuffs a lit lamp beside him once a turn; lit again it gives nothing', () => {
  const game = aQuest('the-lamplighter', [0, 5], { overlordTurn: {} });
  const grusk = game.state.monsters.find(one => one.named === 'grusk');
  if (grusk === undefined) throw new Error('no Grusk');
  grusk.place = game.at([17, 17]);
  game.state.quest.lists = { lit: ['lamp-4'], rewarded: ['lamp-4'] };
  perform(RULES.onActivationEnd(game.table, grusk));
  expect(game.state.quest.lists['lit']).toEqual([]);
  const tobin = allyOf(game.state, 'tobin');
  tobin.place = game.at([20, 17]);
  perform(RULES.onAllyMoved(game.table, tobin));
  expect(game.state.quest.lists['lit']).toEqual(['lamp-4']);
  expect(game.state.conquest).toBe(5);
  perform(RULES.onActivationEnd(game.table, grusk));
  expect(game.state.quest.lists['lit']).toEqual(['lamp-4']);
});

test('rule 2: a fallen Tobin costs 3 and is back at the nearest glyph, whole', () => {
  const game = aQuest('the-lamplighter', [0], { conquest: 8 });
  const tobin = allyOf(game.state, 'tobin');
  perform(inflictWounds(game.table, [{ figure: 'ally:tobin', wounds: 9 }], { kind: 'quest' }, 'DJ-SET-01'));
  expect(tobin.place).toBe('fallen');
  expect(game.state.conquest).toBe(5);
  perform(playEndOfRound(game.table));
  expect(tobin).toMatchObject({ place: game.at([1, 8]), wounds: 8 });
});

test('rules 7, 8: with Tobin on the beacon at the end of a round the heroes win; Grusk beside it keeps him off', () => {
  const game = aQuest('the-lamplighter', [0, 5]);
  const tobin = allyOf(game.state, 'tobin');
  expect(RULES.mayAllyEnter(game.state, tobin, game.at([11, 17]))).toBe(false);
  game.state.monsters = [];
  expect(RULES.mayAllyEnter(game.state, tobin, game.at([11, 17]))).toBe(true);
  perform(RULES.onAreaRevealed(game.table, 5));
  expect(game.state.quest.told).toContain(8);
  tobin.place = game.at([11, 17]);
  expect(perform(playEndOfRound(game.table)).result).toMatchObject({ outcome: 'task-completed' });
});
