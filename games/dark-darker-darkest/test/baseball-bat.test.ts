import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/combat.ts';
import { optionsOf, weaponIn } from '../testing/in-combat.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';

const pushes = (ids: readonly string[]): string[] => ids.filter(id => id.startsWith('push:'));

describe('the baseball bat', () => {
  const withBat = (zombies: Parameters<typeof aGame>[0] = {}) =>
    aGame({ survivors: { lucy: { room: at(3, 3) }, nina: { room: at(3, 3) } }, ...zombies });

  test('DDD-ITM-01 a knockback lays a zombie down instead of pushing it, and a second one kills it', () => {
    const { table, state, survivor } = withBat({ zombies: [[at(3, 3), 2]] });
    const lucy = survivor('lucy');
    const played = perform(
      attack(table, lucy, weaponIn(lucy)),
      survivorFaces('knockback', 'knockback'),
      'lay-down:zombie:1',
      'strike:zombie:1',
    );
    expect(pushes(optionsOf(played.asked[0]))).toHaveLength(4);
    expect(state.zombies.map(one => one.id)).toEqual([2]);
    expect(lucy.xp).toBe(1);
  });

  test('DDD-ITM-01 the second knockback may come from another attack with any weapon, and never pushes', () => {
    const { table, state, survivor } = withBat({ zombies: [[at(3, 3), 1, { down: true }]] });
    const nina = survivor('nina');
    const played = perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'aim'),
      'strike:zombie:1',
    );
    expect(optionsOf(played.asked[0])).toEqual(['strike:zombie:1', 'done']);
    expect(state.zombies).toEqual([]);
    expect(nina.xp).toBe(1);
  });

  test('DDD-ITM-01 on a zombie that needs two hits the second knockback is one hit', () => {
    const { table, state, survivor } = withBat({ zombies: [[at(3, 3), 1, { infected: true, down: true }]] });
    const lucy = survivor('lucy');
    perform(attack(table, lucy, weaponIn(lucy)), survivorFaces('knockback', 'aim'), 'strike:zombie:1');
    expect(state.zombies[0]).toMatchObject({ down: true, hit: true });
    expect(lucy.xp).toBe(0);
  });

  test('DDD-ITM-01 a zombie laid down by a hit only can still be laid down by the bat or pushed', () => {
    const { table, state, survivor } = withBat({ zombies: [[at(3, 3), 1, { infected: true, hit: true }]] });
    const lucy = survivor('lucy');
    const played = perform(
      attack(table, lucy, weaponIn(lucy)),
      survivorFaces('knockback', 'aim'),
      'lay-down:zombie:1',
    );
    expect(pushes(optionsOf(played.asked[0]))).toHaveLength(4);
    expect(state.zombies[0]).toMatchObject({ down: true, hit: true });
  });

  test('DDD-ITM-01, DDD-SPZ-04 a downed special zombie that cannot be eliminated yet is pushed', () => {
    const { table, survivor } = withBat({
      zombies: [
        [at(3, 3), 1],
        [at(3, 3), 1, { kind: 'guts', down: true }],
      ],
    });
    const lucy = survivor('lucy');
    const played = perform(attack(table, lucy, weaponIn(lucy)), survivorFaces('knockback', 'aim'), 'done');
    const options = optionsOf(played.asked[0]);
    expect(options).not.toContain('strike:zombie:2');
    expect(options).not.toContain('lay-down:zombie:2');
    expect(options).toContain(`push:zombie:2:${at(3, 2)}`);
  });

  test('DDD-ITM-03 creature and nemesis are pushed by the bat, never laid down', () => {
    const { table, survivor } = withBat({
      keeper: 'nina',
      creature: ['zombie-dog', at(3, 3)],
      nemesis: ['lisa-mortimer', at(3, 3)],
    });
    const lucy = survivor('lucy');
    const played = perform(attack(table, lucy, weaponIn(lucy)), survivorFaces('knockback', 'aim'), 'done');
    const options = optionsOf(played.asked[0]);
    expect(pushes(options)).toHaveLength(8);
    expect(options.filter(id => id.startsWith('lay-down'))).toEqual([]);
  });

  test('DDD-ITM-01 no other weapon lays a zombie down', () => {
    const { table, survivor } = withBat({ zombies: [[at(3, 3), 1]] });
    const nina = survivor('nina');
    const played = perform(attack(table, nina, weaponIn(nina)), survivorFaces('knockback', 'aim'), 'done');
    expect(optionsOf(played.asked[0])).not.toContain('lay-down:zombie:1');
  });
});
