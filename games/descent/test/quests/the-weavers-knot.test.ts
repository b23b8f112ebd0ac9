import { expect, test } from 'vitest';
import { THE_WEAVERS_KNOT_RULES as RULES } from '../../src/effects/quests/the-weavers-knot.ts';
import { meetEncounter } from '../../src/rules/encounters.ts';
import { armorOf } from '../../src/rules/stats.ts';
import type { Hero } from '../../src/state.ts';
import { aQuest, perform, type TestGame } from '../../testing/index.ts';

const touch = (game: TestGame, hero: Hero, colour: 'red' | 'blue' | 'yellow', ...script: number[]): void => {
  const spots = { red: [2, 12], blue: [12, 3], yellow: [23, 12] } as const;
  hero.place = game.at(spots[colour]);
  perform(meetEncounter(game.table, hero), ...script);
};

test('rules 1, 2, 3, 4: the order is drawn when it is needed; right flames stay lit and lift the veil', () => {
  const game = aQuest('the-weavers-knot', [2, 3, 4, 6]);
  const hero = game.hero('silhouette');
  const weaver = game.state.monsters.find(one => one.named === 'weaver');
  expect(armorOf(game.state, `monster:${weaver?.id ?? 0}`, null)).toBe(8);
  touch(game, hero, 'blue', 3);
  touch(game, hero, 'red');
  touch(game, hero, 'red');
  touch(game, hero, 'yellow');
  expect(game.state.conquest).toBe(8);
  expect(armorOf(game.state, `monster:${weaver?.id ?? 0}`, null)).toBe(4);
  expect(game.told('flame-order-drawn')).toMatchObject([{ to: ['overlord'], first: 'blue', last: 'yellow' }]);
});

test('rule 3: a wrong flame puts all out, wounds and gives threat; conquest comes once for each', () => {
  const game = aQuest('the-weavers-knot', [2, 3, 4]);
  const hero = game.hero('sir-valadir');
  const whole = hero.wounds;
  touch(game, hero, 'red', 1);
  touch(game, hero, 'yellow');
  expect(game.state.quest.lists['lit']).toEqual([]);
  expect(hero.wounds).toBe(whole - 3);
  expect(game.state.overlord.threat).toBe(2);
  touch(game, hero, 'red');
  expect(game.state.conquest).toBe(6);
});

test('rules 1, 2: area 2 tells the first colour, and what is concealed keeps to what the heroes know', () => {
  const game = aQuest('the-weavers-knot', [2]);
  perform(RULES.onAreaRevealed(game.table, 2), 4);
  expect(game.told('hint-found')).toMatchObject([{ text: 'hint-first-blue' }]);
  RULES.conceal(game.state, pool => pool.splice(0, 1)[0] as never);
  expect(game.state.quest.secrets['order']).toEqual(['blue', 'red', 'yellow']);
});

test('rule 5: the yellow key opens the thread stair, which monsters never use', () => {
  const game = aQuest('the-weavers-knot', [2, 4]);
  perform(RULES.onRunekey(game.table, 'red'));
  expect(game.state.staircases).toEqual([]);
  perform(RULES.onRunekey(game.table, 'yellow'));
  expect(game.state.staircases.map(one => one.square)).toEqual([game.at([22, 13]), game.at([7, 11])]);
  expect(RULES.mayMonsterUseStairs()).toBe(false);
});

test('rules 6, 7: she webs a hero in her lair who has none, and leaps once at half her wounds', () => {
  const game = aQuest('the-weavers-knot', [6]);
  const [first, second] = game.state.heroes;
  const weaver = game.state.monsters.find(one => one.named === 'weaver');
  if (first === undefined || second === undefined || weaver === undefined)
    throw new Error('two heroes and her');
  first.place = game.at([4, 7]);
  second.place = game.at([5, 7]);
  perform(RULES.onAreaRevealed(game.table, 6));
  expect(RULES.onActivationStep(game.table).next().value).toMatchObject({
    ask: 'web-hero',
    seat: 'overlord',
  });
  first.tokens.web = 1;
  second.tokens.web = 1;
  expect(perform(RULES.onActivationStep(game.table)).asked).toEqual([]);
  weaver.wounds = 8;
  RULES.onMonsterWounded(game.table, weaver);
  const { asked } = perform(RULES.afterAttack(game.table), 'pass');
  expect(asked.map(one => one.ask)).toEqual(['leap-where']);
  perform(RULES.afterAttack(game.table));
  expect(game.state.quest.told).toEqual(expect.arrayContaining([6, 7]));
});
