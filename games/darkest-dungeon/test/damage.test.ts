import { expect, test } from 'vitest';
import { type Damage, dealDamage, printedDamage } from '../src/rules/damage.ts';
import { cardFor } from '../src/rules/modifiers.ts';
import { newSkillUse } from '../src/rules/skill-use.ts';
import { aBout, aGame, type HeroSet, perform, type TestGame } from '../testing/index.ts';

const aBlow: Damage = { amount: 0, critical: false, by: null, halved: true, padlock: false };
const facing = (crusader: HeroSet, ...monsters: readonly ['bone-defender' | 'bone-captain'][]): TestGame =>
  aGame({ heroes: { crusader, vestal: {} }, battle: { room: 'ruins-9', monsters, turn: 'crusader' } });

function taken(crusader: HeroSet, damage: Partial<Damage>): number | undefined {
  const { table, hero } = facing(crusader, ['bone-captain']);
  const { value } = perform(dealDamage(table, hero('crusader'), { ...aBlow, ...damage }, 'DD-SKL-16'));
  expect(hero('crusader').wounds).toBe(value);
  return value;
}

test('DD-CON-24, DD-SKL-17 Protection halves Damage from attacks once, rounded up, however many stacks', () => {
  expect(taken({}, { amount: 11 })).toBe(11);
  expect(taken({ conditions: [['protection', 2]] }, { amount: 11 })).toBe(6);
  expect(
    taken(
      {
        conditions: [
          ['protection', 2],
          ['protection', 1],
        ],
      },
      { amount: 11 },
    ),
  ).toBe(6);
  expect(taken({ conditions: [['protection', 2]] }, { amount: 11, padlock: true })).toBe(6);
});

test('DD-CON-16 Damage that no attack deals is not halved', () => {
  expect(taken({ conditions: [['protection', 2]] }, { amount: 5, halved: false })).toBe(5);
});

test('DD-SKL-17 Protection, then Hard Skinned, each rounded up, then On Guard and Fragile', () => {
  const protection = [['protection', 1]] as const;
  expect(taken({ conditions: protection, quirks: ['hard-skinned'] }, { amount: 13, critical: true })).toBe(4);
  expect(taken({ conditions: protection, quirks: ['hard-skinned'] }, { amount: 13 })).toBe(7);
  expect(taken({ quirks: ['on-guard'] }, { amount: 3 })).toBe(2);
  expect(taken({ conditions: protection, quirks: ['fragile'] }, { amount: 3 })).toBe(3);
});

test('DD-SKL-24 Damage of 0, printed or reduced, is none: no Wounds, nothing reacts, Fragile does not raise it', () => {
  expect(taken({ quirks: ['fragile'] }, { amount: 0 })).toBe(0);
  const { table, hero, told } = facing({ quirks: ['on-guard', 'off-guard'] });
  expect(perform(dealDamage(table, hero('crusader'), { ...aBlow, amount: 1 }, 'DD-SKL-16')).value).toBe(0);
  expect(hero('crusader').stress).toBe(0);
  expect(told('damage-taken')).toEqual([]);
});

test('DD-CON-16, DD-SKL-24 a Hero who takes Damage feels the cards that react to it', () => {
  const { table, hero } = facing({ quirks: ['off-guard', 'weak-grip'] });
  perform(dealDamage(table, hero('crusader'), { ...aBlow, amount: 2 }, 'DD-SKL-16'));
  expect(hero('crusader')).toMatchObject({ wounds: 2, stress: 1 });
  perform(dealDamage(table, hero('crusader'), { ...aBlow, amount: 2, critical: true }, 'DD-SKL-16'));
  expect(hero('crusader')).toMatchObject({ wounds: 4, stress: 3 });
});

test('DD-CON-25 Protection printed on a Monster Card is always active', () => {
  const { table, monster } = facing({}, ['bone-defender']);
  perform(dealDamage(table, monster('bone-defender:1'), { ...aBlow, amount: 7 }, 'DD-SKL-16'));
  expect(monster('bone-defender:1').wounds).toBe(4);
});

test('DD-SKL-23 bonuses against types and Conditions add up, normal or critical', () => {
  const { state, hero, monster } = aGame({
    heroes: { 'bounty-hunter': { equipped: ['bounty-hunter:collect-bounty'] } },
    battle: {
      room: 'ruins-9',
      monsters: [
        [
          'brigand-cutthroat',
          'S',
          {
            conditions: [
              ['mark', 1],
              ['mark', 1],
            ],
          },
        ],
        ['bone-soldier', 'S', { conditions: [['mark', 1]] }],
        ['maggot', 'S'],
      ],
    },
  });
  const hunter = hero('bounty-hunter');
  const collect = newSkillUse(
    hunter,
    'bounty-hunter:collect-bounty',
    cardFor(hunter, 'bounty-hunter:collect-bounty'),
    'S',
    [],
  );
  const damage = (critical: boolean): number[] =>
    (['brigand-cutthroat:1', 'bone-soldier:1', 'maggot:1'] as const).map(id =>
      printedDamage(state, collect, monster(id), critical),
    );
  expect(damage(false)).toEqual([9, 8, 6]);
  expect(damage(true)).toEqual([13, 12, 10]);
});

test('DD-SKL-23, DD-PVP-18 in the Circus a Hero with Stress 5 or more is shaken', () => {
  const { state, hero } = aBout({
    red: [['crusader-1', '2']],
    blue: [
      ['vestal-1', '2', { stress: 5 }],
      ['jester-1', '2', { stress: 4 }],
    ],
  });
  const crusader = hero('crusader');
  const smite = newSkillUse(crusader, 'crusader:smite', cardFor(crusader, 'crusader:smite'), '2', []);
  expect(printedDamage(state, smite, hero('vestal'), false)).toBe(11);
  expect(printedDamage(state, smite, hero('jester'), true)).toBe(16);
});
