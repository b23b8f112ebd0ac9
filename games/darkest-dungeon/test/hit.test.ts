import { expect, test } from 'vitest';
import type { SkillId } from '../src/data/skills.ts';
import type { Figure } from '../src/rules/figures.ts';
import { critNumber, dodgeOf, hitNumber, isInRange, permittedDistances, speedOf } from '../src/rules/hit.ts';
import { cardFor } from '../src/rules/modifiers.ts';
import { newSkillUse, type SkillUse } from '../src/rules/skill-use.ts';
import { cardOf } from '../src/rules/figures.ts';
import type { Hero, Monster } from '../src/state.ts';
import { playSkill } from '../src/rules/skills.ts';
import { aBout, aGame, type GameSet, perform, type TestGame } from '../testing/index.ts';

const use = (hero: Hero, skill: SkillId, ...targets: readonly Figure[]): SkillUse =>
  newSkillUse(hero, skill, cardFor(hero, skill), targets[0]?.area ?? null, targets);

function monsterUse(monster: Monster, at: number, target: Figure): SkillUse {
  const card = cardOf(monster).skills[at];
  if (card === undefined) throw new Error('no such Skill');
  return newSkillUse(monster, card.id, card, target.area, [target]);
}

/** The Crusader and the Hellion in the south, what is wanted in the middle. */
const inTheSouth = (
  set: GameSet,
  ...monsters: NonNullable<GameSet['battle']>['monsters'] & object
): TestGame =>
  aGame({
    heroes: ['crusader', 'hellion'],
    ...set,
    battle: { room: 'ruins-9', monsters, turn: 'crusader' },
  });

test('DD-SKL-07 a Skill hits on rolls up to Acc minus the Dodge of its target', () => {
  const { state, hero, monster } = inTheSouth({}, ['brigand-cutthroat'], ['bone-soldier']);
  const accuse = use(hero('crusader'), 'crusader:zealous-accusation', monster('brigand-cutthroat:1'));
  expect(hitNumber(state, accuse, monster('brigand-cutthroat:1'))).toBe(7);
  expect(hitNumber(state, accuse, monster('bone-soldier:1'))).toBe(9);
});

test('DD-SKL-07 Dodge counts for allied targets too', () => {
  const { state, hero } = inTheSouth({});
  expect(
    hitNumber(state, use(hero('crusader'), 'crusader:battle-heal', hero('hellion')), hero('hellion')),
  ).toBe(11);
});

test('DD-SKL-10 with 10 or more every roll hits, with 0 or less none', () => {
  const shot = (acc: number, roll: number): number => {
    const game = aGame({
      heroes: { jester: { equipped: ['jester:finale'] } },
      light: 5,
      battle: {
        room: 'ruins-9',
        heroes: { jester: 'C' },
        monsters: [['bone-captain', 'C']],
        turn: { figure: 'jester', acc },
      },
    });
    perform(playSkill(game.table, game.hero('jester'), 'jester:finale'), roll, 'area:N', 'area:NW');
    return game.monster('bone-captain:1').wounds;
  };
  expect(shot(0, 10)).toBe(7);
  expect(shot(-13, 2)).toBe(0);
  expect(shot(-12, 1)).toBe(10);
});

test('DD-SKL-11 a roll within Crit is a critical hit although Dodge has brought the hit number below it', () => {
  const game = aGame({
    heroes: { highwayman: { conditions: [['buff', 2]] } },
    light: 5,
    battle: {
      room: 'ruins-9',
      heroes: { highwayman: 'C' },
      monsters: [['bone-captain', 'C', { moreDodge: 9 }]],
      turn: 'highwayman',
    },
  });
  const { state, hero, monster } = game;
  const slice = use(hero('highwayman'), 'highwayman:wicked-slice', monster('bone-captain:1'));
  expect(hitNumber(state, slice, monster('bone-captain:1'))).toBe(-1);
  expect(critNumber(state, slice, monster('bone-captain:1'))).toBe(2);
  perform(playSkill(game.table, hero('highwayman'), 'highwayman:wicked-slice'), 2);
  expect(monster('bone-captain:1').wounds).toBe(11);
});

test('DD-SKL-12 a Skill without a Crit value is never critical; a printed 0 can be raised', () => {
  const { state, hero, monster } = aGame({
    heroes: {
      hellion: {
        conditions: [
          ['buff', 2],
          ['buff', 1],
        ],
      },
      crusader: { conditions: [['buff', 2]] },
    },
    light: 5,
    battle: { room: 'ruins-9', monsters: [['bone-soldier', 'S']] },
  });
  const soldier = monster('bone-soldier:1');
  expect(critNumber(state, use(hero('hellion'), 'hellion:barbaric-yawp', soldier), soldier)).toBe(0);
  expect(critNumber(state, use(hero('crusader'), 'crusader:smite', soldier), soldier)).toBe(1);
});

test('DD-SKL-25, DD-CON-19, DD-CON-23 Mark and Debuff count for the target that bears them alone, a point a stack', () => {
  const { state, hero, monster } = inTheSouth(
    { light: 5 },
    [
      'bone-soldier',
      'C',
      {
        conditions: [
          ['mark', 2],
          ['mark', 1],
          ['debuff', 3],
        ],
      },
    ],
    ['maggot', 'C'],
  );
  const [soldier, maggot] = [monster('bone-soldier:1'), monster('maggot:1')];
  const accuse = use(hero('crusader'), 'crusader:zealous-accusation', soldier, maggot);
  expect([hitNumber(state, accuse, soldier), hitNumber(state, accuse, maggot)]).toEqual([11, 9]);
  expect([critNumber(state, accuse, soldier), critNumber(state, accuse, maggot)]).toEqual([1, 0]);
});

test('DD-CON-18, DD-CON-19, DD-CON-23 Buff helps its bearer with every Skill; an ally’s Mark and Debuff help nobody', () => {
  const { state, hero } = aGame({
    heroes: {
      vestal: {
        conditions: [
          ['buff', 1],
          ['buff', 4],
        ],
      },
      jester: {
        conditions: [
          ['mark', 1],
          ['debuff', 1],
        ],
      },
    },
    light: 5,
    battle: { room: 'ruins-9' },
  });
  const grace = use(hero('vestal'), 'vestal:divine-grace', hero('jester'));
  expect(critNumber(state, grace, hero('jester'))).toBe(5);
  expect(hitNumber(state, grace, hero('jester'))).toBe(12 - 2 - 1);
});

test.each([
  [5, { heroDodge: 1, crit: 0, monsterDodge: 0, monsterAcc: 9 }],
  [4, { heroDodge: 0, crit: 1, monsterDodge: 0, monsterAcc: 9 }],
  [3, { heroDodge: 0, crit: 1, monsterDodge: 0, monsterAcc: 9 }],
  [2, { heroDodge: 0, crit: 1, monsterDodge: 0, monsterAcc: 9 }],
  [1, { heroDodge: 0, crit: 1, monsterDodge: 0, monsterAcc: 9 }],
  [0, { heroDodge: 0, crit: 1, monsterDodge: 1, monsterAcc: 10 }],
] as const)('DD-LGT-02, DD-LGT-03, DD-LGT-05, DD-LGT-06 at Light %i', (light, expected) => {
  const { state, hero, monster } = inTheSouth({ light }, ['bone-soldier', 'C']);
  const [crusader, soldier] = [hero('crusader'), monster('bone-soldier:1')];
  const slash = monsterUse(soldier, 0, crusader);
  expect({
    heroDodge: dodgeOf(state, crusader),
    crit: critNumber(state, use(crusader, 'crusader:smite', soldier), soldier),
    monsterDodge: dodgeOf(state, soldier),
    monsterAcc: hitNumber(state, slash, crusader) + dodgeOf(state, crusader),
  }).toEqual(expected);
  expect(critNumber(state, slash, crusader)).toBe(1 + expected.crit);
});

test('DD-MOD-07 in Stygian mode the Boss itself has +1 Crit, what comes with it has not', () => {
  const crits = (difficulty: 'normal' | 'stygian'): number[] => {
    const { state, hero, monster } = aGame({
      options: { difficulty },
      light: 5,
      battle: {
        room: 'boss-necromancer',
        boss: 'necromancer',
        monsters: [
          ['necromancer', 'C'],
          ['bone-rabble', 'C'],
        ],
      },
    });
    const crusader = hero('crusader');
    return [monster('necromancer'), monster('bone-rabble:1')].map(one =>
      critNumber(state, monsterUse(one, 0, crusader), crusader),
    );
  };
  const [boss = 0, rabble] = crits('normal');
  expect(crits('stygian')).toEqual([boss + 1, rabble]);
});

test('DD-MOD-07 both Templars are the Boss, and so is each form of the last one; the Pyre is not', () => {
  const more = (
    ...kinds: readonly ('templar-impaler' | 'templar-warlord' | 'ancestor-2' | 'pyre')[]
  ): number[] =>
    kinds.map(kind => {
      const crit = (difficulty: 'normal' | 'stygian'): number => {
        const { state, hero, monster } = aGame({
          act: 3,
          options: { difficulty },
          battle: { room: 'boss-templars', monsters: [[kind, 'C']] },
        });
        const attacks = cardOf(monster(kind)).skills.findIndex(skill => skill.crit !== undefined);
        return critNumber(state, monsterUse(monster(kind), attacks, hero('crusader')), hero('crusader'));
      };
      return crit('stygian') - crit('normal');
    });
  expect(more('templar-impaler', 'templar-warlord', 'ancestor-2', 'pyre')).toEqual([1, 1, 1, 0]);
});

test('DD-SKL-03 the target Area must be at exactly one of the printed distances', () => {
  const { state, hero } = inTheSouth({});
  const reach = (skill: SkillId): string[] =>
    ['S', 'C', 'N', 'NW'].filter(area =>
      isInRange(state, hero('hellion'), 'S', cardFor(hero('hellion'), skill), area),
    );
  expect(reach('hellion:wicked-hack')).toEqual(['S']);
  expect(reach('hellion:if-it-bleeds')).toEqual(['C']);
  expect(reach('hellion:iron-swan')).toEqual(['N']);
  expect(permittedDistances(state, 'S', cardFor(hero('hellion'), 'hellion:iron-swan'), 'N')).toEqual([2]);
});

test('DD-LGT-02, DD-PVP-03 in the Circus Light gives nothing', () => {
  const { state, hero } = aBout({ red: [['crusader-1', '2']], blue: [['vestal-1', '8']] });
  state.campaign.light = 5;
  expect(dodgeOf(state, hero('crusader'))).toBe(1);
  expect(speedOf(state, hero('crusader'))).toBe(1);
});
