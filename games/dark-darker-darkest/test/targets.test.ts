import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/combat.ts';
import { optionsOf, weaponIn } from '../testing/in-combat.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';

describe('special zombies', () => {
  test('DDD-SPZ-04 a special zombie can be hit only when no ordinary one is left in its room', () => {
    const { table, state, survivor } = aGame({
      survivors: ['nina', 'leo'],
      zombies: [
        [at(4, 3), 1],
        [at(4, 3), 1, { kind: 'guts' }],
        [at(4, 3), 1, { kind: 'disco-doll' }],
      ],
    });
    const nina = survivor('nina');
    const played = perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('success', 'success'),
      'hit:zombie:1',
      'hit:zombie:3',
    );
    expect(optionsOf(played.asked[0])).toEqual(['hit:zombie:1', 'done']);
    expect(optionsOf(played.asked[1])).toEqual(['hit:zombie:2', 'hit:zombie:3', 'done']);
    expect(state.zombies.map(one => one.kind)).toEqual(['guts']);
  });

  test('DDD-SPZ-09 a special zombie gives 1 XP', () => {
    const { table, state, survivor } = aGame({
      survivors: ['nina', 'leo'],
      zombies: [[at(4, 3), 1, { kind: 'guts' }]],
    });
    const nina = survivor('nina');
    perform(attack(table, nina, weaponIn(nina)), survivorFaces('success', 'aim'), 'hit:zombie:1');
    expect(nina.xp).toBe(1);
    expect(state.tally.zombies.nina).toBe(1);
  });

  test('DDD-SPZ-03, DDD-SPZ-07 a Chunk protects its whole horde from other rooms, but not in its own', () => {
    const zombies = [[at(3, 3), 1, {}] as const, [at(3, 3), 1, { kind: 'chunk' }] as const];
    const away = aGame({ survivors: ['jack', 'leo'], zombies: [...zombies, [at(4, 2), 1]] });
    const jack = away.survivor('jack');
    const shot = perform(attack(away.table, jack, weaponIn(jack)), survivorFaces('success', 'aim'), 'done');
    expect(optionsOf(shot.asked[0])).toEqual(['hit:zombie:3', 'done']);

    const close = aGame({ survivors: { jack: { room: at(3, 3) }, leo: {} }, zombies });
    const near = close.survivor('jack');
    perform(
      attack(close.table, near, weaponIn(near)),
      survivorFaces('success', 'success'),
      'hit:zombie:1',
      'hit:zombie:2',
    );
    expect(close.state.zombies).toEqual([]);
  });

  test('DDD-SPZ-08, DDD-SPZ-03 zombies of a Tuff Guy horde need two hits each', () => {
    const { table, state, survivor } = aGame({
      survivors: ['nina', 'leo'],
      zombies: [
        [at(4, 3), 2],
        [at(4, 3), 1, { kind: 'tuff-guy' }],
      ],
    });
    const nina = survivor('nina');
    const played = perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('success', 'success'),
      'hit:zombie:1',
      'hit:zombie:1',
    );
    expect(optionsOf(played.asked[1])).toEqual(['hit:zombie:1', 'hit:zombie:2', 'done']);
    expect(state.zombies.map(one => one.id)).toEqual([2, 3]);
    expect(nina.xp).toBe(1);
  });
});
