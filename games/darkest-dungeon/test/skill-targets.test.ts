import { expect, test } from 'vitest';
import type { MonsterKind } from '../src/data/monsters.ts';
import { cardFor } from '../src/rules/modifiers.ts';
import { skillAreas, skillTargets, usableSkills } from '../src/rules/skills.ts';
import type { BattleSet } from '../testing/index.ts';
import { aFight, knows, play } from '../testing/a-fight.ts';

const CAPTAIN = ['bone-captain', 'C'] as const satisfies readonly [MonsterKind, string];

test('DD-SKL-01 only an equipped Skill whose Stances include the Hero’s own may be used', () => {
  const game = aFight(
    { crusader: knows('crusader:smite', 'crusader:holy-lance'), vestal: {}, jester: {} },
    { monsters: [['bone-soldier', 'S'], CAPTAIN] },
  );
  expect(usableSkills(game.state, game.hero('crusader'))).toEqual(['crusader:smite']);
  game.state.trackers.heroes = ['vestal', 'jester', 'crusader'];
  expect(usableSkills(game.state, game.hero('crusader'))).toEqual(['crusader:holy-lance']);
});

test('DD-SKL-01, DD-SKL-03 a Skill without a target in Range is not offered', () => {
  const game = aFight(
    { hellion: knows('hellion:iron-swan', 'hellion:wicked-hack') },
    { monsters: [CAPTAIN] },
  );
  expect(usableSkills(game.state, game.hero('hellion'))).toEqual([]);
  game.monster('bone-captain:1').area = 'N';
  expect(usableSkills(game.state, game.hero('hellion'))).toEqual(['hellion:iron-swan']);
});

test('DD-SKL-02 a Skill that did not miss cannot be used again in the turn; one that missed may be tried again', () => {
  const game = aFight({ crusader: knows('crusader:zealous-accusation') }, { monsters: [CAPTAIN] });
  play(game, 'crusader', 'crusader:zealous-accusation', 10);
  expect(usableSkills(game.state, game.hero('crusader'))).toEqual(['crusader:zealous-accusation']);
  play(game, 'crusader', 'crusader:zealous-accusation', 8);
  expect(usableSkills(game.state, game.hero('crusader'))).toEqual([]);
});

test('DD-SKL-02 with several targets one hit makes it successful; without Acc it always is', () => {
  const game = aFight(
    { crusader: knows('crusader:zealous-accusation', 'crusader:bulwark-of-faith') },
    {
      monsters: [
        ['brigand-cutthroat', 'C'],
        ['bone-soldier', 'C'],
      ],
    },
  );
  play(game, 'crusader', 'crusader:zealous-accusation', 9);
  expect([game.monster('brigand-cutthroat:1').wounds, game.monster('bone-soldier:1').wounds]).toEqual([0, 5]);
  play(game, 'crusader', 'crusader:bulwark-of-faith');
  expect(game.state.battle?.turn?.used).toEqual(['crusader:zealous-accusation', 'crusader:bulwark-of-faith']);
});

test('DD-SKL-04, DD-SKL-05 a Hero chooses only if more are eligible than the Skill affects', () => {
  const game = aFight(
    { crusader: knows('crusader:zealous-accusation') },
    {
      monsters: [
        ['bone-soldier', 'C'],
        ['maggot', 'C'],
        ['webber', 'C'],
      ],
    },
  );
  const { asked } = play(
    game,
    'crusader',
    'crusader:zealous-accusation',
    'figure:webber:1',
    'figure:maggot:1',
    5,
  );
  expect(asked.map(({ options }) => options.length)).toEqual([3, 2]);
  expect(game.monster('bone-soldier:1').wounds).toBe(0);
  expect(game.monster('maggot:1').wounds).toBe(5);
});

test('DD-SKL-04 everyone eligible is affected when the Skill can reach them all', () => {
  const game = aFight(
    { crusader: knows('crusader:zealous-accusation') },
    {
      monsters: [
        ['maggot', 'C'],
        ['bone-soldier', 'C'],
      ],
    },
  );
  play(game, 'crusader', 'crusader:zealous-accusation', 5);
  expect([game.monster('maggot:1').wounds, game.monster('bone-soldier:1').wounds]).toEqual([5, 5]);
});

test('DD-SKL-06 a Skill that targets Heroes may include its user if its Range includes 0', () => {
  const game = aFight({ vestal: {}, crusader: {} }, { monsters: [CAPTAIN] });
  const vestal = game.hero('vestal');
  expect(skillTargets(game.state, vestal, cardFor(vestal, 'vestal:divine-grace'), 'S').may).toContain(vestal);
  expect(skillAreas(game.state, vestal, cardFor(vestal, 'vestal:divine-comfort'))).toEqual([]);
});

test('DD-SKL-06 a Skill whose Self Effect repeats its Target Effect never takes its user as a target as well', () => {
  const game = aFight({ jester: {}, crusader: {}, hellion: { skillLevel: 2 } }, { monsters: [CAPTAIN] });
  const [jester, hellion] = [game.hero('jester'), game.hero('hellion')];
  const targets = skillTargets(game.state, jester, cardFor(jester, 'jester:inspiring-tune'), 'S').may;
  expect(targets.map(({ id }) => id)).toEqual(['crusader', 'hellion']);
  expect(
    skillTargets(game.state, hellion, cardFor(hellion, 'hellion:adrenaline-rush'), 'S').may,
  ).not.toContain(hellion);
});

test('DD-CON-22 with an enemy with Guard in Range a Hero must aim at its Area and at it', () => {
  const game = aFight(
    { highwayman: knows('highwayman:pistol-shot'), crusader: {} },
    {
      monsters: [
        ['bone-soldier', 'C'],
        ['maggot', 'C', { conditions: [['guard', 1]] }],
        ['webber', 'N'],
      ],
    },
  );
  const highwayman = game.hero('highwayman');
  const shot = cardFor(highwayman, 'highwayman:pistol-shot');
  expect(skillAreas(game.state, highwayman, shot)).toEqual(['C']);
  expect(skillTargets(game.state, highwayman, shot, 'C').must.map(({ id }) => id)).toEqual(['maggot:1']);
  play(game, 'highwayman', 'highwayman:pistol-shot', 7);
  expect(game.monster('maggot:1').wounds).toBe(5);
});

test('DD-CON-22 Guard out of Range has no effect, nor on Skills that target allies', () => {
  const guard: BattleSet = {
    monsters: [
      ['maggot', 'NW', { conditions: [['guard', 1]] }],
      ['bone-soldier', 'C'],
      ['webber', 'N', { conditions: [['guard', 1]] }],
    ],
  };
  const game = aFight({ crusader: {}, arbalest: {} }, guard);
  const [crusader, arbalest] = [game.hero('crusader'), game.hero('arbalest')];
  expect(skillAreas(game.state, crusader, cardFor(crusader, 'crusader:zealous-accusation'))).toEqual(['C']);
  expect(skillAreas(game.state, arbalest, cardFor(arbalest, 'arbalest:rallying-flare'))).toEqual(['N', 'C']);
});

test('DD-CON-34 beside those with Guard the other targets may be any; Dirk Stab ignores Guard altogether', () => {
  const game = aFight(
    { crusader: knows('crusader:zealous-accusation'), jester: knows('jester:dirk-stab') },
    {
      monsters: [
        ['bone-soldier', 'C', { conditions: [['mark', 1]] }],
        ['webber', 'C'],
        ['maggot', 'C', { conditions: [['guard', 2]] }],
      ],
    },
  );
  const { asked } = play(game, 'crusader', 'crusader:zealous-accusation', 'figure:webber:1', 5);
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['figure:bone-soldier:1', 'figure:webber:1']);
  expect(game.monster('maggot:1').wounds).toBe(5);
  const jester = game.hero('jester');
  expect(skillTargets(game.state, jester, cardFor(jester, 'jester:dirk-stab'), 'C').must).toEqual([]);
});
