import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/combat.ts';
import { optionsOf, weaponIn } from '../testing/in-combat.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';

describe('pushing', () => {
  test('DDD-CMB-09 an enemy of the room goes into an adjacent accessible room of the attacker’s choice', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      walls: [[at(3, 2), at(4, 2)]],
      locks: [[at(3, 2), at(3, 3), 2]],
      zombies: [
        [at(3, 2), 2],
        [at(2, 2), 1],
      ],
    });
    const nina = survivor('nina');
    const played = perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'aim'),
      `push:zombie:1:${at(3, 1)}`,
    );
    expect(played.asked[0]?.seat).toBe(nina.seat);
    expect(optionsOf(played.asked[0])).toEqual([
      `push:zombie:1:${at(2, 2)}`,
      `push:zombie:1:${at(3, 1)}`,
      'done',
    ]);
    expect(state.zombies.map(one => one.room)).toEqual([at(3, 1), at(3, 2), at(2, 2)]);
  });

  test('DDD-CMB-09 with no accessible room, and on enemies in other rooms, a knockback has no effect', () => {
    const { table, state, survivor } = aGame({
      survivors: { jack: { room: at(3, 2) }, leo: {} },
      walls: [
        [at(3, 2), at(2, 2)],
        [at(3, 2), at(4, 2)],
        [at(3, 2), at(3, 1)],
      ],
      zombies: [[at(3, 3), 1]],
    });
    const jack = survivor('jack');
    perform(attack(table, jack, weaponIn(jack)), survivorFaces('knockback', 'aim'));
    expect(state.zombies[0]?.room).toBe(at(3, 3));
  });

  test('DDD-CMB-10 a second knockback on the same enemy pushes it on in the same line, as long as it is seen', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2), skills: ['nina-knife-expert'] }, leo: {} },
      locks: [[at(3, 4), at(3, 5), 2]],
      zombies: [[at(3, 2), 1]],
    });
    const nina = survivor('nina');
    const played = perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'knockback', 'knockback'),
      `push:zombie:1:${at(3, 3)}`,
      `push:zombie:1:${at(3, 4)}`,
    );
    expect(optionsOf(played.asked[1])).toEqual([`push:zombie:1:${at(3, 4)}`, 'done']);
    expect(state.zombies[0]?.room).toBe(at(3, 4));
  });

  test('DDD-CMB-10 an enemy pushed into a destroyed room stops there', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      destroyed: [at(3, 3)],
      creature: ['zombie-dog', at(3, 2)],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'knockback'),
      `push:creature:${at(3, 3)}`,
      'location:0',
      'location:1',
      'location:1',
    );
    expect(state.creature?.room).toBe(at(3, 3));
  });

  test('DDD-SKL-22 with Mighty blow one knockback may push two rooms, the second only in sight', () => {
    const { table, state, survivor } = aGame({
      survivors: { lucy: { room: at(2, 3), skills: ['lucy-mighty-blow'] }, leo: {} },
      walls: [
        [at(2, 3), at(2, 2)],
        [at(2, 3), at(2, 4)],
        [at(3, 3), at(4, 3)],
      ],
      creature: ['zombie-dog', at(2, 3)],
    });
    const lucy = survivor('lucy');
    const played = perform(
      attack(table, lucy, weaponIn(lucy)),
      survivorFaces('knockback', 'aim'),
      `push:creature:${at(1, 3)}`,
    );
    // North is the outer wall one room on, south a wall behind the first room.
    expect(optionsOf(played.asked[0])).toEqual([
      `push:creature:${at(1, 3)}`,
      `push:creature:${at(3, 3)}`,
      'done',
    ]);
    expect(state.creature?.room).toBe(at(1, 3));
  });

  test('DDD-SKL-22 two rooms at once, and two more with a second knockback', () => {
    const { table, state, survivor } = aGame({
      survivors: { lucy: { room: at(3, 1), skills: ['lucy-mighty-blow'] }, leo: {} },
      creature: ['zombie-dog', at(3, 1)],
    });
    const lucy = survivor('lucy');
    const played = perform(
      attack(table, lucy, weaponIn(lucy)),
      survivorFaces('knockback', 'knockback'),
      `push:creature:${at(3, 3)}`,
      `push:creature:${at(3, 5)}`,
    );
    expect(optionsOf(played.asked[1])).toEqual([
      `push:creature:${at(3, 4)}`,
      `push:creature:${at(3, 5)}`,
      'done',
    ]);
    expect(state.creature?.room).toBe(at(3, 5));
  });

  test('DDD-POW-03 knockbacks do not affect the security guard', () => {
    const { table, state, survivor } = aGame({
      survivors: ['nina', 'leo'],
      creature: ['security-guard', at(4, 3)],
    });
    const nina = survivor('nina');
    perform(attack(table, nina, weaponIn(nina)), survivorFaces('knockback', 'knockback'));
    expect(state.creature?.room).toBe(at(4, 3));
  });

  test('DDD-GEN-13 the nemesis is knocked back, and fire does not hurt it', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      keeper: 'leo',
      burn: [[at(3, 3), 2]],
      nemesis: ['doctor-mortimer', at(3, 2)],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'aim'),
      `push:nemesis:${at(3, 3)}`,
    );
    expect(state.nemesis).toMatchObject({ room: at(3, 3), markers: [3, 3, 3, 3] });
  });

  test('DDD-SPZ-10, DDD-SPZ-04 a special zombie is knocked back out of its horde at any time, and the parts differ', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      zombies: [
        [at(3, 2), 1],
        [at(3, 2), 1, { kind: 'tuff-guy' }],
      ],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'success'),
      `push:zombie:2:${at(3, 3)}`,
      'hit:zombie:1',
    );
    expect(state.zombies).toMatchObject([{ kind: 'tuff-guy', room: at(3, 3) }]);
  });
});
