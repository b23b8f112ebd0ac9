import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/combat.ts';
import { optionsOf, weaponIn } from '../testing/in-combat.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';
import { splitTile } from '../testing/split-tile.ts';

const pushes = (ids: readonly string[]): string[] => ids.filter(id => id.startsWith('push:'));

describe('into fire', () => {
  test.each([
    1, 2,
  ])('DDD-CMB-11, DDD-SUR-13 a zombie pushed onto %i burn markers is eliminated for 1 XP', burn => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      burn: [[at(3, 1), burn]],
      zombies: [[at(3, 2), 1]],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'aim'),
      `push:zombie:1:${at(3, 1)}`,
    );
    expect(state.zombies).toEqual([]);
    expect(nina.xp).toBe(1);
    expect(state.tally.zombies.nina).toBe(1);
  });

  test('DDD-CMB-11 so is one pushed into a destroyed room, and one that would be pushed through a burning one', () => {
    const { table, state, survivor } = aGame({
      survivors: { lucy: { room: at(3, 3), skills: ['lucy-mighty-blow'] }, leo: {} },
      destroyed: [at(3, 2)],
      burn: [[at(2, 3), 1]],
      zombies: [[at(3, 3), 2]],
    });
    const lucy = survivor('lucy');
    const played = perform(
      attack(table, lucy, weaponIn(lucy)),
      survivorFaces('knockback', 'knockback'),
      `push:zombie:1:${at(3, 2)}`,
      `push:zombie:2:${at(2, 3)}`,
    );
    expect(pushes(optionsOf(played.asked[0]))).toEqual([
      `push:zombie:1:${at(2, 3)}`,
      `push:zombie:1:${at(3, 4)}`,
      `push:zombie:1:${at(3, 5)}`,
      `push:zombie:1:${at(4, 3)}`,
      `push:zombie:1:${at(3, 2)}`,
    ]);
    expect(state.zombies).toEqual([]);
    expect(lucy.xp).toBe(2);
  });

  test('DDD-SPZ-04 a special zombie pushed into fire is eliminated although its horde is left', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      burn: [[at(3, 1), 1]],
      zombies: [
        [at(3, 2), 1],
        [at(3, 2), 1, { kind: 'chunk' }],
      ],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'aim'),
      `push:zombie:2:${at(3, 1)}`,
    );
    expect(state.zombies.map(one => one.kind)).toEqual(['ordinary']);
    expect(nina.xp).toBe(1);
  });

  test('DDD-CMB-12, DDD-FIR-15 a creature takes the damage of each burning room that it is pushed into', () => {
    const { table, state, survivor } = aGame({
      survivors: { lucy: { room: at(3, 3), skills: ['lucy-mighty-blow'] }, leo: {} },
      burn: [
        [at(3, 4), 1],
        [at(3, 5), 2],
      ],
      creature: ['undead-bird', at(3, 3)],
    });
    const lucy = survivor('lucy');
    perform(
      attack(table, lucy, weaponIn(lucy)),
      survivorFaces('knockback', 'aim'),
      `push:creature:${at(3, 5)}`,
      'location:0',
      'location:2',
      'location:2',
    );
    expect(state.creature).toMatchObject({ room: at(3, 5), hits: [1, 0, 2, 0] });
  });

  test('DDD-FIR-16, DDD-SUR-15 a creature that a knockback into fire eliminates gives 2 XP to each survivor', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      burn: [[at(3, 1), 1]],
      creature: ['zombie-dog', at(3, 2), { hits: [1, 2, 2, 0] }],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'aim'),
      `push:creature:${at(3, 1)}`,
    );
    expect(state.creature).toBeNull();
    expect([nina.xp, survivor('leo').xp]).toEqual([2, 2]);
  });

  test('DDD-RAD-16 an infected zombie takes the burn markers as hits, and may go on', () => {
    const pushedOnto = (burn: number): number => {
      const { table, state, survivor } = aGame({
        survivors: { nina: { room: at(3, 2) }, leo: {} },
        options: { radioactive: true },
        burn: [[at(3, 1), burn]],
        zombies: [[at(3, 2), 1, { infected: true }]],
      });
      const nina = survivor('nina');
      perform(
        attack(table, nina, weaponIn(nina)),
        survivorFaces('knockback', 'aim'),
        `push:zombie:1:${at(3, 1)}`,
      );
      if (state.zombies.length > 0) expect(state.zombies[0]).toMatchObject({ hit: true, room: at(3, 1) });
      return nina.xp;
    };
    expect(pushedOnto(1)).toBe(0);
    expect(pushedOnto(2)).toBe(1);
  });

  test('DDD-RAD-16, DDD-CMB-11 fire comes before an infection by the same room', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      options: { radioactive: true },
      burn: [[at(3, 1), 1]],
      radiation: [at(3, 1)],
      zombies: [[at(3, 2), 1]],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'aim'),
      `push:zombie:1:${at(3, 1)}`,
    );
    expect(state.zombies).toEqual([]);
  });

  test('DDD-RAD-13, DDD-RAD-18 a zombie pushed onto an infected tile, or to an infected zombie, is infected', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      options: { radioactive: true },
      radiation: [at(3, 1)],
      zombies: [
        [at(3, 2), 2],
        [at(2, 2), 1, { infected: true }],
      ],
    });
    const nina = survivor('nina');
    perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('knockback', 'knockback'),
      `push:zombie:1:${at(3, 1)}`,
      `push:zombie:2:${at(2, 2)}`,
    );
    expect(state.zombies.map(one => one.infected)).toEqual([true, true, true]);
  });
});

test('DDD-CMB-11 from one room of a burning tile to the other nothing happens to what is pushed', () => {
  const { table, state, survivor } = aGame({
    survivors: { nina: { room: at(3, 3) }, leo: {} },
    burn: [[at(3, 3), 2]],
    zombies: [[at(3, 3), 1]],
  });
  splitTile(state, at(3, 3), 'hallway-and-storage');
  const nina = survivor('nina');
  perform(attack(table, nina, weaponIn(nina)), survivorFaces('knockback', 'aim'), 'push:zombie:1:storage');
  expect(state.zombies).toMatchObject([{ room: 'storage' }]);
});
