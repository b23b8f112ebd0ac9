import { expect, test } from 'vitest';
import { HAMLET_SKILL_IDS, type HamletSkillId, hamletSkillOf } from '../src/data/hamlet-skills.ts';
import { hamletSkillOptions, useHamletSkill } from '../src/effects/hamlet-skills.ts';
import { playVisit } from '../src/rules/hamlet.ts';
import { aGame, perform, playOut, type GameSet, type HeroSet, type TestGame } from '../testing/index.ts';

/** The owner of a Hamlet Skill beside a wounded, strained and sick Hellion, or a Jester beside the Hellion. */
function company(skill: HamletSkillId, user: HeroSet = {}, set: GameSet = {}): TestGame {
  const { hero } = hamletSkillOf(skill);
  const other = hero === 'hellion' ? 'jester' : 'hellion';
  return aGame({
    light: 5,
    hamlet: { caretaker: 'tavern' },
    heroes: {
      [hero]: { wounds: 6, stress: 6, ...user },
      [other]: { wounds: 9, stress: 9, disease: 'vertigo', quirks: ['clumsy', 'evasive', 'mercurial'] },
    },
    ...set,
  });
}

test.each(HAMLET_SKILL_IDS)('DD-HAM-20 %s can be used instead of a visit', skill => {
  const { table, state, told, hero } = company(skill);
  const user = hamletSkillOf(skill).hero;
  expect(hamletSkillOptions(state, hero(user)).map(option => option.skill)).toContain(skill);
  playOut(playVisit(table), [4], [`hamlet-skill:${skill}`]);
  expect(told('hamlet-skill-used')).toMatchObject([{ hero: user, skill }]);
  expect(state.hamlet?.done).toContain(user);
  expect(state.hamlet?.visits).toEqual([]);
});

test('DD-HAM-20 Zealous Speech is the first action of a day, calms all Heroes and ends the day', () => {
  const { table, state, hero } = company('crusader:zealous-speech');
  perform(playVisit(table), 'hamlet-skill:crusader:zealous-speech');
  expect([hero('crusader').stress, hero('hellion').stress]).toEqual([1, 4]);
  expect(state.phase).toEqual({ kind: 'day-end' });
});

test('DD-HAM-20 Zealous Speech is too late once another Hero has spent the day', () => {
  const { state, hero } = company('crusader:zealous-speech', {}, { hamlet: { done: ['hellion'] } });
  expect(hamletSkillOptions(state, hero('crusader'))).toEqual([]);
});

test.each([
  ['hellion:sharpen-spear', [{ condition: 'buff', tokens: 5 }]],
  ['highwayman:clean-guns', [{ condition: 'buff', tokens: 6 }]],
  ['vestal:pray', [{ condition: 'debuff', tokens: 6 }]],
  [
    'abomination:psyche-up',
    [
      { condition: 'buff', tokens: 6 },
      { condition: 'protection', tokens: 6 },
    ],
  ],
] as const)('DD-HAM-20 %s gives Conditions that last into the next Quest', (skill, conditions) => {
  const { table, hero, state } = company(skill);
  for (const one of state.heroes) one.stress = 2;
  const user = hero(hamletSkillOf(skill).hero);
  perform(useHamletSkill(table, user, skill));
  expect(user.conditions).toMatchObject(conditions);
});

test('DD-HAM-20 Intimidate chases the Caretaker away for the day', () => {
  const { table, state, hero } = company('hellion:intimidate');
  perform(useHamletSkill(table, hero('hellion'), 'hellion:intimidate'));
  expect(state.hamlet?.caretaker).toBeNull();
  expect(hamletSkillOptions(state, hero('hellion')).map(({ skill }) => skill)).toEqual([
    'hellion:sharpen-spear',
  ]);
});

test('DD-HAM-20 Scout Ahead costs 1 Stress and reveals a Room of the next Dungeon', () => {
  const { table, state, hero } = company('bounty-hunter:scout-ahead');
  perform(useHamletSkill(table, hero('bounty-hunter'), 'bounty-hunter:scout-ahead'));
  expect(hero('bounty-hunter').stress).toBe(7);
  expect(state.campaign.next.reveals).toBe(1);
});

test.each([
  ['vestal:pray', 'vestal', 0, 9],
  ['vestal:chant', 'vestal', 5, 8],
  ['abomination:psyche-up', 'abomination', 7, 10],
  ['abomination:anger-management', 'abomination', 2, 8],
] as const)('DD-HAM-20 %s: Stress of the user and of another', (skill, user, own, others) => {
  const { table, hero } = company(skill, {}, {});
  // Ten Stress would test Resolve: one less to begin with.
  if (others === 10) hero('hellion').stress = 8;
  perform(useHamletSkill(table, hero(user), skill));
  expect([hero(user).stress, hero('hellion').stress]).toEqual([own, others === 10 ? 9 : others]);
});

test('DD-HAM-20 Chant gives everyone a Buff', () => {
  const { table, hero } = company('vestal:chant');
  perform(useHamletSkill(table, hero('vestal'), 'vestal:chant'));
  expect(hero('hellion').conditions).toMatchObject([{ condition: 'buff', tokens: 3 }]);
});

test('DD-HAM-20 Every Rose Has Its Thorn: 2 Stress less for each Negative Quirk and Disease', () => {
  const { table, hero } = company('jester:every-rose-has-its-thorn');
  perform(useHamletSkill(table, hero('jester'), 'jester:every-rose-has-its-thorn'), 'figure:hellion');
  expect(hero('hellion').stress).toBe(3);
});

test.each([
  [1, 5],
  [2, 2],
  [3, 0],
] as const)('DD-HAM-20 Experimental Vapours of a Hero of Level %i leave %i Wounds of 9, cure and strain', (level, wounds) => {
  const { table, hero } = company('plague-doctor:experimental-vapours', { level }, {});
  hero('hellion').stress = 4;
  perform(
    useHamletSkill(table, hero('plague-doctor'), 'plague-doctor:experimental-vapours'),
    'figure:hellion',
  );
  expect(hero('hellion')).toMatchObject({ wounds, disease: null, stress: 7 });
});

test.each([
  [1, 1, 5, 5],
  [3, 2, 2, 5],
  [4, 1, 7, 5],
  [8, 3, 4, 5],
  [9, 1, 9, 7],
] as const)('DD-HAM-20 Field Dressing: a %i at Level %i leaves %i Wounds and %i Stress', (roll, level, wounds, stress) => {
  const { table, hero } = company('arbalest:field-dressing', { level });
  hero('hellion').stress = 5;
  perform(useHamletSkill(table, hero('arbalest'), 'arbalest:field-dressing'), 'figure:hellion', roll);
  expect(hero('hellion')).toMatchObject({ wounds, stress });
});

test('DD-HAM-20 Pilfer draws a Loot Chest; its die joins those of the next Quest', () => {
  const { table, state, hero } = company('grave-robber:pilfer');
  perform(useHamletSkill(table, hero('grave-robber'), 'grave-robber:pilfer'), 'loot-roll-provision:1');
  expect(state.campaign.next.dice).toBe(1);
  perform(
    useHamletSkill(table, hero('grave-robber'), 'grave-robber:pilfer'),
    'loot-choose-provision:1',
    'face:torch',
  );
  expect(state.campaign.next.faces).toEqual(['torch']);
});

test('DD-HAM-20 Dark Ritual costs the Occultist Stress for another Hero, never for himself', () => {
  const { table, hero } = company('occultist:dark-ritual', { level: 2 }, {});
  // The only other Hero is the target.
  perform(useHamletSkill(table, hero('occultist'), 'occultist:dark-ritual'));
  expect(hero('occultist').stress).toBe(7);
  expect(hero('hellion')).toMatchObject({
    wounds: 5,
    stress: 7,
    conditions: [{ condition: 'buff', tokens: 3 }],
  });
});

test('DD-HAM-20 Psyche Up works once a phase', () => {
  const { table, state, hero } = company('abomination:psyche-up', {}, {});
  hero('hellion').stress = 1;
  perform(useHamletSkill(table, hero('abomination'), 'abomination:psyche-up'));
  expect(hamletSkillOptions(state, hero('abomination')).map(({ skill }) => skill)).toEqual([
    'abomination:anger-management',
  ]);
});
