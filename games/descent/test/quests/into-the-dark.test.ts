import { expect, test } from 'vitest';
import type { HeroId } from '../../src/data/heroes.ts';
import { questRules } from '../../src/effects/quests.ts';
import { killHero } from '../../src/rules/death.ts';
import { abilitiesOf, armorOf, ratingOf } from '../../src/rules/stats.ts';
import { aQuest } from '../../testing/index.ts';
import { strike } from '../attacking.ts';
import { drive, named, playUntil, stand, take } from './playing.ts';

const HEROES: readonly HeroId[] = ['silhouette', 'sir-valadir', 'lyssa', 'mordrog'];

test('DJ-CNQ-07 quest 1 has no rules of its own; the heroes win when Narthak is killed, who gives no conquest', () => {
  const game = aQuest('into-the-dark', [4], {
    heroes: { 'silhouette': {}, 'sir-valadir': { items: ['blade-of-light'], fatigue: 0 } },
  });
  expect(questRules(game.state)).toEqual({});
  const narthak = named(game, 'narthak');
  game.state.monsters = [narthak];
  narthak.wounds = ratingOf(game.state, narthak) - 1;
  stand(game, { 'sir-valadir': [12, 2] });
  const { result } = drive(strike(game, 'sir-valadir', 'blade-of-light'));
  expect(result).toMatchObject({ outcome: 'task-completed', about: { conquest: 5 } });
});

test.each([
  [2, 14, 7],
  [3, 14, 7],
  [4, 15, 7],
  [5, 16, 8],
])('DJ-NAM-01, DJ-NAM-02 with %i players Narthak has %i wounds, armor %i and Knockback, told when area 4 is revealed', (players, wounds, armor) => {
  const game = aQuest('into-the-dark', [3], { players, heroes: HEROES.slice(0, Math.max(2, players - 1)) });
  game.state.monsters = [];
  game.state.runekeys = ['red'];
  stand(game, { silhouette: [12, 9] });
  take(game, 'silhouette');
  playUntil(game, ({ areas }) => areas[4]?.revealed === true, {
    answers: { 'hero-acts': 'open-door:door-5' },
  });
  const narthak = named(game, 'narthak');
  expect([ratingOf(game.state, narthak), armorOf(game.state, `monster:${narthak.id}`, null)]).toEqual([
    wounds,
    armor,
  ]);
  expect(abilitiesOf(game.state, `monster:${narthak.id}`)).toEqual({
    reach: 1,
    stun: 1,
    sweep: 1,
    knockback: 1,
  });
  expect(game.told('named-monster-met')).toMatchObject([{ named: 'narthak', wounds, armor, speed: 3 }]);
});

test.each([
  [2, 'normal'],
  [3, 'normal'],
  [4, 'master'],
  [5, 'master'],
] as const)('DJ-SET-01 where sources differ, with %i players a monster is a %s', (players, rank) => {
  const game = aQuest('into-the-dark', [2, 3, 4], {
    players,
    heroes: HEROES.slice(0, Math.max(2, players - 1)),
  });
  const ranks = (kind: string): string[] =>
    game.state.monsters.filter(one => one.kind === kind).map(one => one.rank);
  expect(ranks('hell-hound').sort()).toEqual([rank, 'normal', 'normal'].sort());
  expect(ranks('bane-spider')).toEqual([rank]);
  expect(ranks('sorcerer')).toEqual([rank]);
  expect(ranks('manticore').sort()).toEqual([players === 5 ? 'master' : 'normal', 'normal'].sort());
  expect(ranks('razorwing').sort()).toEqual(['master', 'normal', 'normal']);
});

test('DJ-CNQ-01 the overlord wins when a death empties the pool', () => {
  const game = aQuest('into-the-dark', [0], { conquest: 3 });
  stand(game, { 'sir-valadir': [1, 20] });
  expect(drive(killHero(game.table, game.hero('sir-valadir'), { kind: 'quest' })).result).toMatchObject({
    outcome: 'conquest-gone',
    winners: ['overlord'],
  });
});
