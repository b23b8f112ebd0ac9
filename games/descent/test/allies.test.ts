import { expect, test } from 'vitest';
import { healAllyOptions, maxAllyWounds, moveAllies } from '../src/rules/allies.ts';
import { allyOf } from '../src/rules/figures.ts';
import { armorOf, isImmune } from '../src/rules/stats.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { aQuest, offered, perform } from '../testing/index.ts';

test('A1, A3 Tobin may walk up to his speed or stay; the heroes decide', () => {
  const game = aQuest('the-lamplighter', [0]);
  const { value } = moveAllies(game.table).next();
  if (value?.kind !== 'question') throw new Error('a question');
  const offers = value.options.map(option => option.id);
  expect(value.seat).toBe('party');
  expect(offers).toContain('pass');
  expect(offers).toContain(`ally-move:${game.at([3, 10])}`);
  expect(offers).not.toContain(`ally-move:${game.at([5, 9])}`);
  expect(offers).not.toContain(`ally-move:${game.at([2, 9])}`);
});

test('A3 he may stay, and does not end on a hero', () => {
  const game = aQuest('the-lamplighter', [0]);
  game.hero('silhouette').place = game.at([3, 9]);
  const done = perform(moveAllies(game.table), 'pass');
  expect(allyOf(game.state, 'tobin').place).toBe(game.at([2, 9]));
  expect(offered(done, 'move-ally')).not.toContain(`ally-move:${game.at([3, 9])}`);
});

test('A9 out of a pit he needs his whole move; stunned he discards a token instead', () => {
  const game = aQuest('the-lamplighter', [0]);
  const tobin = allyOf(game.state, 'tobin');
  Object.assign(tobin, { stun: 1, fallen: true });
  perform(moveAllies(game.table));
  expect(tobin).toMatchObject({ stun: 0, fallen: true });
  perform(moveAllies(game.table));
  expect(tobin).toMatchObject({ fallen: false, place: game.at([2, 9]) });
});

test('A4, A7 a wounded ally is healed with an equipped potion only, and never above his start', () => {
  const game = aQuest('the-lamplighter', [0]);
  const hero = game.hero('silhouette');
  const tobin = allyOf(game.state, 'tobin');
  hero.place = game.at([1, 9]);
  tobin.wounds = 6;
  expect(healAllyOptions(game.state, hero)).toEqual([]);
  expect(maxAllyWounds(game.state, tobin)).toBe(8);
});

test('A2, A5, A6, A8 an ally has armor and wounds of its own and no conquest rating; things are immune', () => {
  const game = aQuest('the-bell-of-saint-orla', [2]);
  expect(armorOf(game.state, 'ally:bell', 'melee')).toBe(3);
  expect(isImmune(game.state, 'ally:bell', 'stun')).toBe(true);
  const { result } = perform(
    inflictWounds(game.table, [{ figure: 'ally:bell', wounds: 12 }], { kind: 'quest' }, 'DJ-SET-01'),
  );
  expect(result).toMatchObject({ outcome: 'bell-fallen', winners: ['overlord'] });
  expect(game.state.conquest).toBe(5);
});
