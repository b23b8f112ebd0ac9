import { expect, test } from 'vitest';
import { cardFor } from '../src/rules/modifiers.ts';
import { turnHuman } from '../src/rules/forms.ts';
import { playSkill, usableSkills } from '../src/rules/skills.ts';
import { aGame, type HeroSet, perform, type TestGame } from '../testing/index.ts';

const withBeast = (abomination: HeroSet, skills = ['transform', 'rake', 'absolution'] as const): TestGame =>
  aGame({
    heroes: {
      abomination: { equipped: skills.map(skill => `abomination:${skill}` as const), ...abomination },
      crusader: { stress: 3 },
      vestal: { stress: 3 },
    },
    battle: {
      room: 'ruins-9',
      heroes: { abomination: 'C', vestal: 'SW' },
      monsters: [['bone-captain', 'C']],
      turn: 'abomination',
    },
  });

test('DD-ABO-01 three Skills work in human form, three as a beast, Transform in both', () => {
  const human = withBeast({});
  expect(usableSkills(human.state, human.hero('abomination'))).toEqual([
    'abomination:transform',
    'abomination:absolution',
  ]);
  const beast = withBeast({ form: 'beast' });
  expect(usableSkills(beast.state, beast.hero('abomination'))).toEqual([
    'abomination:transform',
    'abomination:rake',
  ]);
});

test('DD-ABO-02, DD-ABO-06 Transform makes a beast with the effects of the side used; everything else is shared', () => {
  const game = withBeast({ wounds: 9, stress: 1, quirks: ['nervous'], conditions: [['mark', 3]] });
  perform(playSkill(game.table, game.hero('abomination'), 'abomination:transform'));
  expect(game.hero('abomination')).toMatchObject({
    form: 'beast',
    wounds: 5,
    stress: 4,
    level: 1,
    quirks: ['nervous'],
    conditions: [{ condition: 'mark' }, { condition: 'buff', tokens: 2 }],
  });
  expect([game.hero('crusader').stress, game.hero('vestal').stress]).toEqual([5, 5]);
  expect(game.told('form-changed')).toMatchObject([{ hero: 'abomination', form: 'beast' }]);
});

test('DD-ABO-02 the other side of Transform makes a human again, and calms everyone', () => {
  const game = withBeast({ form: 'beast', stress: 2, skillLevel: 2 });
  perform(playSkill(game.table, game.hero('abomination'), 'abomination:transform'));
  expect(game.hero('abomination')).toMatchObject({
    form: 'human',
    stress: 1,
    conditions: [{ condition: 'debuff', tokens: 2 }],
  });
  expect([game.hero('crusader').stress, game.hero('vestal').stress]).toEqual([2, 2]);
});

test('DD-ABO-03 without Transform equipped he cannot become a beast', () => {
  const game = withBeast({}, ['rake', 'rage', 'absolution'] as never);
  expect(usableSkills(game.state, game.hero('abomination'))).toEqual(['abomination:absolution']);
});

test('DD-ABO-04 back in the Hamlet he is human, without the effects of Transform', () => {
  const game = aGame({ heroes: { abomination: { form: 'beast', stress: 3 }, crusader: { stress: 3 } } });
  turnHuman(game.state);
  expect(game.hero('abomination')).toMatchObject({ form: 'human', stress: 3, conditions: [] });
  expect(game.hero('crusader').stress).toBe(3);
});

test('DD-ABO-05 the form is kept with the Hero, so that it stays between Battles', () => {
  const game = withBeast({});
  perform(playSkill(game.table, game.hero('abomination'), 'abomination:transform'));
  game.state.battle = null;
  expect(game.hero('abomination').form).toBe('beast');
  expect(cardFor(game.hero('abomination'), 'abomination:transform').self?.[0]).toEqual(['become', 'human']);
});

test('DD-ABO-07 the form counts from the next action on; a Skill that was used is used, whatever the form', () => {
  const game = withBeast({});
  perform(playSkill(game.table, game.hero('abomination'), 'abomination:transform'));
  expect(usableSkills(game.state, game.hero('abomination'))).toEqual(['abomination:rake']);
});
