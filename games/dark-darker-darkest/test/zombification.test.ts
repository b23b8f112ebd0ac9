import { describe, expect, test } from 'vitest';
import { openSkills } from '../src/rules/buy-skill.ts';
import { bite, removeSecondVirus } from '../src/rules/infection.ts';
import { decay } from '../src/rules/zombification.ts';
import { aGame, at, perform } from '../testing/index.ts';

describe('zombification', () => {
  test('DDD-ZOM-01, DDD-ZOM-02 only a survivor with two virus tokens gets a cube, on slot 4', () => {
    const { table, survivor } = aGame({ survivors: { leo: { virus: 1 }, nina: { virus: 2 } } });
    perform(decay(table));
    expect([survivor('leo').cube, survivor('nina').cube]).toEqual([null, 4]);
  });

  test('DDD-ZOM-02, DDD-ZOM-03 the cube moves to the left, and an active skill where it arrives is lost', () => {
    const { table, survivor } = aGame({
      survivors: { lucy: { virus: 2, cube: 4, skills: ['lucy-tech-wizard', 'lucy-searcher'] } },
    });
    perform(decay(table));
    expect(survivor('lucy')).toMatchObject({ cube: 3, skills: ['lucy-searcher'] });
  });

  test('DDD-ZOM-03, DDD-SKL-23 so is Guardian, in the slot of Searcher', () => {
    const { table, survivor } = aGame({
      options: { 'bruce-guardian': true },
      survivors: { bruce: { virus: 2, cube: 4, skills: ['bruce-guardian'] } },
    });
    perform(decay(table));
    expect(survivor('bruce').skills).toEqual([]);
  });

  test('DDD-ZOM-04 skills under the cube or to its right cannot be bought', () => {
    const { state, survivor } = aGame({ survivors: { lucy: { cube: 3 } } });
    expect(openSkills(state, survivor('lucy')).map(slot => slot.skill)).toEqual([
      'lucy-coordinator',
      'lucy-searcher',
    ]);
  });

  test('DDD-ZOM-05, DDD-ZOM-06 at slot 1 a zombie takes his place, and he is out until the next round', () => {
    const { table, state, survivor } = aGame({
      round: 5,
      survivors: { lucy: { virus: 2, cube: 2, room: at(2, 3) } },
    });
    perform(decay(table));
    expect(survivor('lucy').status).toEqual({ kind: 'out', back: 6 });
    expect(state.zombies.map(one => one.room)).toEqual([at(2, 3)]);
    expect(state.darkness).toBe(2);
  });

  test('DDD-ZOM-08, DDD-ZOM-09 a cure stops the cube where it is, and a new bite lets it go on from there', () => {
    const { table, survivor } = aGame({ survivors: { lucy: { virus: 2, cube: 3 } } });
    removeSecondVirus(table, survivor('lucy'), 'DDD-ITM-08');
    perform(decay(table));
    expect(survivor('lucy')).toMatchObject({ virus: 1, cube: 3 });
    perform(bite(table, survivor('lucy'), 'DDD-REA-15'));
    perform(decay(table));
    expect(survivor('lucy').cube).toBe(2);
  });

  test('DDD-ZOM-10 a survivor never has more than two virus tokens', () => {
    const { table, survivor } = aGame({ survivors: { lucy: { virus: 2 } } });
    perform(bite(table, survivor('lucy'), 'DDD-REA-15'));
    expect(survivor('lucy').virus).toBe(2);
  });

  test('DDD-ZOM-01, DDD-ACT-10 an antidote may still be used before the cube moves', () => {
    const { table, survivor } = aGame({
      survivors: { lucy: { virus: 2, cube: 2, cards: ['antidote-1'] }, leo: {} },
    });
    const { asked } = perform(decay(table), 'take-antidote:antidote-1');
    expect(asked[0]?.window).toBe(true);
    expect(survivor('lucy')).toMatchObject({ virus: 1, cube: 2, status: { kind: 'in' } });
  });

  test('DDD-FIN-16, DDD-FIN-24 in the showdown a zombified survivor is gone for good', () => {
    const { table, state, survivor } = aGame({
      keeper: 'leo',
      nemesis: ['lisa-mortimer', at(1, 1)],
      survivors: { leo: {}, lucy: { virus: 2, cube: 2 } },
    });
    perform(decay(table));
    expect(survivor('lucy').status).toEqual({ kind: 'gone' });
    expect(state.zombies).toHaveLength(1);
    expect(state.darkness).toBe(1);
  });
});
