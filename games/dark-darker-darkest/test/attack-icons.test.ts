import { describe, expect, test } from 'vitest';
import type { SurvivorIcon } from '../src/data/dice.ts';
import { attack } from '../src/rules/combat.ts';
import { optionsOf, weaponIn } from '../testing/in-combat.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';

describe('failures', () => {
  const leftAfter = (icons: SurvivorIcon[], ...script: string[]): number => {
    const { table, state, survivor } = aGame({
      survivors: { jack: { skills: ['jack-handgun-expert'] }, leo: {} },
      zombies: [[at(4, 3), 4]],
    });
    const jack = survivor('jack');
    perform(attack(table, jack, weaponIn(jack)), survivorFaces(...icons), ...script);
    return state.zombies.length;
  };

  test('DDD-CMB-17 a failure must cancel an icon, and the attacker chooses which', () => {
    expect(leftAfter(['success', 'aim', 'failure'], 'cancel:aim', 'hit:zombie:1')).toBe(3);
    expect(leftAfter(['success', 'aim', 'failure'], 'cancel:success')).toBe(4);
  });

  test('DDD-CMB-17 a cancelled failure cancels nothing', () => {
    expect(leftAfter(['success', 'failure', 'failure'], 'cancel:failure', 'hit:zombie:1')).toBe(3);
    expect(leftAfter(['success', 'failure', 'failure'], 'cancel:success')).toBe(4);
  });

  test('DDD-CMB-17 an attack of failures only ends without a choice but among themselves', () => {
    expect(leftAfter(['failure', 'failure', 'failure'])).toBe(4);
  });
});

describe('aims and extra hits', () => {
  test('DDD-CMB-07 several aims on one success add up, and each is spent only once', () => {
    const { table, state, survivor } = aGame({
      survivors: { jack: { skills: ['jack-handgun-expert'] }, leo: {} },
      zombies: [
        [at(1, 3), 1],
        [at(2, 3), 1],
      ],
    });
    const jack = survivor('jack');
    const played = perform(
      attack(table, jack, weaponIn(jack)),
      survivorFaces('success', 'aim', 'aim'),
      'hit:zombie:1',
    );
    expect(optionsOf(played.asked[0])).toEqual(['hit:zombie:1', 'hit:zombie:2', 'done']);
    expect(played.asked[0]?.options.map(option => option.about?.['aims'])).toEqual([2, 1, undefined]);
    expect(state.zombies.map(one => one.id)).toEqual([2]);
  });

  test('DDD-CMB-07 an aim used for one success is gone for the next', () => {
    const { table, state, survivor } = aGame({
      survivors: { jack: { skills: ['jack-handgun-expert'] }, leo: {} },
      zombies: [[at(2, 3), 2]],
    });
    const jack = survivor('jack');
    perform(attack(table, jack, weaponIn(jack)), survivorFaces('success', 'success', 'aim'), 'hit:zombie:1');
    expect(state.zombies).toHaveLength(1);
  });

  test('DDD-CMB-08 aims do nothing without a ranged weapon', () => {
    const { table, state, survivor } = aGame({ survivors: ['nina', 'leo'], zombies: [[at(3, 3), 1]] });
    const nina = survivor('nina');
    perform(attack(table, nina, weaponIn(nina)), survivorFaces('success', 'aim'));
    expect(state.zombies).toHaveLength(1);
  });

  test('DDD-CMB-22, DDD-ITM-04 each success of the automatic is two hits, which may go to different rooms', () => {
    const { table, state, survivor } = aGame({
      survivors: { leo: { startingCard: false, cards: ['automatic-1'] }, nina: {} },
      zombies: [
        [at(2, 3), 1],
        [at(4, 3), 2],
      ],
    });
    const leo = survivor('leo');
    perform(
      attack(table, leo, weaponIn(leo)),
      survivorFaces('success', 'knockback'),
      'hit:zombie:1',
      'hit:zombie:2',
      'done',
    );
    expect(state.zombies.map(one => one.id)).toEqual([3]);
    expect(leo.xp).toBe(2);
  });

  test('DDD-CMB-22 the hits of a success stay within its range, and the rest may be declined', () => {
    const { table, survivor } = aGame({
      survivors: { leo: { startingCard: false, cards: ['automatic-1'] }, nina: {} },
      zombies: [
        [at(1, 3), 2],
        [at(4, 3), 2],
      ],
    });
    const leo = survivor('leo');
    const played = perform(
      attack(table, leo, weaponIn(leo)),
      survivorFaces('success', 'retreat'),
      'hit:zombie:3',
      'done',
      'done',
    );
    expect(optionsOf(played.asked[1])).toEqual(['hit:zombie:4', 'done']);
  });

  test('DDD-ITM-05 an aim of the shotgun is an extra hit and no range', () => {
    const { table, state, survivor } = aGame({
      survivors: { leo: { startingCard: false, cards: ['shotgun-1'] }, nina: {} },
      zombies: [
        [at(3, 3), 2],
        [at(2, 3), 1],
      ],
    });
    const leo = survivor('leo');
    const played = perform(
      attack(table, leo, weaponIn(leo)),
      survivorFaces('success', 'aim', 'retreat'),
      'hit:zombie:1',
      'hit:zombie:2',
      'done',
    );
    expect(optionsOf(played.asked[0])).toEqual(['hit:zombie:1', 'done']);
    expect(state.zombies.map(one => one.room)).toEqual([at(2, 3)]);
  });

  test('DDD-ITM-06 an aim of the sniper rifle is an extra hit and range', () => {
    const { table, state, survivor } = aGame({
      survivors: { leo: { room: at(4, 1), startingCard: false, cards: ['sniper-rifle-1'] }, nina: {} },
      zombies: [
        [at(4, 5), 1],
        [at(4, 2), 1],
      ],
    });
    const leo = survivor('leo');
    perform(
      attack(table, leo, weaponIn(leo)),
      survivorFaces('success', 'aim', 'retreat', 'retreat'),
      'hit:zombie:1',
      'hit:zombie:2',
      'done',
    );
    expect(state.zombies).toEqual([]);
  });

  test('DDD-SKL-09 with Marksman each aim on a success gives Jack a hit as well as range', () => {
    const hits = (skills: readonly 'jack-marksman'[]): number => {
      const { table, state, survivor } = aGame({
        survivors: { jack: { skills: [...skills] }, leo: {} },
        creature: ['zombie-dog', at(2, 3)],
      });
      const jack = survivor('jack');
      const script =
        skills.length > 0
          ? ['hit:creature', 'location:1', 'hit:creature', 'location:1']
          : ['hit:creature', 'location:1'];
      perform(attack(table, jack, weaponIn(jack)), survivorFaces('success', 'aim'), ...script);
      return state.creature?.hits[1] ?? 0;
    };
    expect(hits([])).toBe(1);
    expect(hits(['jack-marksman'])).toBe(2);
  });

  test('DDD-SKL-09, DDD-CMB-08 Marksman does nothing with bare fists or a knife', () => {
    const { table, state, survivor } = aGame({
      survivors: {
        jack: { skills: ['jack-marksman'], startingCard: false, cards: ['combat-knife'] },
        leo: {},
      },
      zombies: [[at(4, 3), 2]],
    });
    const jack = survivor('jack');
    perform(attack(table, jack, weaponIn(jack)), survivorFaces('success', 'aim'), 'hit:zombie:1');
    expect(state.zombies).toHaveLength(1);
  });

  test('DDD-CMB-22 with several successes the aims that give hits go to the last one', () => {
    const { table, state, survivor } = aGame({
      survivors: { jack: { skills: ['jack-marksman', 'jack-handgun-expert'] }, leo: {} },
      zombies: [[at(3, 3), 4]],
    });
    const jack = survivor('jack');
    perform(
      attack(table, jack, weaponIn(jack)),
      survivorFaces('success', 'success', 'aim'),
      'hit:zombie:1',
      'hit:zombie:2',
      'hit:zombie:3',
    );
    expect(state.zombies).toHaveLength(1);
  });
});
