import { describe, expect, test } from 'vitest';
import { attack, canAttackWith } from '../src/rules/combat.ts';
import { optionsOf, weaponIn } from '../testing/in-combat.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';

describe('dice and weapons', () => {
  test('DDD-CMB-01, DDD-CMB-06 a success with a weapon is a hit that eliminates a zombie of the room', () => {
    const { table, state, survivor } = aGame({ survivors: ['nina', 'leo'], zombies: [[at(4, 3), 2]] });
    const nina = survivor('nina');
    perform(attack(table, nina, weaponIn(nina)), survivorFaces('success', 'aim'), 'hit:zombie:1');
    expect(state.zombies.map(one => one.id)).toEqual([2]);
  });

  test('DDD-CMB-03 bare fists roll one die and reach only the own room, even with a weapon in hand', () => {
    const { table, state, survivor } = aGame({
      survivors: ['jack', 'leo'],
      zombies: [
        [at(4, 3), 1],
        [at(3, 3), 1],
      ],
    });
    const played = perform(attack(table, survivor('jack'), null), survivorFaces('success'), 'hit:zombie:1');
    expect(optionsOf(played.asked[0])).toEqual(['hit:zombie:1', 'done']);
    expect(state.zombies.map(one => one.room)).toEqual([at(3, 3)]);
    expect(weaponIn(survivor('jack')).ammo).toBe(8);
  });

  test('DDD-CMB-04, DDD-CMB-05 after the roll hits go to enemies in different rooms within range, in line of sight', () => {
    const { table, state, survivor } = aGame({
      survivors: { jack: { room: at(3, 3) }, leo: {} },
      zombies: [
        [at(3, 3), 1],
        [at(2, 3), 1],
        [at(2, 4), 1],
        [at(1, 3), 1],
      ],
    });
    const jack = survivor('jack');
    const played = perform(
      attack(table, jack, weaponIn(jack)),
      survivorFaces('success', 'success'),
      'hit:zombie:2',
      'hit:zombie:1',
    );
    expect(optionsOf(played.asked[0])).toEqual(['hit:zombie:1', 'hit:zombie:2', 'done']);
    expect(state.zombies.map(one => one.id)).toEqual([3, 4]);
  });

  test('DDD-CMB-04 zombies that differ in nothing are offered once', () => {
    const { table, survivor } = aGame({
      survivors: ['nina', 'leo'],
      zombies: [
        [at(4, 3), 3],
        [at(4, 3), 2, { down: true }],
      ],
    });
    const nina = survivor('nina');
    const played = perform(attack(table, nina, weaponIn(nina)), survivorFaces('success', 'aim'), 'done');
    expect(optionsOf(played.asked[0])).toEqual(['hit:zombie:1', 'hit:zombie:4', 'done']);
  });

  test('DDD-CMB-19 a firearm loses one ammo cube for each attack and cannot be used without any', () => {
    const { table, state, survivor } = aGame({ survivors: ['jack', 'leo'], zombies: [[at(3, 3), 1]] });
    const jack = survivor('jack');
    const gun = weaponIn(jack);
    gun.ammo = 1;
    expect(canAttackWith(state, jack, gun)).toBe(true);
    perform(attack(table, jack, gun), survivorFaces('aim', 'aim'));
    expect(gun.ammo).toBe(0);
    expect(canAttackWith(state, jack, gun)).toBe(false);
  });

  test('DDD-SKL-07 the attack itself costs no AP, uses ammunition and is made while entrapped too', () => {
    const { table, state, survivor } = aGame({
      survivors: { jack: { entrapped: 'yes' }, leo: {} },
      zombies: [[at(4, 3), 2]],
    });
    const jack = survivor('jack');
    perform(attack(table, jack, weaponIn(jack)), survivorFaces('success', 'aim'), 'hit:zombie:1');
    expect(jack.ap).toBe(4);
    expect(weaponIn(jack).ammo).toBe(7);
    expect(state.zombies).toHaveLength(1);
    expect(jack.entrapped).toBe('yes');
  });
});

describe('what can be attacked', () => {
  test('DDD-CMB-20 an attack needs an enemy in the room or one that aims on all dice but one would reach', () => {
    const reach = (room: string): boolean => {
      const { state, survivor } = aGame({ survivors: ['jack', 'leo'], zombies: [[room, 1]] });
      return canAttackWith(state, survivor('jack'), weaponIn(survivor('jack')));
    };
    // A handgun has two dice and range 1.
    expect(reach(at(4, 3))).toBe(true);
    expect(reach(at(2, 3))).toBe(true);
    expect(reach(at(1, 3))).toBe(false);
    expect(reach(at(3, 4))).toBe(false);
  });

  test('DDD-CMB-20, DDD-ITM-05 a shotgun without its scope gains no range from aims', () => {
    const shotgun = (scope: boolean, room: string): boolean => {
      const { state, survivor } = aGame({
        survivors: {
          nina: {
            startingCard: false,
            cards: scope ? ['shotgun-1', 'shotgun-scope-1'] : ['shotgun-1'],
          },
          leo: {},
        },
        zombies: [[room, 1]],
      });
      return canAttackWith(state, survivor('nina'), weaponIn(survivor('nina')));
    };
    expect(shotgun(false, at(3, 3))).toBe(true);
    expect(shotgun(false, at(2, 3))).toBe(false);
    expect(shotgun(true, at(1, 3))).toBe(true);
  });

  test('DDD-CMB-20 without an enemy in the room there is nothing to do for a knife, for fists or for a stowed weapon', () => {
    const { state, survivor } = aGame({ survivors: ['nina', 'jack'], zombies: [[at(3, 3), 1]] });
    const [nina, jack] = [survivor('nina'), survivor('jack')];
    expect(canAttackWith(state, nina, weaponIn(nina))).toBe(false);
    expect(canAttackWith(state, nina, null)).toBe(false);
    const gun = weaponIn(jack);
    expect(canAttackWith(state, jack, gun)).toBe(true);
    gun.inHand = false;
    expect(canAttackWith(state, jack, gun)).toBe(false);
  });

  test('DDD-CMB-20, DDD-SPZ-07 a horde with a Chunk in another room gives nothing to attack, a creature beside it does', () => {
    const zombies = [[at(3, 3), 2, {}] as const, [at(3, 3), 1, { kind: 'chunk' }] as const];
    const alone = aGame({ survivors: ['jack', 'leo'], zombies });
    expect(canAttackWith(alone.state, alone.survivor('jack'), weaponIn(alone.survivor('jack')))).toBe(false);
    const beside = aGame({ survivors: ['jack', 'leo'], zombies, creature: ['zombie-dog', at(3, 3)] });
    expect(canAttackWith(beside.state, beside.survivor('jack'), weaponIn(beside.survivor('jack')))).toBe(
      true,
    );
  });

  test('DDD-CMB-21 a face-down spawn token cannot be attacked', () => {
    const { state, survivor } = aGame({ survivors: ['jack', 'leo'], tokens: [at(3, 3)] });
    expect(canAttackWith(state, survivor('jack'), weaponIn(survivor('jack')))).toBe(false);
  });

  test('DDD-GEN-13 the nemesis can be attacked like a creature', () => {
    const { table, state, survivor } = aGame({
      survivors: ['jack', 'leo'],
      keeper: 'leo',
      nemesis: ['doctor-mortimer', at(3, 3)],
    });
    const jack = survivor('jack');
    expect(canAttackWith(state, jack, weaponIn(jack))).toBe(true);
    perform(attack(table, jack, weaponIn(jack)), survivorFaces('success', 'aim'), 'hit:nemesis', 'zone:2');
    expect(state.nemesis?.markers).toEqual([3, 3, 2, 3]);
  });
});

describe('the order of an attack', () => {
  test('DDD-CMB-18 knockbacks and successes come in any order, retreats after them', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2), skills: ['nina-knife-expert'] }, leo: {} },
      zombies: [[at(3, 2), 2]],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('retreat', 'knockback', 'success'),
      `push:zombie:1:${at(3, 3)}`,
      'hit:zombie:2',
      `retreat:nina:${at(2, 2)}`,
    );
    expect(state.zombies.map(one => one.room)).toEqual([at(3, 3)]);
    expect(nina.room).toBe(at(2, 2));
  });

  test('DDD-CMB-13, DDD-ENT-02 an entrapped survivor is freed when the last enemy has been pushed out, and may retreat', () => {
    const { table, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: { room: at(3, 2), entrapped: 'yes' } },
      zombies: [[at(3, 2), 1]],
    });
    const nina = survivor('nina');
    const played = perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('retreat', 'knockback'),
      `push:zombie:1:${at(3, 3)}`,
      'done',
    );
    expect(survivor('leo').entrapped).toBe('no');
    expect(optionsOf(played.asked[1])).toContain(`retreat:leo:${at(2, 2)}`);
  });

  test('DDD-ENT-02 he is freed as well when the last enemy of his room has been eliminated', () => {
    const { table, survivor } = aGame({
      survivors: { nina: {}, leo: { entrapped: 'yes' } },
      zombies: [[at(4, 3), 1]],
    });
    const nina = survivor('nina');
    perform(attack(table, nina, weaponIn(nina)), survivorFaces('success', 'aim'), 'hit:zombie:1');
    expect(survivor('leo').entrapped).toBe('no');
  });
});
