import { describe, expect, test } from 'vitest';
import type { CardId } from '../src/data/cards.ts';
import type { SkillId } from '../src/data/skills.ts';
import type { SurvivorId } from '../src/data/survivors.ts';
import { type AttackValues, attackValues, furthestRange, isUsableWeapon } from '../src/rules/weapons.ts';
import { weaponIn } from '../testing/in-combat.ts';
import { aGame } from '../testing/index.ts';

/** How a survivor attacks with the first of some cards. */
function valuesOf(id: SurvivorId, cards: readonly CardId[], skills: readonly SkillId[] = []): AttackValues {
  const other = id === 'leo' ? 'nina' : 'leo';
  const { survivor } = aGame({
    survivors: { [id]: { startingCard: false, cards, skills: [...skills] }, [other]: {} },
  });
  return attackValues(survivor(id), weaponIn(survivor(id)));
}

describe('dice', () => {
  test('DDD-CMB-02 the attack value of the weapon, and one die for bare fists (DDD-CMB-03)', () => {
    const { survivor } = aGame({ survivors: ['nina', 'leo'] });
    expect(valuesOf('nina', ['combat-knife']).dice).toBe(2);
    expect(attackValues(survivor('nina'), null)).toMatchObject({ dice: 1, range: 0 });
  });

  test.each([
    ['DDD-SKL-10', 'jack', 'handgun-jack', 2, 'jack-handgun-expert'],
    ['DDD-SKL-10', 'bruce', 'handgun-bruce', 2, 'bruce-handgun-expert'],
    ['DDD-SKL-13', 'nina', 'combat-knife', 2, 'nina-knife-expert'],
    ['DDD-SKL-13', 'nina', 'shotgun-1', 3, 'nina-shotgun-expert'],
  ] as const)('%s %s with %s rolls, beside its %i dice, one more with %s', (_, survivor, card, dice, skill) => {
    expect(valuesOf(survivor, [card]).dice).toBe(dice);
    expect(valuesOf(survivor, [card], [skill]).dice).toBe(dice + 1);
    expect(valuesOf(survivor, ['automatic-1'], [skill]).dice).toBe(2);
  });

  test('DDD-SKL-13 with both skills Nina has the extra die with knife and shotgun alike', () => {
    const both = ['nina-knife-expert', 'nina-shotgun-expert'] as const;
    expect(valuesOf('nina', ['combat-knife'], both).dice).toBe(3);
    expect(valuesOf('nina', ['shotgun-2'], both).dice).toBe(4);
  });

  test('DDD-GEN-09 no attack rolls more than four dice', () => {
    // The same skill four times over, as no card of the box comes that far.
    const expert = 'nina-knife-expert';
    expect(valuesOf('nina', ['combat-knife'], [expert, expert, expert]).dice).toBe(4);
  });
});

describe('range', () => {
  test('DDD-CMB-05 a knife reaches the own room only, a firearm the rooms printed on it', () => {
    expect(valuesOf('nina', ['combat-knife']).range).toBe(0);
    expect(valuesOf('nina', ['handgun-1']).range).toBe(1);
    expect(valuesOf('nina', ['automatic-1']).range).toBe(2);
    expect(valuesOf('nina', ['sniper-rifle-1']).range).toBe(3);
  });

  test('DDD-ITM-07 a sight in hand adds 1 to the range of its own weapon', () => {
    expect(valuesOf('nina', ['handgun-1', 'handgun-scope-1']).range).toBe(2);
    expect(valuesOf('nina', ['automatic-1', 'laser-sight-1']).range).toBe(3);
    expect(valuesOf('nina', ['shotgun-1', 'shotgun-scope-1']).range).toBe(2);
    expect(valuesOf('nina', ['automatic-1', 'handgun-scope-1']).range).toBe(2);
  });

  test('DDD-ITM-07 a stowed sight and a second one of the kind add nothing', () => {
    const { survivor } = aGame({
      survivors: { nina: { startingCard: false, cards: ['handgun-1', 'handgun-scope-1'] }, leo: {} },
    });
    const nina = survivor('nina');
    nina.cards.push({ id: 'handgun-scope-1', inHand: true, ammo: 0 });
    expect(attackValues(nina, weaponIn(nina)).range).toBe(2);
    for (const card of nina.cards) card.inHand = card.id === 'handgun-1';
    expect(attackValues(nina, weaponIn(nina)).range).toBe(1);
  });

  test('DDD-SKL-19 Sharpshooter adds 1 to the range of every firearm, and to nothing else', () => {
    const skills = ['bruce-sharpshooter'] as const;
    expect(valuesOf('bruce', ['handgun-bruce'], skills).range).toBe(2);
    expect(valuesOf('bruce', ['sniper-rifle-1'], skills).range).toBe(4);
    expect(valuesOf('bruce', ['combat-knife'], skills).range).toBe(0);
  });

  test('DDD-CMB-20 the furthest range counts an aim on every die but one', () => {
    expect(furthestRange(valuesOf('jack', ['handgun-jack']))).toBe(2);
    expect(furthestRange(valuesOf('jack', ['handgun-jack'], ['jack-handgun-expert']))).toBe(3);
    expect(furthestRange(valuesOf('jack', ['shotgun-1']))).toBe(1);
    expect(furthestRange(valuesOf('jack', ['combat-knife']))).toBe(0);
  });
});

describe('what aims and hits are worth', () => {
  test('DDD-ITM-04 the automatic makes two hits of each', () => {
    expect(valuesOf('nina', ['automatic-2']).hitsForOne).toBe(2);
    expect(valuesOf('nina', ['handgun-1']).hitsForOne).toBe(1);
  });

  test('DDD-ITM-05, DDD-ITM-06 aims of shotgun and sniper rifle give hits; those of the shotgun range only with its scope', () => {
    expect(valuesOf('nina', ['handgun-1'])).toMatchObject({ aimHits: 0, aimRange: 1 });
    expect(valuesOf('nina', ['shotgun-1'])).toMatchObject({ aimHits: 1, aimRange: 0 });
    expect(valuesOf('nina', ['shotgun-1', 'shotgun-scope-1'])).toMatchObject({ aimHits: 1, aimRange: 1 });
    expect(valuesOf('nina', ['sniper-rifle-1'])).toMatchObject({ aimHits: 1, aimRange: 1 });
  });

  test('DDD-SKL-09 Marksman gives no second hit with a weapon that grants one, and no range to a shotgun', () => {
    const skills = ['jack-marksman'] as const;
    expect(valuesOf('jack', ['handgun-1'], skills)).toMatchObject({ aimHits: 1, aimRange: 1 });
    expect(valuesOf('jack', ['sniper-rifle-1'], skills)).toMatchObject({ aimHits: 1, aimRange: 1 });
    expect(valuesOf('jack', ['shotgun-1'], skills)).toMatchObject({ aimHits: 1, aimRange: 0 });
    expect(valuesOf('jack', ['combat-knife'], skills)).toMatchObject({ aimHits: 0, aimRange: 0 });
  });
});

test('DDD-CMB-03, DDD-CMB-19 a usable weapon is in hand and, if a firearm, loaded', () => {
  const card = (id: CardId, inHand: boolean, ammo: number) => ({ id, inHand, ammo });
  expect(isUsableWeapon(card('combat-knife', true, 0))).toBe(true);
  expect(isUsableWeapon(card('combat-knife', false, 0))).toBe(false);
  expect(isUsableWeapon(card('handgun-1', true, 1))).toBe(true);
  expect(isUsableWeapon(card('handgun-1', true, 0))).toBe(false);
  expect(isUsableWeapon(card('flashlight-1', true, 0))).toBe(false);
});
